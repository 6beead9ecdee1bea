extension NotebookDocument {
  /// The notebook's text with other outputs; everything else stays byte for byte.
  ///
  /// - Parameter outputs: The new outputs by the index of the cell; nil or `""` removes the output
  ///   block. Other cells, and outputs that are equal, are not touched.
  public func replacingOutputs(_ outputs: [Int: String?]) -> String {
    var result: [UInt8] = []
    var copied = 0
    for cell in cells {
      guard let output = outputs[cell.index], let edit = edit(cell, output: output ?? "") else {
        continue
      }
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.text.utf8
      copied = edit.range.upperBound
    }
    result += bytes[copied...]
    return String(decoding: result, as: UTF8.self)
  }

  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private func edit(_ cell: Cell, output: String) -> Edit? {
    let lines = OutputText.lines(output)
    if let recorded = cell.recorded, OutputText.lines(recorded) == lines, !lines.isEmpty {
      return nil
    }
    if lines.isEmpty { return removal(cell) }
    let block = MarkdownFence.block(
      info: "output", lines: lines, margin: cell.outputMargin, ending: cell.ending)
    guard let place = cell.outputBlock else { return insertion(cell, block: block) }
    // Keep a missing final newline missing.
    let isEnded = bytes[place].last?.isLineEnd ?? true
    return Edit(range: place, text: isEnded ? block : String(block.dropLast()))
  }

  /// Removes the output with the blank lines above it, which is what an insertion adds.
  private func removal(_ cell: Cell) -> Edit? {
    guard let place = cell.outputBlock else { return nil }
    guard cell.precedesOutput else {
      return Edit(range: cell.block.upperBound..<place.upperBound, text: "")
    }
    return Edit(
      range: place,
      text: MarkdownFence.block(
        info: "output", lines: [], margin: cell.outputMargin, ending: cell.ending))
  }

  private func insertion(_ cell: Cell, block: String) -> Edit {
    let end = cell.block.upperBound
    var text = bytes[cell.block].last?.isLineEnd == true ? "" : cell.ending
    if let fence = cell.missingFence { text += cell.margin + fence + cell.ending }
    return Edit(range: end..<end, text: text + cell.ending + block)
  }
}
