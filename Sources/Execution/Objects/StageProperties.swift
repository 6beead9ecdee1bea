import Diagnostics
import Geometry
import Staging
import Values

/// The properties of the keyboard, the tilt, the stage and motion effects.
package enum StageProperties {
  package static func properties(
    of reference: ObjectReference, on stage: Stage
  ) -> [BoundProperty] {
    func bound(_ properties: [Property<Moment>], _ isPresentation: Bool) -> [BoundProperty] {
      let now = Moment(stage, frame: nil, isPresentation: isPresentation)
      return properties.map { BoundProperty($0, of: now) }
    }
    return switch reference {
    case .keyboard: bound(keyboard, false)
    case .keyboardPresentation: bound(keyboard, true)
    case .tilt: bound(tilt, false)
    case .stage: bound(self.stage, false)
    case .view, .presentation, .behavior, .effect, .group, .handler, .animation, .animator: []
    }
  }

  package static func properties(of effect: Objects.Effect) -> [BoundProperty] {
    Self.effect.map { BoundProperty($0, of: effect.effect, log: effect.log) }
  }

  /// The stage at a frame: nil is now.
  package struct Moment: Recorded {
    let stage: Stage
    let frame: Int?
    let isPresentation: Bool

    init(_ stage: Stage, frame: Int?, isPresentation: Bool) {
      self.stage = stage
      self.frame = frame == stage.frame ? nil : frame
      self.isPresentation = isPresentation
    }

    package func at(_ frame: Int) -> Moment {
      Moment(stage, frame: frame, isPresentation: isPresentation)
    }

    /// The reference view's size then.
    var size: Size? {
      guard let frame else { return stage.size }
      guard let width = stage.recorder.value(of: .stageWidth, at: frame),
        let height = stage.recorder.value(of: .stageHeight, at: frame)
      else { return nil }
      return Size(width, height)
    }

    var isKeyboardShown: Bool? {
      guard let frame else { return stage.keyboard.isShown }
      return stage.recorder.value(of: .keyboardShown, at: frame).map { $0 != 0 }
    }

    /// The keyboard's frame then.
    package var keyboardFrame: Rect? {
      guard let frame else {
        return isPresentation ? stage.keyboard.presentationFrame : stage.keyboard.frame
      }
      let recorder = stage.recorder
      guard
        let top = recorder.value(of: .keyboardTop, presentation: isPresentation, at: frame),
        let height = recorder.value(of: .keyboardHeight, at: frame), let size
      else { return nil }
      return Rect(0, top, size.width, height)
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
      "frame", .rect, unit: "pt", .recorded, "where it is, in the stage's coordinates",
      get: { $0.keyboardFrame.map(Value.rect) ?? .nothing }),
    Property(
      "height", .length, unit: "pt", .recorded, "how much of the stage it covers",
      get: { moment in
        guard let frame = moment.keyboardFrame, let size = moment.size else { return .nothing }
        return .plain(max(0, size.height - frame.minY))
      }),
    Property(
      "isShown", .boolean, .recorded, "whether it is up, or on its way up",
      get: { $0.isKeyboardShown.map(Value.boolean) ?? .nothing }),
  ]

  package static let tilt: [Property<Moment>] = [
    Property(
      "x", .number(.plain, -1...1), .recorded, "to the side: 1 is fully right",
      get: { $0.tilt.map { .plain($0.dx) } ?? .nothing }),
    Property(
      "y", .number(.plain, -1...1), .recorded, "forward and back: 1 is fully down",
      get: { $0.tilt.map { .plain($0.dy) } ?? .nothing }),
  ]

  package static let stage: [Property<Moment>] = [
    Property(
      "size", .size, unit: "pt", .recorded, "the reference view's size",
      get: { $0.size.map(Value.size) ?? .nothing }),
    Property(
      "bounds", .rect, unit: "pt", .recorded, "the reference view's bounds",
      get: { $0.size.map { .rect(Rect(origin: .zero, size: $0)) } ?? .nothing }),
    Property(
      "center", .point, unit: "pt", .recorded, "the middle of the reference view",
      get: { $0.size.map { .point(Point($0.width / 2, $0.height / 2)) } ?? .nothing }),
  ]

  package static let effect: [Property<MotionEffect>] = [
    Property(
      "from", .plain, .logged, "what is added at a tilt of -1",
      get: { .plain($0.interpolations.first?.minimum ?? 0) },
      set: { (effect, value, check) throws(Mistake) in
        let minimum = try check.number(value, .plain, Channel.centerX.range)
        try change(effect) { $0.minimum = minimum }
      }),
    Property(
      "to", .plain, .logged, "what is added at a tilt of 1",
      get: { .plain($0.interpolations.first?.maximum ?? 0) },
      set: { (effect, value, check) throws(Mistake) in
        let maximum = try check.number(value, .plain, Channel.centerX.range)
        try change(effect) { $0.maximum = maximum }
      }),
  ]

  /// A log of an effect's properties, from now on.
  package static func log(of effect: MotionEffect, on stage: Stage) -> PropertyLog {
    PropertyLog(of: effect, Self.effect, on: stage)
  }

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
