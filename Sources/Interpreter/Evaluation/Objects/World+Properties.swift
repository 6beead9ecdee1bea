import UIKitMotion
import Values

extension World {
  /// The properties of an object, in listing order; nil if it was removed.
  func properties(of reference: ObjectReference) -> [BoundProperty]? {
    switch reference {
    case .view, .presentation:
      reading(of: reference).map { reading in
        let own = stage.screens.isScreen(reading.view.name) ? ScreenProperties.all : []
        let scrolls = reading.view.scroll == nil ? [] : ScrollProperties.all
        return (ViewProperties.all + scrolls + own).map { BoundProperty($0, of: reading) }
      }
    case .behavior(let name):
      objects.behavior(named: name).map {
        BehaviorProperties.properties(of: $0.behavior, log: $0.log)
      }
    case .effect(let name): objects.effect(named: name).map(EffectProperties.properties)
    case .group(let name):
      objects.group(named: name).map {
        GroupProperties.properties(of: $0, on: ReadOnlyStage(stage))
      }
    case .animation(let key):
      stage.animation(forKey: key).map { AnimationProperties.properties(of: $0.animation) }
    case .animator(let name):
      stage.propertyAnimator(named: name).map {
        AnimatorProperties.properties(of: $0, on: ReadOnlyStage(stage))
      }
    case .handler, .controller: []
    case .trace(let name): traces[name].map(TraceProperties.properties)
    case .sweep(let name): traces.sweep(named: name).map(SweepProperties.properties)
    case .recording(let name):
      traces.recording(named: name).map { RecordingProperties.properties(of: $0, named: name) }
    case .keyboard, .keyboardPresentation, .layoutGuide, .layoutGuidePresentation, .stage, .tilt:
      StageProperties.properties(of: reference, on: ReadOnlyStage(stage))
    }
  }

  /// A view's model or presentation; nil if it was removed, and for anything but a view.
  func reading(of reference: ObjectReference) -> ViewReading? {
    switch reference {
    case .view(let name): reading(ofView: name, isPresentation: false)
    case .presentation(let name): reading(ofView: name, isPresentation: true)
    case .behavior, .effect, .group, .handler, .animation, .animator, .keyboard,
      .keyboardPresentation, .layoutGuide, .layoutGuidePresentation, .stage, .tilt, .trace,
      .sweep, .recording, .controller:
      nil
    }
  }

  private func reading(ofView name: String, isPresentation: Bool) -> ViewReading? {
    stage.view(named: name).map {
      ViewReading(stage: ReadOnlyStage(stage), view: $0, isPresentation: isPresentation, frame: nil)
    }
  }
}
