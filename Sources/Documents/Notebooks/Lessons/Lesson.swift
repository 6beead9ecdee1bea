/// A notebook as a lesson of steps, and the current place in it.
///
/// A step is prose followed by a cell to run or a folded part. Unfolding replaces the folded part
/// with its own steps.
public struct Lesson: Sendable {
  /// The prose before a goal, and the goal.
  public struct Step: Sendable {
    public internal(set) var prose: [ProseBlock]
    public let goal: Goal
    /// Its number in the notebook, from 1; unfolded steps keep the number of their fold.
    public let number: Int
  }

  /// The end of a step: a cell to run, a folded part, or the end of the lesson.
  public enum Goal: Sendable {
    case cell(Cell)
    case hint(NotebookHint)
    case end
  }

  /// A place in a lesson that can be saved.
  public struct Place: Hashable, Sendable {
    /// The number of completed steps.
    public var index: Int
    /// The unfolded parts, in order, each by its step at the time of unfolding.
    public var unfolded: [Int]

    /// Creates a place; `start` is the first step.
    public init(index: Int, unfolded: [Int] = []) {
      self.index = index
      self.unfolded = unfolded
    }

    public static let start = Place(index: 0)
  }

  /// The notebook's title; nil if it has none.
  public let title: String?
  /// The number of steps, without those inside folds.
  public let count: Int
  public private(set) var steps: [Step]
  public private(set) var place = Place.start

  /// Creates a lesson from a notebook, at its start.
  public init(_ document: NotebookDocument) {
    title = document.title
    var steps = Steps()
    for passage in document.passages { steps.append(passage) }
    self.steps = steps.finished()
    count = self.steps.count - 1
  }

  /// Creates a lesson at a saved place; nil if the notebook does not have that place.
  public init?(_ document: NotebookDocument, at place: Place) {
    self.init(document)
    for index in place.unfolded {
      guard steps.indices.contains(index), case .hint(let hint) = steps[index].goal else {
        return nil
      }
      unfold(hint, at: index)
    }
    guard steps.indices.contains(place.index) else { return nil }
    self.place.index = place.index
  }

  /// The current step.
  public var step: Step { steps[place.index] }

  /// The number of the current step and the number of steps, such as `3/7`.
  public var progress: String { "\(min(step.number, count))/\(count)" }

  /// Whether there are no further steps.
  public var isAtEnd: Bool { if case .end = step.goal { true } else { false } }

  /// The cells before the current step, in order.
  public var completedCells: [Cell] {
    steps.prefix(place.index).compactMap { step in
      if case .cell(let cell) = step.goal { cell } else { nil }
    }
  }

  /// Advances to the next step; does nothing at the end.
  public mutating func advance() {
    if !isAtEnd { place.index += 1 }
  }

  /// Unfolds the current step or the one right before it, and goes to its first inner step.
  /// - Returns: False if nothing is folded there.
  public mutating func unfold() -> Bool {
    for index in [place.index, place.index - 1] where steps.indices.contains(index) {
      guard case .hint(let hint) = steps[index].goal else { continue }
      unfold(hint, at: index)
      place.index = index
      return true
    }
    return false
  }

  private mutating func unfold(_ hint: NotebookHint, at index: Int) {
    var inner = Steps(number: steps[index].number)
    for passage in hint.passages { inner.append(passage) }
    let unfolded = inner.finished()
    // The prose before the fold has been read. The prose after the last cell joins the next step.
    steps.replaceSubrange(index...index, with: unfolded.dropLast())
    let next = index + unfolded.count - 1
    steps[next].prose = (unfolded.last?.prose ?? []) + steps[next].prose
    place.unfolded.append(index)
  }
}

/// Builds steps from passages.
private struct Steps {
  private var steps: [Lesson.Step] = []
  private var prose: [ProseBlock] = []
  /// The number that all steps share; nil if each has its own.
  private let number: Int?

  init(number: Int? = nil) { self.number = number }

  mutating func append(_ passage: NotebookPassage) {
    switch passage {
    case .prose(let block): prose.append(block)
    case .cell(let cell): end(with: .cell(cell))
    case .hint(let hint): end(with: .hint(hint))
    }
  }

  private mutating func end(with goal: Lesson.Goal) {
    steps.append(Lesson.Step(prose: prose, goal: goal, number: number ?? steps.count + 1))
    prose = []
  }

  /// All steps, including the end.
  mutating func finished() -> [Lesson.Step] {
    end(with: .end)
    return steps
  }
}
