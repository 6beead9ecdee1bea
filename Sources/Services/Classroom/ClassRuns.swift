import JSON

/// A run of somebody's cells, up to one step.
public struct ClassRun: Sendable {
  /// Tells it from the others.
  public let ticket: Int
  /// The owner of the code.
  let person: Int
  let step: Int
  /// Whether the teacher shows it to everybody.
  let isShown: Bool
  public fileprivate(set) var task: ClassRunTask

  /// The number of nobody in particular.
  static let everybody = 0

  /// The person whose turn it takes, and who sees it: the teacher has one, too.
  var owner: Int { isShown ? Self.everybody : person }
}

/// The runs that wait and those that go on: one of each for a person, in turn.
///
/// A run is brief at first. One that is not done by then waits for those that may be, and never takes more than
/// half of the workers: who has many cells without an end, in as many names, does not hold up the others.
///
/// The class's state decides who may run cells, and when; `CellWorker` sets the bounds of the
/// process.
struct ClassRuns: Sendable {
  private var waiting: [ClassRun] = []
  /// The people whose runs go on, and whether these are brief.
  private var running: [Int: Bool] = [:]
  private var tickets = 0
  /// The code and the results that everybody sees.
  var shown: ShownCell?

  struct ShownCell: Sendable {
    /// Tells it from the one before.
    let key: Int
    let person: Int
    let step: Int
    let code: String
    let html: String
  }

  /// Lets a run wait. One of the same person that waits already gives it its place.
  ///
  /// - Returns: The ticket of the new run, and of the one that is run no more.
  mutating func add(
    of person: Int, _ step: Int, isShown: Bool = false, _ task: ClassRunTask
  ) -> (ticket: Int, replaced: Int?) {
    tickets += 1
    let run = ClassRun(ticket: tickets, person: person, step: step, isShown: isShown, task: task)
    guard let place = waiting.firstIndex(where: { $0.owner == run.owner }) else {
      waiting.append(run)
      return (tickets, nil)
    }
    let replaced = waiting[place].ticket
    waiting[place] = run
    return (tickets, replaced)
  }

  /// The next run to start; nil if enough go on already, or nobody waits.
  mutating func next(atMost count: Int) -> ClassRun? {
    guard running.count < count else { return nil }
    func first(isBrief: Bool) -> Int? {
      waiting.firstIndex { $0.task.isBrief == isBrief && running[$0.owner] == nil }
    }
    let hasPlace = running.values.count { !$0 } < max(1, count / 2)
    guard let place = first(isBrief: true) ?? (hasPlace ? first(isBrief: false) : nil) else {
      return nil
    }
    let run = waiting.remove(at: place)
    running[run.owner] = run.task.isBrief
    return run
  }

  /// Lets a run wait that was not done while it was brief.
  ///
  /// - Returns: Whether it waits; false if a newer one of the same person does.
  mutating func addAgain(_ run: ClassRun) -> Bool {
    guard !waiting.contains(where: { $0.owner == run.owner }) else { return false }
    var run = run
    run.task.isBrief = false
    waiting.append(run)
    return true
  }

  /// Shows nothing of somebody any more.
  mutating func hide(_ person: Int) { if shown?.person == person { shown = nil } }

  mutating func end(_ run: ClassRun) { running[run.owner] = nil }
}

/// A person's runs: the last known code of their cells, and how their last run of each step ended.
struct OwnCells: Sendable {
  /// The most bytes of code that is kept of a person.
  static let limit = 64 << 10

  /// By step.
  private(set) var codes: [Int: String] = [:]
  /// By step; nil for a run without a mistake.
  var results: [Int: ClassRunResult.Mistake?] = [:]

  /// Takes the code of the cells up to a step.
  mutating func store(_ codes: [Int: String], upTo step: Int) {
    let later = self.codes.filter { $0.key > step }
    let all = codes.merging(later) { first, _ in first }
    let bytes = all.values.reduce(0) { $0 + $1.utf8.count }
    self.codes = bytes <= Self.limit ? all : codes
  }
}

/// A post to run cells, or to take them home, read from JSON.
struct CellsPost: Hashable, Sendable {
  /// The step to run; nil to take the notebook home.
  let step: Int?
  /// The code of the cells that were changed, by their step.
  let codes: [Int: String]

  init(_ body: [UInt8]) throws(ClassRefusal) {
    guard let json = try? JSONValue(reading: body), let cells = json["cells"]?.object else {
      throw .badRequest
    }
    step = json["step"]?.integer
    var codes: [Int: String] = [:]
    for (key, value) in cells {
      guard let step = Int(key), let code = value.string else { throw .badRequest }
      codes[step] = code
    }
    self.codes = codes
  }
}

extension ClassRefusal {
  public static let replaced = ClassRefusal(409, "A newer run took the place of this one.")
  static let notRun = ClassRefusal(404, "This step has no cell to run.")
  static let runTooLong = ClassRefusal(
    422, "This run took too long. Try fewer frames, or a shorter loop.")
  static let runTooLarge = ClassRefusal(
    422, "This run shows more than a class can send. Try to print or to plot less.")
  static let runDied = ClassRefusal(
    422, "This run was stopped. It may need too much memory: try fewer views, or shorter lists.")

  static func answerWaits(atStep step: Int) -> ClassRefusal {
    ClassRefusal(409, "You can run cells when the question of step \(step + 1) is revealed.")
  }
}
