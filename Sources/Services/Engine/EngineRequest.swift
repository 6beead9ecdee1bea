import JSON
import Playing

/// What an engine is asked to do. A name is that of a file in memory.
public enum EngineRequest: Sendable {
  /// Starts a new workbook, with the files of the message and no others.
  case open
  /// Plays a notebook or a script in the workbook, which then continues it.
  case play(String)
  /// Plays a line in the workbook, as if a person had typed or pasted it.
  case line(String)
  /// Runs a notebook's cells up to one, in a session of their own.
  case cell(Cell)
  /// Compares a notebook's recorded output with a replay.
  case check(Check)

  public struct Cell: Sendable {
    let name: String
    /// The index of the last cell that runs, from 0.
    let index: Int
    /// Code that runs instead of the notebook's, by the cell's index.
    let codes: [Int: String]
  }

  public struct Check: Sendable {
    let name: String
    let filter: String?
    let keepsGoing: Bool
    let isExact: Bool

    func review(in host: EngineHost) -> Review {
      Review(in: host, filter: filter, keepsGoing: keepsGoing, isExact: isExact)
    }
  }
}

/// A request, and files that are put in place before it.
public struct EngineMessage: Sendable {
  let request: EngineRequest
  let files: [(name: String, bytes: [UInt8])]
}

/// Why a request is not one, as a sentence without its full stop.
public struct EngineRefusal: Error, Hashable, Sendable {
  public let reason: String

  var json: JSONText { .object([("status", .string("refused")), ("reason", .string(reason))]) }
}
