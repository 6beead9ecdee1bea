import Answers
import MotionGeometry
import UIKitMotion
import Values

/// The answer of `why`. `SightReasons` says why a view is not seen, `MotionReasons` why it moves or
/// rests, `IdleReasons` which behaviors do nothing, and `LeadReasons` what else moves it.
extension Look {
  /// The reasons that a view or a group moves, rests or is not seen; nil if the answer is not
  /// shown.
  package func reasons(for participant: Participant) throws(Failure) -> Reasons? {
    guard let forces = try forces(on: participant) else { return nil }
    let inspector = inspector
    try spend(.object, inspector.views.count + inspector.behaviorCount)
    var (sight, leads): ([Reason], [Reason]) = ([], [])
    if case .view(let view) = participant {
      sight = SightReasons(inspector: inspector, view: view).reasons
      leads = LeadReasons(inspector: inspector, view: view).reasons
    }
    let reasons = sight + (try motion(of: participant, forces)) + leads
    let nothing = Reason(
      .nothing, "nothing moves it: no behavior holds it and no animation runs on it")
    var answer = Reasons(participant.name, reasons.isEmpty ? [nothing] : reasons)
    answer.acting = acting(forces, on: participant, unit: "pt/s²", \.acceleration)
    return answer
  }

  /// The effects of dynamics on it.
  private func motion(
    of participant: Participant, _ forces: Forces
  ) throws(Failure) -> [Reason] {
    if case .view(let view) = participant,
      let group = inspector.world.objects.groups.first(where: { $0.views.contains { $0 === view } })
    {
      let text = "part of the group \(group.name), which moves as one: `why \(group.name)`"
      return [Reason(.group, text, by: [group.name])]
    }
    guard let item = inspector.item(of: participant), inspector.stage.animator.holds(item) else {
      return []
    }
    let motion = MotionReasons(
      inspector: inspector, item: item, forces: forces,
      stillness: try stillness(of: participant))
    return motion.reasons
      + IdleReasons(inspector: inspector, item: item, forces: forces).reasons
  }

  /// Goes back in the record for as long as it has not moved.
  private func stillness(of participant: Participant) throws(Failure) -> Stillness {
    let stage = inspector.stage
    guard let view = inspector.recorded(participant) else {
      return Stillness(frame: stage.frame, isWhole: false, isLeast: true)
    }
    let (here, angle) = (view.center, view[.rotation])
    var frame = stage.frame
    while frame > view.creationFrame {
      try spend(.sample)
      guard let x = stage.recorder.value(of: view, .centerX, at: frame - 1),
        let y = stage.recorder.value(of: view, .centerY, at: frame - 1),
        let turn = stage.recorder.value(of: view, .rotation, at: frame - 1)
      else { return Stillness(frame: frame, isWhole: false, isLeast: true) }
      guard (Point(x, y) - here).length <= Stillness.reach, abs(turn - angle) <= Stillness.turn
      else { return Stillness(frame: frame, isWhole: false, isLeast: false) }
      frame -= 1
    }
    return Stillness(frame: frame, isWhole: true, isLeast: false)
  }
}

extension Inspector {
  /// The view with the recorded positions. A group moves as one, so any of its views will do.
  fileprivate func recorded(_ participant: Participant) -> View? {
    switch participant {
    case .view(let view): view
    case .group(let name): world.objects.group(named: name)?.views.first
    }
  }
}
