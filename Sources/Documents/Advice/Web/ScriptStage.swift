import SwiftCode
import Values

/// A property that a script changes, and what to.
struct ScriptChange: Hashable {
  enum Target: Hashable {
    /// A translation from the view's place, in points and in shares of its size; a part that is nil
    /// stays.
    case moved(Double?, share: Double?)
    /// A change of the value at the time.
    case by(String)
    case value(String)
    /// Several values one after another; nil for the value at the time.
    case keys([Target?])
  }

  let path: String
  var target: Target
}

/// The views of a script, with the values that its calls have given them. A library moves a view by
/// a translation from its place, and here its center moves: by the difference from the call before.
struct ScriptStage {
  let words: WebWords
  private var moved: [String: (points: Double, share: Double)] = [:]
  private var values: [String: Double] = [:]
  /// Places with a percentage of its own, as `xPercent` of GSAP, beside the points.
  private var shared: Set<String> = []

  init(_ words: WebWords) { self.words = words }

  /// The properties of libraries that a translation moves.
  private static let moves = [
    "x": "center.x", "translateX": "center.x", "translationX": "center.x", "dx": "center.x",
    "xPercent": "center.x", "y": "center.y", "translateY": "center.y",
    "translationY": "center.y", "dy": "center.y", "yPercent": "center.y",
  ]
  private static let others = [
    "rotate": "rotation", "rotateZ": "rotation", "rotation": "rotation", "rotationZ": "rotation",
    "angle": "rotation", "turns": "rotation", "degrees": "rotation", "scaleX": "scale",
    "scaleY": "scale", "spin": "rotation", "fade": "alpha", "fadeAnim": "alpha",
    "fadeAnimation": "alpha",
  ]
  private static let initial = ["alpha": 1.0, "scale": 1, "rotation": 0]

  /// The path of a property; nil for a name of something else.
  func path(_ name: String) -> String? {
    // How CSS lays a view out.
    if name == "position" { return nil }
    return Self.moves[name] ?? Self.others[name] ?? words.property(name)
  }

  /// What a field says; nil for what is not read.
  func change(_ name: String, _ value: ScriptValue) -> ScriptChange? {
    guard let path = path(name), let target = target(name, path, value) else { return nil }
    return ScriptChange(path: path, target: target)
  }

  private func target(
    _ name: String, _ path: String, _ value: ScriptValue
  ) -> ScriptChange.Target? {
    switch value {
    case .list(let values):
      var keys: [ScriptChange.Target?] = []
      for value in values {
        if value == .word("null") {
          keys.append(nil)
          continue
        }
        guard let target = target(name, path, value) else { return nil }
        keys.append(target)
      }
      return .keys(keys)
    case .choice(let one, _): return target(name, path, one)
    // `width.value + 50`
    case .call(.word?, let sign, let by) where sign == "+" || sign == "-":
      return by.first?.value.number().map { .by((sign == "-" ? "-" : "") + Lowering.digits($0)) }
    case .text(let text) where text.hasPrefix("+=") || text.hasPrefix("-="):
      guard let number = WebWords.number(text.dropFirst(2), ["", "px", "deg"]) else { return nil }
      let isBare = path == "rotation" && Double(number) != nil
      return .by((text.first == "-" ? "-" : "") + number + (isBare ? "deg" : ""))
    default: break
    }
    if Self.moves[name] != nil { return translation(name, value) }
    // Flutter's angles are in radians.
    let isInDegrees = value.number()?.isInDegrees == true
    let unit =
      name == "angle" && !isInDegrees ? "rad" : name == "turns" ? "turn" : "deg"
    var text = value.code
    if let name = value.name { text = name }
    // `Colors.red`
    if path.lowercased().hasSuffix("color"), !text.hasPrefix("#"),
      let last = text.split(separator: ".").last,
      Colors.isColor(last.lowercased())
    {
      return .value(last.lowercased())
    }
    guard
      let setting = words.setting(
        name, text.replacing("dp", with: ""), angle: unit, path)
    else {
      return nil
    }
    switch name {
    // A width and a height in one.
    case "size" where !setting.value.contains("x"):
      return .value("\(setting.value)x\(setting.value)")
    case "scaleX": return .value("(\(setting.value), 1)")
    case "scaleY": return .value("(1, \(setting.value))")
    default: return .value(setting.value)
    }
  }

  private func translation(_ name: String, _ value: ScriptValue) -> ScriptChange.Target? {
    var number = value
    if case .text(let text) = value, let read = ScriptReader.argument(text)?.value { number = read }
    guard case .number(let amount, let unit) = number else { return nil }
    if name.hasSuffix("Percent") { return .moved(nil, share: amount / 100) }
    if unit == "%" { return .moved(0, share: amount / 100) }
    return ["", "px", "dp"].contains(unit) ? .moved(amount, share: nil) : nil
  }

  // MARK: Lines

  /// The statement that makes a change on a view, after which it is made.
  mutating func statement(_ change: ScriptChange, _ view: String) -> String {
    let place = "\(view).\(change.path)"
    switch change.target {
    case .moved(let points, let share):
      let before = moved[place] ?? (0, 0)
      if points == nil { shared.insert(place) }
      let after = (points: points ?? before.points, share: share ?? ownShare(of: place))
      moved[place] = after
      return "\(place) "
        + difference(after.points - before.points, after.share - before.share, place)
    case .by(let value):
      if let before = moved[place] ?? (change.path.hasPrefix("center.") ? (0, 0) : nil),
        let number = Double(value)
      {
        moved[place] = (before.points + number, before.share)
      }
      return value.hasPrefix("-") ? "\(place) -= \(value.dropFirst())" : "\(place) += \(value)"
    case .value(let value):
      values[place] = Self.number(value)
      return "\(place) = \(value)"
    case .keys(let targets):
      guard let last = targets.last ?? nil else { return "\(place) = \(place)" }
      return statement(ScriptChange(path: change.path, target: last), view)
    }
  }

  /// The value after a change, before it is made.
  func value(_ change: ScriptChange, _ view: String) -> String {
    let place = "\(view).\(change.path)"
    switch change.target {
    case .moved(let points, let share):
      let before = moved[place] ?? (0, 0)
      let by = difference(
        (points ?? before.points) - before.points, (share ?? ownShare(of: place)) - before.share,
        place)
      return by == "+= 0" ? place : "\(place) \(by.replacing("=", with: ""))"
    case .by(let value): return "\(place) + \(value)"
    case .value(let value): return value
    case .keys: return place
    }
  }

  /// The percentage that stays when points are given.
  private func ownShare(of place: String) -> Double {
    shared.contains(place) ? moved[place]?.share ?? 0 : 0
  }

  private func difference(_ points: Double, _ share: Double, _ place: String) -> String {
    let size = place.split(separator: ".").first.map(String.init) ?? ""
    let side = place.hasSuffix("y") ? "height" : "width"
    let isBack = share == 0 ? points < 0 : share < 0
    let sign = isBack ? -1.0 : 1
    let factor = sign * share == 1 ? "" : "\(Lowering.digits(sign * share)) * "
    var parts = share == 0 ? [] : ["\(factor)\(size).size.\(side)"]
    if points != 0 || share == 0 { parts.append(Lowering.digits(sign * points)) }
    return (isBack ? "-= " : "+= ") + parts.joined(separator: " + ")
  }

  /// The change from what a property is to what it becomes, if both are known numbers.
  func distance(_ change: ScriptChange, _ view: String) -> Double? {
    let place = "\(view).\(change.path)"
    switch change.target {
    case .moved(let points?, let share):
      let before = moved[place] ?? (0, 0)
      return (share ?? ownShare(of: place)) == before.share ? points - before.points : nil
    case .by(let value): return Self.number(value)
    case .value(let value):
      guard let before = values[place] ?? Self.initial[change.path] else { return nil }
      return Self.number(value).map { $0 - before }
    default: return nil
    }
  }

  /// The change back to what a property is now; nil if that is not known.
  func undoing(_ change: ScriptChange, _ view: String) -> ScriptChange? {
    let place = "\(view).\(change.path)"
    if change.path.hasPrefix("center.") {
      let before = moved[place] ?? (0, 0)
      return ScriptChange(
        path: change.path, target: .moved(before.points, share: before.share))
    }
    guard let before = values[place] ?? Self.initial[change.path] else { return nil }
    let unit = change.path == "rotation" ? "deg" : ""
    return ScriptChange(path: change.path, target: .value(Lowering.digits(before) + unit))
  }

  /// Another value of a property that a change leaves as it is, if nothing has set it before.
  func away(from change: ScriptChange, _ view: String) -> ScriptChange? {
    let place = "\(view).\(change.path)"
    guard moved[place] == nil, values[place] == nil, isMade(change, view) else { return nil }
    let others = ["alpha": "0", "scale": "0.5", "rotation": "45deg"]
    let isMove = change.path.hasPrefix("center.")
    return ScriptChange(
      path: change.path,
      target: isMove ? .moved(100, share: nil) : .value(others[change.path] ?? "0"))
  }

  /// Whether a view's property is as a change would make it.
  func isMade(_ change: ScriptChange, _ view: String) -> Bool { distance(change, view) == 0 }

  private static func number(_ text: String) -> Double? {
    Double(text.prefix { $0.isNumber || "-.".contains($0) })
  }
}
