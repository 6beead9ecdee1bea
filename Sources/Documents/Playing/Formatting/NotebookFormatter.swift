import Language
import Notebooks

/// `format`: writes the lines of a notebook's cells in one way, and nothing else.
///
/// The notebook is replayed before and after. A cell whose output would change, such as one whose
/// mistake shows its line, stays as it was.
public struct NotebookFormatter {
  private let host: any Host & FileHost
  private let work: Int

  /// Creates a formatter of files that the host reads and writes.
  /// - Parameter work: The limit on the work of each replay, as a multiple of `Limits.work`, from 1
  ///   to `Limits.workMultiple`.
  public init(in host: any Host & FileHost, work: Int = 1) {
    self.host = host
    self.work = work
  }

  /// Formats notebooks one after another.
  ///
  /// - Returns: The worst ending; an interrupted notebook is the last one.
  public func format(_ paths: [String]) -> RunStatus {
    var worst = RunStatus.finished
    for path in paths {
      if host.isInterrupted { return .interrupted }
      worst = max(worst, format(path))
    }
    return worst
  }

  private func format(_ path: String) -> RunStatus {
    guard let (document, name) = host.notebook(path, by: host.read(_:)) else { return .unreadable }
    var codes: [Int: String] = [:]
    for cell in document.cells where !cell.directives.isSkipped {
      if let code = CodeLayout.formatted(cell.code), code != cell.code { codes[cell.index] = code }
    }
    let text: String
    switch kept(of: codes, in: document, named: name) {
    case nil: return .interrupted
    case let kept?: (codes, text) = (kept, document.replacingCode(kept))
    }
    guard !codes.isEmpty else {
      let what = document.cells.isEmpty ? "there is no cell to format" : "already formatted"
      host.show(.saved(name: name, what: what))
      return .finished
    }
    do {
      try host.write(text, to: path, over: .text(document.text))
    } catch {
      host.show(.unwritable(name: path, reason: error.reason))
      return .failed
    }
    let count = codes.count == 1 ? "1 cell" : "\(codes.count) cells"
    host.show(.saved(name: name, what: "\(count) formatted"))
    return .finished
  }

  /// The code that leaves all outputs as they are; nil if the user stopped the replays.
  private func kept(
    of codes: [Int: String], in document: NotebookDocument, named name: String
  ) -> [Int: String]? {
    guard !codes.isEmpty else { return codes }
    let before = outputs(of: document, named: name)
    var kept = codes
    while !kept.isEmpty {
      guard let formatted = try? NotebookDocument(text: document.replacingCode(kept)),
        formatted.cells.count == document.cells.count
      else { return [:] }
      let after = outputs(of: formatted, named: name)
      if host.isInterrupted { return nil }
      // The first cell that differs is the cause, if it is a formatted one; later ones may follow.
      guard let differing = document.cells.indices.first(where: { before[$0] != after[$0] }) else {
        return kept
      }
      guard kept.removeValue(forKey: differing) != nil else { return [:] }
    }
    return kept
  }

  /// The output of each cell in a replay that no mistake ends.
  private func outputs(of document: NotebookDocument, named name: String) -> [CellOutput] {
    var scope = CheckScope()
    scope.keepsGoing = true
    return host.checked(document, from: name, scope, work: work).cells.map(\.output)
  }
}
