import Diagnostics
import UIKitMotion
import Values

/// The text of a label and its font.
extension ViewProperties {
  static let text: [ViewProperty] = [
    Property(
      "text", textOrOff, .recorded, "text; makes it a label",
      get: { $0.appearance.map { .string($0.text) } ?? .nothing },
      set: { reading, stage, text in try look(reading, on: stage) { $0.text = text } }),
    Property(
      "font", styleOrNone, .recorded,
      "text style, in its size at the current `textSize`",
      get: { $0.appearance.map { .string($0.font?.rawValue ?? noStyle) } ?? .nothing },
      set: { reading, stage, style in try stage.setFont(style, of: reading.view) }),
    Property(
      "adjustsFontForContentSizeCategory", .boolean, .recorded,
      "whether its text style's size follows `textSize`",
      get: {
        $0.appearance.map { .boolean($0.adjustsFontForContentSizeCategory) } ?? .nothing
      },
      set: { reading, stage, isOn in try stage.setAdjustsFont(isOn, of: reading.view) }),
    channel(
      "fontSize", .number(.length, Channel.fontSize.range), .fontSize,
      "size of its text; setting it removes the text style", unit: "pt"),
    color(.textColor, "its text's color"),
  ]

  /// The font of a text whose size is its own.
  private static let noStyle = "none"

  private static let styleOrNone = ValueType<TextStyle?>(
    .word(TextStyle.allCases.map(\.rawValue) + [noStyle])
  ) { (check, value) throws(Mistake) in
    guard !value.isOff else { return nil }
    if case .string(noStyle) = value { return nil }
    return try check.word(value, or: [noStyle])
  }

  /// A text; empty for `off` and `none`, which remove it.
  private static let textOrOff = ValueType<String>(.string) { (check, value) throws(Mistake) in
    let text = value.isOff ? "" : try check.string(value)
    guard text.utf8.count <= Limits.labelLength else {
      throw .textTooLong(Limits.labelLength, of: "`\(check.what)`")
    }
    return text
  }
}

extension Value {
  fileprivate var isOff: Bool { if case .boolean(false, _) = self { true } else { false } }
}
