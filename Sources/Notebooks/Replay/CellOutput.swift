import Text

/// A cell's output, with the error that stopped it.
public struct CellOutput: Hashable, Sendable {
  /// Its lines, which mark their measured numbers.
  public let lines: [WrittenLine]

  public init(_ lines: [WrittenLine]) { self.lines = lines }

  /// An output without marks on its measured numbers; `""` for none.
  public init(_ text: String) { lines = OutputText.lines(text).map { WrittenLine($0) } }

  /// The lines in one text; `""` when there are none.
  public var text: String { OutputText.joined(lines.map(\.text)) }
}

extension CellOutput: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
