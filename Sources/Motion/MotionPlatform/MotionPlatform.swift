// The part of the C library that needs no operating system, by one name on each: mathematics, the
// text of a number, comparison. Not the rest: Darwin has types named `Point` and `Rect` of its own.

#if canImport(Glibc)
  @_exported import var Glibc.M_LN2
  @_exported import func Glibc.acos
  @_exported import func Glibc.asin
  @_exported import func Glibc.atan
  @_exported import func Glibc.atan2
  @_exported import func Glibc.atanh
  @_exported import func Glibc.cos
  @_exported import func Glibc.cosf
  @_exported import func Glibc.cosh
  @_exported import func Glibc.exp
  @_exported import func Glibc.exp2
  @_exported import func Glibc.expm1
  @_exported import func Glibc.floor
  @_exported import func Glibc.fmod
  @_exported import func Glibc.hypot
  @_exported import func Glibc.log
  @_exported import func Glibc.log10
  @_exported import func Glibc.log1p
  @_exported import func Glibc.memcmp
  @_exported import func Glibc.pow
  @_exported import func Glibc.powf
  @_exported import func Glibc.round
  @_exported import func Glibc.sin
  @_exported import func Glibc.sinf
  @_exported import func Glibc.sinh
  @_exported import func Glibc.tan
  @_exported import func Glibc.tanh
  @_exported import func Glibc.vsnprintf
#elseif canImport(Darwin)
  @_exported import var Darwin.M_LN2
  @_exported import func Darwin.acos
  @_exported import func Darwin.asin
  @_exported import func Darwin.atan
  @_exported import func Darwin.atan2
  @_exported import func Darwin.atanh
  @_exported import func Darwin.cos
  @_exported import func Darwin.cosf
  @_exported import func Darwin.cosh
  @_exported import func Darwin.exp
  @_exported import func Darwin.exp2
  @_exported import func Darwin.expm1
  @_exported import func Darwin.floor
  @_exported import func Darwin.fmod
  @_exported import func Darwin.hypot
  @_exported import func Darwin.log
  @_exported import func Darwin.log10
  @_exported import func Darwin.log1p
  @_exported import func Darwin.memcmp
  @_exported import func Darwin.pow
  @_exported import func Darwin.powf
  @_exported import func Darwin.round
  @_exported import func Darwin.sin
  @_exported import func Darwin.sinf
  @_exported import func Darwin.sinh
  @_exported import func Darwin.tan
  @_exported import func Darwin.tanh
  @_exported import func Darwin.vsnprintf
#elseif canImport(WASILibc)
  @_exported import var WASILibc.M_LN2
  @_exported import func WASILibc.acos
  @_exported import func WASILibc.asin
  @_exported import func WASILibc.atan
  @_exported import func WASILibc.atan2
  @_exported import func WASILibc.atanh
  @_exported import func WASILibc.cos
  @_exported import func WASILibc.cosf
  @_exported import func WASILibc.cosh
  @_exported import func WASILibc.exp
  @_exported import func WASILibc.exp2
  @_exported import func WASILibc.expm1
  @_exported import func WASILibc.floor
  @_exported import func WASILibc.fmod
  @_exported import func WASILibc.hypot
  @_exported import func WASILibc.log
  @_exported import func WASILibc.log10
  @_exported import func WASILibc.log1p
  @_exported import func WASILibc.memcmp
  @_exported import func WASILibc.pow
  @_exported import func WASILibc.powf
  @_exported import func WASILibc.round
  @_exported import func WASILibc.sin
  @_exported import func WASILibc.sinf
  @_exported import func WASILibc.sinh
  @_exported import func WASILibc.tan
  @_exported import func WASILibc.tanh
  @_exported import func WASILibc.vsnprintf
#endif

#if arch(wasm32)
  /// Whether a program may hold 512 MB at most, and ends beyond that.
  package let memoryIsBounded = true
#else
  /// Whether a program may hold 512 MB at most, and ends beyond that.
  package let memoryIsBounded = false
#endif
