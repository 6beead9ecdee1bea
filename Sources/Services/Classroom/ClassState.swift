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
  private var removed: Set<String> = []
  private var nextPerson = 1
  /// Grows with every change that somebody sees.
  public internal(set) var version = 0
  public private(set) var hasEnded = false
  /// Grows with everything that the next server must know if this one is killed: what the teacher does, and
  /// who is in.
  public private(set) var keepings = 0
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

  // MARK: People

  /// Lets somebody in, or finds who is in already.
  ///
  /// - Throws: If the class is full. An absent person without a guess gives up their place.
  mutating func admit(_ secret: String) throws(ClassRefusal) {
    guard people[secret] == nil else { return }
    guard !removed.contains(secret) else { throw .unknown }
    if people.count >= peopleLimit {
      let idle = people.filter { $0.value.streams == 0 && !hasGuessed($0.value.id) }
      guard let oldest = idle.min(by: { $0.value.id < $1.value.id }) else { throw .full }
      people[oldest.key] = nil
    }
    people[secret] = ClassPerson(id: nextPerson)
    nextPerson += 1
    version += 1
    keepings += 1
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
    guard !hasEnded else { throw .ended }
    switch post {
    case .guess(let step, let index, let sent, let vote, let id):
      let question = try question(at: ClassPlace(step: step, question: index))
      guard let answer = questions[question].asked.encoded(sent) else { throw .badRequest }
      guard canRead(step) else { throw .notYet }
      guard !pace.isPaused else { throw .notOpen }
      try questions[question].accept(
        .init(answer: answer, id: id), vote: vote, of: person.id, late: person.isBack)
    case .stuck(let flag): person.isStuck = flag
    case .at(let step):
      guard notebook.steps.indices.contains(step) else { throw .notFound }
      person.step = step
    case .name(let name):
      guard hasNames else { throw .withoutNames }
      person.name = name
    case .act: throw .notTeacher
    }
    people[secret] = person
    version += 1
  }

  // MARK: The teacher's acts

  public mutating func act(_ act: ClassAct) throws(ClassRefusal) {
    guard !hasEnded else { throw .ended }
    switch act {
    case .next: try pace.gather(at: pace.current + 1)
    case .back: try pace.gather(at: pace.current - 1)
    case .goto(let step): try pace.gather(at: step)
    case .together(let step): try pace.gather(at: step ?? pace.current)
    case .range(let from, let to): try pace.open(from, to)
    case .free: pace.free()
    case .pause: pace.togglePause()
    case .open(let place):
      try apply(to: place) { (question) throws(ClassRefusal) in try question.open() }
    case .lock(let place):
      try apply(to: place) { (question) throws(ClassRefusal) in try question.lock() }
    case .show(let place):
      try apply(to: place) { (question) throws(ClassRefusal) in try question.show() }
    case .again(let place):
      try apply(to: place) { (question) throws(ClassRefusal) in try question.openAgain() }
    case .reveal(let place): try reveal(question(at: place))
    case .hide(let person): try change(person) { $0.isHidden.toggle() }
    case .remove(let person): try remove(person)
    case .showCell(let person, let step): try showCell(of: person, step)
    case .takeCellAway: runs.shown = nil
    case .end: hasEnded = true
    }
    version += 1
    keepings += 1
  }

  /// A presentation of the notebook is at a cell: its steps are the pace, and what it has run is known.
  public mutating func follow(cell: Int, isRun: Bool) throws(ClassRefusal) {
    guard let step = notebook.steps.firstIndex(where: { $0.cell?.index == cell }) else { return }
    if pace.steps != step...step { try act(.goto(step)) }
    if isRun, !isRevealed(step) { try act(.reveal(ClassPlace(step: step, question: 0))) }
  }

  /// Acts on a question, which is the one at hand from then on.
  private mutating func apply(
    to place: ClassPlace?, _ body: (inout ClassQuestion) throws(ClassRefusal) -> Void
  ) throws(ClassRefusal) {
    let index = try question(at: place)
    try body(&questions[index])
    acted = index
    pace.go(to: questions[index].step)
  }

  /// The run of a cell tells the answers to all of its questions.
  private mutating func reveal(_ question: Int) throws(ClassRefusal) {
    let step = questions[question].step
    guard !isRevealed(step) else { throw .question(is: .revealed) }
    for index in questions.indices where questions[index].step == step { questions[index].reveal() }
    acted = question
    pace.go(to: step)
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

  private mutating func remove(_ person: Int) throws(ClassRefusal) {
    guard let secret = people.first(where: { $0.value.id == person })?.key else { throw .notFound }
    people[secret] = nil
    removed.insert(secret)
    runs.hide(person)
    for index in questions.indices { questions[index].remove(person) }
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
    if let acted, questions[acted].step == pace.current { return acted }
    let here = questions.indices.filter { questions[$0].step == pace.current }
    return here.first { questions[$0].state != .revealed } ?? here.last
  }

  // MARK: Readable steps

  func isRevealed(_ step: Int) -> Bool {
    questions.allSatisfy { $0.step != step || $0.state == .revealed }
  }

  /// Whether participants are that far.
  func canRead(_ step: Int) -> Bool { step >= 0 && step <= pace.steps.upperBound }

  /// Whether a step may say the answer to a question before it that is not answered yet.
  private func waits(_ step: Int) -> Bool {
    notebook.steps[step].waitsFor.map { !isRevealed($0) } ?? false
  }

  /// A step as it may be read now. No other text of the notebook is ever sent.
  func html(of step: Int) -> String {
    if waits(step) { return "<p class=\"waits-for\">This part follows the answer.</p>\n" }
    let piece = notebook.steps[step]
    return isRevealed(step) ? piece.whole : piece.withheld ?? piece.whole
  }

  /// Tells one text of a step from another.
  func key(of step: Int) -> String {
    "\(step)-\(waits(step) ? "waiting" : isRevealed(step) ? "whole" : "withheld")"
  }
}
