import JSON
import Pages

/// The cell whose page has the style and the scripts that the pages of other cells use: the first one
/// with a page, while that page exists.
struct SharedPageParts {
  private var isThere = false
  /// The client's name for the cell, if it gives one.
  private var cell: String?

  /// Makes the page of a cell that has run, with its own parts if no other page has them.
  ///
  /// - Parameter metadata: What the client says beside its request. JupyterLab names the cell, and those
  ///   that were deleted.
  mutating func page(
    of metadata: JSONValue, make: (CellPage.Parts) -> CellPage?
  ) -> CellPage? {
    let running = metadata["cellId"]?.string
    let gone = (metadata["deletedCells"]?.array ?? []).compactMap(\.string)
    // A cell that runs again loses its page.
    if let cell, cell == running || gone.contains(cell) { isThere = false }
    let page = make(isThere ? .shared : .own)
    if page != nil, !isThere { (isThere, cell) = (true, running) }
    return page
  }
}
