import Charts
import Diagnostics

/// What a statement answers, as meaning: renderers make text, JSON or pages of it.
///
/// A new kind is a case here, a few lines in every renderer and a definition in
/// `Sources/Answers.schema.json`; the compiler asks for the first two, the tests for the third.
public enum Output: Sendable {
  /// Lines of text, each runs with roles.
  case lines([Phrase])
  /// A value that was asked for.
  case value(WrittenValue)
  case table(Table)
  case plot(Plot, PlotStyle)
  case scene(Scene)
  case listing(Listing)
  /// A mistake or a warning.
  case diagnostic(Diagnostic)

  /// Lines of plain text.
  public static func text(_ lines: [String]) -> Output { .lines(lines.map { Phrase($0) }) }

  /// One line of plain text.
  public static func line(_ text: String) -> Output { .text([text]) }

  /// What goes wrong without stopping the statement.
  public static func warning(_ diagnostic: Diagnostic) -> Output { .diagnostic(diagnostic) }
}

/// How a plot was asked for; what is nil follows the layout.
public struct PlotStyle: Hashable, Sendable {
  /// Rows of the grid, in `Plot.heightRange`.
  public let height: Int
  /// Columns in all, in `Plot.widthRange`.
  public let width: Int?
  public let glyphs: GlyphSet?

  public static let standardHeight = 16

  public init(height: Int = standardHeight, width: Int? = nil, glyphs: GlyphSet? = nil) {
    self.height = height
    self.width = width
    self.glyphs = glyphs
  }
}

extension Output {
  /// About how many lines of text it takes, for the bound on a statement's output.
  package var lineEstimate: Int {
    switch self {
    case .lines(let lines): lines.reduce(0) { $0 + Self.lineEstimate(of: $1.markdown) }
    case .value(let value): Self.lineEstimate(of: value.text)
    case .table(let table): table.rows.count + 2
    case .plot(_, let style): style.height + 6
    case .scene: 40
    case .listing(let listing):
      listing.sections.reduce(1 + listing.notes.count) { $0 + $1.items.count + 1 }
    case .diagnostic: 1
    }
  }

  /// A long line takes the room of several.
  private static func lineEstimate(of text: String) -> Int { 1 + text.utf8.count / 100 }
}
