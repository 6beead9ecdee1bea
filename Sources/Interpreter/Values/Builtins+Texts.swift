import Diagnostics
import UIKitMotion

/// Lengths that scale with the text size, as in `UIFontMetrics`.
extension Builtins {
  package static let texts: [Function] = [
    Function(
      "scaledValue", "a length that scales with the text size, as in UIFontMetrics",
      [
        .at("value", .plain, "value at the text size `large`"),
        .labelled("for", styles, "text style that it scales with", else: "body"),
      ],
      example: "textSize extraExtraExtraLarge; scaledValue(17, for: body)"
    ) { (call) throws(Mistake) in
      let value = try call.number(0)
      let style = try call["for"].map { (value) throws(Mistake) in try textStyle(value, of: "for") }
      guard let category = call.textSize() else { return .nothing }
      return .plain(try checked((style ?? .body).scaledValue(value, in: category), call.function))
    },
    Function(
      "lineHeight", "line height of a text style at the current text size, as used for scaling",
      [.at("style", styles, "text style")], example: "lineHeight(body)"
    ) { (call) throws(Mistake) in
      let style = try textStyle(call.positional[0], of: call.function)
      return call.textSize().map { .plain(style.lineHeight(in: $0)) } ?? .nothing
    },
  ]

  private static let styles = ValueKind.word(TextStyle.allCases.map(\.rawValue))

  private static func textStyle(_ value: Value, of what: String) throws(Mistake) -> TextStyle {
    let known = TextStyle.allCases.map(\.rawValue)
    guard case .string(let word) = value else {
      throw .wrongKind(what, takes: "a text style", found: value.described, sample: "body")
    }
    guard let style = TextStyle(rawValue: word) else {
      throw .unknownWord(
        word, after: what, nearest: Vocabulary(known).nearest(to: word), known: known)
    }
    return style
  }
}
