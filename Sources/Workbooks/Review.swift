import Diagnostics
import Notebooks
import Text
import Values

/// `check` and `accept`: replay notebooks, each in a fresh session, and compare their output.
public struct Review {
  private let host: any Host & FileHost
  private let work: Int

  /// Creates a review of files that the host reads and writes.
  /// - Parameter work: The limit on the work of each notebook, as a multiple of `Limits.work`, from
  ///   1 to `Limits.workMultiple`.
  public init(in host: any Host & FileHost, work: Int = 1) {
    self.host = host
    self.work = work
  }

  /// Checks notebooks one after another and shows a report of each; writes nothing.
  ///
  /// - Returns: The worst ending; an interrupted notebook is the last one.
  public func check(_ paths: [String]) -> Ending { worst(of: paths, check) }

  /// Updates the outputs of notebooks that have changed; everything else stays byte for byte. A
  /// notebook with a failing cell, or one that changes meanwhile, is not written.
  ///
  /// - Returns: The worst ending; an interrupted notebook is the last one.
  public func accept(_ paths: [String]) -> Ending { worst(of: paths, accept) }

  private func worst(of paths: [String], _ ending: (String) -> Ending) -> Ending {
    var worst = Ending.finished
    for path in paths {
      if host.isInterrupted { return .interrupted }
      worst = max(worst, ending(path))
    }
    return worst
  }

  private func check(_ path: String) -> Ending {
    // Nothing is written, so a pipe works like a file.
    guard let (document, name) = host.notebook(path, by: host.read(argument:)) else {
      return .unreadable
    }
    let report = host.replaying(work: work) { runner in
      NotebookCheck.run(document, name: name, with: &runner)
    }
    if host.isInterrupted { return .interrupted }
    host.show(.checked(report))
    return report.passes ? .finished : .failed
  }

  private func accept(_ path: String) -> Ending {
    if let unseen = path.unicodeScalars.first(where: \.isTerminalControl) {
      let reason = Mistake.unseenInPath(unseen).message
      host.show(.unwritable(name: path, reason: reason))
      return .failed
    }
    guard let (document, _) = host.notebook(path, by: host.read(_:)) else { return .unreadable }
    let result = host.replaying(work: work) { runner in
      NotebookAccept.run(document, name: path, with: &runner)
    }
    if host.isInterrupted { return .interrupted }
    guard let text = result.text else {
      let report = result.report
      host.show(report.passes ? .nothingDrifted(name: path) : .checked(report))
      return report.passes ? .finished : .failed
    }
    do {
      try host.write(text, to: path, over: .text(document.text))
    } catch {
      host.show(.unwritable(name: path, reason: error.reason))
      return .failed
    }
    host.show(.accepted(name: path, count: result.report.acceptedCount))
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
