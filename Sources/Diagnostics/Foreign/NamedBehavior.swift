/// `snapBehavior.damping = 0.8`: a value of a behavior under a name that nothing has here.
struct NamedBehavior {
  let names: NamesAtHand

  private static let set: Form =
    #"^\s*(?:self\.)?(\w+)[?!]?\.(\w+)(?:\.(?:dx|dy|x|y|radians|degrees))?\s*=\s*([^=].*?);?$"#
  private static let turned: Form =
    #"^\s*(?:self\.)?(\w+)[?!]?\.setAngle\(\s*\.?(.+?),\s*magnitude:\s*([\d.]+)\s*\)$"#
  private static let added: Form =
    #"^\s*(?:self\.)?(\w+)[?!]?\.addItem\(\s*(?:self\.)?(VIEW)\s*\)$"#

  /// The newest behavior of that kind with the value, or a new one that has it; nil where a line sets
  /// nothing of one.
  func line(for text: String) -> String? {
    if let match = Self.added.first(in: text, names), !isKnown(match.text(1)),
      let kind = Self.kind(named: match.text(1)),
      names.newest(kind.verb) == nil
    {
      return kind.maker.replacing("FIRST", with: match.text(2))
    }
    if text.contains(";") { return lines(for: text) }
    if let match = text.first(Self.turned), !isKnown(match.text(1)),
      let kind = Self.kind(named: match.text(1)), names.newest(kind.verb) == nil
    {
      let maker = kind.maker.replacing("FIRST", with: names.views.first ?? "box")
      return "\(maker) magnitude \(match.text(3)) angle \(match.text(2))"
    }
    guard let match = text.first(Self.set), !isKnown(match.text(1)) else { return nil }
    let (name, property, value) = (match.text(1), match.text(2), match.text(3))
    guard let clause = Self.clauses[property],
      let kind = Self.kind(named: name) ?? Self.kinds.first(where: { $0.owns.contains(property) }),
      clause.isEmpty || kind.owns.contains(property)
        || Self.shared[property]?.contains(kind.verb) == true
    else { return nil }
    return line(kind.like(name), property, clause, value)
  }

  /// Several values of one name, as clauses of one command, for the view that is added to it.
  private func lines(for text: String) -> String? {
    let parts = text.split(separator: ";").map { Rewriting.trimmed(String($0)) }.filter {
      !$0.isEmpty
    }
    let view = parts.lazy.compactMap { Self.added.first(in: $0, names)?.text(2) }.first
    let settings = parts.filter { Self.added.first(in: $0, names) == nil }
    let named = NamedBehavior(names: view.map(names.ordered) ?? names)
    let lines = settings.compactMap(named.line)
    guard parts.count > 1, !lines.isEmpty, lines.count == settings.count else { return nil }
    let words = lines.map { $0.split(separator: " ") }
    // All but the last word and its value is what makes it.
    guard let head = words.first?.dropLast(2), words.allSatisfy({ $0.dropLast(2) == head }) else {
      return lines.joined(separator: "; ")
    }
    return (head + words.flatMap { $0.suffix(2) }).joined(separator: " ")
  }

  private func line(_ kind: Kind, _ property: String, _ clause: String, _ value: String) -> String {
    let view = names.views.first ?? "box"
    if property == "direction" { return "field linear on \(view) direction \(value)" }
    let place = kind.maker.replacing("FIRST", with: view)
    if let own = names.newest(kind.verb), kind.verb != "item" {
      let word = ["isAnchored": "anchored", "collisionMode": "mode"][property] ?? property
      return property.hasSuffix("ntoBoundary") ? "\(own).bounds = on" : "\(own).\(word) = \(value)"
    }
    if property == "region" { return "\(place) as field; field.region = \(value)" }
    if property == "active" { return "\(place) magnitude 1 instantaneous" }
    if property.hasSuffix("ntoBoundary") { return "\(place) bounds" }
    let plain =
      value.hasPrefix(".") && !value.has(#"^\.(?:pi|\d)"#) ? String(value.dropFirst()) : value
    return
      "\(place) \(clause) \(["true": "on", "false": "off", "YES": "on", "NO": "off"][plain] ?? plain)"
  }

  private func isKnown(_ name: String) -> Bool {
    names.views.contains(name) || names.values.contains(name)
      || names.things.contains { $0.name == name }
  }

  // MARK: Kinds

  private struct Kind {
    let verb: String
    /// What stands in the names that it is given.
    let parts: [String]
    let maker: String
    /// Properties that only this kind has.
    let owns: Set<String>

    /// The kind that a name tells of: `vortexField` is a field of a kind of its own.
    func like(_ name: String) -> Kind {
      let name = name.lowercased()
      guard verb == "field", let field = NamedBehavior.fields.first(where: name.contains) else {
        return self
      }
      return Kind(
        verb: verb, parts: parts, maker: maker.replacing("radial", with: field), owns: owns)
    }
  }

  private static let fields = [
    "vortex", "noise", "turbulence", "spring", "drag", "linear", "electric", "magnetic", "velocity",
  ]

  private static func kind(named name: String) -> Kind? {
    let name = name.lowercased()
    return kinds.first { kind in kind.parts.contains { name.contains($0) } }
  }

  private static let kinds: [Kind] = [
    Kind(
      verb: "gravity", parts: ["gravity"], maker: "gravity on FIRST", owns: ["gravityDirection"]),
    Kind(
      verb: "collision", parts: ["collision", "collider"], maker: "collision on FIRST",
      owns: ["collisionMode", "translatesReferenceBoundsIntoBoundary"]),
    Kind(verb: "push", parts: ["push"], maker: "push on FIRST", owns: ["pushDirection", "active"]),
    Kind(verb: "snap", parts: ["snap"], maker: "snap FIRST to (160, 240)", owns: ["snapPoint"]),
    Kind(
      verb: "attach", parts: ["attach", "pendulum", "rope"], maker: "attach FIRST to (160, 0)",
      owns: ["frequency", "length"]),
    Kind(
      verb: "field", parts: ["field", "vortex", "noise", "turbulence", "magnet"],
      maker: "field radial on FIRST",
      owns: [
        "strength", "falloff", "minimumRadius", "region", "direction", "smoothness",
        "animationSpeed",
      ]),
    Kind(
      verb: "item", parts: ["item", "propert", "material", "bod", "behavio"], maker: "item FIRST",
      owns: [
        "elasticity", "friction", "density", "resistance", "angularResistance", "allowsRotation",
        "isAnchored", "charge",
      ]),
  ]

  /// Properties of several kinds, of which a name must tell the one that is meant.
  private static let shared: [String: Set<String>] = [
    "magnitude": ["gravity", "push"], "angle": ["gravity", "push"], "damping": ["snap", "attach"],
  ]

  /// Properties with the words of their clauses.
  private static let clauses = [
    "gravityDirection": "direction", "magnitude": "magnitude", "angle": "angle",
    "collisionMode": "mode", "translatesReferenceBoundsIntoBoundary": "bounds",
    "pushDirection": "vector", "active": "instantaneous", "damping": "damping",
    "frequency": "frequency", "length": "length",
    "direction": "direction", "strength": "strength", "falloff": "falloff",
    "minimumRadius": "minimumRadius", "smoothness": "smoothness", "animationSpeed": "speed",
    "region": "region", "elasticity": "elasticity", "friction": "friction", "density": "density",
    "resistance": "resistance", "angularResistance": "angularResistance",
    "allowsRotation": "allowsRotation", "isAnchored": "anchored", "charge": "charge",
  ]
}
