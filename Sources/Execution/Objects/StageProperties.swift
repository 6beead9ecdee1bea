import Answers
import Values
import Diagnostics
import Geometry
import Staging

/// The properties of the keyboard, the tilt, the stage and motion effects.
package enum StageProperties {
  package static func properties(
    of reference: ObjectReference, on stage: Stage, at frame: Int?
  ) -> [BoundProperty] {
    switch reference {
    case .keyboard: keyboard.map { BoundProperty($0, of: Moment(stage, frame, false)) }
    case .keyboardPresentation:
      keyboard.map { BoundProperty($0, of: Moment(stage, frame, true)) }
    case .tilt: tilt.map { BoundProperty($0, of: Moment(stage, frame, false)) }
    case .stage: self.stage.map { BoundProperty($0, of: stage) }
    case .view, .presentation, .behavior, .effect, .group, .handler: []
    }
  }

  package static func properties(of effect: Objects.Effect) -> [BoundProperty] {
    Self.effect.map { BoundProperty($0, of: effect.effect) }
  }

  /// The stage at a frame: nil is now.
  package struct Moment {
    package let stage: Stage
    package let frame: Int?
    package let isPresentation: Bool

    package init(_ stage: Stage, _ frame: Int?, _ isPresentation: Bool) {
      self.stage = stage
      self.frame = frame == stage.frame ? nil : frame
      self.isPresentation = isPresentation
    }

    /// The keyboard's frame then.
    package var keyboardFrame: Rect? {
      guard let frame else {
        return isPresentation ? stage.keyboard.presentationFrame : stage.keyboard.frame
      }
      let recorder = stage.recorder
      guard
        let top = recorder.value(of: .keyboardTop, presentation: isPresentation, at: frame),
        let height = recorder.value(of: .keyboardHeight, at: frame)
      else { return nil }
      return Rect(0, top, stage.size.width, height)
    }

    package var tilt: Vector? {
      guard let frame else { return stage.tilt }
      guard let x = stage.recorder.value(of: .tiltX, at: frame),
        let y = stage.recorder.value(of: .tiltY, at: frame)
      else { return nil }
      return Vector(x, y)
    }
  }

  package static let keyboard: [Property<Moment>] = [
    Property(
      "frame", .rect, unit: "pt", "where it is, in the stage's coordinates",
      get: { $0.keyboardFrame.map(Value.rect) ?? .nothing }),
    Property(
      "height", .length, unit: "pt", "how much of the stage it covers",
      get: { moment in
        moment.keyboardFrame.map { .plain(max(0, moment.stage.size.height - $0.minY)) } ?? .nothing
      }),
    Property(
      "isShown", .boolean, "whether it is up, or on its way up",
      get: { .boolean($0.stage.keyboard.isShown) }),
  ]

  package static let tilt: [Property<Moment>] = [
    Property(
      "x", .number(.plain, -1...1), "to the side: 1 is fully right",
      get: { $0.tilt.map { .plain($0.dx) } ?? .nothing }),
    Property(
      "y", .number(.plain, -1...1), "forward and back: 1 is fully down",
      get: { $0.tilt.map { .plain($0.dy) } ?? .nothing }),
  ]

  package static let stage: [Property<Stage>] = [
    Property("size", .size, unit: "pt", "the reference view's size", get: { .size($0.size) }),
    Property(
      "bounds", .rect, unit: "pt", "the reference view's bounds",
      get: { .rect(Rect(origin: .zero, size: $0.size)) }),
    Property(
      "center", .point, unit: "pt", "the middle of the reference view",
      get: { .point(Point($0.size.width / 2, $0.size.height / 2)) }),
  ]

  package static let effect: [Property<MotionEffect>] = [
    Property(
      "from", .plain, "what is added at a tilt of -1",
      get: { .plain($0.interpolations.first?.minimum ?? 0) },
      set: { (effect, value, check) throws(Mistake) in
        let minimum = try check.number(value, .plain, Channel.centerX.range)
        try change(effect) { $0.minimum = minimum }
      }),
    Property(
      "to", .plain, "what is added at a tilt of 1",
      get: { .plain($0.interpolations.first?.maximum ?? 0) },
      set: { (effect, value, check) throws(Mistake) in
        let maximum = try check.number(value, .plain, Channel.centerX.range)
        try change(effect) { $0.maximum = maximum }
      }),
  ]

  private static func change(
    _ effect: MotionEffect, _ change: (inout MotionEffect.Interpolation) -> Void
  ) throws(Mistake) {
    var interpolations = effect.interpolations
    for index in interpolations.indices { change(&interpolations[index]) }
    try ViewProperties.staging { () throws(StagingProblem) in
      try effect.setInterpolations(interpolations)
    }
  }
}
