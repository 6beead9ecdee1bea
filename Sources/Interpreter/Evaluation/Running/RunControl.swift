import Answers
import Diagnostics
import Sharing
import Values

/// The callbacks from a run to the program around it.
public struct Hooks {
  /// Whether the user wants to stop; checked before each statement, frame, round of a loop, call
  /// of a function and descent of a fit.
  public var isInterrupted: () -> Bool
  /// Called before each frame, and before each round of a loop outside of handlers: the previous
  /// frame and its events are complete.
  public var frameHasPassed: () -> Void
  /// Called from time to time during a long run.
  public var progress: (Progress) -> Void
  /// Shows the answers of a statement while it still runs. Nil to show them only at the end.
  public var show: (([Output]) -> Void)?
  /// Starts other processes of the program on their shares of a task; nil if there are none.
  public var share: ((_ task: [UInt8], _ most: Int) -> (any SharedTask)?)?
  /// The work beyond which starting other processes is worth it, in the unit of `Work`.
  public var worthSharing = Limits.worthSharing

  /// The progress of a long run.
  public enum Progress: Hashable, Sendable {
    /// The simulated seconds so far and at the end, which is nil if unknown; and whether earlier
    /// statements run again, as `back` and `undo` do.
    case time(Double, end: Double?, isReplay: Bool)
    /// The number of finished runs of a sweep, and of all runs.
    case runs(Int, of: Int)
  }

  /// Whether other lines follow a stopped run, which is then recorded without its answer.
  public var isRunContinued: () -> Bool = { false }
  /// Whether a line of the history can be opened in the user's editor.
  public var editsLines: () -> Bool = { false }
  /// The available lessons, each with the question that it asks; read when a user searches.
  public var lessons: () -> [Topic] = { [] }
  /// Motionbook's lines for a name of UIKit, Core Animation, SwiftUI or CSS; empty if it is unknown.
  public var counterparts: (_ name: String) -> [Counterpart] = { _ in [] }

  /// Reads a file of measured values, with a stamp of its content.
  public var readData:
    (_ path: String, _ limit: Int) throws(Mistake) -> (
      bytes: [UInt8], stamp: String
    ) = { (path, _) throws(Mistake) in throw .cannotRead(path, "there are no files here") }

  public static var none: Hooks { Hooks(isInterrupted: { false }, progress: { _ in }) }

  public init(
    isInterrupted: @escaping () -> Bool, frameHasPassed: @escaping () -> Void = {},
    progress: @escaping (Progress) -> Void, show: (([Output]) -> Void)? = nil
  ) {
    self.isInterrupted = isInterrupted
    self.frameHasPassed = frameHasPassed
    self.progress = progress
    self.show = show
  }
}

/// The state of one statement's run: its limits and its answers so far.
package final class RunControl {
  package let hooks: Hooks
  /// A replay stops before stepping past this frame.
  package let frameLimit: Int?
  package let isReplay: Bool
  /// All answers so far.
  package private(set) var outputs: [Output] = []
  /// The number of outputs that have been shown.
  private var givenOut = 0
  package private(set) var outputLines = 0
  /// A request to the program around the session, made after the statement succeeds.
  package var request: ChartFile?
  /// The rounds of loops so far.
  package var rounds = 0
  /// The nesting depth of defined commands and handlers.
  package var depth = 0
  /// The nesting depth of blocks, including those of loops and conditions.
  package var blockDepth = 0
  /// Whether a handler or a scheduled block is running; time cannot advance in it.
  package var isInHandler = false
  /// The time at which a run will end, for the progress line.
  package var endTime: Double?
  /// Whether outputs are kept; a replay discards them.
  private let keepsOutputs: Bool
  /// Creates a copy of the world as it is at the n-th time that the statement looks ahead. Nil if
  /// answers are not shown.
  package var makeTwin: ((_ look: Int) throws(Failure) -> World)?
  /// Explains another system's code at this place. Nil if answers are not shown.
  package var translate: ((_ code: Span) -> Translation?)?
  /// Finds the lines that plain words are near. Nil if answers are not shown.
  package var nearest: ((_ words: String) -> [Topic])?
  /// The number of times that the statement has looked ahead.
  private(set) var looksAhead = 0
  /// A twin stops before looking ahead for this time.
  private let lookLimit: Int?

  package init(
    hooks: Hooks, frameLimit: Int? = nil, lookLimit: Int? = nil, isReplay: Bool = false,
    keepsOutputs: Bool = true
  ) {
    self.hooks = hooks
    self.frameLimit = frameLimit
    self.lookLimit = lookLimit
    self.isReplay = isReplay
    self.keepsOutputs = keepsOutputs
  }

  /// A copy of the world that can be advanced to look ahead; nil if answers are not shown.
  func twin() throws(Failure) -> World? {
    looksAhead += 1
    if looksAhead == lookLimit { throw .momentReached }
    return try makeTwin?(looksAhead)
  }

  /// The outputs that have not been shown yet.
  package var rest: [Output] { Array(outputs[givenOut...]) }

  /// Shows the answers so far. It is called when a statement continues and may take long; the
  /// session shows the last answers after logging the statement.
  package func flush() {
    guard givenOut < outputs.count, let show = hooks.show else { return }
    show(rest)
    givenOut = outputs.count
  }

  /// Adds an answer with an estimate of its lines.
  package func emit(_ output: Output, lines: Int) {
    guard keepsOutputs else { return }
    outputLines += lines
    outputs.append(output)
  }

  /// The number of lines that may still be shown.
  package var linesLeft: Int { max(0, Limits.outputLines - outputLines) }
}
