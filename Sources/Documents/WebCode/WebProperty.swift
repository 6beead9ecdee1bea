import MotionGeometry
import Text
import UIKitMotion

/// A property of CSS that shows values of a view.
enum WebProperty: String, CaseIterable, Hashable {
  case translate, rotate, scale, opacity, width, height
  case borderRadius = "border-radius"
  case borderWidth = "border-width"
  case fontSize = "font-size"
  case background = "background-color"
  case border = "border-color"
  case text = "color"

  /// The content that it shows.
  enum Source {
    /// Numbers, each a sum of channels.
    case numbers([[Channel]])
    case color(ColorChannel)
  }

  var source: Source {
    switch self {
    case .translate: .numbers([[.centerX, .translationX], [.centerY, .translationY]])
    case .rotate: .numbers([[.rotation]])
    case .scale: .numbers([[.scaleX], [.scaleY]])
    case .opacity: .numbers([[.alpha]])
    case .width: .numbers([[.width]])
    case .height: .numbers([[.height]])
    case .borderRadius: .numbers([[.cornerRadius]])
    case .borderWidth: .numbers([[.borderWidth]])
    case .fontSize: .numbers([[.fontSize]])
    case .background: .color(.backgroundColor)
    case .border: .color(.borderColor)
    case .text: .color(.textColor)
    }
  }

  /// The numbers of a view that some property shows.
  static let shown = Set(
    allCases.flatMap { property -> [Channel] in
      guard case .numbers(let sums) = property.source else { return [] }
      return sums.flatMap { $0 }
    })

  /// The name of the property in JavaScript.
  var scriptName: String { rawValue.split(separator: "-").camelCased }

  /// Whether animations of it add up in CSS as UIKit's do: `accumulate`. A negative width is no
  /// value, so sizes cannot.
  var addsUp: Bool {
    switch self {
    case .translate, .rotate, .scale: true
    case .opacity, .width, .height, .borderRadius, .borderWidth, .fontSize, .background, .border,
      .text:
      false
    }
  }

  /// The largest error of points along a recorded course, in the unit of the values.
  var tolerance: Double {
    switch self {
    case .translate, .width, .height, .borderRadius, .borderWidth, .fontSize: 0.5
    case .rotate: 0.002
    case .scale, .opacity: 0.002
    case .background, .border, .text: 0.004
    }
  }

  /// The tolerance in the unit of the text.
  func written(error: Double) -> String {
    func digits(_ value: Double) -> String { ((value * 1e4).rounded(.up) / 1e4).written }
    return switch self {
    case .translate, .width, .height, .borderRadius, .borderWidth, .fontSize: digits(error) + "px"
    case .rotate: digits(error * 180 / .pi) + "deg"
    case .scale, .opacity, .background, .border, .text: digits(error)
    }
  }

  /// Values as CSS. A value that does not change anything is 0, or 1 for `scale`.
  func text(_ values: [Double]) -> String {
    func length(_ value: Double) -> String { Self.length(value) }
    return switch self {
    case .translate: values.map(length).joined(separator: " ")
    case .rotate: Self.number(values[0] * 180 / .pi) + "deg"
    case .scale: values.map(Self.number).joined(separator: " ")
    case .opacity: Self.number(values[0])
    case .width, .height, .borderRadius, .borderWidth, .fontSize: length(values[0])
    case .background, .border, .text:
      "rgb(\(values.prefix(3).map { Self.number($0 * 255) }.joined(separator: " "))"
        + (values[3] == 1 ? ")" : " / \(Self.number(values[3])))")
    }
  }

  /// A length without the noise of the single precision in which dynamics computes.
  static func length(_ value: Double) -> String {
    NumberFormat.rounded(value, decimals: 4) + "px"
  }

  static func number(_ value: Double) -> String { NumberFormat.rounded(value, decimals: 5) }

  /// The values that change nothing when they are added.
  var neutral: [Double] {
    switch self {
    case .translate: [0, 0]
    case .scale: [1, 1]
    case .rotate, .opacity, .width, .height, .borderRadius, .borderWidth, .fontSize: [0]
    case .background, .border, .text: [0, 0, 0, 0]
    }
  }
}
