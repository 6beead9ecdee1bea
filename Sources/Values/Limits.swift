/// The bounds of every count, size and time a person can name.
public enum Limits {
  /// Elements of a list, and of what a loop goes through; what is larger than a number, such as a
  /// long text or a curve of many points, counts as several, so that a list is never longer to write
  /// than about a hundred bytes for each.
  public static let listCount = 100_000
  /// Lists inside one another.
  public static let listDepth = 20
  /// Bytes of a text value.
  public static let stringLength = 100_000
  /// Bytes of a view's text: it is looked at whole whenever the stage is drawn.
  public static let labelLength = 1_000
  /// Rounds that the loops of one statement may make together.
  public static let loopRounds = 1_000_000
  /// Commands made by `def` that may be running inside one another.
  public static let callDepth = 60
  /// Blocks that may be running inside one another, over all commands: what bounds the stack.
  public static let blockDepth = 500
  /// Frames of a session: ten hours at 60 a second.
  public static let frames = 10 * 60 * 60 * 60
  /// Frames of one `run until rest` where no `max` is given.
  public static let untilFrames = 10 * 60 * 60
  /// Rows and columns of a matrix, so that each has one digit.
  public static let matrixSide = 9
  /// Shapes and joints that a region is made of.
  public static let regionShapes = 1_000
  /// Shapes and joints in a region that is a mask: every drawing goes through all of them.
  public static let maskShapes = 100
  /// Behaviors, effects and handlers each.
  public static let behaviors = 10_000
  /// Values that the recorder may hold; 8 bytes each.
  public static let recordedBytes = 4_000_000_000
  /// Lines that one statement may show.
  public static let outputLines = 100_000
  /// Rows of a table.
  public static let tableRows = 10_000
  /// Coordinates and sizes, in points.
  public static let coordinate = 1e6
  package static let coordinates = -coordinate...coordinate
  /// Times, in seconds: up to the longest session.
  package static let times = 0...Double(frames) / 60
  /// Values that an animation goes through.
  package static let animated = coordinates
  /// Bytes of a source: a script, a notebook, a pasted text.
  public static let sourceLength = 10_000_000
  /// What one replay may do, in the unit of `Work`: about ten seconds.
  public static let work = 10_000_000_000
  /// How many times as much a person may allow.
  public static let workMultiple = 1_000
  /// Room that the values of all names take together, in values of a list.
  public static let heldExtent = 5_000_000
  /// Cells of a table.
  public static let tableCells = 1_000_000
  /// Values that all curves of a plot have together.
  public static let plotSamples = 4_000_000
  /// Values that all traces have together, those among them that `undo` can bring back.
  public static let tracedValues = 20_000_000
  /// Runs of a sweep, so that a table has room for them; what it varies, and what it measures.
  public static let sweepRuns = tableRows
  public static let sweepParameters = 8
  public static let sweepMeasures = 8
  /// Runs of a sweep that several programs share.
  public static let shardedRuns = 1_000_000
  /// Checkpoints of a session, and lines of history that it has.
  public static let checkpoints = 100
  public static let forks = 100
  /// Blocks waiting for their time.
  public static let scheduled = 10_000
  /// Predictions that are not due yet.
  public static let predictions = 100
  /// Tweaks, and presets of them, and choices that one has.
  public static let tweaks = 1_000
  public static let tweakPresets = 100
  public static let tweakChoices = 1_000
  /// Events that are kept.
  public static let events = 1_000_000
}
