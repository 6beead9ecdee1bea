import Diagnostics

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
/// A dash: the request is ignored, and the next statement runs.
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

  /// The treatment of a request.
  enum Answer {
    case carryOut
    /// Nothing happens.
    case pass
    case quit
    /// The time of a `play` passes without a live stage, by this line.
    case runUnseen(String)
    case refuse(Mistake)
  }

  func answer(to request: any WorkbookRequest) -> Answer {
    switch (self, request.kind) {
    case (.person, .quit), (.sweptScript, .quit): .quit
    case (.person, _): .carryOut
    case (.viewer, _), (_, .quit), (_, .clear): .pass
    case (_, .play(let unseen)): .runUnseen(unseen)
    case (_, .forPeople): .refuse(.onlyForPeople(request.verb))
    case (.trustedNotebook, .file): .carryOut
    case (.notebook, .file), (.sweptScript, .file): .refuse(.writesRefused(request.verb))
    }
  }
}
