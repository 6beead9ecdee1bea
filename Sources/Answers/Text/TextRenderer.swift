import Charts
import Diagnostics
import Text

/// Renders answers as plain lines: for terminals, scripts and notebooks alike.
public struct TextRenderer: Renderer, Sendable {
  public let layout: Layout
  /// Whether to colour with ANSI escapes.
  public let colour: Bool
  /// Columns that mistakes and warnings are broken to; nil, as in files, for lines as long as they
  /// are: a width that was set for tables and plots does not change a notebook's messages.
  public let messageWidth: Int?

  public init(layout: Layout, colour: Bool = false, messageWidth: Int? = nil) {
    self.layout = layout
    self.colour = colour
    self.messageWidth = messageWidth
  }

  public func write(_ output: Output, to stream: inout some TextOutputStream) {
    for line in lines(for: output) {
      stream.write(line)
      stream.write("\n")
    }
  }

  /// The lines of an output, none with a line end in it.
  public func lines(for output: Output) -> [String] { writtenLines(for: output).map(\.text) }

  /// The lines of an output, with what in them was measured.
  public func writtenLines(for output: Output) -> [WrittenLine] {
    switch output {
    case .lines(let phrases): phrases.flatMap(lines(for:))
    case .value(let value): Self.lines(for: value)
    case .table(let table): table.writtenLines(width: layout.width)
    case .plot(let plot, let style): lines(for: plot, style)
    case .scene(let scene): SceneDrawing(scene).lines(width: layout.width)
    case .listing(let listing): lines(for: listing)
    case .diagnostic(let diagnostic):
      DiagnosticRenderer(colour: colour, locations: false, width: messageWidth)
        .lines(for: diagnostic).map { WrittenLine($0) }
    }
  }

  private func lines(for plot: Plot, _ style: PlotStyle) -> [WrittenLine] {
    plot.writtenLines(
      width: style.width ?? layout.width, height: style.height,
      glyphs: style.glyphs ?? layout.glyphs
    ).flatMap { line in
      line.laid(out: Wrapping.lines(line.text, width: max(style.width ?? 0, layout.width)))
    }
  }

  // MARK: Runs

  private func lines(for phrase: Phrase) -> [WrittenLine] {
    let styled = phrase.runs.map(styled).joined()
    return styled.laid(out: Self.split(styled.text))
  }

  private func styled(_ run: Phrase.Run) -> WrittenLine {
    switch run.role {
    case .plain: WrittenLine(Self.visible(run.text))
    case .measured: WrittenLine(Self.visible(run.text), isMeasured: true)
    case .code:
      WrittenLine(
        colour ? Self.painted(Self.visible(run.text)) : Self.visible("`\(run.text)`"))
    }
  }

  private static func lines(for value: WrittenValue) -> [WrittenLine] {
    safe(value.text).map { WrittenLine($0, isMeasured: value.isMeasured) }
  }

  /// Code in a line that was laid out, in colour instead of its back-quotes.
  func painted(_ line: String) -> String {
    guard colour else { return line }
    var parts = line.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3 else { return line }
    for index in parts.indices where index % 2 == 1 && index < parts.count - 1 {
      parts[index] = Self.painted(parts[index])
    }
    return parts.joined()
  }

  private static func painted(_ text: String) -> String { "\u{1B}[36m\(text)\u{1B}[0m" }

  // MARK: Text from a user

  /// The text's lines, without blanks at their ends and without what a terminal would obey.
  static func safe(_ text: String) -> [String] { split(visible(text)) }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0).trimmingTrailingBlanks
    }
  }

  /// The text with its line ends, but with no other control character.
  private static func visible(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
      scalars.append(isControl ? " " : scalar)
    }
    return String(scalars)
  }
}
