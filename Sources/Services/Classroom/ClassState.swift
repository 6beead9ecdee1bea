/// The state of a class: its people, its pace, its questions and their guesses. A value: what is sent and
/// the time come in, and it knows no socket, no file and no clock.
public struct ClassState: Sendable {
  public let notebook: ClassNotebook
  /// The most people.
  let peopleLimit: Int
  let hasNames: Bool
  var pace: ClassPace
  var questions: [ClassQuestion]
  /// By the secret of their cookie.
  var people: [String: ClassPerson] = [:]
  var removed: Set<String> = []
  private var nextPerson = 1
  /// Grows with every change that somebody sees.
  public internal(set) var version = 0
  public private(set) var hasEnded = false
  /// Grows with everything that the next server must know if this one is killed: what the teacher does, and
  /// who is in.
  public private(set) var keepings = 0
  /// The time of what was sent last, in seconds from any beginning.
  private(set) var now = 0.0
  /// Whether somebody new is let in.
  var isOpen = true
  /// Nil if the last act cannot be undone.
  var undo: ClassUndo?
  /// The question on which the teacher acted last.
  private var acted: Int?
  var runs = ClassRuns()

  public init(_ notebook: ClassNotebook, people: Int = 100, hasNames: Bool = false) {
    self.notebook = notebook
    peopleLimit = people
    self.hasNames = hasNames
    pace = ClassPace(count: notebook.steps.count)
    questions = notebook.questions
  }

  // MARK: Time

  /// Lets time pass: what was counted down happens.
  public mutating func pass(to now: Double) {
    self.now = max(now, self.now)
    for index in questions.indices {
      guard let due = questions[index].progress.locksAt, due <= self.now else { continue }
      questions[index].begin(.locked, at: due)
      changed()
    }
  }

  /// When something happens by itself; nil if nothing does.
  public var due: Double? { questions.compactMap(\.progress.locksAt).min() }

  /// Counts a change that is kept.
  private mutating func changed() {
    version += 1
    keepings += 1
  }

  // MARK: People

  /// Lets somebody in, or finds who is in already.
  ///
  /// - Throws: If the door is closed, or the class is full. An absent person without a guess gives up their
  ///   place, and so does one of whom no page was ever open.
  mutating func admit(_ secret: String) throws(ClassRefusal) {
    guard people[secret] == nil else { return }
    guard !removed.contains(secret) else { throw .unknown }
    guard isOpen else { throw .doorClosed }
    if people.count >= peopleLimit {
      let idle = people.filter {
        $0.value.streams == 0 && !($0.value.hasLooked && hasGuessed($0.value.id))
      }
      func place(_ person: ClassPerson) -> (Int, Int) { (person.hasLooked ? 1 : 0, person.id) }
      guard let oldest = idle.min(by: { place($0.value) < place($1.value) }) else { throw .full }
      forget(oldest.key, oldest.value)
    }
    people[secret] = ClassPerson(id: nextPerson)
    people[secret]?.came = now
    nextPerson += 1
    changed()
  }

  /// Puts back the people of an earlier server, by their secrets.
  mutating func restore(_ people: [String: ClassPerson]) {
    self.people = people
    nextPerson = (people.values.map(\.id).max() ?? 0) + 1
  }

  private func hasGuessed(_ person: Int) -> Bool {
    questions.contains {
      $0.guess(of: person, vote: 1) != nil || $0.guess(of: person, vote: 2) != nil
    }
  }

  /// The people whose guesses are not shown.
  var hidden: Set<Int> { Set(people.values.filter(\.isHidden).map(\.id)) }

  /// The people who have a page of the class open.
  var present: Set<Int> { Set(people.values.filter { $0.streams > 0 }.map(\.id)) }

  /// The people who came in the last seconds.
  var newcomers: Int { people.values.count { $0.came > now - Self.recently } }
  private static let recently = 10.0

  /// A stream of events of somebody began or ended.
  mutating func streams(of secret: String, by change: Int) {
    guard var person = people[secret] else { return }
    person.streams = max(0, person.streams + change)
    people[secret] = person
    version += 1
  }

  // MARK: Posts

  /// Lets somebody send something, unless they sent too much.
  mutating func allow(_ secret: String, at now: Double) throws(ClassRefusal) {
    guard people[secret] != nil else { throw .unknown }
    try people[secret]?.allowance.spend(at: now)
  }

  mutating func accept(
    _ post: ClassPost, from secret: String, at now: Double
  ) throws(ClassRefusal) {
    try allow(secret, at: now)
    guard var person = people[secret] else { throw .unknown }
    if hasEnded {
      // A page that goes to a step may not know of the end yet.
      if case .at = post { return }
      throw .ended
    }
    switch post {
    case .guess(let step, let index, let sent, let vote, let id):
      let question = try question(at: ClassPlace(step: step, question: index))
      guard let answer = questions[question].asked.encoded(sent) else {
        throw .answer(questions[question].asked.problem(with: sent))
      }
      // A killed server had the guesses of later steps, too.
      guard canRead(step) || person.isBack && !questions[question].isPending else { throw .notYet }
      guard !pace.isPaused else { throw .paused }
      try questions[question].accept(
        .init(answer: answer, id: id), vote: vote, of: person.id, isLate: person.isBack,
        isAlone: pace.isFree)
      if pace.isFree { tell(person.id, step) }
    case .stuck(let flag):
      if person.isStuck != flag { keepings += 1 }
      person.isStuck = flag
    case .at(let step):
      guard notebook.steps.indices.contains(step) else { throw .notFound }
      // Help is needed at a step.
      if person.step != step, person.isStuck { (person.isStuck, keepings) = (false, keepings + 1) }
      person.step = step
    case .name(let name):
      guard hasNames else { throw .withoutNames }
      person.name = name
    case .act: throw .notTeacher
    }
    people[secret] = person
    version += 1
  }

  /// Reveals the answers of a step to somebody alone who has guessed all of them.
  private mutating func tell(_ person: Int, _ step: Int) {
    let asked = questions.indices.filter { questions[$0].step == step && !questions[$0].isDone }
    guard asked.allSatisfy({ questions[$0].hasGuess(of: person) }) else { return }
    for index in asked { questions[index].tell(person) }
    keepings += 1
  }

  // MARK: The teacher's acts

  public mutating func act(_ act: ClassAct) throws(ClassRefusal) {
    guard !hasEnded else { throw .ended }
    let before = ClassUndo(act, on: self)
    try perform(act)
    if act.goesOn { runs.shown = nil }
    undo = before
    changed()
  }

  private mutating func perform(_ act: ClassAct) throws(ClassRefusal) {
    switch act {
    case .next: try pace.gather(at: pace.current + 1)
    case .back: try pace.gather(at: pace.current - 1)
    case .goto(let step): try pace.gather(at: step)
    case .together(let step): try pace.gather(at: step ?? pace.current)
    case .range(let from, let to): try pace.open(from, to)
    case .free: pace.free()
    case .pause: pace.togglePause()
    case .question(let act, let place): try perform(act, on: question(at: place))
    case .person(.hide, let person): try change(person) { $0.isHidden.toggle() }
    case .person(.beenThere, let person): try change(person) { $0.isStuck = false }
    case .person(.remove, let person):
      guard remove(where: { $0.id == person }) else { throw .notFound }
    case .person(.removeAfter, let person): remove { $0.id > person }
    case .removeAway: remove { $0.streams == 0 }
    case .door: isOpen.toggle()
    case .showCell(let person, let step, let code): try showCell(of: person, step, code)
    case .takeCellAway: runs.shown = nil
    case .undo: try undoLast()
    case .end: hasEnded = true
    }
  }

  /// A presentation of the notebook is at a cell: its steps are the pace, and what it has run is known.
  public mutating func follow(cell: Int, isRun: Bool) throws(ClassRefusal) {
    guard let step = notebook.step(ofCell: cell) else { return }
    if pace.steps != step...step { try act(.goto(step)) }
    if isRun, !isRevealed(step) {
      reveal(step)
      changed()
    }
  }

  /// Acts on a question, which is the one at hand from then on.
  private mutating func perform(_ act: QuestionAct, on index: Int) throws(ClassRefusal) {
    if act == .reveal, questions[index].acts.contains(.reveal),
      let first = unasked(before: questions[index])
    {
      // From here on the keys of a terminal mean that one.
      acted = first
      version += 1
      throw .unasked(questions[first].index)
    }
    if act == .open { try requireSent(questions[index].step) }
    try questions[index].act(act, at: now)
    if act == .reveal { reveal(questions[index].step) }
    acted = index
    let step = questions[index].step
    // Nobody can guess at a step where nobody is.
    if [.open, .again].contains(act), !pace.steps.contains(step) { try pace.gather(at: step) }
    pace.go(to: step)
  }

  /// A question that has to be asked or skipped before another one of its step is revealed.
  func unasked(before question: ClassQuestion) -> Int? {
    questions.indices.first {
      let other = questions[$0]
      return other.step == question.step && other.index != question.index && other.isPending
    }
  }

  /// The run of a cell tells the answers to all of its questions.
  private mutating func reveal(_ step: Int) {
    for index in questions.indices where questions[index].step == step {
      questions[index].begin(.revealed, at: now)
    }
    undo = nil
  }

  private mutating func change(
    _ person: Int, _ body: (inout ClassPerson) -> Void
  ) throws(ClassRefusal) {
    guard let secret = people.first(where: { $0.value.id == person })?.key,
      var changed = people[secret]
    else { throw .notFound }
    body(&changed)
    people[secret] = changed
    if changed.isHidden { runs.hide(person) }
  }

  /// Removes people with their guesses.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  private mutating func remove(where isMeant: (ClassPerson) -> Bool) -> Bool {
    let meant = people.filter { isMeant($0.value) }
    for (secret, person) in meant {
      forget(secret, person)
      removed.insert(secret)
    }
    return !meant.isEmpty
  }

  private mutating func forget(_ secret: String, _ person: ClassPerson) {
    people[secret] = nil
    runs.hide(person.id)
    for index in questions.indices { questions[index].remove(person.id) }
  }

  private func question(at place: ClassPlace?) throws(ClassRefusal) -> Int {
    let found =
      place.map { place in
        questions.firstIndex { $0.step == place.step && $0.index == place.question }
      } ?? current
    guard let found else { throw place == nil ? .nothingAsked : .notFound }
    return found
  }

  /// The question at hand: at the teacher's step, the one on which the teacher acted last, or the first whose
  /// answer is not known.
  var current: Int? {
    let here = questions.indices.filter { questions[$0].step == pace.current }
    if let acted, here.contains(acted), !questions[acted].isDone {
      let isNextRevealed = questions[acted].acts.first == .reveal
      return isNextRevealed ? unasked(before: questions[acted]) ?? acted : acted
    }
    let last = acted.flatMap { here.contains($0) ? $0 : nil }
    return here.first { !questions[$0].isDone } ?? last ?? here.last
  }

  /// The name of the act that usually comes next; nil after the end.
  var proposed: String? {
    if hasEnded { return nil }
    if pace.isFree { return "together" }
    if let current, !questions[current].isDone { return questions[current].acts.first?.rawValue }
    return pace.current + 1 < notebook.steps.count ? "next" : "end"
  }
}
