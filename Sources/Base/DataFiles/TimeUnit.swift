/// A unit of times.
public enum TimeUnit: String, CaseIterable, Sendable {
  case seconds = "s"
  case milliseconds = "ms"
  case microseconds = "us"
  case nanoseconds = "ns"
  case minutes = "min"
  case hours = "h"

  /// Seconds in one.
  var seconds: Double {
    switch self {
    case .seconds: 1
    case .milliseconds: 1e-3
    case .microseconds: 1e-6
    case .nanoseconds: 1e-9
    case .minutes: 60
    case .hours: 3600
    }
  }

  /// The unit that a header names; nil for anything else.
  init?(written: some StringProtocol) {
    let word = written.lowercased().filter { $0 != "." }
    guard let unit = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
    self = unit
  }

  /// How programs write it, in lower case.
  private var words: Set<String> {
    switch self {
    case .seconds: Self.secondWords
    case .milliseconds: Self.millisecondWords
    case .microseconds: Self.microsecondWords
    case .nanoseconds: ["ns", "nsec", "nanos", "nanosecond", "nanoseconds"]
    case .minutes: ["min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti"]
    case .hours: ["h", "hr", "hrs", "hour", "hours", "stunde", "stunden", "heures", "horas", "ore"]
    }
  }

  private static let secondWords: Set = [
    "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "seconde", "secondes",
    "seconden", "segundo", "segundos", "secondo", "secondi", "сек", "秒", "초",
  ]
  private static let millisecondWords: Set = [
    "ms", "msec", "msecs", "millis", "millisecond", "milliseconds", "millisekunde",
    "millisekunden", "milliseconde", "millisecondes", "milisegundo", "milisegundos",
    "millisecondi", "мс", "毫秒", "ミリ秒",
  ]
  private static let microsecondWords: Set = [
    "us", "µs", "μs", "usec", "micros", "microsecond", "microseconds", "mikrosekunden",
    "microsecondes",
  ]
}

/// The units of other quantities, which are never times.
enum OtherUnit {
  private static let bases: Set = [
    "m", "cm", "mm", "km", "µm", "μm", "um", "nm", "px", "pixel", "pixels", "pt", "pts", "in",
    "inch", "ft", "deg", "°", "degree", "degrees", "grad", "rad", "g", "mg", "kg", "n", "kn",
    "j", "w", "hz", "khz", "v", "mv", "a", "ma", "k", "c", "°c", "pa", "kpa", "hpa", "%", "1",
    "-", "a.u.", "au", "t", "µt", "μt", "db", "lx", "counts", "rpm", "turn", "turns", "volt",
    "volts", "ampere", "amperes", "amp", "amps", "newton", "newtons", "hertz", "mpa", "ml", "l",
    "lb", "lbs", "bar", "mbar",
  ]

  /// Whether a text is a unit: a base with an exponent, or a product or quotient of those.
  static func isUnit(_ text: some StringProtocol) -> Bool {
    let factors = text.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { "/*·⋅ ".contains($0) })
    return !factors.isEmpty
      && factors.allSatisfy { factor in
        let base = base(of: factor)
        return bases.contains(base) || factors.count > 1 && TimeUnit(written: base) != nil
      }
  }

  /// Whether a text is a unit that no name looks like: of several letters, or a quotient.
  static func isPlainly(_ text: some StringProtocol) -> Bool {
    text.count > 1 && text != "in" && text != "au" && isUnit(text)
  }

  private static func base(of factor: Substring) -> String {
    let core = factor.filter { $0 != "(" && $0 != ")" && $0 != "^" && $0 != "²" && $0 != "³" }
    guard core.count > 1 else { return String(core) }
    let short = core.drop { $0 == "-" }
    guard let last = short.lastIndex(where: { !"-0123456789".contains($0) }) else {
      return String(core)
    }
    return String(short[...last])
  }
}
