import Answers
import Diagnostics
import Evaluation
import Sessions
import UIKitMotion

/// A session that is played in real time and responds to the viewer.
///
/// A run continues until the viewer has a wish; then it is stopped, and recorded as a run of the
/// frames so far. Everything done is therefore recorded as the session's lines. All but the last
/// are muted, so that a notebook has them in one cell.
final class PlayedSession {
  let live: any LiveStage
  private let followed: [String]?
  private let isReplay: Bool
  /// The visible part of the session.
  var visibility = Visibility.answers
  /// The viewer's latest wish.
  private(set) var wish = LiveWish.pass
  /// Lines that the viewer asked for during a statement that cannot be stopped.
  private var waiting: [String] = []
  /// The last complete frame that was shown.
  private(set) var frame = 0
  /// The answers so far, to be shown again after the stage has closed.
  private(set) var answers: [Output] = []

  /// The maximum number of answers shown again; the notebook has all of them.
  private static let answerLimit = 200

  /// The part of a session that the viewer sees.
  enum Visibility {
    /// Frames and answers.
    case frames
    /// Only answers, while frames pass unseen.
    case answers
    /// Nothing, because something already seen is run again.
    case nothing
  }

  /// - Parameters:
  ///   - request: Nil for a replay, which accepts no actions.
  ///   - slowsShortRuns: Whether runs that are too short to be seen are slowed down.
  init(_ request: PlayRequest?, on live: any LiveStage, slowsShortRuns: Bool = false) {
    self.live = live
    followed = request?.followed
    isReplay = request == nil
    live.begin(
      LiveTempo(
        framesPerSecond: Stage.framesPerSecond, speed: request?.speed ?? 1,
        speeds: LiveTempo.speeds, slowsShortRuns: slowsShortRuns))
  }

  /// Shows a complete frame and takes the viewer's wish.
  func show(_ session: Session) {
    guard visibility == .frames, wish == .pass else { return }
    let moment = LiveMoment(of: session, following: followed, isReplay: isReplay)
    frame = moment.frame
    wish = live.next(moment)
    if case .line(let line) = wish, !session.canStop {
      waiting.append(line)
      wish = .pass
    }
  }

  /// Whether the current run should stop.
  var wantsStop: Bool { visibility == .frames && wish != .pass }

  /// Whether the viewer has asked for a line, so that the play continues after the current run.
  var hasLine: Bool { if case .line = wish { true } else { false } }

  /// Returns the wish, and clears it.
  func popWish() -> LiveWish {
    defer { wish = .pass }
    return wish
  }

  /// Returns the next line that the viewer asked for, and clears it; nil for none.
  func popLine() -> String? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    guard case .line(let line) = wish else { return nil }
    wish = .pass
    return line
  }

  /// Shows answers, and collects them to be shown again.
  func receive(_ outputs: [Output], layout: Layout) {
    guard visibility != .nothing, !outputs.isEmpty else { return }
    live.show(outputs, layout: layout)
    answers += outputs.prefix(max(0, Self.answerLimit - answers.count))
  }
}
