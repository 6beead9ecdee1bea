/// Which of the libraries' curves an easing is: `elasticOut` is the family elastic in the phase out.
struct EasingKind: Hashable, Sendable {
  let family: Family
  let phase: Phase
  /// Whose form of it; nil for AHEasing's, which iOS code knows.
  var dialect: EasingDialect?

  enum Family: String, CaseIterable, Sendable {
    case quad, cubic, quart, quint, sine, circ, expo, elastic, back, bounce

    /// The words with which a variant is made of it.
    func parameters(in dialect: EasingDialect?) -> [EasingParameter] {
      switch self {
      case .elastic: [.amplitude, .period]
      case .back: [.overshoot]
      case .quad, .cubic, .quart, .quint: dialect == .d3 ? [.exponent] : []
      case .sine, .circ, .expo, .bounce: []
      }
    }
  }

  enum Phase: String, CaseIterable, Sendable {
    case easeIn = "In"
    case easeOut = "Out"
    case easeInOut = "InOut"
  }

  /// The curve's own name, without its dialect.
  var name: String { family.rawValue + phase.rawValue }

  /// With its dialect, as the language writes it.
  var written: String { dialect.map { "\($0.rawValue)(\(name))" } ?? name }
}

/// A library with curves of the same names and other shapes.
public enum EasingDialect: String, CaseIterable, Hashable, Sendable {
  /// Robert Penner's equations, as easings.net writes them.
  case classic
  /// d3-ease 3.
  case d3
  /// GSAP 3.
  case gsap
}

/// What shapes a variant of a curve.
public enum EasingParameter: String, CaseIterable, Hashable, Sendable {
  /// Of back: how hard it overshoots; 1.70158 is a tenth of the way.
  case overshoot
  /// Of elastic: how wide it swings, in parts of the way; less than 1 counts as 1, in GSAP as a
  /// longer period.
  case amplitude
  /// Of elastic: how long a swing takes, in parts of the whole time; greater than 0.
  case period
  /// Of d3's powers: 2 is quadratic, 3 cubic.
  case exponent

  /// One line of explanation, for completion and help.
  public var summary: String {
    switch self {
    case .overshoot: "how hard it overshoots: 1.70158 is a tenth of the way"
    case .amplitude: "how wide it swings, in parts of the way"
    case .period: "how long a swing is, in parts of the time"
    case .exponent: "2 is quadratic, 3 cubic"
    }
  }
}
