extension NotebookDocument {
  /// The notebook's text with other code in some cells; everything else stays byte for byte.
  ///
  /// - Parameter codes: The new code by the index of the cell, lines joined by LF.
  public func replacingCode(_ codes: [Int: String]) -> String {
    var result: [UInt8] = []
    var copied = 0
    for cell in cells {
      guard let code = codes[cell.index], code != cell.code else { continue }
      let place = codePlace(of: cell)
      result += bytes[copied..<place.lowerBound]
      if result.last?.isLineEnd == false { result += cell.ending.utf8 }
      result +=
        MarkdownFence.written(
          OutputText.lines(code), margin: cell.margin, ending: cell.ending
        ).utf8
      copied = place.upperBound
    }
    result += bytes[copied...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes of a cell's lines, between its fences.
  private func codePlace(of cell: Cell) -> Range<Int> {
    let block = LineTable(Array(bytes[cell.block]))
    let last = cell.missingFence == nil ? block.count - 1 : block.count
    let start = cell.block.lowerBound
    let first = 2 + cell.optionLines
    guard last >= first else {
      let end = start + block.range(ofLine: first - 1).upperBound
      return end..<end
    }
    let lines = block.range(ofLines: first...last)
    return start + lines.lowerBound..<start + lines.upperBound
  }
}
