import Answers
import Diagnostics
import Files
import JSON
import Notebooks
import Pages
import Playing

/// The workbook's host in a kernel: what a cell answers becomes publications.
final class CellHost: Host, FolderHost, DataHost, ScreenHost, ProgressHost, FrameHost {
  let clients: any KernelClients
  private let folder: KernelFolder
  private var output: CellOutput
  /// Why the cell failed; nil as long as it has not.
  private(set) var failure: CellFailure?

  init(_ clients: any KernelClients, _ folder: KernelFolder) {
    self.clients = clients
    self.folder = folder
    output = CellOutput(to: clients, cell: 0, isSilent: true)
  }

  /// A cell begins.
  func begin(cell number: Int, isSilent: Bool) {
    output = CellOutput(to: clients, cell: number, isSilent: isSilent)
    failure = nil
  }

  /// The cell has ended; returns its result as text.
  func end(with page: CellPage?) -> String? { output.end(with: page) }

  // MARK: Host

  func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
    output.show(outputs, layout: layout)
  }

  func show(_ diagnostic: Diagnostic, from origin: Origin) { failure = CellFailure(diagnostic) }

  func show(_ notice: Notice) {
    output.show(notice.text + "\n", in: notice.isComplaint ? .warnings : .answers)
  }

  func clearScreen() { output.clear() }

  func show(line: String) { output.show(line + "\n", in: .answers) }

  var isInterrupted: Bool { clients.isInterrupted }

  // MARK: While a statement runs

  func progressed(_ progress: RunProgress) { output.show(progress) }

  func statementEnded() { output.endProgress() }

  func frameChanged(to time: Double) { output.flushInTime() }

  // MARK: Files

  func place(of path: String) -> String { folder.place(of: path) }

  func read(_ path: String) throws(FileRefusal) -> InputText {
    InputText(name: path, bytes: try folder.read(path, limit: NotebookDocument.byteLimit))
  }

  func read(_ path: String, below base: String, limit: Int) throws(FileRefusal) -> [UInt8] {
    try folder.read(FilePath.joined(base, path), limit: limit)
  }

  func data(_ path: String, below base: String?, limit: Int) throws(FileRefusal) -> [UInt8] {
    try folder.read(base.map { FilePath.joined($0, path) } ?? path, limit: limit)
  }

  func checkWrite(to path: String, over expected: FileExpectation) throws(FileRefusal) {
    try folder.checkWrite(to: path, over: expected)
  }

  func write(
    _ text: String, to path: String, over expected: FileExpectation
  ) throws(FileRefusal) {
    try folder.write(text, to: path, over: expected)
  }
}
