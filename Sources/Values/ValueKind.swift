import Language

/// The kind of value that a clause, a property or a setting takes: one description for checks,
/// messages, help and completion.
public indirect enum ValueKind: Sendable {
  /// A number of a quantity within bounds.
  case number(Quantity, ClosedRange<Double>)
  /// A whole number within bounds.
  case count(ClosedRange<Int>)
  /// The number of times that something plays, or `forever`.
  case times(ClosedRange<Double>)
  case boolean
  case string
  /// A color's name or `"#rrggbb"`.
  case color
  case point
  case size
  case rect
  case insets
  case transform
  case curve
  /// A curve, or this word.
  case curveOrWord(String)
  case region
  /// A list of a rectangle's corners, by their names.
  case corners
  /// The visible part of a masked layer, or `off`.
  case mask
  case range
  case points
  /// A view's name.
  case view
  /// Names of views, separated by commas.
  case views
  /// A property animator's name.
  case animator
  /// Names of views, or of property animators.
  case viewsOrAnimators
  /// The name of a screen, a navigation controller or a tab bar controller.
  case screen
  /// A transition's name, even if something else has the same name.
  case transition
  /// The name of any object.
  case object
  /// A property that can be animated, such as `red.center.x`.
  case path
  /// A property of a view, without the view: `center.x`.
  case keyPath
  /// An expression that is evaluated repeatedly, such as a condition or a series.
  case expression
  case expressions
  /// One of these words.
  case word([String])
  /// A new name, or any word.
  case name
  /// The name of a lesson, with hyphens between its words.
  case lesson
  /// `NAME in RANGE`.
  case binding
  /// `NAME|PROPERTY|tweak("…") in LIST|RANGE [step STEP]`; several are separated by commas.
  case parameters
  /// A keyword without a value.
  case flag

  package static let length = ValueKind.number(.length, Limits.coordinates)
  /// A length that is not negative.
  package static let extent = ValueKind.number(.length, 0...Limits.coordinate)
  package static let plain = ValueKind.number(.plain, Limits.coordinates)
  package static let positive = ValueKind.number(.plain, 0...Limits.coordinate)
  package static let time = ValueKind.number(.time, Limits.times)
  package static let angle = ValueKind.number(.angle, Limits.coordinates)

  /// With its article, for messages and help: "`over` takes a time".
  package var described: String {
    switch self {
    case .number(let quantity, _): quantity == .plain ? "a number" : quantity.described
    case .count: "a whole number"
    case .times: "a number or `forever`"
    case .boolean: "on or off"
    case .string: "text in quotation marks"
    case .color: "a color"
    case .point: "a point"
    case .size: "a size"
    case .rect: "a rectangle"
    case .insets: "four insets"
    case .transform: "a transform"
    case .curve: "a curve"
    case .curveOrWord(let word): "a curve or `\(word)`"
    case .region: "a region"
    case .corners: "a list of corners"
    case .mask: "a mask or off"
    case .range: "a range"
    case .points: "a list of points"
    case .view: "a view"
    case .views: "views"
    case .animator: "an animator"
    case .viewsOrAnimators: "views or animators"
    case .screen: "a screen"
    case .transition: "a transition"
    case .object: "an object's name"
    case .path: "a property to change"
    case .keyPath: "a property's name"
    case .expression: "a value"
    case .expressions: "values"
    case .word(let words): "one of " + words.joined(separator: ", ")
    case .name: "a name"
    case .lesson: "a lesson's name"
    case .binding: "a name in a range"
    case .parameters: "parameters and their values"
    case .flag: "nothing"
    }
  }

  /// A hint for writing a value: the default as an example, or a sample if there is no default.
  package func hint(else standard: String) -> String {
    let what: String
    switch self {
    case .flag, .expression, .expressions: return ""
    case .word: what = standard.isEmpty ? "" : "one of these"
    case .boolean, .color, .curve, .curveOrWord, .view, .views, .animator, .viewsOrAnimators,
      .screen, .transition,
      .object, .path, .keyPath, .name, .lesson, .string:
      what = described
    case .number, .count, .times, .point, .size, .rect, .insets, .transform, .region, .corners,
      .mask, .range, .points, .binding, .parameters:
      what = standard.isEmpty ? "\(described), such as \(sample)" : described
    }
    return standard.isEmpty ? what : "\(what); default \(standard)"
  }

  /// A valid sample, for help lines.
  package var sample: String {
    switch self {
    // If the maximum is 1 or less, 0.5 is a good sample.
    case .number(.plain, let range): range.upperBound <= 1 ? "0.5" : Quantity.plain.sample
    case .number(let quantity, _): quantity.sample
    case .count, .times: "3"
    case .boolean: "off"
    case .string: "\"fall.md\""
    case .color: "red"
    case .point: "(160, 284)"
    case .size: "320x568"
    case .rect: "(50, 50, 100, 100)"
    case .insets: "(10, 10, 10, 10)"
    case .transform: "scale(2) * rotate(45deg)"
    case .curve, .curveOrWord: "elasticOut"
    case .region: "circle(80) - rectangle(20, 20)"
    case .corners: "[topLeft, topRight]"
    case .mask: "roundedCorners([topLeft, topRight], 10)"
    case .range: "0..1"
    case .points: "[(0, 400), (200, 500), (0, 500)]"
    case .view, .object: "red"
    case .views, .viewsOrAnimators: "red, blue"
    case .animator: "dim"
    case .screen: "detail"
    case .transition: "slide"
    case .path: "red.center"
    case .keyPath: "center.x"
    case .expression: "red.center.y > 300"
    case .expressions: "red.center.x, red.center.y"
    case .word(let words): words.first ?? ""
    case .name: "ball"
    case .lesson: "fall"
    case .binding: "x in 0..1"
    case .parameters: "g.magnitude in [1, 2, 4]"
    case .flag: ""
    }
  }

  /// The literal form of such a value; nil if it can be anything.
  package var literal: LiteralForm? {
    switch self {
    case .number(let quantity, _):
      .number(Unit.allCases.filter { quantity.takes(Quantity($0)) })
    case .count, .times: .number([])
    case .string: .string
    case .point: .tuple(2)
    case .rect: .tuple(4)
    case .size: .size
    case .corners, .points: .list
    case .expression, .expressions: .any
    case .boolean, .color, .insets, .transform, .curve, .curveOrWord, .region, .mask, .range, .view,
      .views,
      .animator, .viewsOrAnimators, .screen, .transition, .object, .path, .keyPath, .word, .name,
      .lesson, .binding, .parameters, .flag:
      nil
    }
  }

  /// The form in which the parser reads it.
  package var form: ValueForm {
    switch self {
    case .boolean: .onOff
    case .number, .count, .times, .string, .point, .size, .rect, .insets, .transform, .curve,
      .curveOrWord, .region, .corners, .mask, .range, .points, .view, .animator, .screen, .object,
      .path,
      .keyPath,
      .expression:
      .expression
    case .color, .name, .transition: .newName
    case .lesson: .hyphenatedName
    case .views, .viewsOrAnimators, .expressions: .expressions
    case .word(let words): .word(words)
    case .binding: .binding
    case .parameters: .parameters
    case .flag: .nothing
    }
  }
}
