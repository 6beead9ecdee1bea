import Files
import Sessions

/// A session that was left for another one while the program runs, and can be restored.
struct EarlierSession {
  let snapshot: Session.Snapshot
  var notebook = SessionNotebook()
  var opening: String?
  var savedFile: SavedFile?
  var keeping = Keeping.nothing
  /// The lesson that was open in the session.
  var lesson: RunningLesson?
  /// The statement that left it.
  var departure = ""
  /// How the session itself was reached, if it was restored.
  var restoredDeparture: Departure?

  /// Whether it contains changes by the user that are not saved in a file.
  var isUnsaved: Bool { keeping != .nothing && !notebook.holds(snapshot.history.record) }
}

extension Departure {
  /// Nil if nothing leads to the session.
  init?(from session: EarlierSession, itemCount: Int) {
    let left: Left? =
      switch session.keeping {
      case .done(let number): .session(number)
      case .nothing: session.opening.map(Left.statement)
      case .due: nil
      }
    guard let left else { return nil }
    self.init(left: left, statement: session.departure, itemCount: itemCount)
  }
}

/// The result of restoring a session.
public enum Return: Hashable, Sendable {
  /// Every statement ran.
  case whole
  /// Some failed, because a file is missing or a later version interprets them differently.
  case inPart(failed: Int)
  /// Ctrl-C interrupted it; nothing was restored.
  case interrupted
}

/// Whether a session must be kept before it is left.
enum Keeping: Hashable {
  /// It need not be kept, because nothing was typed.
  case nothing
  /// It must be kept because it has changed. It may continue a kept session.
  case due(after: Int?)
  /// Its current state is already kept, under this number.
  case done(Int)

  /// The number under which the current state is kept.
  var number: Int? { if case .done(let number) = self { number } else { nil } }

  var isDue: Bool { if case .due = self { true } else { false } }

  /// The value after something new has been typed.
  var withNews: Keeping {
    switch self {
    case .nothing: .due(after: nil)
    case .due: self
    case .done(let number): .due(after: number)
    }
  }
}
