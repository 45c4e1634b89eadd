//! Colors.

/// A color, opaque.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ink {
    /// How much red there is.
    pub red: u8,
    /// How much green.
    pub green: u8,
    /// How much blue.
    pub blue: u8,
}

impl Ink {
    /// Printer's black.
    pub const BLACK: Self = Self::gray(0);
    /// Paper.
    pub const WHITE: Self = Self::gray(255);

    /// Red, green and blue, as designers write them: `0xRRGGBB`.
    #[must_use]
    pub const fn of_hex(hex: u32) -> Self {
        let [_, red, green, blue] = hex.to_be_bytes();
        Self { red, green, blue }
    }

    /// A gray from 0, black, to 255, white.
    #[must_use]
    pub const fn gray(light: u8) -> Self {
        Self {
            red: light,
            green: light,
            blue: light,
        }
    }

    /// This color with some of another, in percent.
    #[must_use]
    pub fn with(self, other: Self, percent: u8) -> Self {
        let percent = u32::from(percent.min(100));
        let mix = |one: u8, two: u8| {
            let sum = u32::from(one) * (100 - percent) + u32::from(two) * percent;
            ((sum + 50) / 100) as u8
        };
        Self {
            red: mix(self.red, other.red),
            green: mix(self.green, other.green),
            blue: mix(self.blue, other.blue),
        }
    }

    /// As style sheets write it.
    pub(super) fn css(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }

    pub(super) fn shares(self) -> [f32; 3] {
        [self.red, self.green, self.blue].map(|part| f32::from(part) / 255.0)
    }

    /// Whether it is a gray, which printers do without colors.
    pub(super) const fn is_gray(self) -> bool {
        self.red == self.green && self.green == self.blue
    }
}
