import Diagnostics
import Execution

/// Whose statements run, which decides what they may ask for outside of their session.
///
/// | | quits | clears the screen | plays | asks for a person | reaches files |
/// |---|---|---|---|---|---|
/// | `person` | yes | yes | yes | yes | yes |
/// | `trustedNotebook` | – | – | unseen | refused | yes |
/// | `notebook` | – | – | unseen | refused | refused |
/// | `sweptScript` | yes | – | unseen | refused | refused |
/// | `viewer` | – | – | – | – | – |
///
/// A dash: nothing happens, and the next statement runs.
enum Author {
  /// Someone at a prompt, or with a script of their own.
  case person
  /// A notebook that may write files, because the user allowed it.
  case trustedNotebook
  /// A notebook, maybe from a stranger.
  case notebook
  /// A script that runs up to its first sweep.
  case sweptScript
  /// Someone who watches a stage that moves: the lines of their keys ask for nothing.
  case viewer

  /// What happens to a request.
  enum Answer {
    case perform
    /// Nothing happens.
    case pass
    case quit
    /// The time of a `play` passes without a live stage, by this line.
    case runUnseen(String)
    case refuse(Mistake)
  }

  func answer(to request: Request) -> Answer {
    switch (self, request.kind) {
    case (.person, .quit), (.sweptScript, .quit): .quit
    case (.person, _): .perform
    case (.viewer, _), (_, .quit), (_, .clear): .pass
    case (_, .play(let play)): .runUnseen(play.unseen)
    case (_, .forPeople): .refuse(.onlyForPeople(request.verb))
    case (.trustedNotebook, .file): .perform
    case (.notebook, .file), (.sweptScript, .file): .refuse(.writesRefused(request.verb))
    }
  }
}

extension Request {
  /// What the answer to a request depends on.
  fileprivate enum Kind {
    case quit, clear, file
    case play(PlayRequest)
    /// Its result depends on earlier actions of a person.
    case forPeople
  }

  fileprivate var kind: Kind {
    switch self {
    case .quit: .quit
    case .clear: .clear
    case .play(let request): .play(request)
    case .sessions, .openSession, .leaveOpened, .edit, .lesson, .lessons, .next, .hint: .forPeople
    case .save, .export, .write, .open, .replay, .check: .file
    }
  }

  /// The verb that asks for it.
  var verb: String {
    switch self {
    case .save: "save"
    case .export: "export"
    case .write: "into"
    case .open, .openSession: "open"
    case .leaveOpened: "undo"
    case .sessions: "sessions"
    case .replay: "replay"
    case .play: "play"
    case .check: "check"
    case .lesson, .lessons: "lesson"
    case .next: "next"
    case .hint: "hint"
    case .edit: "edit"
    case .clear: "clear"
    case .quit: "quit"
    }
  }
}
