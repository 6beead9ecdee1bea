/// A class before the teacher's last act, as long as that can be undone.
struct ClassUndo: Sendable {
  private static let time = 8.0

  let act: ClassAct
  private let until: Double
  fileprivate let pace: ClassPace
  fileprivate let questions: [ClassQuestion]
  fileprivate let people: [String: ClassPerson]
  fileprivate let isOpen: Bool

  /// Nil for an act that cannot be undone.
  init?(_ act: ClassAct, on state: ClassState) {
    guard act.canBeUndone else { return nil }
    self.act = act
    until = state.now + Self.time
    (pace, questions) = (state.pace, state.questions)
    (people, isOpen) = (state.people, state.isOpen)
  }

  /// The seconds that are left.
  func left(at now: Double) -> Double { until - now }
}

extension ClassState {
  /// Takes the last act back. What people have done meanwhile stays.
  mutating func undoLast() throws(ClassRefusal) {
    guard let undo, undo.left(at: now) > 0 else { throw .nothingToUndo }
    self.undo = nil
    pace.goBack(to: undo.pace)
    isOpen = undo.isOpen
    for (index, question) in undo.questions.enumerated() {
      questions[index].progress = question.progress
      questions[index].progress.locksAt = nil
    }
    for (secret, person) in undo.people { restore(secret, person, from: undo) }
  }

  private mutating func restore(_ secret: String, _ person: ClassPerson, from undo: ClassUndo) {
    if people[secret] == nil, removed.remove(secret) != nil {
      people[secret] = person
      people[secret]?.streams = 0
      for index in questions.indices {
        questions[index].restoreGuesses(of: person.id, from: undo.questions[index])
      }
    }
    people[secret]?.isHidden = person.isHidden
    if undo.act == .person(.beenThere, person.id) { people[secret]?.isStuck = person.isStuck }
  }
}
