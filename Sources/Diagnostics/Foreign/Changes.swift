/// Properties with their new values, as objects of JavaScript and declarations of CSS list them.
struct Changes {
  let line: String
  let names: NamesAtHand

  /// The assignments that do the same here; nil where there are none.
  var text: String? { Self.text(of: pairs, names) }

  /// The assignments for properties with their values; nil where none is known here.
  static func text(of pairs: [(key: String, value: String)], _ names: NamesAtHand) -> String? {
    var lines: [String: String] = [:]
    var order: [String] = []
    for (key, value) in pairs {
      guard let line = assignment(plain(key), value, colors: names.colors) else { continue }
      let target = String(line.prefix { $0 != " " })
      if lines[target] == nil { order.append(target) }
      // The last of several is where an animation leads.
      lines[target] = line
    }
    return order.isEmpty ? nil : order.compactMap { lines[$0] }.joined(separator: "; ")
  }

  private var pairs: [(key: String, value: String)] {
    let listed: Form =
      #"(?:^|[{,;\s(\[])["']?([a-zA-Z-]+)["']?\s*[:=]\s*(?:\[[^\]]*,\s*)?["']?(#?[-+]?=?[\w.%]+)"#
    let called: Form = #"\b(?:translate[XY]?|rotateZ?|scale)\([^()]*\)"#
    let worded: Form =
      #"\b(opacity|alpha|rotation|rotate|scale|width|height|x|y)\s+(?:from\s+)?(?:-?[\d.]+[%a-z]*\s*)?(?:to|->|→)\s*(-?[\d.]+%?)"#
    let found =
      line.all(listed).map { ($0.range.lowerBound, $0.text(1), $0.text(2)) }
      + line.all(called).flatMap { match in
        Self.calls(in: match.text()).map { (match.range.lowerBound, $0.key, $0.value) }
      }
      // In words, a place is meant and no shift.
      + line.all(worded).map { match in
        let key = match.text(1)
        return (
          match.range.lowerBound, key == "x" || key == "y" ? "center" + key : key, match.text(2)
        )
      }
    return found.sorted { $0.0 < $1.0 }.map { (key: Self.plain($0.1), value: $0.2) }
  }

  /// The calls of a transform, such as `translateX(10px) rotate(45deg)`, as properties.
  static func calls(in text: String) -> [(key: String, value: String)] {
    if let spatial = spatial(text) { return [(key: "transform3D", value: spatial)] }
    return flat(text)
  }

  /// A transform of space as a product, its perspective first; nil where all of it is of the plane.
  private static func spatial(_ text: String) -> String? {
    guard text.has(#"\b(?:rotate[XY]|rotate3d|translateZ|perspective)\("#) else { return nil }
    let distance = text.first(#"\bperspective\(\s*(\d+)"#)?.text(1) ?? "500"
    let parts = text.all(#"\b(rotate[XYZ]?|scale)\(\s*(-?[\d.]+(?:deg|rad|turn)?)\s*\)"#).map {
      "\($0.text(1))(\($0.text(2)))"
    }
    return (["perspective(\(distance))"] + parts).joined(separator: " * ")
  }

  private static func flat(_ text: String) -> [(key: String, value: String)] {
    text.all(#"\b(translate[XY]?|rotateZ?|scale)\(\s*([-\w.%]+)(?:,\s*([-\w.%]+))?"#).flatMap {
      match in
      let first = (key: match.text(1), value: match.text(2))
      guard first.key == "translate", let second = match[3] else { return [first] }
      return [first, (key: "translateY", value: second)]
    }
  }

  static func plain(_ key: String) -> String {
    key.lowercased().filter { $0 != "-" }
  }

  private static func assignment(_ key: String, _ value: String, colors: [String]) -> String? {
    if let property = Self.colors[key] {
      if value.has(#"^#[0-9a-fA-F]{6}$"#) { return "VIEW.\(property) = \"\(value)\"" }
      return colors.contains(value) ? "VIEW.\(property) = \(value)" : nil
    }
    if key == "transform3d" { return "VIEW.transform3D = \(value)" }
    if key == "borderradius", value == "50%" {
      return "VIEW.cornerRadius = VIEW.size.width / 2"
    }
    if key == "boxshadow" { return shadow(value) }
    if key == "border" { return border(value, colors: colors) }
    let isBy = value.hasPrefix("+=") || value.hasPrefix("-=")
    guard let number = value.first(#"-?(?:\d*\.)?\d+"#).map({ $0.text() }) else {
      return nil
    }
    let isPercent = value.hasSuffix("%")
    if let property = shifts[key], !isPercent {
      return number.hasPrefix("-") || value.hasPrefix("-=")
        ? "VIEW.\(property) -= \(number.drop { $0 == "-" })" : "VIEW.\(property) += \(number)"
    }
    if key.hasPrefix("rotat") {
      return
        "VIEW.rotation = \(number)\(value.hasSuffix("rad") ? "rad" : value.hasSuffix("turn") ? "turn" : "deg")"
    }
    guard let property = properties[key] else { return nil }
    guard !isPercent || property == "alpha" || property == "scale" else { return nil }
    return "VIEW.\(property) \(isBy ? "+=" : "=") \(number)\(isPercent ? "%" : "")"
  }

  /// `0 4px 8px rgba(0, 0, 0, 0.3)`: its offset, its radius and how much is seen of it.
  private static func shadow(_ value: String) -> String? {
    let lengths = value.removing(#"\w+\([^()]*\)|#\w+"#).all(#"-?\d*\.?\d+"#).map { $0.text() }
    guard lengths.count >= 2 else { return nil }
    let seen = value.first(#"rgba?\([^()]*[,/]\s*(\d*\.\d+|0|1)\s*\)"#)?.text(1) ?? "0.5"
    let radius = lengths.count > 2 ? "; VIEW.shadowRadius = \(lengths[2])" : ""
    return
      "VIEW.shadowOffset = (\(lengths[0]), \(lengths[1]))\(radius); VIEW.shadowOpacity = \(seen.hasPrefix(".") ? "0" + seen : seen)"
  }

  /// `2px solid red`.
  private static func border(_ value: String, colors: [String]) -> String? {
    guard let width = value.first(#"\d*\.?\d+"#)?.text() else { return nil }
    let color = value.all(#"[a-z]+"#).map { $0.text() }.first(where: colors.contains)
    return "VIEW.borderWidth = \(width)" + (color.map { "; VIEW.borderColor = \($0)" } ?? "")
  }

  private static let shifts = [
    "x": "center.x", "y": "center.y", "translatex": "center.x", "translatey": "center.y",
    "translate": "center.x",
  ]
  private static let properties = [
    "centerx": "center.x", "centery": "center.y", "opacity": "alpha", "alpha": "alpha",
    "autoalpha": "alpha", "left": "frame.x",
    "top": "frame.y", "width": "frame.width", "height": "frame.height", "scale": "scale",
    "borderradius": "cornerRadius", "cornerradius": "cornerRadius", "borderwidth": "borderWidth",
    "zindex": "zPosition",
  ]
  private static let colors = [
    "background": "color", "backgroundcolor": "color", "fill": "color", "color": "color",
    "bordercolor": "borderColor",
  ]
}
