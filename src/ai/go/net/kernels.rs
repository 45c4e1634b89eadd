//! SIMD: the vector instructions of the processor, chosen at run time.
//!
//! The only file that may say `unsafe`, for two reasons: instructions that a
//! processor may lack, and products that do not check every step. A value of
//! [`Avx512`] or [`Avx2`] exists only where those instructions were found, and
//! everything that uses them asks for one. What is computed with them is
//! written elsewhere, in safe code, as a [`Task`].
#![expect(
    unsafe_code,
    reason = "instructions chosen at run time, and products without a check for each step"
)]

use std::array::from_fn;

use strum::VariantArray;

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{
    __m256, __m512, _MM_HINT_T0, _mm_prefetch, _mm256_add_ps, _mm256_fmadd_ps, _mm256_loadu_ps,
    _mm256_max_ps, _mm256_set1_ps, _mm256_storeu_ps, _mm256_sub_ps, _mm512_add_ps, _mm512_fmadd_ps,
    _mm512_loadu_ps, _mm512_max_ps, _mm512_set1_ps, _mm512_storeu_ps, _mm512_sub_ps,
};

/// Which instructions the network is computed with, the fastest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Kernel {
    /// Sixteen numbers at a time.
    Avx512,
    /// Eight numbers at a time.
    Avx2,
    /// What every processor can do.
    Portable,
}

impl Kernel {
    /// Those that this machine has, the fastest first.
    pub fn available() -> impl Iterator<Item = Self> {
        let all = Self::VARIANTS.iter().copied();
        all.filter(|kernel| kernel.is_here())
    }

    /// The fastest that this machine has.
    #[must_use]
    pub fn best() -> Self {
        Self::available().next().unwrap_or(Self::Portable)
    }

    /// Whether this machine has the instructions.
    fn is_here(self) -> bool {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => Avx512::found().is_some(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => Avx2::found().is_some(),
            #[cfg(not(target_arch = "x86_64"))]
            Self::Avx512 | Self::Avx2 => false,
            Self::Portable => true,
        }
    }

    /// Does `task` with these instructions, or with those that every machine
    /// has where they are missing.
    pub(super) fn run(self, task: impl Task) {
        #[cfg(target_arch = "x86_64")]
        if self == Self::Avx512
            && let Some(lanes) = Avx512::found()
        {
            // SAFETY: `lanes` exists, so the instructions were found.
            return unsafe { with_avx512(lanes, task) };
        }
        #[cfg(target_arch = "x86_64")]
        if self == Self::Avx2
            && let Some(lanes) = Avx2::found()
        {
            // SAFETY: `lanes` exists, so the instructions were found.
            return unsafe { with_avx2(lanes, task) };
        }
        task.run(Plain);
    }
}

/// Something to compute, whatever the instructions. Implementations and what
/// they call are `#[inline(always)]`: only so are they compiled for each.
pub(super) trait Task {
    /// Computes it.
    fn run<L: Lanes>(self, lanes: L);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx2,fma")]
fn with_avx512(lanes: Avx512, task: impl Task) {
    task.run(lanes);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma")]
fn with_avx2(lanes: Avx2, task: impl Task) {
    task.run(lanes);
}

/// SIMD lanes: the right to use some vector instructions, and what they do.
pub(super) trait Lanes: Copy {
    /// One number in each lane.
    type Vector: Copy;
    /// How many numbers a vector has.
    const WIDTH: usize;
    /// How many rows of a product are summed at once: as many as there are
    /// registers for, two or three vectors a row.
    const ROWS: usize;

    /// One number everywhere.
    fn splat(self, number: f32) -> Self::Vector;
    /// The sum.
    fn add(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// `a` less `b`.
    fn sub(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// `a` times `b` plus `c`, fused where the processor can.
    fn mul_add(self, a: Self::Vector, b: Self::Vector, c: Self::Vector) -> Self::Vector;
    /// The larger of each two.
    fn max(self, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// The numbers from `from` on.
    ///
    /// # Safety
    ///
    /// `WIDTH` numbers can be read there.
    unsafe fn read(self, from: *const f32) -> Self::Vector;
    /// Writes the numbers from `to` on.
    ///
    /// # Safety
    ///
    /// `WIDTH` numbers can be written there.
    unsafe fn write(self, to: *mut f32, vector: Self::Vector);

    /// The numbers of `from` that begin at `at`, or zeros where they are not
    /// all there.
    #[inline(always)]
    fn load(self, from: &[f32], at: usize) -> Self::Vector {
        let [vector] = self.load_each(from, at, 0);
        vector
    }

    /// Puts numbers into `to` from `at` on, if there is room for all.
    #[inline(always)]
    fn store(self, to: &mut [f32], at: usize, vector: Self::Vector) {
        self.store_each(to, at, 0, [vector]);
    }

    /// `N` vectors of `from`, the first at `at` and each `step` further.
    #[inline(always)]
    fn load_each<const N: usize>(self, from: &[f32], at: usize, step: usize) -> [Self::Vector; N] {
        let mut each = [self.splat(0.0); N];
        if !reaches(from.len(), at, step, N, Self::WIDTH) {
            debug_assert!(false, "what is loaded is there");
            return each;
        }
        for (index, vector) in each.iter_mut().enumerate() {
            // SAFETY: the last of them ends within the slice.
            *vector = unsafe { self.read(from.as_ptr().add(at + index * step)) };
        }
        each
    }

    /// Puts vectors into `to`, the first at `at` and each `step` further, if
    /// there is room for all.
    #[inline(always)]
    fn store_each<const N: usize>(
        self,
        to: &mut [f32],
        at: usize,
        step: usize,
        each: [Self::Vector; N],
    ) {
        if !reaches(to.len(), at, step, N, Self::WIDTH) {
            debug_assert!(false, "there is room for what is stored");
            return;
        }
        for (index, vector) in each.into_iter().enumerate() {
            // SAFETY: the last of them ends within the slice.
            unsafe { self.write(to.as_mut_ptr().add(at + index * step), vector) };
        }
    }

    /// All of them summed.
    #[inline(always)]
    fn sum(self, vector: Self::Vector) -> f32 {
        let mut each = [0.0; 16];
        self.store(&mut each, 0, vector);
        each.iter().take(Self::WIDTH).sum()
    }
}

/// Whether `count` runs of `width` numbers, at `at` and each `step` further,
/// lie within `len`.
#[inline(always)]
const fn reaches(len: usize, at: usize, step: usize, count: usize, width: usize) -> bool {
    let last = count.saturating_sub(1).saturating_mul(step);
    last.saturating_add(at).saturating_add(width) <= len
}

/// The right to use AVX-512.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

/// The right to use AVX2 and fused products.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
pub(super) struct Avx2(());

#[cfg(target_arch = "x86_64")]
impl Avx512 {
    fn found() -> Option<Self> {
        (is_x86_feature_detected!("avx512f") && Avx2::found().is_some()).then_some(Self(()))
    }
}

#[cfg(target_arch = "x86_64")]
impl Avx2 {
    fn found() -> Option<Self> {
        (is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")).then_some(Self(()))
    }
}

/// Both are the same instructions under other names.
#[cfg(target_arch = "x86_64")]
macro_rules! lanes {
    ($lanes:ident, $vector:ident, $width:literal, $rows:literal, $splat:ident, $read:ident,
     $write:ident, $($name:ident($($number:ident)*) is $instruction:ident),*) => {
        impl Lanes for $lanes {
            type Vector = $vector;
            const WIDTH: usize = $width;
            const ROWS: usize = $rows;

            $(#[inline(always)]
            fn $name(self, $($number: $vector),*) -> $vector {
                // SAFETY: `self` exists, so the instructions were found.
                unsafe { $instruction($($number),*) }
            })*
            #[inline(always)]
            fn splat(self, number: f32) -> $vector {
                // SAFETY: `self` exists, so the instructions were found.
                unsafe { $splat(number) }
            }
            #[inline(always)]
            unsafe fn read(self, from: *const f32) -> $vector {
                // SAFETY: as above, and the caller answers for the memory.
                unsafe { $read(from) }
            }
            #[inline(always)]
            unsafe fn write(self, to: *mut f32, vector: $vector) {
                // SAFETY: as above, and the caller answers for the memory.
                unsafe { $write(to, vector) }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
#[rustfmt::skip]
lanes!(
    Avx512, __m512, 16, 9, _mm512_set1_ps, _mm512_loadu_ps, _mm512_storeu_ps,
    add(a b) is _mm512_add_ps, sub(a b) is _mm512_sub_ps, max(a b) is _mm512_max_ps,
    mul_add(a b c) is _mm512_fmadd_ps
);
#[cfg(target_arch = "x86_64")]
#[rustfmt::skip]
lanes!(
    Avx2, __m256, 8, 6, _mm256_set1_ps, _mm256_loadu_ps, _mm256_storeu_ps,
    add(a b) is _mm256_add_ps, sub(a b) is _mm256_sub_ps, max(a b) is _mm256_max_ps,
    mul_add(a b c) is _mm256_fmadd_ps
);

/// What every processor can do, four numbers at a time.
#[derive(Clone, Copy)]
pub(super) struct Plain;

impl Lanes for Plain {
    type Vector = [f32; 4];
    const WIDTH: usize = 4;
    const ROWS: usize = 4;

    #[inline(always)]
    fn splat(self, number: f32) -> [f32; 4] {
        [number; 4]
    }
    #[inline(always)]
    fn add(self, a: [f32; 4], b: [f32; 4]) -> [f32; 4] {
        from_fn(|at| a[at] + b[at])
    }
    #[inline(always)]
    fn sub(self, a: [f32; 4], b: [f32; 4]) -> [f32; 4] {
        from_fn(|at| a[at] - b[at])
    }
    #[inline(always)]
    fn mul_add(self, a: [f32; 4], b: [f32; 4], c: [f32; 4]) -> [f32; 4] {
        // Where there is no instruction for it, a fused product would be a
        // call of a function.
        if cfg!(target_arch = "aarch64") {
            return from_fn(|at| a[at].mul_add(b[at], c[at]));
        }
        from_fn(|at| a[at] * b[at] + c[at])
    }
    #[inline(always)]
    fn max(self, a: [f32; 4], b: [f32; 4]) -> [f32; 4] {
        from_fn(|at| if a[at] > b[at] { a[at] } else { b[at] })
    }
    #[inline(always)]
    unsafe fn read(self, from: *const f32) -> [f32; 4] {
        // SAFETY: as the trait demands; an array may lie where its items may.
        unsafe { from.cast::<[f32; 4]>().read() }
    }
    #[inline(always)]
    unsafe fn write(self, to: *mut f32, vector: [f32; 4]) {
        // SAFETY: as the trait demands; an array may lie where its items may.
        unsafe { to.cast::<[f32; 4]>().write(vector) }
    }
}

/// A block of a matrix product, held in registers while it is summed.
pub(super) struct RegisterBlock<'a> {
    /// How many numbers a row has.
    pub(super) depth: usize,
    /// The rows, each `from_step` behind the one before.
    pub(super) from: &'a [f32],
    /// See `from`.
    pub(super) from_step: usize,
    /// `depth` lines of weights, each `panel_step` behind the one before.
    pub(super) panel: &'a [f32],
    /// See `panel`.
    pub(super) panel_step: usize,
    /// The rows of the result, each `to_step` behind the one before.
    pub(super) to: &'a mut [f32],
    /// See `to`.
    pub(super) to_step: usize,
    /// What is needed next, and how many numbers of it to prefetch with each
    /// line of weights. It may be anywhere.
    pub(super) next: (*const f32, usize),
}

impl RegisterBlock<'_> {
    /// Computes `R` rows and `N` vectors of columns, if they are all there.
    #[inline(always)]
    pub(super) fn sums<L: Lanes, const R: usize, const N: usize>(self, lanes: L) {
        // Never more rows than there are registers for: nothing to compile.
        if R > L::ROWS {
            return;
        }
        let width = N * L::WIDTH;
        if !reaches(self.from.len(), 0, self.from_step, R, self.depth)
            || !reaches(self.panel.len(), 0, self.panel_step, self.depth, width)
            || !reaches(self.to.len(), 0, self.to_step, R, width)
        {
            debug_assert!(false, "a product has all its numbers");
            return;
        }
        let (from, panel, to) = (
            self.from.as_ptr(),
            self.panel.as_ptr(),
            self.to.as_mut_ptr(),
        );
        let (next, pace) = self.next;
        let mut sums = [[lanes.splat(0.0); N]; R];
        for step in 0..self.depth {
            fetch(next.wrapping_add(step * pace));
            if pace > 16 {
                fetch(next.wrapping_add(step * pace + 16));
                fetch(next.wrapping_add(step * pace + 32));
            }
            let mut weights = [lanes.splat(0.0); N];
            for (at, weight) in weights.iter_mut().enumerate() {
                // SAFETY: the panel has `depth` lines of `N` vectors.
                *weight = unsafe { lanes.read(panel.add(step * self.panel_step + at * L::WIDTH)) };
            }
            for (row, sums) in sums.iter_mut().enumerate() {
                // SAFETY: there are `R` rows of `depth` numbers.
                let number = lanes.splat(unsafe { *from.add(row * self.from_step + step) });
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum = lanes.mul_add(number, weight, *sum);
                }
            }
        }
        for (row, sums) in sums.into_iter().enumerate() {
            for (at, sum) in sums.into_iter().enumerate() {
                // SAFETY: there is room for `R` rows of `N` vectors.
                unsafe { lanes.write(to.add(row * self.to_step + at * L::WIDTH), sum) };
            }
        }
    }
}

/// Prefetches the memory around `at`, which may be anywhere.
#[inline(always)]
fn fetch(at: *const f32) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 has the instruction, and no address makes it fail.
    unsafe {
        _mm_prefetch(at.cast(), _MM_HINT_T0);
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = at;
}
