import Text

/// A cell's output, including the error that stopped it.
public struct CellOutput: Hashable, Sendable {
  /// The lines, with their measured numbers marked.
  public let lines: [WrittenLine]

  public init(_ lines: [WrittenLine]) { self.lines = lines }

  /// Creates an output without marks on its measured numbers; `""` for none.
  public init(_ text: String) { lines = OutputText.lines(text).map { WrittenLine($0) } }

  /// The lines as one text; `""` if there are none.
  public var text: String { OutputText.joined(lines.map(\.text)) }
}

extension CellOutput: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
