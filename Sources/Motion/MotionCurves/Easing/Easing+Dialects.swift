import MotionGeometry

extension Easing {
  /// Returns a library's form of this curve; nil for curves that are in none, such as Béziers, and
  /// for variants by a parameter that the library's curve does not have.
  ///
  /// If the library has the same curve, the result is this curve.
  public func inDialect(_ dialect: EasingDialect) -> Easing? {
    if name == "linear" { return self }
    guard let kind else { return nil }
    let other = EasingKind(family: kind.family, phase: kind.phase, dialect: dialect)
    guard Set(variant.keys).isSubset(of: kind.family.parameters(in: dialect)) else { return nil }
    return Self.form(of: other, variant) ?? Easing.named(kind.name)
  }

  /// Returns the form of this curve in the Penner collection, as in easings.net.
  public func classic() -> Easing? { inDialect(.classic) }

  /// The parameters of this curve's variants in its dialect.
  public var parameters: [EasingParameter] {
    kind.map { $0.family.parameters(in: $0.dialect) } ?? []
  }

  /// Returns a variant of this curve with parameters of its dialect. Without a dialect these are
  /// Penner's own equations, whose in-out form of back overshoots by a factor of 1.525 more.
  ///
  /// - Throws: `CurveProblem` for a parameter that the curve does not have, or a number outside its
  ///   range: an amplitude from 0, a period above 0, an exponent from 0, each up to 1000.
  public func variant(_ parameters: [EasingParameter: Double]) throws(CurveProblem) -> Easing {
    let known = self.parameters
    for parameter in EasingParameter.allCases {
      guard let value = parameters[parameter] else { continue }
      guard known.contains(parameter), let kind else {
        throw .noParameter(parameter.rawValue, of: name, known: known.map(\.rawValue))
      }
      try Self.check(parameter, value, of: kind.name)
    }
    guard let kind, !parameters.isEmpty else { return self }
    return Self.form(of: kind, parameters) ?? self
  }

  /// Whether a call can give it a duration: by its name and labels alone, it is the same easing.
  public var takesDuration: Bool {
    let name = String(name.prefix { $0 != "(" })
    return Easing.named(name) != nil || ["bezier", "steps"].contains(name)
      || EasingDialect(rawValue: name) != nil
  }

  /// The name with a duration in seconds: `easeOut(duration: 300ms)`.
  func name(lasting duration: Double) -> String {
    guard !isHeld else { return name }
    let label = "duration: \(duration.writtenAsTime)"
    return name.hasSuffix(")") ? "\(name.dropLast()), \(label))" : "\(name)(\(label))"
  }

  private static func check(
    _ parameter: EasingParameter, _ value: Double, of name: String
  ) throws(CurveProblem) {
    guard value.isFinite else { throw .notFinite(parameter: parameter.rawValue, value: value) }
    let range =
      switch parameter {
      case .overshoot: -1000.0...1000
      case .amplitude, .exponent: 0.0...1000
      case .period: 1e-3...1000
      }
    guard range.contains(value) else {
      throw .outside(
        parameter: parameter.rawValue, of: name, value: value, low: range.lowerBound,
        high: range.upperBound)
    }
  }

  /// Returns a library's form with some parameters set; nil if it is AHEasing's own curve.
  private static func form(
    of kind: EasingKind, _ parameters: [EasingParameter: Double]
  ) -> Easing? {
    let words = EasingParameter.allCases.compactMap { parameter in
      parameters[parameter].map { "\(parameter.rawValue): \($0.written)" }
    }
    let name = kind.written + (words.isEmpty ? "" : "(\(words.joined(separator: ", ")))")
    let form = DialectForm(name: name, kind: kind, parameters: parameters)
    switch kind.family {
    case .elastic: return form.elastic
    case .back: return form.back
    case .bounce: return form.bounce
    case .expo: return form.expo
    case .quad, .cubic, .quart, .quint: return parameters[.exponent].map { form.power($0) }
    // The libraries agree on the others.
    default: return nil
    }
  }
}

/// A library's curve that differs from AHEasing's.
private struct DialectForm {
  let name: String
  let kind: EasingKind
  let parameters: [EasingParameter: Double]

  private func easing<F: EasingFormula>(_ summary: String, _ formula: F) -> Easing {
    let owner =
      switch kind.dialect {
      case .classic, nil: "Penner's \(kind.family.rawValue)"
      case .d3: "d3's \(kind.family.rawValue)"
      case .gsap: "GSAP's \(kind.family.rawValue)"
      }
    return Easing(name, "\(owner): \(summary)", kind: kind, variant: parameters, formula)
  }

  var elastic: Easing {
    let given = parameters[.amplitude] ?? 1
    // GSAP uses an amplitude below 1 for slower oscillations.
    let stretch = kind.dialect == .gsap && given > 0 && given < 1 ? given : 1
    // d3's period is the same in all three phases.
    let standard = kind.phase == .easeInOut && kind.dialect != .d3 ? 0.45 : 0.3
    let swing = Swing(amplitude: given, period: (parameters[.period] ?? standard) / stretch)
    let easeIn = PennerElasticIn(swing: swing)
    let easeOut = PennerElasticOut(swing: swing)
    switch (kind.dialect, kind.phase) {
    case (.d3, .easeIn): return easing(growing, D3ElasticIn(swing: swing))
    case (.d3, .easeOut): return easing(fading, Mirrored(D3ElasticIn(swing: swing)))
    case (.d3, .easeInOut): return easing(both, InOut(D3ElasticIn(swing: swing)))
    // GSAP derives all phases from the ease-out.
    case (.gsap, .easeIn): return easing(growing, Mirrored(easeOut))
    case (.gsap, .easeInOut): return easing(both, InOut(Mirrored(easeOut)))
    case (_, .easeIn): return easing(growing, easeIn)
    case (_, .easeOut): return easing(fading, easeOut)
    case (_, .easeInOut): return easing(both, Halves(easeIn: easeIn, easeOut: easeOut))
    }
  }

  private var growing: String { "swings wider and wider, then lets go" }
  private var fading: String { "shoots past the end and swings to rest" }
  private var both: String { "swings up, snaps across and swings to rest" }

  var back: Easing {
    let overshoot = parameters[.overshoot] ?? PennerBackIn.standardOvershoot
    let easeIn = PennerBackIn(overshoot: overshoot)
    switch kind.phase {
    case .easeIn: return easing("draws back before it goes", easeIn)
    case .easeOut: return easing("goes too far and comes back", Mirrored(easeIn))
    case .easeInOut:
      let isHarder = kind.dialect == .classic || kind.dialect == nil
      let factor = isHarder ? PennerBackIn.inOutFactor : 1
      return easing(
        "draws back, goes too far and comes back",
        InOut(PennerBackIn(overshoot: overshoot * factor)))
    }
  }

  var bounce: Easing {
    let easeOut = PennerBounceOut()
    switch kind.phase {
    case .easeIn: return easing("hops higher and higher", Mirrored(easeOut))
    case .easeOut: return easing("drops to the end and bounces, as a ball", easeOut)
    case .easeInOut:
      return easing("hops up to the middle, then bounces to rest", InOut(Mirrored(easeOut)))
    }
  }

  /// Nil for the dialects whose curve is AHEasing's.
  var expo: Easing? {
    let summary = "almost still at its soft end"
    return switch kind.dialect {
    case .d3: phased(summary, D3ExpoIn())
    case .gsap: phased(summary, GSAPExpoIn())
    case .classic, nil: nil
    }
  }

  func power(_ exponent: Double) -> Easing {
    phased("progress to the power of \(exponent.written)", PowerIn(exponent: exponent))
  }

  private func phased<F: EasingFormula>(_ summary: String, _ easeIn: F) -> Easing {
    switch kind.phase {
    case .easeIn: easing(summary, easeIn)
    case .easeOut: easing(summary, Mirrored(easeIn))
    case .easeInOut: easing(summary, InOut(easeIn))
    }
  }
}
