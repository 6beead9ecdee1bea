/// UIKit's labels and its Dynamic Type, and the same in plain English.
extension ForeignTerm {
  static let texts: [ForeignTerm] = [
    .init(
      "UILabel UITextView setText NSAttributedString attributedText",
      "view title frame (20, 300, 280, 40) text \"Hello\" font body",
      "view title2 frame (20, 300, 280, 40) text \"Hello\" font body",
      says: "a label is a view with a `text`"),
    .init(
      "UIContentSizeCategory preferredContentSizeCategory UITraitCollection traitCollection "
        + "contentSizeCategory",
      "textSize accessibilityLarge",
      says: "`textSize` alone tells it, and `stage.textSize` is it in an expression"),
    .init(
      "traitCollectionDidChange UIContentSizeCategoryDidChange registerForTraitChanges",
      "on textSize.changed { print event.category, event.old }"),
    .init(
      "UIFontMetrics scaledFont", "scaledValue({number 17}, for: body)",
      says: "it reads the text size that holds now"),
    .init(
      "adjustsFontForContentSizeCategory preferredFont UIFontTextStyle", "VIEW.font = body",
      says: "a label with a text style follows `textSize` by itself"),
    .init(
      "UIFont systemFont boldSystemFont", "VIEW.fontSize = {number 17}",
      says: "there is one font; `font` takes a text style, `fontSize` a size"),
  ]

  /// What people ask for without UIKit's words.
  static let labels: [ForeignTerm] = [
    .init(
      "label heading", "view title frame (20, 300, 280, 40) text \"Hello\"",
      "view title2 frame (20, 300, 280, 40) text \"Hello\"",
      says: "a label is a view with a `text`"),
    .init("text textContent innerText innerHTML", "VIEW.text = \"Hello\""),
    .init("font typeface", "VIEW.font = body"),
    .init("font-size text-size", "VIEW.fontSize = {number 17}"),
    .init("dynamic-type dynamicType", "textSize accessibilityLarge"),
  ]
}
