import Diagnostics
import Evaluation
import Sessions

/// The scenes of a notebook's run: its parts between `reset`.
final class NotebookScenes {
  /// One scene, with where it ended if it is the asked one.
  struct Scene {
    let timeline: Timeline
    let end: History?
  }

  private(set) var scenes: [Scene] = []
  private var current: Scene?
  /// The number of the scene that is asked for, from 1; nil for the last one or all.
  let asked: Int?

  init(asked: Int?) { self.asked = asked }

  /// The number of the current scene, from 1.
  var number: Int { scenes.count + 1 }

  /// Notes what a statement did.
  func follow(_ session: Session) {
    let timeline = session.timeline
    if timeline.isEmpty {
      end()
    } else {
      current = Scene(timeline: timeline, end: number == asked ? session.history : nil)
    }
  }

  /// Ends the last scene.
  func end() {
    if let current { scenes.append(current) }
    current = nil
  }

  /// Which of several scenes one is, such as `scene 2 of 3`; nil for the only one.
  func title(of number: Int) -> String? {
    scenes.count > 1 ? "scene \(number) of \(scenes.count)" : nil
  }

  /// The number of the scene that is written: the asked one, or the last.
  func written() throws(Failure) -> Int {
    guard let asked else { return max(scenes.count, 1) }
    guard scenes.indices.contains(asked - 1) else {
      throw .failed(Diagnostic(.noScene(asked, count: scenes.count), at: nil))
    }
    return asked
  }
}
