/// The libraries' own names for their curves: `easeElasticOut`, `power2.inOut`, `back.out(3)`.
extension EasingDialect {
  /// Returns the library's curve of a name; nil if it has none.
  ///
  /// A name without its direction has the library's meaning: InOut in d3, but Out for its elastic
  /// and bounce; Out in GSAP, whose names may have numbers in parentheses.
  ///
  /// ```swift
  /// print(EasingDialect.gsap.easing(named: "power2.out")?.name ?? "")  // cubicOut
  /// ```
  public func easing(named name: String) -> Easing? {
    switch self {
    case .classic: Easing.named(name)?.classic()
    case .d3: d3(name)
    case .gsap: gsap(name)
    }
  }

  /// The library's names, for suggestions.
  public var names: [String] {
    switch self {
    case .classic: Easing.all.map(\.name)
    case .d3:
      ["easeLinear"]
        + Self.d3Names.flatMap { name, _ in ["In", "Out", "InOut"].map { "ease\(name)\($0)" } }
    case .gsap:
      ["none", "steps(5)", "slow", "rough"]
        + Self.gsapNames.flatMap { name, _ in ["in", "out", "inOut"].map { "\(name).\($0)" } }
    }
  }

  private static func families(
    _ names: KeyPath<EasingKind.Names, [String]>
  ) -> [(String, EasingKind.Family)] {
    EasingKind.Family.allCases.flatMap { family in
      family.names[keyPath: names].map { ($0, family) }
    }
  }

  // MARK: d3

  private static let d3Names = families(\.d3)

  /// A name, or one with d3's parameters behind it: `easePolyIn.exponent(2.5)`.
  private func d3(_ text: String) -> Easing? {
    let parts = text.split(separator: ")", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return d3(plain: text) }
    guard parts.last == "" else { return nil }
    let name = text.prefix { $0 != "." }
    var parameters: [EasingParameter: Double] = [:]
    for part in ([parts[0].dropFirst(name.count)] + parts[1...]).dropLast() {
      let sides = part.split(separator: "(", omittingEmptySubsequences: false)
      guard sides.count == 2, sides[0].first == ".",
        let parameter = EasingParameter(rawValue: String(sides[0].dropFirst())),
        let number = Double(sides[1])
      else { return nil }
      parameters[parameter] = number
    }
    return d3(plain: String(name)).flatMap { try? $0.variant(parameters) }
  }

  private func d3(plain name: String) -> Easing? {
    if name == "easeLinear" { return Easing.named("linear") }
    guard name.hasPrefix("ease") else { return nil }
    for (word, family) in Self.d3Names where name.dropFirst(4).hasPrefix(word) {
      let phase: EasingKind.Phase? =
        switch name.dropFirst(4 + word.utf8.count) {
        case "": family == .elastic || family == .bounce ? .easeOut : .easeInOut
        case let rest: EasingKind.Phase(rawValue: String(rest))
        }
      guard let phase else { continue }
      return Easing.named(family.rawValue + phase.rawValue)?.inDialect(.d3)
    }
    return nil
  }

  // MARK: GSAP

  private static let gsapNames = families(\.gsap)

  private static let gsapPhases: [String: EasingKind.Phase] = [
    "in": .easeIn, "easein": .easeIn, "out": .easeOut, "easeout": .easeOut,
    "inout": .easeInOut, "easeinout": .easeInOut,
  ]

  /// GSAP ignores the case of names.
  private func gsap(_ text: String) -> Easing? {
    let text = text.lowercased()
    var name = text[...]
    var numbers: [Double] = []
    let bracket = text.firstIndex(of: "(")
    if bracket != nil, !text.hasSuffix(")") { return nil }
    let inside = bracket.map { text[text.index(after: $0)...].dropLast() } ?? ""
    if let ease = GSAPEases.ease(text[..<(bracket ?? text.endIndex)], inside) { return ease }
    if let bracket {
      name = text[..<bracket]
      for part in inside.split(separator: ",") {
        guard let number = Double(part.filter { $0 != " " }), number.isFinite else { return nil }
        numbers.append(number)
      }
    }
    if name == "none" || name == "linear" { return numbers.isEmpty ? Easing.named("linear") : nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let family = Self.gsapNames.first(where: { $0.0 == parts[0] })?.1,
      let phase = parts.count == 1 ? .easeOut : Self.gsapPhases[String(parts[1])]
    else { return nil }
    return gsap(family, phase, numbers)
  }

  private func gsap(
    _ family: EasingKind.Family, _ phase: EasingKind.Phase, _ numbers: [Double]
  ) -> Easing? {
    let parameters = family.parameters(in: .gsap)
    guard numbers.count <= parameters.count,
      let curve = Easing.named(family.rawValue + phase.rawValue)?.inDialect(.gsap)
    else { return nil }
    return try? curve.variant(
      Dictionary(zip(parameters, numbers), uniquingKeysWith: { first, _ in first }))
  }
}
