import MotionCurves
import SwiftCode
import Text
import Values

/// Values of CSS, and of the libraries of the web, in the language; nil for what is not read.
struct WebWords {
  let scene: SceneVocabulary

  /// Properties whose names mean something else here, or nothing.
  private static let properties = [
    "background": "color", "color": "textColor", "width": "frame.width",
    "height": "frame.height", "rotate": "rotation", "autoAlpha": "alpha", "x": "center.x",
    "y": "center.y",
  ]

  func property(_ name: String) -> String? {
    Self.properties[name]
      ?? scene.propertyOfView(name).map {
        $0 == "backgroundColor" ? "color" : $0
      }
  }

  // MARK: Values

  /// A property with its value.
  struct Setting: Equatable {
    var path: String
    var value: String
  }

  /// The properties that one of CSS is here: a shadow is several.
  func settings(_ name: String, _ text: String, of view: String) -> [Setting]? {
    name == "boxShadow" ? shadow(text) : setting(name, text, of: view).map { [$0] }
  }

  /// `0 12px 24px rgba(0, 0, 0, 0.25)`: the radius here is that of the blur's Gaussian, half of CSS's
  /// (CSS Backgrounds and Borders, section 6.1.1). One that is spread or inside is not read.
  private func shadow(_ text: String) -> [Setting]? {
    if text == "none" { return [Setting(path: "shadowOpacity", value: "0")] }
    let parts = text.split(outsideOf: " ")
    let lengths = parts.prefix(3).compactMap { Self.number($0, ["", "px"]) }
    guard lengths.count == 3, let blur = Double(lengths[2]), parts.count < 5 else { return nil }
    let all = [
      Setting(path: "shadowOffset", value: "(\(lengths[0]), \(lengths[1]))"),
      Setting(path: "shadowRadius", value: Lowering.digits(blur / 2)),
    ]
    guard let color = parts.dropFirst(3).first, color != "black" else {
      return all + [Setting(path: "shadowOpacity", value: "1")]
    }
    if let black = color.wholeMatch(of: #/rgba?\(0[ ,]+0[ ,]+0[ ,\/]+([\d.]+)(%?)\)/#) {
      let share = (Double("0\(black.1)") ?? 1) / (black.2.isEmpty ? 1 : 100)
      return all + [Setting(path: "shadowOpacity", value: Lowering.digits(share))]
    }
    return setting("shadowColor", color).map {
      all + [$0, Setting(path: "shadowOpacity", value: "1")]
    }
  }

  /// - Parameter angle: The unit of an angle without one: libraries count in degrees.
  /// - Parameter view: Whose size a percentage is of.
  func setting(
    _ name: String, _ text: String, of view: String = "", angle: String = "", _ path: String? = nil
  ) -> Setting? {
    if name == "transform" {
      return transform(text, of: view).map { Setting(path: "transform", value: $0) }
    }
    if name == "translate", path == nil {
      let values = text.split(separator: " ").joined(separator: ", ")
      return setting("transform", "translate(\(values))", of: view)
    }
    guard let path = path ?? property(name) else { return nil }
    if path.lowercased().hasSuffix("color") {
      if text.hasPrefix("#"), Colors.isColor(text) {
        return Setting(path: path, value: "\"\(text)\"")
      }
      return Colors.isColor(text) ? Setting(path: path, value: text) : nil
    }
    // A share of the view's own width.
    if path == "cornerRadius", !view.isEmpty, let share = Self.number(text, ["%"]) {
      return Setting(path: path, value: "\(view).size.width * \(share)")
    }
    let units = path == "rotation" ? Self.angles : path == "alpha" ? ["", "%"] : ["", "px"]
    guard let number = Self.number(text, units) else { return nil }
    let isBare = path == "rotation" && Double(number) != nil
    return Setting(path: path, value: isBare ? number + angle : number)
  }

  private static let angles = ["", "deg", "rad", "turn"]
  static let times = ["s", "ms"]

  /// A number with one of some units, as it is written here: a pixel is a point.
  static func number(_ text: some StringProtocol, _ units: [String]) -> String? {
    let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
    let unit = String(text.dropFirst(digits.count))
    guard let number = Double(digits), number.isFinite, units.contains(unit) else { return nil }
    return Lowering.digits(number) + (unit == "px" ? "" : unit)
  }

  /// The functions of `transform`, in the same order: both multiply from the left. A percentage is
  /// of the view's own size.
  func transform(_ text: String, of view: String) -> String? {
    if text == "none" { return "identity" }
    var calls: [String] = []
    for statement in ScriptReader.statements(text) {
      guard case .call(nil, let name, let arguments) = statement.value,
        let form = Self.functions[name.lowercased()]
      else { return nil }
      let values = arguments.enumerated().compactMap { index, argument -> String? in
        guard case .number(let number, let unit) = argument.value else { return nil }
        if unit == "%", !view.isEmpty, form.hasPrefix("translate"), index < 2 {
          let isDown = index == 1 || form == "translate(0, *)"
          return "\(Lowering.digits(number / 100)) * \(view).size.\(isDown ? "height" : "width")"
        }
        guard ["", "px", "deg", "rad", "turn"].contains(unit) else { return nil }
        return Lowering.digits(number) + (unit == "px" ? "" : unit)
      }
      guard !values.isEmpty, values.count == arguments.count else { return nil }
      let list = values.joined(separator: ", ")
      calls.append(form.contains("*") ? form.replacing("*", with: list) : "\(form)(\(list))")
    }
    return calls.isEmpty ? nil : calls.joined(separator: " * ")
  }

  /// The functions of `transform`, `*` for their values.
  private static let functions = [
    "translate": "translate", "translatex": "translate(*, 0)", "translatey": "translate(0, *)",
    "translatez": "translate(0, 0, *)", "translate3d": "translate", "scale": "scale",
    "scalex": "scale(*, 1)", "scaley": "scale(1, *)", "scale3d": "scale", "rotate": "rotate",
    "rotatez": "rotate", "rotatex": "rotateX", "rotatey": "rotateY", "perspective": "perspective",
  ]

  /// Settings of one `transform` as the properties that turn whole turns: a rotation or a scale
  /// alone. Nil for other transforms.
  static func parts(_ values: [String]) -> (path: String, values: [String])? {
    for (name, path, none) in [("rotate(", "rotation", "0"), ("scale(", "scale", "1")] {
      let parts = values.map { value -> String? in
        if value == "identity" { return none }
        // The view's own, where the keyframes do not say it.
        if value.hasSuffix(".transform") { return value.replacing(".transform", with: ".\(path)") }
        let isAlone = value.hasPrefix(name) && !value.contains("*") && !value.contains(",")
        return isAlone ? String(value.dropFirst(name.count).dropLast()) : nil
      }
      if !parts.contains(nil) { return (path, parts.compactMap { $0 }) }
    }
    return nil
  }

  // MARK: Curves

  /// A curve of CSS; a name such as `easeOutBack` is the web's, which is Penner's.
  static func curve(_ text: String) -> String? {
    let words = text.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : "\($1)" }
    guard let easing = (try? CSSEasing.parse(text)) ?? (try? CSSEasing.parse(words)) else {
      return Easing.named(text).map { ($0.classic() ?? $0).name }
    }
    switch easing.shape {
    case .linear: return "linear"
    case .bezier(let x1, let y1, let x2, let y2):
      guard text.contains("(") else { return words.humped }
      return "bezier(\([x1, y1, x2, y2].map(Lowering.digits).joined(separator: ", ")))"
    case .steps, .piecewise: return "css(\"\(easing.serialized)\")"
    }
  }
}

extension StringProtocol {
  /// The parts between separators outside of parentheses and braces, without blanks around them.
  func split(outsideOf separator: Character) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in self {
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      let isSeparator = character == separator || (separator == " " && character.isWhitespace)
      if depth == 0, isSeparator {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// A name of CSS as it is spelled here, with a capital for each hyphen before a letter: `easeIn`
  /// for `ease-in`.
  var humped: String {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { name, part in
      let isHump = name.last?.isLetter == true && part.first?.isLetter == true
      name += isHump ? part.capitalizedFirst : "-" + part
    }
  }
}
