import Diagnostics

/// A cell of a notebook: code and its recorded output.
public struct Cell: Hashable, Sendable {
  /// The index among the notebook's cells, from 0.
  public let index: Int

  /// The statements, lines joined by LF; without a final LF unless the last line is empty.
  public private(set) var code: String

  /// The line of the file with the first line of code, from 1.
  public let line: Int

  /// The number of lines between the fence and the code, with MyST's options.
  let optionLines: Int

  /// The words after the fence; the first is `motion`, or a word of jupytext for it.
  public let info: String

  /// The author's directives for the cell.
  public let directives: CellDirectives

  /// The output in the file, lines joined by LF; nil if the cell has no output block.
  public let recorded: String?

  /// The line of the file for the output's first line, from 1: its text in an output block, or
  /// without one the line after the cell.
  public let outputLine: Int

  /// The bytes of the lines from the cell's fence to its closing one.
  package let block: Range<Int>

  /// The bytes of the output's lines; nil if there is none.
  package let outputBlock: Range<Int>?

  /// The bytes from the first directive to the end of the output.
  let span: Range<Int>

  /// The closing fence, if it is missing at the end of the file.
  package let missingFence: String?

  /// Whether another output block is below its output: prose, which the cell would claim without one
  /// of its own.
  var precedesOutput = false

  /// The blanks that begin the cell's lines: its own indentation, and that of the lists around it.
  public let margin: String

  /// The same of its output's lines.
  let outputMargin: String

  /// The line ending of the cell.
  let ending: String
}

extension Cell {
  /// The cell with other code, to show it.
  package func showing(_ code: String) -> Cell {
    var cell = self
    cell.code = code
    return cell
  }

  /// Its code as the text of statements, with the places of its notebook.
  ///
  /// - Parameter name: The notebook's name in messages.
  public func source(named name: String?) -> Source {
    Source(code, name: name, firstLine: line, margin: margin.count)
  }

  /// A cell that stands in no Markdown: a part of a script, or a cell of Jupyter.
  ///
  /// - Parameters:
  ///   - line: The line of its text in which it begins, from 1.
  package init(index: Int, code: String, line: Int, directives: CellDirectives = .none) {
    self.init(
      index: index, code: code, line: line, optionLines: 0, info: "motion", directives: directives,
      recorded: nil, outputLine: line, block: 0..<0, outputBlock: nil, span: 0..<0,
      missingFence: nil, margin: "", outputMargin: "", ending: "\n")
  }
}
