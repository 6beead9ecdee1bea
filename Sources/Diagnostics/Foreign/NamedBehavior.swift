/// `snapBehavior.damping = 0.8`: a value of a behavior under a name that nothing has here.
struct NamedBehavior {
  let names: NamesAtHand

  private static let set: Form =
    #"^\s*(?:self\.)?(\w+)[?!]?\.(\w+)(?:\.(?:dx|dy|x|y|radians|degrees))?\s*=\s*([^=].*?);?$"#
  private static let turned: Form =
    #"^\s*(?:self\.)?(\w+)[?!]?\.setAngle\(\s*\.?(.+?),\s*magnitude:\s*([\d.]+)\s*\)$"#
  private static let added: Form =
    #"^\s*(?:self\.)?(\w+)[?!]?\.(add|remove)Item\(\s*(?:self\.)?(VIEW)\s*\)$"#

  /// The newest behavior of that kind with the value, or a new one that has it; nil where a line sets
  /// nothing of one.
  func line(for text: String) -> String? {
    let text = Self.called(text)
    if let match = Self.added.first(in: text, names), !isKnown(match.text(1)),
      let kind = Self.kind(named: match.text(1))
    {
      let own = names.newest(kind.verb)
      if match.text(2) == "remove" { return own.map { "remove \($0)" } ?? "show" }
      if own == nil { return kind.maker.replacing("FIRST", with: match.text(3)) }
    }
    if text.contains(";") { return lines(for: text) }
    if let match = text.first(Self.turned), !isKnown(match.text(1)),
      let kind = Self.kind(named: match.text(1)), names.newest(kind.verb) == nil
    {
      let maker = kind.maker.replacing("FIRST", with: names.views.first ?? "box")
      return "\(maker) magnitude \(match.text(3)) angle \(match.text(2))"
    }
    return setting(in: text).map { line($0.kind, $0.clause, $0) }
  }

  private static let message: Form =
    #"^\s*\[(?:self\.)?(\w+)\s+set([A-Z])(\w*):\s*(.*?)\s*\]$"#

  /// A message of Objective-C as an assignment, and nothing at its end.
  private static func called(_ text: String) -> String {
    let text = text.removing(#"\s*;\s*$"#)
    return message.replaced(in: text) {
      "\($0.text(1)).\($0.text(2).lowercased())\($0.text(3)) = \($0.text(4))"
    }
  }

  /// A property of one kind that a line sets.
  private struct Setting {
    let name: String
    let kind: Kind
    let property: String
    let clause: String
    let value: String
  }

  private func setting(in text: String) -> Setting? {
    guard let match = text.first(Self.set), !isKnown(match.text(1)) else { return nil }
    let (name, property) = (match.text(1), match.text(2))
    guard let clause = Self.clauses[property],
      let kind = Self.kind(named: name) ?? Self.kinds.first(where: { $0.owns.contains(property) }),
      kind.owns.contains(property) || kind.shares.contains(property)
    else { return nil }
    return Setting(
      name: name, kind: kind.like(name), property: property, clause: clause,
      value: Self.plain(match.text(3)))
  }

  private static let pair: Form =
    #"^(?:CG\w+(?:Make)?|UIOffset(?:Make)?|\.init)\(\s*(?:\w+:\s*)?([^,()]+),\s*(?:\w+:\s*)?([^,()]+)\)$"#

  /// A value without its type.
  private static func plain(_ value: String) -> String {
    if let pair = value.first(pair) { return "(\(pair.text(1)), \(pair.text(2)))" }
    let value = value.first(#"^@\(?(-?[\d.]+)\)?$"#)?.text(1) ?? value
    let plain =
      value.hasPrefix(".") && !value.has(#"^\.\d"#) ? String(value.dropFirst()) : value
    return ["true": "on", "false": "off", "YES": "on", "NO": "off"][plain] ?? plain
  }

  /// Several values of one name, as clauses of one command.
  private func lines(for text: String) -> String? {
    let parts = text.split(separator: ";").map { Rewriting.trimmed(String($0)) }
      .filter { !$0.isEmpty }
    // Who is added to it is whom the values are for.
    let added = parts.lazy.compactMap { Self.added.first(in: $0, names)?.text(2) }.first
    let own = added.map { NamedBehavior(names: names.ordered(by: $0)) } ?? self
    let set = parts.filter { Self.added.first(in: $0, names) == nil }
    let settings = set.compactMap(own.setting)
    guard parts.count > 1, settings.count == set.count, let first = settings.first else {
      return nil
    }
    guard settings.allSatisfy({ $0.name == first.name }),
      first.kind.verb == "item" || names.newest(first.kind.verb) == nil
    else {
      return settings.map { line($0.kind, $0.clause, $0) }.joined(separator: "; ")
    }
    let place = settings.first { $0.kind.places.contains($0.property) }
    let view = own.names.views.first ?? "box"
    let maker =
      place.map { "\(first.kind.verb) \(view) to \($0.value)" }
      ?? first.kind.maker.replacing("FIRST", with: view)
    return maker
      + settings.filter { !$0.kind.places.contains($0.property) }
      .map { " \($0.clause) \($0.value)" }.joined()
  }

  private func line(_ kind: Kind, _ clause: String, _ setting: Setting) -> String {
    let (property, value) = (setting.property, setting.value)
    let view = names.views.first ?? "box"
    if property == "direction" { return "field linear on \(view) direction \(value)" }
    if let own = names.newest(kind.verb), kind.verb != "item" {
      let word = ["isAnchored": "anchored", "collisionMode": "mode"][property] ?? property
      return property.hasSuffix("ntoBoundary") ? "\(own).bounds = on" : "\(own).\(word) = \(value)"
    }
    // Where it leads is a part of how it is made.
    if kind.places.contains(property) {
      return "\(kind.verb) \(view) to \(value)"
    }
    let place = kind.maker.replacing("FIRST", with: view)
    switch property {
    case "region": return "\(place) as field; field.region = \(value)"
    case "active":
      let mode = value == "on" ? " instantaneous" : ""
      return "\(place) magnitude 1\(mode) as \(setting.name); \(setting.name).active = \(value)"
    case "targetOffsetFromCenter": return "\(place) magnitude 1 offset \(value)"
    default:
      return property.hasSuffix("ntoBoundary") ? "\(place) bounds" : "\(place) \(clause) \(value)"
    }
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
    /// Properties that another kind has too.
    var shares: Set<String> = []
    /// Those that say where it leads.
    var places: Set<String> = []

    /// The kind that a name tells of: `vortexField` is a field of a kind of its own.
    func like(_ name: String) -> Kind {
      let name = name.lowercased()
      guard verb == "field", let field = NamedBehavior.fields.first(where: name.contains) else {
        return self
      }
      return Kind(
        verb: verb, parts: parts, maker: maker.replacing("radial", with: field), owns: owns,
        shares: shares, places: places)
    }
  }

  private static let fields = [
    "vortex", "noise", "turbulence", "spring", "drag", "linear", "electric", "magnetic", "velocity",
  ]

  private static func kind(named name: String) -> Kind? {
    // As everybody calls it.
    let name = name == "g" ? "gravity" : name.lowercased()
    return kinds.first { kind in kind.parts.contains { name.contains($0) } }
  }

  private static let kinds: [Kind] = [
    Kind(
      verb: "gravity", parts: ["gravity"], maker: "gravity on FIRST", owns: ["gravityDirection"],
      shares: ["magnitude", "angle"]),
    Kind(
      verb: "collision", parts: ["collision", "collider"], maker: "collision on FIRST",
      owns: ["collisionMode", "translatesReferenceBoundsIntoBoundary"]),
    Kind(
      verb: "push", parts: ["push"], maker: "push on FIRST",
      owns: ["pushDirection", "active", "targetOffsetFromCenter"], shares: ["magnitude", "angle"]),
    Kind(
      verb: "snap", parts: ["snap"], maker: "snap FIRST to (160, 240)", owns: ["snapPoint"],
      shares: ["damping"], places: ["snapPoint"]),
    Kind(
      verb: "attach", parts: ["attach", "pendulum", "rope"], maker: "attach FIRST to (160, 0)",
      owns: ["frequency", "length", "frictionTorque"], shares: ["damping", "anchorPoint"],
      places: ["anchorPoint"]),
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

  /// Properties with the words of their clauses.
  private static let clauses = [
    "gravityDirection": "direction", "magnitude": "magnitude", "angle": "angle",
    "collisionMode": "mode", "translatesReferenceBoundsIntoBoundary": "bounds",
    "pushDirection": "vector", "active": "instantaneous", "damping": "damping",
    "snapPoint": "to", "anchorPoint": "to", "targetOffsetFromCenter": "offset",
    "frequency": "frequency", "frictionTorque": "friction", "length": "length",
    "direction": "direction", "strength": "strength", "falloff": "falloff",
    "minimumRadius": "minimumRadius", "smoothness": "smoothness", "animationSpeed": "speed",
    "region": "region", "elasticity": "elasticity", "friction": "friction", "density": "density",
    "resistance": "resistance", "angularResistance": "angularResistance",
    "allowsRotation": "allowsRotation", "isAnchored": "anchored", "charge": "charge",
  ]
}
