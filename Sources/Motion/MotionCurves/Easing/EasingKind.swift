/// The library curve of an easing: `elasticOut` is the family elastic in the phase out.
struct EasingKind: Hashable, Sendable {
  let family: Family
  let phase: Phase
  /// The library whose form it is; nil for AHEasing's, which iOS developers know.
  var dialect: EasingDialect?

  enum Family: String, CaseIterable, Sendable {
    case quad, cubic, quart, quint, sine, circ, expo, elastic, back, bounce

    /// The names in the libraries that have the family.
    var names: Names {
      switch self {
      case .quad: Names("Quadratic", d3: ["Quad"], gsap: ["power1", "quad"])
      case .cubic: Names("Cubic", d3: ["Cubic", "Poly"], gsap: ["power2", "cubic"])
      case .quart: Names("Quartic", gsap: ["power3", "quart"])
      case .quint: Names("Quintic", gsap: ["power4", "quint", "strong"])
      case .sine: Names("Sine", d3: ["Sin"], gsap: ["sine"])
      case .circ: Names("Circular", d3: ["Circle"], gsap: ["circ"])
      case .expo: Names("Exponential", d3: ["Exp"], gsap: ["expo"])
      case .elastic: Names("Elastic", d3: ["Elastic"], gsap: ["elastic"])
      case .back: Names("Back", d3: ["Back"], gsap: ["back"])
      case .bounce: Names("Bounce", d3: ["Bounce"], gsap: ["bounce"])
      }
    }

    /// Returns the parameters of its variants.
    func parameters(in dialect: EasingDialect?) -> [EasingParameter] {
      switch self {
      case .elastic: [.amplitude, .period]
      case .back: [.overshoot]
      case .quad, .cubic, .quart, .quint: dialect == .gsap ? [] : [.exponent]
      case .sine, .circ, .expo, .bounce: []
      }
    }
  }

  struct Names {
    let ahEasing: String
    let d3: [String]
    let gsap: [String]

    init(_ ahEasing: String, d3: [String] = [], gsap: [String]) {
      (self.ahEasing, self.d3, self.gsap) = (ahEasing, d3, gsap)
    }
  }

  enum Phase: String, CaseIterable, Sendable {
    case easeIn = "In"
    case easeOut = "Out"
    case easeInOut = "InOut"
  }

  /// The curve's name, without its dialect.
  var name: String { family.rawValue + phase.rawValue }

  /// The curve with its dialect, as the language writes it.
  var written: String { dialect.map { "\($0.rawValue)(\(name))" } ?? name }
}

/// A library whose curves have the same names and different shapes.
public enum EasingDialect: String, CaseIterable, Hashable, Sendable {
  /// Robert Penner's equations, as in easings.net.
  case classic
  /// d3-ease 3.
  case d3
  /// GSAP 3.
  case gsap
}

/// A parameter of a curve's variants.
public enum EasingParameter: String, CaseIterable, Hashable, Sendable {
  /// The overshoot of back; 1.70158 is a tenth of the way.
  case overshoot
  /// The amplitude of elastic, as a share of the way; less than 1 counts as 1, and in GSAP as a
  /// longer period.
  case amplitude
  /// The period of elastic, as a share of the whole time; greater than 0.
  case period
  /// The exponent of a power, as in d3's poly: 2 is quadratic, 3 cubic.
  case exponent

  /// A one-line description, for completion and help.
  public var summary: String {
    switch self {
    case .overshoot: "how hard it overshoots: 1.70158 is a tenth of the way"
    case .amplitude: "how wide it swings, in parts of the way"
    case .period: "how long a swing is, in parts of the time"
    case .exponent: "2 is quadratic, 3 cubic"
    }
  }
}
