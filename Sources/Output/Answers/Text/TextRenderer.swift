import Diagnostics
import Text

/// Renders answers as plain lines, for terminals, scripts and notebooks.
///
/// `Table` has the form of tables: degrees for angles, and 0 for noise. `PlotText` has that of
/// plots, `SceneDrawing` that of drawings, and `StagePicture` that of drawings on a terminal.
public struct TextRenderer: Renderer, Sendable {
  public internal(set) var layout: Layout
  /// Whether text that can be typed is colored instead of in backquotes.
  public let color: Bool
  /// The width in columns at which code, long values and messages are wrapped; nil, as in files, for
  /// no wrapping: a width that was set for tables and plots does not change a notebook's messages.
  public let lineWidth: Int?
  /// Whether mistakes and warnings include help; notebooks do not record it.
  public let advises: Bool

  public init(
    layout: Layout, color: Bool = false, lineWidth: Int? = nil, advises: Bool = true
  ) {
    self.layout = layout
    self.color = color
    self.lineWidth = lineWidth
    self.advises = advises
  }

  public func write(_ output: Output, to stream: inout some TextOutputStream) {
    for line in lines(for: output) {
      stream.write(line)
      stream.write("\n")
    }
  }

  /// The lines of an output, without line ends.
  public func lines(for output: Output) -> [String] { writtenLines(for: output).map(\.text) }

  /// The lines of an output, with their measured numbers marked.
  public func writtenLines(for output: Output) -> [WrittenLine] {
    // Control characters are neither shown nor recorded, whatever an output contains.
    let lines = laidOut(output).map(\.visible)
    guard let lineWidth, output.reading != .figure, !output.isSource else { return lines }
    return lines.flatMap { Wrapping.code($0, width: lineWidth) }
  }

  private func laidOut(_ output: Output) -> [WrittenLine] {
    switch output {
    case .lines(let phrases): phrases.flatMap(lines(for:))
    case .value(let value): Self.lines(for: value)
    case .print(let values): lines(for: Self.phrase(of: values))
    case .passed(let passed): lines(for: Self.phrase(of: passed))
    case .expectation: []
    case .prediction(let prediction): Self.phrases(of: prediction).flatMap(lines(for:))
    case .question(let question): Self.phrases(of: question).flatMap(lines(for:))
    case .reasons(let reasons): reasons.all.flatMap { lines(for: Phrase($0.text)) }
    case .hit(let hit):
      hit.table.writtenLines(width: layout.chartWidth) + hit.notes.flatMap(lines(for:))
    case .table(let table): table.writtenLines(width: layout.chartWidth)
    case .plot(_, let style) where style.isPicture: []
    case .plot(let plot, let style): lines(for: plot, style)
    case .scene(let scene): lines(for: scene)
    case .listing(let listing): lines(for: listing)
    case .diagnostic(let diagnostic) where diagnostic.severity == .note && !advises: []
    case .diagnostic(let diagnostic): messages.writtenLines(for: diagnostic)
    case .translation(let translation): messages.lines(of: translation)
    }
  }

  private var messages: DiagnosticRenderer {
    DiagnosticRenderer(locations: false, width: lineWidth, advises: advises)
  }

  // MARK: Runs

  private func lines(for phrase: Phrase) -> [WrittenLine] {
    written(phrase).visible.cutAtLineEnds
  }

  func written(_ phrase: Phrase) -> WrittenLine { phrase.runs.map(written).joined() }

  private func written(_ run: Phrase.Run) -> WrittenLine {
    switch run.role {
    case .plain, .source: WrittenLine(run.text)
    case .measured: WrittenLine(run.text, isMeasured: true)
    case .code:
      color ? WrittenLine(run.text, style: .cyan) : WrittenLine("`\(run.text)`")
    }
  }

  private static func lines(for value: WrittenValue) -> [WrittenLine] {
    WrittenLine(value.text, isMeasured: value.isMeasured).visible.cutAtLineEnds
  }
}

extension Output {
  /// Whether it is another language's code: a broken line of it would not compile.
  fileprivate var isSource: Bool {
    guard case .lines(let phrases) = self else { return false }
    return phrases.contains { $0.runs.contains { $0.role == .source } }
  }
}
