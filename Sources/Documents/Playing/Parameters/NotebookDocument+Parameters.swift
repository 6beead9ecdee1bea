import Notebooks

/// An expression in the place of another one in a notebook's cell.
struct Substitution {
  /// The cell's index among the notebook's cells.
  let cell: Int
  /// The place in the cell's code, in UTF-8 offsets.
  let place: Range<Int>
  let text: String
}

extension NotebookDocument {
  /// The notebook with other expressions. Its recorded outputs stay.
  func substituting(_ substitutions: [Substitution]) throws(NotebookProblem) -> NotebookDocument {
    var codes: [Int: [UInt8]] = [:]
    // From the end, so that the places before stay valid.
    for substitution in substitutions.sorted(by: { $0.place.lowerBound > $1.place.lowerBound }) {
      guard cells.indices.contains(substitution.cell) else { continue }
      let code = codes[substitution.cell] ?? Array(cells[substitution.cell].code.utf8)
      codes[substitution.cell] =
        Array(code.prefix(substitution.place.lowerBound)) + Array(substitution.text.utf8)
        + Array(code.dropFirst(substitution.place.upperBound))
    }
    let texts = codes.mapValues { String(decoding: $0, as: UTF8.self) }
    return texts.isEmpty ? self : try NotebookDocument(text: replacingCode(texts))
  }
}
