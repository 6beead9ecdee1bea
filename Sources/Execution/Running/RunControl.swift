import Answers
import Diagnostics
import Sharing
import Values

/// What a run asks of the program around it.
public struct Hooks {
  /// Whether the person wants to stop; asked before each statement, frame, round of a loop and call
  /// of a function.
  public var isInterrupted: () -> Bool
  /// Called before each frame, and each round of a loop outside of handlers: the frame before has
  /// passed, and all that it brought.
  public var frameHasPassed: () -> Void
  /// Told now and then while something long runs.
  public var progress: (Progress) -> Void
  /// Given what a statement has answered so far, while it still runs. Nil where answers are only
  /// wanted when it has ended.
  public var show: (([Output]) -> Void)?
  /// Has other processes of the program begin with their shares of a task; nil where there are none.
  public var share: ((_ task: [UInt8]) -> (any SharedTask)?)?

  /// How far a long run has come.
  public enum Progress: Hashable, Sendable {
    /// Simulated seconds so far, and at the end, nil where that is not known; and whether it runs again
    /// what ran before, as `back` and `undo` do.
    case time(Double, end: Double?, isReplay: Bool)
    /// So many runs of a sweep have ended, of how many.
    case runs(Int, of: Int)
  }

  /// Whether a line of the history can be given to the person's editor.
  public var editsLines: () -> Bool = { false }
  /// The lessons there are, with the question that each asks; read where somebody searches.
  public var lessons: () -> [Topic] = { [] }

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

/// One statement's run: what it may use up, and what it has answered so far.
package final class RunControl {
  package let hooks: Hooks
  /// A replay stops before it would step past this frame.
  package let frameLimit: Int?
  package let isReplay: Bool
  /// All that it has answered.
  package private(set) var outputs: [Output] = []
  /// How many of these have been given out.
  private var givenOut = 0
  package private(set) var outputLines = 0
  /// What it asks of the program around the session, once it has ended well.
  package var request: Request?
  /// Rounds of loops so far.
  package var rounds = 0
  /// Blocks of defined commands and handlers that run inside one another.
  package var depth = 0
  /// Blocks that run inside one another, those of loops and conditions too.
  package var blockDepth = 0
  /// Whether a handler, or a block whose time has come, is running: time cannot pass in it.
  package var isInHandler = false
  /// Where a run will end, for the progress line.
  package var endTime: Double?
  /// Whether outputs are kept: a replay's are not wanted.
  private let keepsOutputs: Bool
  /// Makes a world like the one that stands when the statement looks ahead for the n-th time.
  /// Nil where nobody looks at what is answered.
  package var makeTwin: ((_ look: Int) throws(Failure) -> World)?
  /// Tells what code of another system means here. Nil where nobody looks at what is answered.
  package var translate: ((_ code: Span) -> Translation?)?
  /// How often the statement has looked ahead so far.
  private(set) var looksAhead = 0
  /// A twin stops where it would look ahead for this time.
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

  /// A world like this one, which may be led on to see what comes; nil where nobody looks.
  func twin() throws(Failure) -> World? {
    looksAhead += 1
    if looksAhead == lookLimit { throw .momentReached }
    return try makeTwin?(looksAhead)
  }

  /// What has not been given out yet.
  package var rest: [Output] { Array(outputs[givenOut...]) }

  /// Gives out what has been answered. Called where a statement goes on and may take long: so what
  /// it answered last is given out by its session, after the statement has been taken down.
  package func giveOut() {
    guard givenOut < outputs.count, let show = hooks.show else { return }
    show(rest)
    givenOut = outputs.count
  }

  /// Keeps an answer of about so many lines.
  package func emit(_ output: Output, lines: Int) {
    guard keepsOutputs else { return }
    outputLines += lines
    outputs.append(output)
  }

  /// How many more lines may be shown.
  package var linesLeft: Int { max(0, Limits.outputLines - outputLines) }
}
