import Diagnostics
import Evaluation
import Notebooks
import Pages
import Sessions
import Values

/// A notebook that its reader changes on a page.
extension Host {
  /// Runs a notebook in a fresh session: the cells after one that fails run, too.
  ///
  /// - Parameters:
  ///   - first: The index of the first cell that is filmed.
  ///   - changed: The cells with other code, whose mistakes say what to type instead.
  /// - Returns: The sections of the cells from the first on; none if the user stopped it.
  package func sections(
    of document: NotebookDocument, named name: String, from first: Int, changed: Set<Int>,
    adviser: any Adviser
  ) -> [PageSection] {
    var maker = PageMaker(host: self, work: 1)
    (maker.folder, maker.strictness) = (folder(of: name), .goesOn)
    (maker.firstFilmed, maker.adviser) = (first, adviser)
    guard case .success(let cells) = maker.cells(of: document, named: name, isTurned: true) else {
      return []
    }
    let page = Page(document, named: name, cells: cells)
    return page.sections(of: document.cells.filter { $0.index >= first }, advising: changed)
  }

  /// The notebook with its outputs as they are now. A cell that fails keeps what it recorded.
  package func accepted(_ document: NotebookDocument, named name: String) -> String {
    var scope = CheckScope()
    scope.keepsGoing = true
    return checked(document, from: name, scope, work: 1).acceptedText
  }

  /// A session in which the cells before one have run, for questions about what is typed in it.
  package func session(
    before cell: Int, of document: NotebookDocument, named name: String
  ) -> Session {
    let session = Session.unseen(in: self, meter: WorkMeter(), inFolder: folder(of: name))
    let cells = document.cells.filter { $0.index < cell }
    _ = Player(session, work: 1).play(Script(cells, .goesOn))
    return session
  }

  /// Runs what stands before a line of a cell. A mistake in it is the cell's own.
  package func play(_ lines: String, in session: Session) {
    _ = Player(session, work: 1).play(Source(lines))
  }
}
