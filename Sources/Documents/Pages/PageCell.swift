import Answers
import Diagnostics

/// A cell as a page shows it: its code, what it answered, and how the stage moved meanwhile.
public struct PageCell: Sendable {
  /// A part of the code with a color of its own.
  public struct Span: Sendable {
    /// Offsets in Unicode scalars.
    public let range: Range<Int>
    /// The class of its element: `verb`, `clause`, `name`, `number`, `string`, `comment`, `mistake`.
    public let className: String

    public init(_ range: Range<Int>, _ className: String) {
      self.range = range
      self.className = className
    }
  }

  public let code: String
  /// In order, without overlaps.
  public let spans: [Span]
  public let answers: [CellAnswer]
  /// The mistake that stopped it.
  public let mistake: Diagnostic?
  /// Nil if no time passed.
  public let film: Film?
  /// A drawing of the forces that it tells of, if no time passed; nil without any.
  public var picture: Scene?
  /// Runs with other parameters.
  public let sweeps: [PageSweep]
  public let layout: Layout

  public init(
    code: String, spans: [Span] = [], answers: [CellAnswer] = [], mistake: Diagnostic? = nil,
    film: Film? = nil, sweeps: [PageSweep] = [], layout: Layout
  ) {
    self.code = code
    self.spans = spans
    self.answers = answers
    self.mistake = mistake
    self.film = film
    self.sweeps = sweeps
    self.layout = layout
  }

  /// Its answers, without the statements that made them.
  public var outputs: [Output] { answers.map(\.output) }

  var hasPlots: Bool { outputs.contains { if case .plot = $0 { true } else { false } } }
}
