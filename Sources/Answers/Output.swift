import Charts
import Diagnostics
import Text

/// What a statement answers, as meaning: renderers make text, JSON or Markdown of it.
public enum Output: Sendable {
  /// Lines as they are.
  case text([String])
  /// A value that was asked for, with what was written and its numbers, if it is made of numbers.
  case value(text: String, components: [Double]?)
  case table(Table)
  /// A plot, with the rows, columns and glyphs it was asked for with.
  case plot(Plot, height: Int, width: Int?, glyphs: GlyphSet?)
  case drawing(Canvas, caption: [String])
  /// Help: lines in which a name between back-quotes is code.
  case help([String])
  case warning(Diagnostic)

  package static func line(_ text: String) -> Output { .text([text]) }
}

/// How answers are laid out.
public struct Layout: Hashable, Sendable {
  /// Columns that lines may take.
  public var width: Int
  public var glyphs: GlyphSet

  public static let widthRange = 40...400
  public static let standard = Layout(width: 72, glyphs: .ascii)

  public init(width: Int, glyphs: GlyphSet) {
    self.width = width
    self.glyphs = glyphs
  }
}

/// Renders answers as plain lines: for terminals, scripts and notebooks alike.
public struct TextRenderer: Sendable {
  public let layout: Layout
  public let colour: Bool

  public init(layout: Layout, colour: Bool = false) {
    self.layout = layout
    self.colour = colour
  }

  public func lines(for output: Output) -> [String] {
    switch output {
    case .text(let lines): lines.flatMap(Self.safe)
    case .help(let lines): lines.flatMap { Wrapping.lines($0, width: layout.width) }.map(emphasized)
    case .value(let text, _): Self.safe(text)
    case .table(let table): table.lines(width: layout.width)
    case .plot(let plot, let height, let width, let glyphs):
      plot.lines(
        width: width ?? layout.width, height: height, glyphs: glyphs ?? layout.glyphs
      ).flatMap { Wrapping.lines($0, width: max(width ?? 0, layout.width)) }
    case .drawing(let canvas, let caption): canvas.lines() + caption
    case .warning(let diagnostic):
      DiagnosticRenderer(colour: colour, locations: false).lines(for: diagnostic)
    }
  }

  /// Text from a user may hold line ends, and must not hold escapes that a terminal obeys.
  private static func safe(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(
        line.unicodeScalars.map { scalar -> Character in
          scalar.properties.generalCategory == .control ? " " : Character(scalar)
        }
      ).trimmingTrailingBlanks
    }
  }

  private func emphasized(_ line: String) -> String {
    guard colour else { return line }
    var parts = line.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3 else { return line }
    for index in parts.indices where index % 2 == 1 && index < parts.count - 1 {
      parts[index] = "\u{1B}[36m" + parts[index] + "\u{1B}[0m"
    }
    return parts.joined()
  }
}
