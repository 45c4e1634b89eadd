//! A list whose copies share what neither has changed.

use std::sync::Arc;

/// How many values lie in one part.
const PART: usize = 512;

/// A list in parts, each of which is copied when one of several lists that have
/// it changes it: copying a list of a million values takes as long as counting
/// its parts, and adding one value never moves the others.
#[derive(Clone, Debug)]
pub struct SharedList<T> {
    /// All but the last have [`PART`] values.
    parts: Vec<Arc<Vec<T>>>,
    len: usize,
}

impl<T> Default for SharedList<T> {
    fn default() -> Self {
        Self {
            parts: Vec::new(),
            len: 0,
        }
    }
}

impl<T> SharedList<T> {
    /// How many values it has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The value in this place, counted from 0.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<&T> {
        self.parts.get(index / PART)?.get(index % PART)
    }

    /// All values in their order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.parts.iter().flat_map(|part| part.iter())
    }
}

impl<T: Clone> SharedList<T> {
    /// The value in this place, to be changed.
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        let part = self.parts.get_mut(index / PART)?;
        Arc::make_mut(part).get_mut(index % PART)
    }

    /// Adds a value behind the others.
    pub fn push(&mut self, value: T) {
        if self.len.is_multiple_of(PART) {
            self.parts.push(Arc::default());
        }
        if let Some(last) = self.parts.last_mut() {
            Arc::make_mut(last).push(value);
            self.len += 1;
        }
    }

    /// Adds copies of a value until there are so many.
    pub fn grow_to(&mut self, len: usize, value: &T) {
        while self.len < len {
            self.push(value.clone());
        }
    }
}

impl<T: Clone> FromIterator<T> for SharedList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut list = Self::default();
        values.into_iter().for_each(|value| list.push(value));
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_keeps_what_it_had_and_shares_what_did_not_change() {
        let mut list: SharedList<usize> = (0..3 * PART + 1).collect();
        let copy = list.clone();
        *list.get_mut(PART).unwrap() = 7;
        list.push(9);
        assert!((0..copy.len()).all(|index| copy.get(index) == Some(&index)));
        assert_eq!(copy.get(copy.len()), None);
        assert_eq!(list.get(PART), Some(&7));
        assert_eq!(list.iter().count(), copy.len() + 1);
        let shared = |part: usize| Arc::ptr_eq(&list.parts[part], &copy.parts[part]);
        assert_eq!([0, 1, 2, 3].map(shared), [true, false, true, false]);
    }

    #[test]
    fn values_are_where_a_plain_list_has_them() {
        let mut list = SharedList::default();
        assert!(list.is_empty() && list.get(0).is_none());
        list.grow_to(PART, &1);
        list.push(2);
        let mut plain = vec![1; PART];
        plain.push(2);
        assert!(list.iter().eq(&plain));
        assert_eq!((list.len(), list.get(PART)), (PART + 1, Some(&2)));
    }
}
