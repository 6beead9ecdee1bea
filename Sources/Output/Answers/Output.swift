import Diagnostics

/// A statement's answer, as meaning: renderers make text, JSON or pages of it.
///
/// A new kind is a case here, a sample of it in `SampleOutputs`, and a definition in
/// `Sources/Answers.schema.json`, which lists them too: the tests ask for the last two, the compiler
/// for what `TextRenderer` and `JSONRenderer` make of it. `MediaBundle` shows it as text.
public enum Output: Sendable {
  /// Lines of text, each runs with roles.
  case lines([Phrase])
  /// A value that was asked for.
  case value(WrittenValue)
  /// Values and texts that were asked for side by side.
  case print([WrittenValue])
  case passed(PassedTime)
  /// Shown as data only: people see what fails.
  case expectation(Expectation)
  case prediction(PredictedValue)
  case question(AskedQuestion)
  case reasons(Reasons)
  case hit(HitAnswer)
  case table(Table)
  case plot(Plot, PlotStyle)
  case scene(Scene)
  case listing(Listing)
  /// A mistake or a warning.
  case diagnostic(Diagnostic)
  /// The translation of another system's code.
  case translation(Translation)

  /// Lines of plain text.
  public static func text(_ lines: [String]) -> Output { .lines(lines.map { Phrase($0) }) }

  /// Lines of another language's code.
  public static func source(_ lines: [String]) -> Output {
    .lines(lines.map { Phrase($0, role: .source) })
  }

  /// One line of plain text.
  public static func line(_ text: String) -> Output { .text([text]) }

  /// A warning, which does not stop the statement.
  public static func warning(_ diagnostic: Diagnostic) -> Output { .diagnostic(diagnostic) }
}

/// How a plot was asked for; what is nil follows the layout.
public struct PlotStyle: Hashable, Sendable {
  /// Rows of the grid, in `Plot.heightRange`.
  public let height: Int
  /// Columns in all, in `Plot.widthRange`.
  public let width: Int?
  public let glyphs: GlyphSet?
  /// Whether it shows where there are pictures alone, because words have said it already.
  public let isPicture: Bool

  public static let standardHeight = 16

  public init(
    height: Int = standardHeight, width: Int? = nil, glyphs: GlyphSet? = nil,
    isPicture: Bool = false
  ) {
    self.height = height
    self.width = width
    self.glyphs = glyphs
    self.isPicture = isPicture
  }
}

extension Output {
  /// How an answer is read, wherever it is shown.
  public enum Reading: Sendable {
    /// Sentences, which say what has come about.
    case words
    /// Other text, each line of which can be wrapped by itself.
    case text
    /// A remark on the statement, beside its answers.
    case remark
    /// A picture or a table, whose lines belong under one another.
    case figure
  }

  public var reading: Reading {
    switch self {
    case .lines, .print, .passed, .prediction, .question, .reasons: .words
    case .value, .listing, .translation: .text
    case .expectation, .diagnostic: .remark
    case .hit, .table, .plot, .scene: .figure
    }
  }

  /// About how many lines of text it takes, for the bound on a statement's output.
  package var lineEstimate: Int {
    switch self {
    case .lines(let lines): lines.reduce(0) { $0 + Self.lineEstimate(bytes: $1.byteCount) }
    case .value(let value): Self.lineEstimate(bytes: value.text.utf8.count)
    case .print(let values):
      Self.lineEstimate(bytes: values.reduce(0) { $0 + $1.text.utf8.count })
    case .passed, .expectation: 1
    case .prediction(let prediction): 1 + Self.lineEstimate(ofReason: prediction.because)
    case .question(let question):
      Self.lineEstimate(bytes: question.text.utf8.count)
        + Self.lineEstimate(ofReason: question.because)
    case .reasons(let reasons):
      reasons.all.reduce(0) { $0 + Self.lineEstimate(bytes: $1.text.utf8.count) }
    case .hit(let hit): 2 + hit.walk.count + hit.notes.count
    case .table(let table): 2 + table.rows.count * Self.lineEstimate(bytes: table.widestRow)
    case .plot(_, let style) where style.isPicture: 0
    case .plot(let plot, let style):
      style.height + 5
        + Self.lineEstimate(
          bytes: plot.series.reduce(plot.title.utf8.count) { $0 + $1.name.utf8.count })
    case .scene(let scene): 40 + (scene.views.count + scene.unseen.count) / 2
    case .listing(let listing):
      listing.sections.reduce(1 + listing.notes.count) { sum, section in
        section.items.reduce(sum + 1) { $0 + Self.lineEstimate(bytes: $1.byteCount) }
      }
    case .diagnostic: 1
    case .translation(let translation): translation.lines.count + translation.remarks.count
    }
  }

  private static func lineEstimate(ofReason reason: String?) -> Int {
    reason.map { lineEstimate(bytes: $0.utf8.count) } ?? 0
  }

  /// A long line takes the room of several.
  package static func lineEstimate(bytes: Int) -> Int { 1 + bytes / 100 }
}

extension Phrase {
  fileprivate var byteCount: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }
}

extension Table {
  /// The bytes of the widest texts of each column: to that width all its cells are filled up.
  fileprivate var widestRow: Int {
    var widths = columns.map { $0.header.utf8.count }
    for row in rows {
      for (index, cell) in row.enumerated() where index < widths.count {
        if case .text(let text) = cell { widths[index] = max(widths[index], text.utf8.count) }
      }
    }
    return widths.reduce(0, +)
  }
}

extension Listing.Item {
  fileprivate var byteCount: Int {
    switch self {
    case .row(let row): row.value?.text.utf8.count ?? 0
    case .entry(let entry): entry.facts.reduce(0) { $0 + $1.value.text.utf8.count }
    case .assignment(let name, let value): name.utf8.count + value.text.utf8.count
    case .usage(let text), .code(let text): text.utf8.count
    case .prose: 0
    }
  }
}
