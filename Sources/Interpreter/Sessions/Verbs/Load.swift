import Answers
import DataFiles
import Diagnostics
import Evaluation
import Language
import Text
import Values

extension LoadRequest: SessionRequest {
  /// Reads a file and keeps its series beside the world, as a trace is kept.
  ///
  /// The answer says what was assumed, and has a stamp of the content: a check of the notebook
  /// differs there once the file has changed.
  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    let before = session.traces
    do throws(Mistake) {
      let (bytes, stamp) = try session.hooks.readData(path, DataFile.Limits.bytes)
      try session.meter.spend(.letter, bytes.count)
      let file = try Self.file(path, bytes, options, session.hooks.isInterrupted)
      try session.history.traces.keep(try Recording(file, named: name, path), as: name)
      let names = file.columns.map(\.name).joined(separator: ", ")
      let lines = [
        "\(name): \(names) of \(path), \(file.rows) rows, content \(stamp)",
        file.assumptions.joined(separator: "; "),
      ]
      return session.recorded(
        [.text(lines)], running, undo: .traced(before, after: session.log.count))
    } catch {
      return session.failed(error, running, at: place)
    }
  }

  private static func file(
    _ path: String, _ bytes: [UInt8], _ options: DataFile.Options, _ isInterrupted: () -> Bool
  ) throws(Mistake) -> DataFile {
    do throws(DataProblem) {
      return try DataFile(reading: bytes, options, isInterrupted: isInterrupted)
    } catch {
      throw .unreadableData(path, error)
    }
  }
}

extension Recording {
  fileprivate init(_ file: DataFile, named name: String, _ path: String) throws(Mistake) {
    let last = file.columns.compactMap(\.times.last).max() ?? 0
    guard last <= Limits.measuredTime else {
      throw .unreadableData(
        path, "its times go beyond a session of 10 h",
        help:
          "add `rate 1` to count a row as a second, or the unit of plain numbers, such as `unit ms`"
      )
    }
    self.init(
      file: path,
      columns: file.columns.map { column in
        let trace = Trace(
          text: "\(name).\(column.name)", unit: column.unit, quantity: .plain,
          growsDown: column.name == "y" && ["", "pt", "px"].contains(column.unit),
          firstFrame: 0, values: column.values, isMoving: false, sampleTimes: column.times)
        return (column.name, trace)
      })
  }
}
