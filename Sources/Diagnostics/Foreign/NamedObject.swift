/// An object of UIKit or Core Animation that is made, then given its values by its name, and added
/// where it acts: one command here.
struct NamedObject {
  private let name: String
  private let type: String
  private let arguments: String
  /// What is set by the name, in order: `magnitude` and its value.
  private let settings: [(key: String, value: String)]
  private let text: String
  private let names: NamesAtHand
  /// Where an animation could lead that does not say.
  private var goal: String?

  private static let made: Form =
    #"^\s*(?:(?:let|var|const)\s+|(?:UI|CA|NS)\w+\s*\*\s*)?(\w+)\s*(?::\s*\w+\s*)?=\s*((?:UI|CA)\w+(?:\.\w+Field)?)\((.*?)\)\s*(?=;|$)"#

  /// One that gets a value without ever having a name.
  private static let unnamed: Form = #"^\s*(UI\w+Behavior\([^=]*\))\.(\w+\s*=\s*[^;]+);?$"#

  /// Nil where a line makes no such object, and sets nothing of an animation that nobody has made.
  init?(_ line: String, _ names: NamesAtHand) {
    let text =
      line.first(Self.unnamed).map {
        "let \(Self.nobody) = \($0.text(1)); \(Self.nobody).\($0.text(2))"
      }
      ?? line
    self.text = text
    self.names = names
    var behind = text
    if let match = text.first(Self.made) {
      name = match.text(1)
      type = match.text(2)
      arguments = match.text(3)
      behind = String(
        String.UnicodeScalarView(Array(text.unicodeScalars)[match.range.upperBound...]))
    } else {
      guard let lone = LoneAnimation(text, names) else { return nil }
      name = lone.name
      type = "CABasicAnimation"
      arguments = "\"\(lone.path)\""
      goal = lone.goal
    }
    let set = Form(#"(?:^|;)\s*(?:self\.)?\#(name)\.(\w+)(?:\s*=\s*([^;]+)|\(([^;]*)\))"#)
    settings = behind.all(set).map {
      ($0.text(1), Rewriting.trimmed($0[2] ?? $0[3] ?? ""))
    }
  }

  /// The command that does the same; nil where the kind of object is not known here.
  var line: String? {
    switch type {
    case "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation": animation
    case "UIGravityBehavior": behavior("gravity on", ["magnitude", "angle", "gravityDirection"])
    case "UIPushBehavior":
      behavior(
        "push on", ["magnitude", "angle", "pushDirection"],
        mode: text.contains(".instantaneous") ? " instantaneous" : "")
    case "UIDynamicItemBehavior":
      behavior(
        "item",
        [
          "elasticity", "friction", "density", "resistance", "angularResistance", "allowsRotation",
          "isAnchored", "charge",
        ])
    case "UIAttachmentBehavior" where !settings.isEmpty:
      reaching(
        "attach", #"(?:attachedTo|attachedToAnchor|toAnchor)"#, ["length", "damping", "frequency"])
    case let type where type.hasPrefix("UIFieldBehavior."): field
    case "UISnapBehavior" where !settings.isEmpty: reaching("snap", "snapTo", ["damping"])
    case "UICollisionBehavior" where !settings.isEmpty: collision
    case "UIViewPropertyAnimator": nil
    default:
      type.hasPrefix("UI") && type.hasSuffix("View") || type == "UILabel" || type == "CALayer"
        ? view : nil
    }
  }

  private func value(_ key: String) -> String? {
    settings.last { $0.key == key }.map { Self.plain($0.value) }
  }

  /// A value without the names of its types.
  private static func plain(_ value: String) -> String {
    if let number = value.first(#"^@?\(\s*(-?[\d.]+)\s*\)$"#) { return number.text(1) }
    return value.removing(
      #"\b(?:CG(?:Rect|Point|Vector|Size)|NSValue|NSNumber)?\((?:cg\w+|value):\s*"#
    )
    .removing(#"\b(?:x|y|dx|dy|width|height):\s*"#).removing(
      #"\bCG(?:Rect|Point|Vector|Size)(?:Make)?\b"#
    )
    .removing(#"@"#).removing(#"\.cgColor\b"#)
    .replacing("(.pi", with: "(pi").replacing(" .pi", with: " pi")
  }

  // MARK: Behaviors

  private var items: String? {
    if let match = arguments.first(#"items?:\s*\[?\s*((?:self\.)?[\w.,\s]+?)\s*(?:\]|,\s*\w+:|$)"#)
    {
      return match.text(1).replacing("self.", with: "")
    }
    let added = settings.filter { $0.key == "addItem" }.map {
      $0.value.replacing("self.", with: "")
    }
    return added.isEmpty ? nil : added.joined(separator: ", ")
  }

  private static let words = [
    "animationSpeed": "speed", "gravityDirection": "direction", "pushDirection": "vector",
    "isAnchored": "anchored",
  ]

  private func clauses(_ keys: [String]) -> String {
    keys.compactMap { key in
      value(key).map { " \(Self.words[key] ?? key) \(Self.unsigned($0))" }
    }.joined() + angleAndMagnitude
  }

  /// `setAngle(.pi / 2, magnitude: 2)`.
  private var angleAndMagnitude: String {
    guard let set = value("setAngle"),
      let match = set.first(#"^(.+?),\s*magnitude:\s*([\d.]+)$"#)
    else { return "" }
    return " magnitude \(match.text(2)) angle \(Self.unsigned(match.text(1)))"
  }

  /// A value that no word behind it can be taken for a part of.
  private static func unsigned(_ value: String) -> String {
    let value = value.hasPrefix(".pi") ? String(value.dropFirst()) : value
    return ["true": "on", "YES": "on", "false": "off", "NO": "off"][value] ?? value
  }

  private func behavior(_ verb: String, _ keys: [String], mode: String = "") -> String? {
    guard let items else { return nil }
    let clauses = clauses(keys)
    if verb == "push on", clauses.isEmpty { return nil }
    if verb != "push on", settings.isEmpty { return nil }
    let isAdded = settings.contains { $0.key == "addItem" } && verb != "item"
    guard !clauses.isEmpty || isAdded else { return nil }
    return "\(verb) \(items)\(clauses)\(mode)" + (name == Self.nobody ? "" : " as \(name)")
  }

  private static let nobody = "nobody"

  private func reaching(_ verb: String, _ label: String, _ keys: [String]) -> String? {
    guard let items, let target = arguments.first(Form(#"\#(label):\s*(.+)$"#)) else { return nil }
    return "\(verb) \(items) to \(Self.plain(target.text(1)))\(clauses(keys)) as \(name)"
  }

  /// `UIFieldBehavior.dragField()`, by the word before `Field`.
  private var field: String? {
    guard !settings.isEmpty, let word = type.split(separator: ".").last else { return nil }
    let kind = word.replacing("GravityField", with: "").replacing("Field", with: "")
    let own = arguments.all(#"(smoothness|animationSpeed):\s*([\d.]+)"#).map {
      " \($0.text(1) == "animationSpeed" ? "speed" : $0.text(1)) \($0.text(2))"
    }.joined()
    let place = value("position").map { " at \($0)" } ?? ""
    let view = items ?? names.views.first ?? "box"
    let clauses = clauses([
      "strength", "falloff", "minimumRadius", "smoothness", "animationSpeed", "direction",
    ])
    return "field \(kind) on \(view)\(place)\(own)\(clauses) as \(name)"
  }

  private var collision: String? {
    guard let items else { return nil }
    let isBounded = settings.contains { $0.key.contains("eferenceBounds") }
    let mode = value("collisionMode").map { " mode \($0.filter { $0 != "." })" } ?? ""
    return "collision on \(items)\(isBounded ? " bounds" : "")\(mode) as \(name)"
  }

  // MARK: Views

  private var view: String? {
    let frame =
      arguments.first(#"frame:\s*(.+)$"#)?.text(1) ?? settings.first { $0.key == "frame" }?.value
    guard let frame, !settings.isEmpty else { return nil }
    let color = value("backgroundColor").map { " color \(Self.color($0))" } ?? ""
    let others = text.split(separator: ";").dropFirst().map { Rewriting.trimmed(String($0)) }
      .filter { $0.hasPrefix(name + ".") && !$0.has(#"\.(?:frame|backgroundColor)\s*="#) }
    return (["view \(name) frame \(Self.plain(frame))\(color)"] + others).joined(separator: "; ")
  }

  private static func color(_ value: String) -> String {
    value.first(#"^(?:UIColor)?\.(?:system)?([a-zA-Z]+)"#).map {
      $0.text(1).prefix(1).lowercased() + $0.text(1).dropFirst()
    } ?? value
  }

  // MARK: Core Animation

  private var animation: String? {
    guard let path = arguments.first(#""([\w.]+)""#)?.text(1),
      let view = text.first(Form(#"\b(\w+)\??(?:\.layer)?\??\.add(?:Animation)?\(\s*\#(name)\b"#))?
        .text(1)
        ?? names.views(nearest: text).first
    else { return nil }
    let ends = [
      range("from", "fromValue", path), range("to", "toValue", path), range("by", "byValue", path),
      value("values").map { " values \($0)" },
    ].compactMap { $0 }
    let others = [
      value("keyTimes").map { " at \($0)" }, value("duration").map { " over \($0)s" }, pace,
      repeats, isOn("autoreverses") ? " autoreverse on" : nil,
      value("fillMode") == ".forwards" ? " fill forwards" : nil,
      value("isRemovedOnCompletion") == "false" ? " removedOnCompletion off" : nil,
    ].compactMap { $0 }
    guard !(ends + others).isEmpty else { return nil }
    if Self.path(path) == "color", let color = range("to", "toValue", path) {
      return "animate \(view).color\(color)" + others.joined()
    }
    let lead = ends.isEmpty ? goal.map { [" to \($0)"] } ?? [] : ends
    // A translation is added to where the layer lies.
    let isAdded = isOn("isAdditive") || (path.contains("translation") && !ends.isEmpty)
    return "animation on \(view) keypath \(Self.path(path))"
      + (lead + others + (isAdded ? [" additive on"] : [])).joined()
  }

  private func isOn(_ key: String) -> Bool { ["true", "YES"].contains(value(key) ?? "") }

  private func range(_ word: String, _ key: String, _ path: String) -> String? {
    value(key).map {
      " \(word) \(Self.path(path).hasSuffix("olor") ? Self.color($0) : Self.unsigned($0))"
    }
  }

  private var pace: String? {
    if type == "CASpringAnimation" {
      let numbers = ["mass", "stiffness", "damping"].compactMap { key in
        value(key).map { "\(key): \($0)" }
      }
      return numbers.isEmpty
        ? " curve spring(mass: 1, stiffness: 100, damping: 10)"
        : " curve spring(\(numbers.joined(separator: ", ")))"
    }
    return value("timingFunction")?.first(#"(?:\.|kCAMediaTimingFunction)([eE]ase\w*|[lL]inear)"#)
      .flatMap { WrittenCurve.named($0.text(1)).map { " curve \($0)" } }
  }

  private var repeats: String? {
    value("repeatCount").map {
      Double($0) == nil ? " repeat forever" : " repeat \($0)"
    }
  }

  /// A layer's key path by the name that its property has here.
  private static func path(_ path: String) -> String { WrittenPath.named(path) ?? path }
}
