import Language
import MotionCurves
import MotionGeometry
import Text

/// Curves, colors, and values for properties of any type.
extension SwiftWriter {
  mutating func curve(_ expression: Expression, _ type: String) -> String? {
    let isLayer = type == "CAMediaTimingFunction"
    if let name = word(expression) {
      guard UIKitTiming.curves.contains(name) || isLayer && name == "ease" else { return nil }
      if !isLayer { return "UICubicTimingParameters(animationCurve: .\(name))" }
      let layerName = ["easeInOut": "easeInEaseOut", "ease": "default"][name] ?? name
      return "CAMediaTimingFunction(name: .\(layerName))"
    }
    guard case .call = expression.kind else { return nil }
    for rule in rules.rules["curve", default: []] {
      guard let bindings = rule.line.match(expression), !bindings.given.contains("curve"),
        let text = text(of: rule.swift, bindings),
        text.hasPrefix(type) || !isLayer && text.hasPrefix("UI")
      else { continue }
      return text
    }
    return nil
  }

  // MARK: Objects of Core Animation

  /// A value for a property of type `Any`.
  mutating func boxed(_ expression: Expression) -> String? {
    if let name = word(expression), Color(name) != nil { return layerColor(name) }
    guard let written = typed(expression, as: "") else { return nil }
    switch written.type {
    case "CGPoint": return "NSValue(cgPoint: \(written.text))"
    case "CGSize": return "NSValue(cgSize: \(written.text))"
    case "CGRect": return "NSValue(cgRect: \(written.text))"
    // Where any type is taken, a constant needs its own.
    default: return written.text.replacing(" .pi", with: " CGFloat.pi")
    }
  }

  // MARK: Colors

  mutating func layerColor(_ name: String) -> String? {
    color(name).map {
      $0.hasPrefix(".init") ? "UIColor(\($0.dropFirst(6)).cgColor" : "UIColor\($0).cgColor"
    }
  }

  mutating func color(of expression: Expression) -> String? {
    word(expression).flatMap { color($0) }
  }

  /// A color by name or by its digits, as an implicit member.
  func color(_ name: String) -> String? {
    guard let color = Color(name) else { return nil }
    if !name.hasPrefix("#") {
      let isSystem = ["pink", "teal", "indigo", "mint"].contains(name)
      return isSystem ? ".system" + name.capitalizedFirst : "." + name
    }
    let parts = [color.red, color.green, color.blue].map { "\(number($0 * 255)) / 255" }
    return
      ".init(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(number(color.alpha)))"
  }
}
