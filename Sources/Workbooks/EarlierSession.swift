import Sessions

/// A session that was left for another while the program runs, to come back to.
struct EarlierSession {
  let standing: Session.Standing
  var notebook = SessionNotebook()
  var opening: String?
  var savedFile: SavedFile?
  var keeping = Keeping.nothing
  /// The lesson that was gone through in it.
  var lesson: RunningLesson?
  /// The statement that led away from it.
  var departure = ""

  /// Whether a person did something in it that is in no file of theirs.
  var isUnsaved: Bool { keeping != .nothing && !notebook.holds(standing.record) }
}

/// How it ended to bring a session back.
public enum Return: Hashable, Sendable {
  /// Every statement ran.
  case whole
  /// Some failed, because a file is gone or a later version reads them otherwise.
  case inPart(failed: Int)
  /// Ctrl-C came between: it is not there.
  case interrupted
}

/// What has to be done for a session before it is left.
enum Keeping: Hashable {
  /// Nothing: nobody has typed anything in it.
  case nothing
  /// To be kept, for there is something new; it may have gone on from one that was kept.
  case due(after: Int?)
  /// Nothing: as it stands it is kept under a number.
  case done(Int)

  /// The number under which the session is kept as it stands.
  var number: Int? { if case .done(let number) = self { number } else { nil } }

  var isDue: Bool { if case .due = self { true } else { false } }

  /// What it is once something new has come.
  var withNews: Keeping {
    switch self {
    case .nothing: .due(after: nil)
    case .due: self
    case .done(let number): .due(after: number)
    }
  }
}
