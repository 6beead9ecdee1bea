import Diagnostics
import Notebooks
import Pages

extension Host {
  /// The pieces of a notebook that runs in a fresh session, with the prose's images. A cell that fails
  /// shows its mistake, and the cells after it run.
  ///
  /// - Parameter folder: The notebook's folder.
  /// - Returns: Nil if the user stopped it.
  public func pagePieces(of document: NotebookDocument, in folder: String) -> [PagePiece]? {
    var maker = PageMaker(host: self, work: 1)
    maker.folder = folder
    maker.strictness = .goesOn
    guard case .success(let cells) = maker.cells(of: document, named: "", isTurned: true) else {
      return nil
    }
    return PagePiece.all(of: document, cells: cells, images: maker.images(of: document))
  }
}
