//! SIMD: the vector instructions of the processor, chosen at run time.
//!
//! The only file that may say `unsafe`, for two reasons: instructions that a
//! processor may lack, and products that do not check every step. A value of
//! [`Avx512`], [`Avx2`] or one of those for pairs exists only where those
//! instructions were found, and everything that uses them asks for one. What is
//! computed with them is written elsewhere, in safe code, as a [`Task`], a
//! [`PairTask`] or a [`BlockTask`].
#![expect(
    unsafe_code,
    reason = "instructions chosen at run time, and products without a check for each step"
)]

use std::array::from_fn;

use strum::VariantArray;

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
use std::arch::asm;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
use std::arch::x86_64::{__cpuid_count, _xgetbv};
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
use std::sync::OnceLock;

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{
    __m256, __m256i, __m512, __m512i, _MM_HINT_T0, _mm_prefetch, _mm256_add_epi32, _mm256_add_ps,
    _mm256_blend_epi16, _mm256_castps_si256, _mm256_cvtepi32_ps, _mm256_dpwssd_avx_epi32,
    _mm256_fmadd_ps, _mm256_loadu_ps, _mm256_loadu_si256, _mm256_madd_epi16, _mm256_max_ps,
    _mm256_mul_ps, _mm256_set1_epi32, _mm256_set1_ps, _mm256_setzero_si256, _mm256_slli_epi32,
    _mm256_storeu_ps, _mm256_storeu_si256, _mm256_sub_ps, _mm512_add_epi32, _mm512_add_ps,
    _mm512_castps_si512, _mm512_cvtepi32_ps, _mm512_dpwssd_epi32, _mm512_fmadd_ps, _mm512_loadu_ps,
    _mm512_loadu_si512, _mm512_madd_epi16, _mm512_max_ps, _mm512_mul_ps, _mm512_set1_epi32,
    _mm512_set1_ps, _mm512_setzero_si512, _mm512_slli_epi32, _mm512_storeu_ps, _mm512_storeu_si512,
    _mm512_sub_ps, _mm512_ternarylogic_epi32,
};

/// Which instructions and numbers the network is computed with, the fastest
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Kernel {
    /// 16-bit floats with AMX, 8,192 products an instruction.
    Amx,
    /// 16-bit integers with AVX-512 VNNI, 32 products an instruction. What is
    /// not a convolution is computed in floats here as in the next three.
    Avx512Vnni,
    /// 16-bit integers with AVX-512, 32 products in two instructions.
    Avx512Pairs,
    /// 16-bit integers with AVX-VNNI, 16 products an instruction.
    AvxVnni,
    /// 16-bit integers with AVX2, 16 products in two instructions.
    Avx2Pairs,
    /// Sixteen floats at a time.
    Avx512,
    /// Eight floats at a time.
    Avx2,
    /// Floats, with what every processor can do.
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

    /// Whether convolutions are computed in numbers of 16 bits, integers or
    /// floats.
    #[must_use]
    pub const fn is_16_bit(self) -> bool {
        self.multiplies_pairs() || self.multiplies_blocks()
    }

    /// Whether convolutions are computed in 16-bit integers.
    pub(super) const fn multiplies_pairs(self) -> bool {
        match self {
            Self::Avx512Vnni | Self::Avx512Pairs | Self::AvxVnni | Self::Avx2Pairs => true,
            Self::Amx | Self::Avx512 | Self::Avx2 | Self::Portable => false,
        }
    }

    /// Whether convolutions are computed in blocks of 16-bit floats.
    pub(super) const fn multiplies_blocks(self) -> bool {
        match self {
            Self::Amx => true,
            Self::Avx512Vnni
            | Self::Avx512Pairs
            | Self::AvxVnni
            | Self::Avx2Pairs
            | Self::Avx512
            | Self::Avx2
            | Self::Portable => false,
        }
    }

    /// Whether this machine has the instructions.
    fn is_here(self) -> bool {
        match self {
            #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
            Self::Amx => Amx::found().is_some(),
            // Other systems have no way to ask for the registers, or another one.
            #[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
            Self::Amx => false,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Vnni => Avx512Vnni::found().is_some(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Pairs => Avx512Pairs::found().is_some(),
            #[cfg(target_arch = "x86_64")]
            Self::AvxVnni => AvxVnni::found().is_some(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => Avx512::found().is_some(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 | Self::Avx2Pairs => Avx2::found().is_some(),
            #[cfg(not(target_arch = "x86_64"))]
            Self::Avx512Vnni
            | Self::Avx512Pairs
            | Self::AvxVnni
            | Self::Avx2Pairs
            | Self::Avx512
            | Self::Avx2 => false,
            Self::Portable => true,
        }
    }

    /// Does `task` with these instructions, or with those that every machine
    /// has where they are missing.
    pub(super) fn run(self, task: impl Task) {
        #[cfg(target_arch = "x86_64")]
        match self {
            Self::Amx | Self::Avx512Vnni | Self::Avx512Pairs | Self::Avx512 => {
                if let Some(lanes) = Avx512::found() {
                    // SAFETY: `lanes` exists, so the instructions were found.
                    return unsafe { with_avx512(lanes, task) };
                }
            }
            Self::AvxVnni | Self::Avx2Pairs | Self::Avx2 => {
                if let Some(lanes) = Avx2::found() {
                    // SAFETY: `lanes` exists, so the instructions were found.
                    return unsafe { with_avx2(lanes, task) };
                }
            }
            Self::Portable => {}
        }
        task.run(Plain);
    }

    /// Does `task`, which is one of 16-bit integers, with these instructions, or
    /// with those that every machine has where they are missing.
    pub(super) fn run_pairs(self, task: impl PairTask) {
        #[cfg(target_arch = "x86_64")]
        match self {
            Self::Avx512Vnni => {
                if let Some(pairs) = Avx512Vnni::found() {
                    // SAFETY: `pairs` exists, so the instructions were found.
                    return unsafe { with_avx512_vnni(pairs, task) };
                }
            }
            Self::Avx512Pairs => {
                if let Some(pairs) = Avx512Pairs::found() {
                    // SAFETY: `pairs` exists, so the instructions were found.
                    return unsafe { with_avx512_pairs(pairs, task) };
                }
            }
            Self::AvxVnni => {
                if let Some(pairs) = AvxVnni::found() {
                    // SAFETY: `pairs` exists, so the instructions were found.
                    return unsafe { with_avx_vnni(pairs, task) };
                }
            }
            Self::Avx2Pairs => {
                if let Some(pairs) = Avx2Pairs::found() {
                    // SAFETY: `pairs` exists, so the instructions were found.
                    return unsafe { with_avx2_pairs(pairs, task) };
                }
            }
            Self::Amx | Self::Avx512 | Self::Avx2 | Self::Portable => {}
        }
        task.run(PlainPairs);
    }

    /// Does `task`, which multiplies blocks, with these instructions, or with
    /// those that every machine has where they are missing.
    pub(super) fn run_blocks(self, task: impl BlockTask) {
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        if self == Self::Amx
            && let Some(amx) = Amx::found()
        {
            return task.run(&amx.configured());
        }
        task.run(&PlainBlocks);
    }
}

/// Something to compute, whatever the instructions. Implementations and what
/// they call are `#[inline(always)]`: only so are they compiled for each.
pub(super) trait Task {
    /// Computes it.
    fn run<L: Lanes>(self, lanes: L);
}

/// The same with 16-bit integers.
pub(super) trait PairTask {
    /// Computes it.
    fn run<M: Multiply<Number = Pair>>(self, pairs: M);
}

/// The same with blocks of 16-bit floats.
pub(super) trait BlockTask {
    /// Computes it.
    fn run(self, blocks: &impl MultiplyBlocks);
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

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vnni,avx2,fma")]
fn with_avx512_vnni(pairs: Avx512Vnni, task: impl PairTask) {
    task.run(pairs);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx2,fma")]
fn with_avx512_pairs(pairs: Avx512Pairs, task: impl PairTask) {
    task.run(pairs);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avxvnni,avx2,fma")]
fn with_avx_vnni(pairs: AvxVnni, task: impl PairTask) {
    task.run(pairs);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma")]
fn with_avx2_pairs(pairs: Avx2Pairs, task: impl PairTask) {
    task.run(pairs);
}

/// Two 16-bit integers. They are multiplied by two others and the products
/// summed by one instruction.
pub(super) type Pair = [i16; 2];

/// Added to a number, leaves the nearest integer in the lowest bits of the sum:
/// the last of 24 digits then counts ones.
const ROUND: f32 = 12_582_912.0;

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
    /// Writes pairs made of the lowest 16 bits of each two numbers.
    ///
    /// # Safety
    ///
    /// `WIDTH` pairs can be written there.
    unsafe fn write_pairs(self, to: *mut Pair, first: Self::Vector, second: Self::Vector);

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

    /// Puts pairs into `to` from `at` on, if there is room for all: numbers
    /// times their factors, rounded to integers. They are to be less than 2¹⁵.
    #[inline(always)]
    fn store_pairs(
        self,
        to: &mut [Pair],
        at: usize,
        first: Self::Vector,
        second: Self::Vector,
        factors: Self::Vector,
    ) {
        if !reaches(to.len(), at, 0, 1, Self::WIDTH) {
            debug_assert!(false, "there is room for what is stored");
            return;
        }
        let round = self.splat(ROUND);
        let first = self.mul_add(first, factors, round);
        let second = self.mul_add(second, factors, round);
        // SAFETY: they end within the slice.
        unsafe { self.write_pairs(to.as_mut_ptr().add(at), first, second) };
    }

    /// All of them summed.
    #[inline(always)]
    fn sum(self, vector: Self::Vector) -> f32 {
        let mut each = [0.0; 16];
        self.store(&mut each, 0, vector);
        // Halves added to each other: four steps for 16, not as many as they are.
        let each: [f32; 8] = from_fn(|at| each[at] + each[at + 8]);
        let each: [f32; 4] = from_fn(|at| each[at] + each[at + 4]);
        (each[0] + each[2]) + (each[1] + each[3])
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
     $write:ident, $write_pairs:item, $($name:ident($($number:ident)*) is $instruction:ident),*) => {
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
            #[inline(always)]
            $write_pairs
        }
    };
}

#[cfg(target_arch = "x86_64")]
#[rustfmt::skip]
lanes!(
    Avx512, __m512, 16, 9, _mm512_set1_ps, _mm512_loadu_ps, _mm512_storeu_ps,
    unsafe fn write_pairs(self, to: *mut Pair, first: __m512, second: __m512) {
        // SAFETY: `self` exists, so the instructions were found, and the caller
        // answers for the memory.
        unsafe {
            let second = _mm512_slli_epi32::<16>(_mm512_castps_si512(second));
            let low = _mm512_set1_epi32(0xffff);
            // Bits of `first` where `low` has them, of `second` elsewhere.
            let first = _mm512_castps_si512(first);
            let pairs = _mm512_ternarylogic_epi32::<0xca>(low, first, second);
            _mm512_storeu_si512(to.cast(), pairs);
        }
    },
    add(a b) is _mm512_add_ps, sub(a b) is _mm512_sub_ps, max(a b) is _mm512_max_ps,
    mul_add(a b c) is _mm512_fmadd_ps
);
#[cfg(target_arch = "x86_64")]
#[rustfmt::skip]
lanes!(
    Avx2, __m256, 8, 6, _mm256_set1_ps, _mm256_loadu_ps, _mm256_storeu_ps,
    unsafe fn write_pairs(self, to: *mut Pair, first: __m256, second: __m256) {
        // SAFETY: `self` exists, so the instructions were found, and the caller
        // answers for the memory.
        unsafe {
            let second = _mm256_slli_epi32::<16>(_mm256_castps_si256(second));
            let pairs = _mm256_blend_epi16::<0b1010_1010>(_mm256_castps_si256(first), second);
            _mm256_storeu_si256(to.cast(), pairs);
        }
    },
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
    #[inline(always)]
    unsafe fn write_pairs(self, to: *mut Pair, first: [f32; 4], second: [f32; 4]) {
        let pairs = from_fn(|at| [first[at], second[at]].map(|x| x.to_bits() as i16));
        // SAFETY: as the trait demands; an array may lie where its items may.
        unsafe { to.cast::<[Pair; 4]>().write(pairs) }
    }
}

/// What products are made of: how numbers are multiplied and summed.
pub(super) trait Multiply: Copy {
    /// What is multiplied.
    type Number: Copy;
    /// One number in each lane, or one sum.
    type Vector: Copy;
    /// How many numbers a vector has.
    const WIDTH: usize;
    /// See [`Lanes::ROWS`].
    const ROWS: usize;
    /// Whether sums are multiplied by scales.
    const SCALED: bool;

    /// No sum yet.
    fn none(self) -> Self::Vector;
    /// One number everywhere.
    fn splat(self, number: Self::Number) -> Self::Vector;
    /// `a` times `b` plus `sum`.
    fn multiply_add(self, a: Self::Vector, b: Self::Vector, sum: Self::Vector) -> Self::Vector;
    /// The numbers from `from` on.
    ///
    /// # Safety
    ///
    /// `WIDTH` numbers can be read there.
    unsafe fn read(self, from: *const Self::Number) -> Self::Vector;
    /// Writes sums from `to` on, if they are scaled times `scale` and those of
    /// their columns.
    ///
    /// # Safety
    ///
    /// `WIDTH` numbers can be written there, and read from `columns` if sums
    /// are scaled.
    unsafe fn write(self, to: *mut f32, sums: Self::Vector, scale: f32, columns: *const f32);
}

/// Floats are multiplied.
#[derive(Clone, Copy)]
pub(super) struct Floats<L>(pub(super) L);

impl<L: Lanes> Multiply for Floats<L> {
    type Number = f32;
    type Vector = L::Vector;
    const WIDTH: usize = L::WIDTH;
    const ROWS: usize = L::ROWS;
    const SCALED: bool = false;

    #[inline(always)]
    fn none(self) -> L::Vector {
        self.0.splat(0.0)
    }
    #[inline(always)]
    fn splat(self, number: f32) -> L::Vector {
        self.0.splat(number)
    }
    #[inline(always)]
    fn multiply_add(self, a: L::Vector, b: L::Vector, sum: L::Vector) -> L::Vector {
        self.0.mul_add(a, b, sum)
    }
    #[inline(always)]
    unsafe fn read(self, from: *const f32) -> L::Vector {
        // SAFETY: as the trait demands.
        unsafe { self.0.read(from) }
    }
    #[inline(always)]
    unsafe fn write(self, to: *mut f32, sums: L::Vector, _: f32, _: *const f32) {
        // SAFETY: as the trait demands.
        unsafe { self.0.write(to, sums) }
    }
}

/// The right to multiply pairs with AVX-512 and its VNNI.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
struct Avx512Vnni(());

/// The right to multiply pairs with AVX-512 and its instructions for 16 bits.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
struct Avx512Pairs(());

/// The right to multiply pairs with AVX-VNNI.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
struct AvxVnni(());

/// The right to multiply pairs with AVX2.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
struct Avx2Pairs(());

#[cfg(target_arch = "x86_64")]
impl Avx512Vnni {
    fn found() -> Option<Self> {
        (is_x86_feature_detected!("avx512vnni") && Avx512::found().is_some()).then_some(Self(()))
    }
}

#[cfg(target_arch = "x86_64")]
impl Avx512Pairs {
    fn found() -> Option<Self> {
        (is_x86_feature_detected!("avx512bw") && Avx512::found().is_some()).then_some(Self(()))
    }
}

#[cfg(target_arch = "x86_64")]
impl AvxVnni {
    fn found() -> Option<Self> {
        (is_x86_feature_detected!("avxvnni") && Avx2::found().is_some()).then_some(Self(()))
    }
}

#[cfg(target_arch = "x86_64")]
impl Avx2Pairs {
    fn found() -> Option<Self> {
        Avx2::found().map(|_| Self(()))
    }
}

/// All are the same instructions under other names.
#[cfg(target_arch = "x86_64")]
macro_rules! pairs {
    ($pairs:ident, $vector:ident, $width:literal, $rows:literal, $none:ident, $splat:ident,
     $read:ident, $to_floats:ident, $splat_float:ident, $times:ident, $read_floats:ident, $write:ident,
     |$a:ident, $b:ident, $sum:ident| $multiply_add:expr) => {
        impl Multiply for $pairs {
            type Number = Pair;
            type Vector = $vector;
            const WIDTH: usize = $width;
            const ROWS: usize = $rows;
            const SCALED: bool = true;

            #[inline(always)]
            fn none(self) -> $vector {
                // SAFETY: `self` exists, so the instructions were found.
                unsafe { $none() }
            }
            #[inline(always)]
            fn splat(self, pair: Pair) -> $vector {
                // SAFETY: `self` exists, so the instructions were found.
                unsafe { $splat(joined(pair)) }
            }
            #[inline(always)]
            fn multiply_add(self, $a: $vector, $b: $vector, $sum: $vector) -> $vector {
                // SAFETY: `self` exists, so the instructions were found.
                unsafe { $multiply_add }
            }
            #[inline(always)]
            unsafe fn read(self, from: *const Pair) -> $vector {
                // SAFETY: as above, and the caller answers for the memory.
                unsafe { $read(from.cast()) }
            }
            #[inline(always)]
            unsafe fn write(self, to: *mut f32, sums: $vector, scale: f32, columns: *const f32) {
                // SAFETY: as above, and the caller answers for the memory.
                unsafe {
                    let scaled = $times($to_floats(sums), $splat_float(scale));
                    $write(to, $times(scaled, $read_floats(columns)));
                }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
#[rustfmt::skip]
pairs!(
    Avx512Vnni, __m512i, 16, 9, _mm512_setzero_si512, _mm512_set1_epi32, _mm512_loadu_si512,
    _mm512_cvtepi32_ps, _mm512_set1_ps, _mm512_mul_ps, _mm512_loadu_ps, _mm512_storeu_ps,
    |a, b, sum| _mm512_dpwssd_epi32(sum, a, b)
);
#[cfg(target_arch = "x86_64")]
#[rustfmt::skip]
pairs!(
    Avx512Pairs, __m512i, 16, 9, _mm512_setzero_si512, _mm512_set1_epi32, _mm512_loadu_si512,
    _mm512_cvtepi32_ps, _mm512_set1_ps, _mm512_mul_ps, _mm512_loadu_ps, _mm512_storeu_ps,
    |a, b, sum| _mm512_add_epi32(sum, _mm512_madd_epi16(a, b))
);
#[cfg(target_arch = "x86_64")]
#[rustfmt::skip]
pairs!(
    AvxVnni, __m256i, 8, 6, _mm256_setzero_si256, _mm256_set1_epi32, _mm256_loadu_si256,
    _mm256_cvtepi32_ps, _mm256_set1_ps, _mm256_mul_ps, _mm256_loadu_ps, _mm256_storeu_ps,
    |a, b, sum| _mm256_dpwssd_avx_epi32(sum, a, b)
);
#[cfg(target_arch = "x86_64")]
#[rustfmt::skip]
pairs!(
    Avx2Pairs, __m256i, 8, 6, _mm256_setzero_si256, _mm256_set1_epi32, _mm256_loadu_si256,
    _mm256_cvtepi32_ps, _mm256_set1_ps, _mm256_mul_ps, _mm256_loadu_ps, _mm256_storeu_ps,
    |a, b, sum| _mm256_add_epi32(sum, _mm256_madd_epi16(a, b))
);

/// Pairs multiplied with what every processor can do.
#[derive(Clone, Copy)]
struct PlainPairs;

impl Multiply for PlainPairs {
    type Number = Pair;
    /// Pairs as they lie in memory, or sums.
    type Vector = [i32; 4];
    const WIDTH: usize = 4;
    const ROWS: usize = 4;
    const SCALED: bool = true;

    #[inline(always)]
    fn none(self) -> [i32; 4] {
        [0; 4]
    }
    #[inline(always)]
    fn splat(self, pair: Pair) -> [i32; 4] {
        [joined(pair); 4]
    }
    #[inline(always)]
    fn multiply_add(self, a: [i32; 4], b: [i32; 4], sum: [i32; 4]) -> [i32; 4] {
        from_fn(|at| {
            let first = i32::from(a[at] as i16) * i32::from(b[at] as i16);
            let second = (a[at] >> 16) * (b[at] >> 16);
            sum[at].wrapping_add(first).wrapping_add(second)
        })
    }
    #[inline(always)]
    unsafe fn read(self, from: *const Pair) -> [i32; 4] {
        // SAFETY: as the trait demands; an array may lie where its items may.
        unsafe { from.cast::<[Pair; 4]>().read() }.map(joined)
    }
    #[inline(always)]
    unsafe fn write(self, to: *mut f32, sums: [i32; 4], scale: f32, columns: *const f32) {
        // SAFETY: as the trait demands; an array may lie where its items may.
        unsafe {
            let columns = columns.cast::<[f32; 4]>().read();
            let floats: [f32; 4] = from_fn(|at| sums[at] as f32 * scale * columns[at]);
            to.cast::<[f32; 4]>().write(floats);
        }
    }
}

/// A pair as one number, the first in its lower half.
#[inline(always)]
const fn joined([first, second]: Pair) -> i32 {
    (second as i32) << 16 | first as i32 & 0xffff
}

/// What 1 in the sums of a product is worth: the scale of its row times that of
/// its column.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Scales<'a> {
    /// Those of the rows, each `row_step` behind the one before.
    pub(super) rows: &'a [f32],
    /// See `rows`.
    pub(super) row_step: usize,
    /// Those of the columns.
    pub(super) columns: &'a [f32],
}

/// A block of a matrix product, held in registers while it is summed.
pub(super) struct RegisterBlock<'a, T> {
    /// How many numbers a row has.
    pub(super) depth: usize,
    /// The rows, each `from_step` behind the one before.
    pub(super) from: &'a [T],
    /// See `from`.
    pub(super) from_step: usize,
    /// `depth` lines of weights, each `panel_step` behind the one before.
    pub(super) panel: &'a [T],
    /// See `panel`.
    pub(super) panel_step: usize,
    /// What the sums are multiplied by, where they are scaled.
    pub(super) scales: Scales<'a>,
    /// The rows of the result, each `to_step` behind the one before.
    pub(super) to: &'a mut [f32],
    /// See `to`.
    pub(super) to_step: usize,
    /// What is needed next, and how many numbers of it to prefetch with each
    /// line of weights. It may be anywhere.
    pub(super) next: (*const T, usize),
}

impl<T: Copy> RegisterBlock<'_, T> {
    /// Computes `R` rows and `N` vectors of columns, if they are all there.
    #[inline(always)]
    pub(super) fn sums<M: Multiply<Number = T>, const R: usize, const N: usize>(self, lanes: M) {
        // Never more rows than there are registers for: nothing to compile.
        if R > M::ROWS {
            return;
        }
        let width = N * M::WIDTH;
        if !reaches(self.from.len(), 0, self.from_step, R, self.depth)
            || !reaches(self.panel.len(), 0, self.panel_step, self.depth, width)
            || !reaches(self.to.len(), 0, self.to_step, R, width)
            || M::SCALED && !reaches(self.scales.rows.len(), 0, self.scales.row_step, R, 1)
            || M::SCALED && self.scales.columns.len() < width
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
        let mut sums = [[lanes.none(); N]; R];
        for step in 0..self.depth {
            fetch(next.wrapping_add(step * pace));
            if pace > 16 {
                fetch(next.wrapping_add(step * pace + 16));
                fetch(next.wrapping_add(step * pace + 32));
            }
            let mut weights = [lanes.none(); N];
            for (at, weight) in weights.iter_mut().enumerate() {
                // SAFETY: the panel has `depth` lines of `N` vectors.
                *weight = unsafe { lanes.read(panel.add(step * self.panel_step + at * M::WIDTH)) };
            }
            for (row, sums) in sums.iter_mut().enumerate() {
                // SAFETY: there are `R` rows of `depth` numbers.
                let number = lanes.splat(unsafe { *from.add(row * self.from_step + step) });
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum = lanes.multiply_add(number, weight, *sum);
                }
            }
        }
        let columns = self.scales.columns.as_ptr();
        for (row, sums) in sums.into_iter().enumerate() {
            let mut scale = 1.0;
            if M::SCALED {
                // SAFETY: there is a scale for each of the `R` rows.
                scale = unsafe { *self.scales.rows.as_ptr().add(row * self.scales.row_step) };
            }
            for (at, sum) in sums.into_iter().enumerate() {
                let column = at * M::WIDTH;
                let to = to.wrapping_add(row * self.to_step + column);
                // SAFETY: there is room for `R` rows of `N` vectors, and there
                // are as many scales as columns where they are needed.
                unsafe { lanes.write(to, sum, scale, columns.wrapping_add(column)) };
            }
        }
    }
}

/// Prefetches the memory around `at`, which may be anywhere.
#[inline(always)]
fn fetch<T>(at: *const T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 has the instruction, and no address makes it fail.
    unsafe {
        _mm_prefetch(at.cast(), _MM_HINT_T0);
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = at;
}

/// A float of 16 bits (bf16): the upper half of an `f32`.
pub(super) type Bf16 = u16;

/// How many points a block of sums has, how many outputs, and how many inputs are
/// multiplied for it in one step.
pub(super) const BLOCK: usize = 32;

/// How many weights a step takes: those of one half of the outputs, then those of
/// the other; in each, for every two inputs, the two weights of each output.
pub(super) const WEIGHTS_PER_STEP: usize = BLOCK * BLOCK;

/// The steps of a product of blocks: how far behind the beginning of each row the
/// inputs of a step begin.
#[derive(Debug, Default)]
pub(super) struct Steps {
    offsets: Vec<isize>,
    least: isize,
    most: isize,
}

impl Steps {
    /// Makes them these.
    pub(super) fn set(&mut self, offsets: impl Iterator<Item = isize>) {
        self.offsets.clear();
        self.offsets.extend(offsets);
        self.least = self.offsets.iter().copied().min().unwrap_or(0);
        self.most = self.offsets.iter().copied().max().unwrap_or(0);
    }

    /// How many there are.
    pub(super) const fn len(&self) -> usize {
        self.offsets.len()
    }

    /// Whether all inputs of so many rows lie within `len`.
    fn reach(&self, len: usize, start: usize, from_step: usize, rows: usize) -> bool {
        start.checked_add_signed(self.least).is_some()
            && start
                .checked_add_signed(self.most)
                .is_some_and(|last| reaches(len, last, from_step, rows, BLOCK))
    }
}

/// A block of sums: of so many rows, each output is all inputs of all steps times
/// their weights.
#[derive(Debug)]
pub(super) struct BlockProduct<'a> {
    /// The inputs.
    pub(super) from: &'a [Bf16],
    /// Where the first row begins.
    pub(super) start: usize,
    /// How far behind each row the next one begins.
    pub(super) from_step: usize,
    /// Where the inputs of each step are.
    pub(super) steps: &'a Steps,
    /// The weights, step by step.
    pub(super) weights: &'a [Bf16],
    /// The sums, row by row.
    pub(super) to: &'a mut [f32],
}

impl BlockProduct<'_> {
    /// Whether everything that is read and written is there.
    fn is_whole(&self) -> bool {
        self.steps
            .reach(self.from.len(), self.start, self.from_step, BLOCK)
            && self.weights.len() >= self.steps.len() * WEIGHTS_PER_STEP
            && self.to.len() >= BLOCK * BLOCK
    }
}

/// How blocks are multiplied.
pub(super) trait MultiplyBlocks {
    /// Computes a block, if everything it needs is there.
    fn multiply(&self, product: BlockProduct<'_>);
}

/// Blocks multiplied with what every processor can do.
struct PlainBlocks;

impl MultiplyBlocks for PlainBlocks {
    fn multiply(&self, product: BlockProduct<'_>) {
        if !product.is_whole() {
            debug_assert!(false, "a block has all its numbers");
            return;
        }
        let float = |number: Bf16| f32::from_bits(u32::from(number) << 16);
        let half = BLOCK / 2;
        for (row, to) in product.to.chunks_exact_mut(BLOCK).take(BLOCK).enumerate() {
            to.fill(0.0);
            let weights = product.weights.chunks_exact(WEIGHTS_PER_STEP);
            for (offset, weights) in product.steps.offsets.iter().zip(weights) {
                let start = product.start + row * product.from_step;
                let start = start.saturating_add_signed(*offset);
                let inputs = product.from.get(start..start + BLOCK).unwrap_or_default();
                let halves = weights.chunks_exact(WEIGHTS_PER_STEP / 2);
                for (to, weights) in to.chunks_exact_mut(half).zip(halves) {
                    let pairs = weights.chunks_exact(BLOCK).zip(inputs.as_chunks::<2>().0);
                    for (weights, [one, two]) in pairs {
                        for (to, [first, second]) in to.iter_mut().zip(weights.as_chunks::<2>().0) {
                            *to += float(*one) * float(*first) + float(*two) * float(*second);
                        }
                    }
                }
            }
        }
    }
}

/// The right to use AMX: the processor has it, and the system has agreed to save
/// its registers.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[derive(Clone, Copy)]
struct Amx(());

/// How the registers of AMX are divided: eight of sixteen rows with 64 bytes each.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[repr(C, align(64))]
struct AmxConfig {
    palette: u8,
    start_row: u8,
    reserved: [u8; 14],
    bytes: [u16; 16],
    rows: [u8; 16],
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
static AMX_CONFIG: AmxConfig = AmxConfig {
    palette: 1,
    start_row: 0,
    reserved: [0; 14],
    bytes: [64, 64, 64, 64, 64, 64, 64, 64, 0, 0, 0, 0, 0, 0, 0, 0],
    rows: [16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0],
};

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
impl Amx {
    /// The system is asked once, for all threads.
    fn found() -> Option<Self> {
        static ALLOWED: OnceLock<bool> = OnceLock::new();
        let allowed = *ALLOWED.get_or_init(|| Self::is_in_processor() && Self::is_granted());
        allowed.then_some(Self(()))
    }

    /// Whether the processor has the instructions, and the system knows the
    /// registers.
    fn is_in_processor() -> bool {
        const BF16: u32 = 1 << 22;
        const TILES: u32 = 1 << 24;
        const STATE: u64 = 0b11 << 17;
        if Avx512::found().is_none() || !is_x86_feature_detected!("xsave") {
            return false;
        }
        let has = __cpuid_count(7, 0).edx;
        // SAFETY: `xsave` was found, and that AVX-512 was means that the system
        // has turned on what this instruction tells.
        let known = unsafe { _xgetbv(0) };
        has & (BF16 | TILES) == BF16 | TILES && known & STATE == STATE
    }

    /// Asks Linux for the registers, which are too large to be saved for programs
    /// that do not need them.
    fn is_granted() -> bool {
        const ARCH_PRCTL: i64 = 158;
        const REQUEST_PERMISSION: u64 = 0x1023;
        const TILE_DATA: u64 = 18;
        let answer: i64;
        // SAFETY: the call writes nothing but its answer.
        unsafe {
            asm!(
                "syscall",
                inlateout("rax") ARCH_PRCTL => answer,
                in("rdi") REQUEST_PERMISSION,
                in("rsi") TILE_DATA,
                lateout("rcx") _,
                lateout("r11") _,
                options(nostack),
            );
        }
        answer == 0
    }

    /// With the registers divided, until that is dropped.
    fn configured(self) -> AmxConfigured {
        // SAFETY: `self` exists, so the instructions were found; the configuration
        // is one that all processors with AMX have.
        unsafe {
            asm!(
                "ldtilecfg [{config}]",
                config = in(reg) &raw const AMX_CONFIG,
                options(nostack, readonly, preserves_flags),
            );
        }
        AmxConfigured(())
    }
}

/// The registers of AMX, divided. It stays on its thread.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
struct AmxConfigured(());

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
impl Drop for AmxConfigured {
    fn drop(&mut self) {
        // SAFETY: the instructions were found.
        unsafe { asm!("tilerelease", options(nomem, nostack, preserves_flags)) };
    }
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
impl MultiplyBlocks for AmxConfigured {
    #[inline]
    fn multiply(&self, product: BlockProduct<'_>) {
        let count = product.steps.len();
        if !product.is_whole() || count == 0 {
            debug_assert!(false, "a block has all its numbers");
            return;
        }
        let row = product.from_step * size_of::<Bf16>();
        // Sixteen rows of the block fit into a register, and sixteen outputs: so
        // there are four registers of sums, two of inputs and two of weights.
        // SAFETY: the registers are divided, and all that is read and written lies
        // within the slices.
        unsafe {
            asm!(
                "tilezero tmm0",
                "tilezero tmm1",
                "tilezero tmm2",
                "tilezero tmm3",
                "2:",
                "mov {input}, [{offsets}]",
                "lea {input}, [{from} + 2*{input}]",
                "tileloadd tmm4, [{input} + {row}]",
                "tileloadd tmm6, [{weights} + {line}]",
                "tileloadd tmm7, [{weights} + {line} + 1024]",
                "tdpbf16ps tmm0, tmm4, tmm6",
                "add {input}, {below}",
                "tileloadd tmm5, [{input} + {row}]",
                "tdpbf16ps tmm1, tmm4, tmm7",
                "tdpbf16ps tmm2, tmm5, tmm6",
                "tdpbf16ps tmm3, tmm5, tmm7",
                "add {offsets}, 8",
                "add {weights}, 2048",
                "dec {count}",
                "jnz 2b",
                "tilestored [{to} + 2*{line}], tmm0",
                "tilestored [{to} + 2*{line} + 64], tmm1",
                "tilestored [{to} + 2*{line} + 2048], tmm2",
                "tilestored [{to} + 2*{line} + 2112], tmm3",
                from = in(reg) product.from.as_ptr().add(product.start),
                offsets = inout(reg) product.steps.offsets.as_ptr() => _,
                weights = inout(reg) product.weights.as_ptr() => _,
                count = inout(reg) count => _,
                to = in(reg) product.to.as_mut_ptr(),
                row = in(reg) row,
                line = in(reg) 64_usize,
                below = in(reg) 16 * row,
                input = out(reg) _,
                out("tmm0") _, out("tmm1") _, out("tmm2") _, out("tmm3") _,
                out("tmm4") _, out("tmm5") _, out("tmm6") _, out("tmm7") _,
                options(nostack),
            );
        }
    }
}
