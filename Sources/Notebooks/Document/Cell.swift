/// A cell of a notebook: code, and the output that was recorded for it.
public struct Cell: Hashable, Sendable {
  /// Place among the notebook's cells, from 0.
  public let index: Int

  /// The statements, lines joined by LF; no final one unless the last line is empty.
  public let code: String

  /// Line of the file that holds the first line of code, from 1.
  public let line: Int

  /// The words after the fence; the first is `motion`.
  public let info: String

  /// The author's directives for it.
  public let directives: CellDirectives

  /// The output in the file, lines joined by LF; nil when the cell has no output block.
  public let recorded: String?

  /// Line of the file for the output's first line, from 1: of its text where there is an output
  /// block, and the line after the cell where there is none.
  public let outputLine: Int

  /// Bytes from the opening of the cell's fence to the end of the line that closes it.
  let block: Range<Int>

  /// Bytes of the output's block; nil when there is none.
  let outputBlock: Range<Int>?

  /// Bytes from the first directive to the end of the output.
  let span: Range<Int>

  /// The fence that the file leaves out at its end.
  let missingFence: String?

  /// The line ending that the cell is written with.
  let ending: String
}
