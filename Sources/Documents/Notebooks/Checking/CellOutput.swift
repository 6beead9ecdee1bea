import Text

/// A cell's output, including the error that stopped it.
public struct CellOutput: Hashable, Sendable {
  /// The lines, with their measured numbers marked.
  public let lines: [WrittenLine]

  /// The indices of the lines that are values and texts which the cell printed: its author chose
  /// their words.
  public let printed: Set<Int>

  public init(_ lines: [WrittenLine], printed: Set<Int> = []) {
    (self.lines, self.printed) = (lines, printed)
  }

  /// Creates an output without marks on its measured numbers; `""` for none.
  public init(_ text: String) { self.init(OutputText.lines(text).map { WrittenLine($0) }) }

  /// The lines as one text; `""` if there are none.
  public var text: String { OutputText.joined(lines.map(\.text)) }
}

extension CellOutput: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
