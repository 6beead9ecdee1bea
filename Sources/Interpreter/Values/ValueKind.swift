import Language

/// The kind of value that a clause, a property or a setting takes: one description for checks,
/// messages, help and completion.
///
/// A kind has its case and row here, its check in `Check`, and an `ArgumentType` that reads it.
/// `ExpressionEvaluator.value(of:for:)` decides which bare words stand for themselves, and
/// `Completer` which parts of a value it offers.
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
  /// The name of a gesture's handler or of a scroll view.
  case recognizer
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

  /// The facts about a kind: one row for each, from which messages, help and the parser read. What
  /// takes time to make is made when it is read.
  private struct Row {
    /// With its article.
    let described: () -> String
    /// The placeholder of a value in a command's form.
    let placeholder: () -> String
    /// A valid sample.
    let sample: String
    let form: ValueForm
    let literal: () -> LiteralForm?
    /// The hint before the default.
    let hint: Hint
    /// Whether its values contain numbers that are not counts.
    let isMeasured: Bool
    /// The completions.
    let candidates: () -> [Candidates]

    init(
      described: @autoclosure @escaping () -> String,
      placeholder: @autoclosure @escaping () -> String, sample: String,
      form: ValueForm = .expression,
      literal: @autoclosure @escaping () -> LiteralForm? = nil, hint: Hint = .described,
      isMeasured: Bool = false, candidates: @autoclosure @escaping () -> [Candidates] = [.numbers]
    ) {
      (self.described, self.placeholder, self.literal) = (described, placeholder, literal)
      self.candidates = candidates
      (self.sample, self.form, self.hint, self.isMeasured) = (sample, form, hint, isMeasured)
    }
  }

  private enum Hint {
    case none, described, describedWithSample, oneOfThese
  }

  private var row: Row {
    switch self {
    case .number(let quantity, let range):
      Row(
        described: quantity == .plain ? "a number" : quantity.described,
        placeholder: quantity.placeholder,
        // If the maximum is 1 or less, 0.5 is a good sample.
        sample: quantity == .plain && range.upperBound <= 1 ? "0.5" : quantity.sample,
        literal: .number(Unit.allCases.filter { quantity.takes(Quantity($0)) }),
        hint: .describedWithSample, isMeasured: true)
    case .count:
      Row(
        described: "a whole number", placeholder: "NUMBER", sample: "3", literal: .number([]),
        hint: .describedWithSample)
    case .times:
      Row(
        described: "a number or `forever`", placeholder: "NUMBER|forever", sample: "3",
        literal: .number([]), hint: .describedWithSample,
        candidates: [.words([("forever", "until it is stopped")])])
    case .boolean:
      Row(
        described: "on or off", placeholder: "on|off", sample: "off", form: .onOff,
        candidates: [.words([("on", "yes"), ("off", "no")])])
    case .string:
      Row(
        described: "text in quotation marks", placeholder: "\"TEXT\"", sample: "\"fall.md\"",
        literal: .string, candidates: [.variables])
    case .color:
      Row(
        described: "a color", placeholder: "COLOR", sample: "red", form: .newName,
        candidates: [.words(Colors.names.map { ($0, "a color") })])
    case .point:
      Row(
        described: "a point", placeholder: "(X, Y)", sample: "(160, 284)", literal: .tuple(2),
        hint: .describedWithSample, isMeasured: true)
    case .size:
      Row(
        described: "a size", placeholder: "WxH", sample: "320x568", literal: .size,
        hint: .describedWithSample, isMeasured: true)
    case .rect:
      Row(
        described: "a rectangle", placeholder: "(X, Y, W, H)", sample: "(50, 50, 100, 100)",
        literal: .tuple(4), hint: .describedWithSample, isMeasured: true)
    case .insets:
      Row(
        described: "four insets", placeholder: "(TOP, LEFT, BOTTOM, RIGHT)",
        sample: "(10, 10, 10, 10)", hint: .describedWithSample, isMeasured: true)
    case .transform:
      Row(
        described: "a transform", placeholder: "TRANSFORM", sample: "scale(2) * rotate(45deg)",
        hint: .describedWithSample, isMeasured: true)
    case .curve:
      Row(described: "a curve", placeholder: "CURVE", sample: "elasticOut", candidates: [.curves])
    case .curveOrWord(let word):
      Row(
        described: "a curve or `\(word)`", placeholder: "CURVE|\(word)", sample: "elasticOut",
        candidates: [.curves, .words([(word, "")])])
    case .region:
      Row(
        described: "a region", placeholder: "REGION", sample: "circle(80) - rectangle(20, 20)",
        hint: .describedWithSample, candidates: [.regions])
    case .corners:
      Row(
        described: "a list of corners", placeholder: "[CORNERS]", sample: "[topLeft, topRight]",
        literal: .list, hint: .describedWithSample, candidates: [.corners])
    case .mask:
      Row(
        described: "a mask or off", placeholder: "MASK",
        sample: "roundedCorners([topLeft, topRight], 10)", hint: .describedWithSample,
        candidates: [.masks])
    case .range:
      Row(
        described: "a range", placeholder: "A..B", sample: "0..1", hint: .describedWithSample,
        isMeasured: true)
    case .points:
      Row(
        described: "a list of points", placeholder: "[POINTS]",
        sample: "[(0, 400), (200, 500), (0, 500)]", literal: .list, hint: .describedWithSample,
        isMeasured: true)
    case .view: Row(described: "a view", placeholder: "VIEW", sample: "red", candidates: [.views])
    case .views:
      Row(
        described: "views", placeholder: "VIEWS", sample: "red, blue", form: .expressions,
        candidates: [.views])
    case .animator:
      Row(
        described: "an animator", placeholder: "ANIMATOR", sample: "dim", candidates: [.animators])
    case .viewsOrAnimators:
      Row(
        described: "views or animators", placeholder: "VIEWS|ANIMATORS", sample: "red, blue",
        form: .expressions, candidates: [.views, .animators])
    case .screen:
      Row(described: "a screen", placeholder: "SCREEN", sample: "detail", candidates: [.screens])
    case .recognizer:
      Row(
        described: "a gesture's handler or a scroll view", placeholder: "RECOGNIZER",
        sample: "single", candidates: [.recognizers])
    case .transition:
      Row(
        described: "a transition", placeholder: "TRANSITION", sample: "slide", form: .newName,
        candidates: [.transitions])
    case .object:
      Row(described: "an object's name", placeholder: "NAME", sample: "red", candidates: [.objects])
    case .path:
      Row(
        described: "a property to change", placeholder: "PROPERTY", sample: "red.center",
        candidates: [.objects])
    case .keyPath:
      Row(
        described: "a property's name", placeholder: "PROPERTY", sample: "center.x",
        candidates: [.keyPaths])
    case .expression:
      Row(
        described: "a value", placeholder: "VALUE", sample: "red.center.y > 300", literal: .any,
        hint: .none, candidates: [.values])
    case .expressions:
      Row(
        described: "values", placeholder: "VALUES", sample: "red.center.x, red.center.y",
        form: .expressions, literal: .any, hint: .none, candidates: [.values])
    case .word(let words):
      Row(
        described: "one of " + words.joined(separator: ", "),
        // The clause's own summary lists them all.
        placeholder: words.count > 6 ? "NAME" : words.joined(separator: "|"),
        sample: words.first ?? "", form: .word(words), hint: .oneOfThese,
        candidates: [.words(words.map { ($0, "") })])
    case .name:
      Row(described: "a name", placeholder: "NAME", sample: "ball", form: .newName, candidates: [])
    case .lesson:
      Row(
        described: "a lesson's name", placeholder: "NAME", sample: "fall", form: .hyphenatedName,
        candidates: [])
    case .binding:
      Row(
        described: "a name in a range", placeholder: "NAME in A..B", sample: "x in 0..1",
        form: .binding, hint: .describedWithSample, candidates: [])
    case .parameters:
      Row(
        described: "parameters and their values", placeholder: "NAME in VALUES",
        sample: "g.magnitude in [1, 2, 4]", form: .parameters, hint: .describedWithSample,
        candidates: [.objects, .variables])
    case .flag:
      Row(
        described: "nothing", placeholder: "", sample: "", form: .nothing, hint: .none,
        candidates: [])
    }
  }

  /// With its article, for messages and help: "`over` takes a time".
  package var described: String { row.described() }

  /// The placeholder of a value in a command's form, for help.
  package var placeholder: String { row.placeholder() }

  /// A valid sample, for help lines.
  package var sample: String { row.sample }

  /// The literal form of such a value; nil if it can be anything.
  package var literal: LiteralForm? { row.literal() }

  /// The form in which the parser reads it.
  package var form: ValueForm { row.form }

  /// Whether the values of the kind contain numbers that are not counts.
  package var isMeasured: Bool { row.isMeasured }

  /// The completions for such a value.
  package var candidates: [Candidates] { row.candidates() }

  /// Words that completion offers. The values know the sets, and the session what is in them.
  package enum Candidates: Sendable {
    /// These words, each with its summary.
    case words([(word: String, summary: String)])
    case views, animators, screens, recognizers, transitions, objects, variables, keyPaths
    case curves, regions, corners, masks
    /// Everything that an expression can begin with.
    case values
    /// Variables, and once a letter is typed, everything that an expression can begin with: many
    /// names are numbers.
    case numbers
  }

  /// A hint for writing a value: the default as an example, or a sample if there is no default.
  package func hint(else standard: String) -> String {
    let row = row
    let what =
      switch row.hint {
      case .none: ""
      case .described: row.described()
      case .describedWithSample where standard.isEmpty: "\(row.described()), such as \(row.sample)"
      case .describedWithSample: row.described()
      case .oneOfThese: standard.isEmpty ? "" : "one of these"
      }
    return row.hint == .none || standard.isEmpty ? what : "\(what); default \(standard)"
  }
}

extension Quantity {
  /// The placeholder of a number of it in a command's form.
  fileprivate var placeholder: String {
    switch self {
    case .time: "TIME"
    case .angle: "ANGLE"
    default: "NUMBER"
    }
  }
}
