import Answers
import Diagnostics
import Execution
import Sessions
import Staging

/// A session that is played: between its lines stand a person's wishes, and time that passes as they
/// look on.
///
/// A run goes on until somebody wants something; then it is stopped, and kept as the run of so many
/// frames that it was. So what was done is the session's lines, and nothing else is there to be kept.
final class Playing {
  let live: any LiveStage
  private let followed: [String]?
  private let isReplay: Bool
  /// What the person sees now.
  var sight = Sight.answers
  /// What the person wanted last.
  private(set) var wish = LiveWish.pass
  /// The last frame that was whole and seen.
  private(set) var frame = 0
  /// What was answered meanwhile, to be shown again when the stage is gone.
  private(set) var answers: [Output] = []

  /// Outputs that are shown again at the most: the notebook has all of them.
  private static let answerLimit = 200

  /// What a person sees of what goes on.
  enum Sight {
    /// Frames that pass, and what is answered.
    case frames
    /// What is answered alone: frames pass that lead somewhere.
    case answers
    /// Nothing: what was seen is done again.
    case nothing
  }

  init(_ request: PlayRequest?, on live: any LiveStage) {
    self.live = live
    followed = request?.followed
    isReplay = request == nil
    live.begin(
      LiveTempo(
        framesPerSecond: Stage.framesPerSecond, speed: request?.speed ?? 1,
        speeds: PlayRequest.speeds))
  }

  /// A whole frame stands.
  func show(_ session: Session) {
    guard sight == .frames, wish == .pass else { return }
    let moment = LiveMoment(of: session, following: followed, isReplay: isReplay)
    frame = moment.frame
    wish = live.next(moment)
  }

  /// Whether the run that goes on is to be stopped.
  var wantsStop: Bool { sight == .frames && wish != .pass }

  /// The wish is taken up.
  func takeWish() -> LiveWish {
    defer { wish = .pass }
    return wish
  }

  /// Something was answered.
  func take(_ outputs: [Output], layout: Layout) {
    guard sight != .nothing, !outputs.isEmpty else { return }
    live.show(outputs, layout: layout)
    answers += outputs.prefix(max(0, Self.answerLimit - answers.count))
  }
}
