import Answers
import MotionGeometry
import UIKitMotion
import Values

/// A view at a moment: its model or its presentation, now or at a recorded frame.
package struct ViewReading: Recorded {
  package let stage: ReadOnlyStage
  package let view: View
  package let isPresentation: Bool
  /// Nil for now.
  package let frame: Int?

  /// Nil before the view existed.
  package func number(_ channel: Channel) -> Double? {
    guard let frame, frame != stage.frame else {
      return isPresentation ? view.presentation(channel) : view[channel]
    }
    return stage.recorder.value(
      of: view, channel, presentation: isPresentation, at: frame)
  }

  package func value(_ channel: Channel, _ quantity: Quantity = .plain) -> Value {
    number(channel).map { .number($0, quantity) } ?? .nothing
  }

  package func pair(_ x: Channel, _ y: Channel) -> Value {
    guard let x = number(x), let y = number(y) else { return .nothing }
    return .point(Point(x, y))
  }

  /// A form of energy; 0 for a view that dynamics does not move, nothing before the view existed.
  func energy(_ form: KeyPath<Energy, Double>) -> Value {
    let energy =
      if let frame, frame != stage.frame {
        stage.recorder.energy(of: view, at: frame)
      } else {
        stage.existingItem(for: view).flatMap { stage.animator.energy(of: $0) } ?? Energy()
      }
    return energy.map { .plain($0[keyPath: form]) } ?? .nothing
  }

  package var geometry: ViewGeometry? {
    guard number(.centerX) != nil else { return nil }
    return ViewGeometry { number($0) ?? 0 }
  }

  package func at(_ frame: Int) -> ViewReading? {
    ViewReading(stage: stage, view: view, isPresentation: isPresentation, frame: frame)
  }

  /// Its own time; nil before the view existed.
  var clock: LayerClock? {
    guard let frame, frame != stage.frame else { return view.clock }
    return stage.recorder.clock(of: view, at: frame)
  }

  /// How it takes touches; nil before the view existed.
  var touchRules: View.TouchRules? {
    guard let frame, frame != stage.frame else { return view.touchRules }
    return stage.recorder.touchRules(of: view, at: frame)
  }

  /// A screen's own transitions; nil before it existed.
  var ownTransitions: View.OwnTransitions? {
    guard let frame, frame != stage.frame else { return view.ownTransitions }
    return stage.recorder.ownTransitions(of: view, at: frame)
  }

  /// Its layout margins; nil before the view existed.
  var layoutMargins: EdgeInsets? {
    guard let frame, frame != stage.frame else { return view.layoutMargins }
    return stage.recorder.layoutMargins(of: view, at: frame)
  }

  /// Its settings as a scroll view; nil for another view, and before it existed.
  var scrollSettings: ScrollSettings? {
    guard let frame, frame != stage.frame else { return view.scroll?.settings }
    return stage.recorder.scrollSettings(of: view, at: frame)
  }

  /// The cause of its content's motion; nil as for its settings.
  var scrollPhase: ScrollPhase? {
    guard let frame, frame != stage.frame else { return view.scroll?.phase }
    return stage.recorder.scrollPhase(of: view, at: frame)
  }

  /// The insets of its content with the safe area; nil as for its settings.
  var adjustedContentInset: EdgeInsets? {
    guard let frame, frame != stage.frame else { return view.adjustedContentInset }
    return stage.recorder.adjustedContentInset(of: view, at: frame)
  }

  /// Its values that are not numbers; nil before the view existed.
  var appearance: View.Appearance? {
    guard let frame, frame != stage.frame else {
      return isPresentation ? view.shownAppearance : view.appearance
    }
    return stage.recorder.appearance(of: view, presentation: isPresentation, at: frame)
  }
}
