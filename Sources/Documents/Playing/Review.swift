import Diagnostics
import Notebooks
import Text
import Values

/// `check` and `accept`: replay notebooks, each in a fresh session, and compare their output.
public struct Review {
  private let host: any Host & FileHost
  private let work: Int
  private let settings: [ParameterSetting]
  private let filter: String?
  private let keepsGoing: Bool
  private let isExact: Bool

  /// Creates a review of files that the host reads and writes.
  ///
  /// - Parameters:
  ///   - work: The limit on the work of each notebook, as a multiple of `Limits.work`, from 1 to
  ///     `Limits.workMultiple`.
  ///   - settings: Values for the notebooks' parameters. Outputs recorded with other values are not
  ///     compared; `accept` ignores settings.
  ///   - filter: Check only the sections whose heading contains this text; what is above runs too.
  ///   - keepsGoing: Whether the cells after one that fails still run.
  ///   - isExact: Whether an output that is only written differently has drifted.
  public init(
    in host: any Host & FileHost, work: Int = 1, settings: [ParameterSetting] = [],
    filter: String? = nil, keepsGoing: Bool = false, isExact: Bool = false
  ) {
    self.host = host
    self.work = work
    self.settings = settings
    self.filter = filter
    self.keepsGoing = keepsGoing
    self.isExact = isExact
  }

  /// The result of checking one file.
  public enum Checked: Sendable {
    case report(NotebookReport)
    /// The file is not a notebook, or its parameters cannot be set.
    case refused(name: String, reason: String)
    /// No heading contains the filter.
    case filteredOut
  }

  /// Checks notebooks one after another and shows a report of each; writes nothing.
  ///
  /// - Parameter tell: Called with the result of each file.
  /// - Returns: The worst ending; an interrupted notebook is the last one. `failed` also if the
  ///   filter is in no heading of any notebook.
  public func check(_ paths: [String], tell: (Checked) -> Void = { _ in }) -> RunStatus {
    var isFiltered = filter != nil
    let ending = worst(of: paths) { path in
      check(path) { checked in
        if case .report = checked { isFiltered = false }
        tell(checked)
      }
    }
    guard isFiltered, let filter, ending == .finished else { return ending }
    host.show(.noHeading(filter))
    return .failed
  }

  /// Updates the outputs of notebooks that have changed; everything else stays byte for byte. A
  /// notebook with a failing cell, or one that changes meanwhile, is not written.
  ///
  /// - Parameter looks: Whether to write only the outputs anew that are written differently, and
  ///   none that says something else.
  /// - Returns: The worst ending; an interrupted notebook is the last one.
  public func accept(_ paths: [String], looks: Bool = false) -> RunStatus {
    worst(of: paths) { accept($0, looks: looks) }
  }

  private func worst(of paths: [String], _ ending: (String) -> RunStatus) -> RunStatus {
    var worst = RunStatus.finished
    for path in paths {
      if host.isInterrupted { return .interrupted }
      worst = max(worst, ending(path))
    }
    return worst
  }

  private func check(_ path: String, tell: (Checked) -> Void) -> RunStatus {
    // Nothing is written, so a pipe works like a file.
    let (document, name): (NotebookDocument, String)
    do throws(FileRefusal) {
      let input = try host.read(argument: path)
      (document, name) = (try input.document(), input.name)
    } catch {
      host.show(.unreadableNotebook(name: path, reason: error.reason))
      tell(.refused(name: path, reason: error.reason))
      return .unreadable
    }
    if let refusal = refusal(of: document, name) {
      tell(.refused(name: name, reason: refusal))
      return .failed
    }
    var scope = CheckScope()
    scope.keepsGoing = keepsGoing
    scope.isExact = isExact
    if let filter {
      guard let cells = document.cells(under: filter) else {
        tell(.filteredOut)
        return .finished
      }
      scope.cells = cells
    }
    let set: NotebookWithParameters
    do throws(Diagnostic) {
      set = try NotebookWithParameters(
        document, named: name, settings, for: "check", in: host, work: work, checks: true)
    } catch {
      if host.isInterrupted { return .interrupted }
      host.show(error, from: .text)
      tell(.refused(name: name, reason: error.mistake.message))
      return .failed
    }
    (scope.parameters, scope.firstUncompared) = (set.values, set.firstChanged)
    let report = host.checked(set.document, from: path, as: name, scope, work: work)
    if host.isInterrupted { return .interrupted }
    host.show(.checked(report))
    tell(.report(report))
    return report.passes ? .finished : .failed
  }

  /// Shows and returns why a file in which nothing is a cell is no success; nil if something is.
  private func refusal(of document: NotebookDocument, _ name: String) -> String? {
    guard document.cells.isEmpty else { return nil }
    let blocks = document.blockLanguages.prefix(4).map { "```\($0)" }
    let reason =
      "nothing in it is a cell: a cell is a block that begins with ```motion"
      + (blocks.isEmpty
        ? "" : ", and \(blocks.count == 1 ? "its block begins" : "its blocks begin") with ")
      + blocks.joined(separator: ", ")
    host.show(.unreadableNotebook(name: name, reason: reason))
    return reason
  }

  private func accept(_ path: String, looks: Bool) -> RunStatus {
    if let unseen = path.unicodeScalars.first(where: \.isTerminalControl) {
      let reason = Mistake.unseenInPath(unseen).message
      host.show(.unwritable(name: path, reason: reason))
      return .failed
    }
    guard let (document, _) = host.notebook(path, by: host.read(_:)) else { return .unreadable }
    guard refusal(of: document, path) == nil else { return .failed }
    let report = host.checked(document, from: path, work: work)
    if host.isInterrupted { return .interrupted }
    guard let text = looks ? report.textOfLooks : report.textToAccept else {
      return tellNothing(toAcceptIn: path, report, looks: looks)
    }
    do throws(FileRefusal) {
      try host.write(text, to: path, over: .text(document.text))
    } catch {
      host.show(.unwritable(name: path, reason: error.reason))
      return .failed
    }
    host.show(
      looks
        ? .writtenAnew(name: path, count: report.looksCount)
        : .accepted(name: path, count: report.acceptedCount))
    return .finished
  }

  /// Shows why nothing is written.
  private func tellNothing(
    toAcceptIn path: String, _ report: NotebookReport, looks: Bool
  ) -> RunStatus {
    if report.textToAccept == nil, !report.passes {
      host.show(.checked(report))
      return .failed
    }
    if looks {
      host.show(.nothingWrittenDifferently(name: path))
    } else {
      host.show(report.looksCount > 0 ? .checked(report) : .nothingDrifted(name: path))
    }
    return .finished
  }
}

extension Host {
  /// Reads the notebook in a file, with its name. If it cannot be read, shows why and returns nil.
  func notebook(
    _ path: String, by read: (String) throws(FileRefusal) -> InputText
  ) -> (document: NotebookDocument, name: String)? {
    do throws(FileRefusal) {
      let input = try read(path)
      return (try input.document(), input.name)
    } catch {
      show(.unreadableNotebook(name: path, reason: error.reason))
      return nil
    }
  }
}
