import MotionPlatform

/// The bounds of every count, size and time that a user can name.
public enum Limits {
  /// Elements of a list, and of what a loop iterates over. A value larger than a number, such as a
  /// long text or a curve with many points, counts as several, so that a list takes at most about a
  /// hundred bytes of text for each.
  public static let listCount = 100_000
  /// Lists inside one another.
  public static let listDepth = 20
  /// Bytes of a text value.
  public static let stringLength = 100_000
  /// Bytes of Swift code that is translated: a view controller of a thousand lines.
  public static let swiftLength = 50_000
  /// Bytes of a view's text: every drawing of the stage reads all of it.
  public static let labelLength = 1_000
  /// Iterations of all loops of one statement together.
  public static let loopRounds = 1_000_000
  /// Depth of nested calls of commands defined by `def`.
  public static let callDepth = 60
  /// Depth of nested blocks, over all commands. This bounds the stack: that of a worker in Chromium
  /// has room for 400.
  public static let blockDepth = 300
  /// Frames of a session: 10 h at 60 frames per second.
  public static let frames = 10 * 60 * 60 * 60
  /// Frames of one `run until rest` without `max`.
  public static let untilFrames = 10 * 60 * 60
  /// Rows and columns of a matrix, so that each has one digit.
  public static let matrixSide = 9
  /// Shapes and joints of a region.
  public static let regionShapes = 1_000
  /// Shapes and joints of a region that is a mask: every drawing tests all of them.
  public static let maskShapes = 100
  /// Behaviors, effects and handlers, each.
  public static let behaviors = 10_000
  /// Shapes of views that dynamics moves, and of boundaries, together.
  public static let shapes = 11_000
  /// Bytes of the recorder; 8 for each value. Less where all memory is bounded.
  public static let recordedBytes: Int64 = memoryIsBounded ? 300_000_000 : 4_000_000_000
  /// Lines that one statement may print.
  public static let outputLines = 100_000
  /// Rows of a table.
  public static let tableRows = 10_000
  /// Coordinates and sizes, in points.
  public static let coordinate = 1e6
  package static let coordinates = -coordinate...coordinate
  /// Values of a curve: what is computed from them stays finite.
  package static let curveValues = -1e100...1e100
  /// Times, in seconds: up to the longest session.
  package static let times = 0...Double(frames) / 60
  /// Values of an animated number.
  package static let animated = coordinates
  /// Bytes of a source: a script, a notebook or pasted text.
  public static let sourceLength = 10_000_000
  /// Work of one replay, in the unit of `Work`: about 10 s.
  public static let work: Int64 = 10_000_000_000
  /// Work beyond which starting other processes is worth it.
  package static let worthSharing: Int64 = 100_000_000
  /// The largest multiple of `work` that a user may allow.
  public static let workMultiple = 1_000
  /// The extent of the values of all names together; see `Value.extent`.
  public static let heldExtent = 5_000_000
  /// Cells of a table.
  public static let tableCells = 1_000_000
  /// Values of all curves of a plot together.
  public static let plotSamples = 4_000_000
  /// Values of all traces together, including those that `undo` can restore.
  public static let tracedValues = 20_000_000
  /// The latest time of measured values, in seconds: as long as a session.
  public static let measuredTime = Double(frames) / 60
  /// Runs of a fit of a stage, and its parameters.
  public static let fitRuns = 400
  public static let fitParameters = 6
  /// Runs of a sweep, which all fit in a table; its parameters and its measures.
  public static let sweepRuns = tableRows
  public static let sweepParameters = 8
  public static let sweepMeasures = 8
  /// Runs of a sweep that is split over several programs.
  public static let shardedRuns = 1_000_000
  /// Checkpoints of a session, and lines of its history.
  public static let checkpoints = 100
  public static let forks = 100
  /// Changes that one `undo` takes back.
  public static let undone = 1_000_000
  /// Scheduled blocks that have not yet run.
  public static let scheduled = 10_000
  /// Predictions and questions that are not due yet.
  public static let questions = 100
  /// Choices of a question.
  public static let choices = 2...6
  /// Bytes of a text that is shown in a line, such as a question.
  public static let lineLength = 300
  /// Tweaks, their presets, and the choices of one tweak.
  public static let tweaks = 1_000
  public static let tweakPresets = 100
  public static let tweakChoices = 1_000
  /// Recorded events.
  public static let events = 1_000_000
}
