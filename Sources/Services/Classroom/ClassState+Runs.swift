import JSON
import Text

/// Own cells: who may run them when, and what the others learn of it.
extension ClassState {
  /// The most letters of a mistake that are kept.
  private static let messageLimit = 200

  /// Why somebody cannot run cells now; nil if they can.
  ///
  /// - Parameter step: The step of the run; nil for any.
  func whyNoRun(_ person: Int, at step: Int? = nil) -> ClassRefusal? {
    if hasEnded { return .ended }
    if let withheld = withheld(from: person, at: step) {
      return .answerWaits(atStep: withheld.step)
    }
    return pace.isPaused ? .paused : nil
  }

  /// The number of steps that somebody may run at their own pace.
  func runnable(by person: Int) -> Int? {
    pace.isFree ? withheld(from: person, at: .max)?.step : nil
  }

  // MARK: Runs

  /// Lets somebody's run wait.
  mutating func enqueue(
    _ post: CellsPost, from secret: String, at now: Double
  ) throws(ClassRefusal) -> (ticket: Int, replaced: Int?) {
    try allow(secret, at: now)
    guard var person = people[secret] else { throw .unknown }
    guard let step = post.step else { throw .badRequest }
    guard notebook.steps.indices.contains(step), notebook.steps[step].cell != nil else {
      throw .notRun
    }
    guard canRead(step) else { throw .notYet }
    if let refusal = whyNoRun(person.id, at: step) { throw refusal }
    person.cells.store(post.codes.filter { $0.key <= step }, upTo: step)
    people[secret] = person
    return try add(of: person, step)
  }

  private mutating func add(
    of person: ClassPerson, _ step: Int, isShown: Bool = false
  ) throws(ClassRefusal) -> (ticket: Int, replaced: Int?) {
    guard let last = notebook.steps[step].cell else { throw .notRun }
    let task = ClassRunTask(
      notebook.document, upTo: last.index, codes: notebook.byCell(person.cells.codes))
    return runs.add(of: person.id, step, isShown: isShown, task)
  }

  /// The next run to start, while fewer than some go on.
  public mutating func nextRun(atMost count: Int) -> ClassRun? { runs.next(atMost: count) }

  /// Answers whoever waits for a run that has ended; nil for one that goes on later.
  public mutating func end(_ run: ClassRun, _ outcome: ClassRunOutcome) -> ClassResponse? {
    runs.end(run)
    if run.task.isBrief, case .tookTooLong = outcome {
      return runs.addAgain(run) ? nil : ClassResponse(.replaced)
    }
    do throws(ClassRefusal) {
      // A question may have come meanwhile.
      if let withheld = withheld(from: run.owner, at: run.step) {
        throw .answerWaits(atStep: withheld.step)
      }
      let result = try Self.result(outcome)
      guard let (secret, person) = people.first(where: { $0.value.id == run.person }) else {
        throw .unknown
      }
      version += 1
      if run.isShown {
        show(result, of: person, run)
      } else {
        people[secret]?.cells.results[run.step] = .some(result.mistake.map(Self.short))
      }
      return .json(json(of: result))
    } catch {
      return ClassResponse(error)
    }
  }

  private func json(of result: ClassRunResult) -> JSONValue {
    let mistake = result.mistake.map { mistake -> JSONValue in
      let step = notebook.steps.firstIndex { $0.cell?.index == mistake.cell }
      return [
        "step": step.map { .integer($0) } ?? .null, "id": .string(mistake.id),
        "message": .string(mistake.message),
      ]
    }
    return ["html": .string(result.html), "mistake": mistake ?? .null]
  }

  private static func result(
    _ outcome: ClassRunOutcome
  ) throws(ClassRefusal) -> ClassRunResult {
    switch outcome {
    case .answered(let bytes): try ClassRunResult(bytes)
    case .tookTooLong: throw .runTooLong
    case .wroteTooMuch: throw .runTooLarge
    case .died: throw .runDied
    }
  }

  /// A mistake in one line.
  private static func short(_ mistake: ClassRunResult.Mistake) -> ClassRunResult.Mistake {
    .init(
      cell: mistake.cell, id: mistake.id,
      message: String(mistake.message.visibleInLine.prefix(messageLimit)))
  }

  // MARK: One cell for everybody

  private mutating func show(_ result: ClassRunResult, of person: ClassPerson, _ run: ClassRun) {
    guard !person.isHidden, let code = run.task.cells.last?.code else { return }
    runs.shown = .init(
      key: run.ticket, person: person.id, step: run.step, code: code, html: result.html)
  }

  /// Runs somebody's cell again, to show it to everybody.
  mutating func showCell(of id: Int, _ step: Int, _ read: String) throws(ClassRefusal) {
    let person = try runner(id, step)
    guard try code(of: id, step) == read else { throw .otherCode }
    if let withheld = withheld(from: ClassRun.everybody, at: step) {
      throw .answerWaits(atStep: withheld.step)
    }
    _ = try add(of: person, step, isShown: true)
  }

  /// The code that somebody ran last at a step, for the teacher to read before it is shown.
  func code(of id: Int, _ step: Int) throws(ClassRefusal) -> String {
    let person = try runner(id, step)
    return person.cells.codes[step] ?? notebook.steps[step].cell?.code ?? ""
  }

  /// Somebody who is not hidden and has run a step.
  private func runner(_ id: Int, _ step: Int) throws(ClassRefusal) -> ClassPerson {
    guard let person = people.values.first(where: { $0.id == id }), !person.isHidden,
      person.cells.results[step] != nil
    else { throw .notFound }
    return person
  }

  /// The part of the shown cell that everybody may see now.
  private var visible: ClassRuns.ShownCell? {
    runs.shown.flatMap { withheld(from: ClassRun.everybody, at: $0.step) == nil ? $0 : nil }
  }

  /// Which cell is shown; null for none.
  var shownJSON: JSONValue {
    visible.map { ["key": .integer($0.key), "step": .integer($0.step)] } ?? .null
  }

  /// The shown cell itself, without whose it is.
  func shownCell() throws(ClassRefusal) -> JSONValue {
    guard let visible else { throw .notFound }
    return [
      "key": .integer(visible.key), "step": .integer(visible.step), "code": .string(visible.code),
      "html": .string(visible.html),
    ]
  }

  // MARK: Mistakes

  /// How the last runs of each step ended, and whose they are by number. Hidden people's are left out.
  var runsJSON: JSONValue {
    let runners = people.values.filter { !$0.isHidden }.sorted { $0.id < $1.id }
    return .array(
      notebook.steps.indices.compactMap { step in
        let ran = runners.filter { $0.cells.results[step] != nil }
        return ran.isEmpty ? nil : json(of: ran, step)
      })
  }

  private func json(of ran: [ClassPerson], _ step: Int) -> JSONValue {
    var clusters: [(mistake: ClassRunResult.Mistake, count: Int)] = []
    for case .some(.some(let mistake)) in ran.map({ $0.cells.results[step] }) {
      if let place = clusters.firstIndex(where: { $0.mistake.id == mistake.id }) {
        clusters[place].count += 1
      } else {
        clusters.append((mistake, 1))
      }
    }
    return [
      "step": .integer(step),
      "mistakes": .array(
        clusters.sorted { ($1.count, $0.mistake.id) < ($0.count, $1.mistake.id) }.map { cluster in
          [
            "id": .string(cluster.mistake.id), "message": .string(cluster.mistake.message),
            "count": .integer(cluster.count),
          ]
        }),
      "people": .array(
        ran.map { person in
          let mistake = person.cells.results[step].flatMap(\.self)
          return [
            "id": .string(person.publicID), "mistake": mistake.map { .string($0.id) } ?? .null,
          ]
        }),
    ]
  }
}
