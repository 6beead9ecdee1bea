import JSON
import Playing

/// What an engine is asked to do. A name is that of a file in memory.
public enum EngineRequest: Sendable {
  /// Starts a new workbook, with the files of the message and no others.
  case open
  /// Puts the files of the message in place.
  case put
  /// Plays a notebook or a script in the workbook, which then continues it.
  case play(String)
  /// Plays a line in the workbook, as if a person had typed or pasted it.
  ///
  /// - columns: What fits beside each other where its answers are read; nil if that is not known.
  case line(String, columns: Int?)
  /// Runs a notebook in a session of its own, for a page.
  case run(Changed, from: Int)
  /// The notebook with its changes, and its outputs as they are then.
  case notebook(Changed)
  /// Colors a text that is typed, and says what may follow and what a word means.
  case assist(Typed)
  /// Compares a notebook's recorded output with a replay.
  case check(Check)

  /// A notebook with other code in some of its cells.
  public struct Changed: Sendable {
    let name: String
    /// The code by the index of its cell, from 0.
    let codes: [Int: String]
  }

  /// A text while it is typed: in a cell, or as a line.
  public struct Typed: Sendable {
    /// The notebook, and the index of the cell; nil for a line in the workbook.
    let place: (notebook: Changed, cell: Int)?
    let text: String
    /// The cursor's place, in UTF-16 code units.
    let cursor: Int
    /// Whether to say what the word at the cursor means.
    let explains: Bool
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
