import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

/// The properties of the tilt and the stage. Those of the keyboard and of motion effects are in
/// files of their own.
package enum StageProperties {
  package static func properties(
    of reference: ObjectReference, on stage: ReadOnlyStage
  ) -> [BoundProperty] {
    func bound(_ properties: [Property<Moment>], _ isPresentation: Bool) -> [BoundProperty] {
      let now = Moment(stage, frame: nil, isPresentation: isPresentation)
      return properties.map { BoundProperty($0, of: now) }
    }
    return switch reference {
    case .keyboard: bound(keyboard, false)
    case .keyboardPresentation: bound(keyboard, true)
    case .layoutGuide: bound(layoutGuide, false)
    case .layoutGuidePresentation: bound(layoutGuide, true)
    case .tilt: bound(tilt, false)
    case .stage: bound(self.stage, false)
    case .view, .presentation, .behavior, .effect, .group, .handler, .animation, .animator, .trace,
      .sweep, .recording,
      .controller:
      []
    }
  }

  /// The stage at a frame; a nil frame is now.
  package struct Moment: Recorded {
    let stage: ReadOnlyStage
    let frame: Int?
    let isPresentation: Bool

    init(_ stage: ReadOnlyStage, frame: Int?, isPresentation: Bool) {
      self.stage = stage
      self.frame = frame == stage.frame ? nil : frame
      self.isPresentation = isPresentation
    }

    package func at(_ frame: Int) -> Moment? {
      Moment(stage, frame: frame, isPresentation: isPresentation)
    }

    /// A recorded number of the stage at this moment.
    func value(_ quantity: Recorder.Quantity, _ now: (ReadOnlyStage) -> Double) -> Double? {
      guard let frame else { return now(stage) }
      return stage.recorder.value(of: quantity, presentation: isPresentation, at: frame)
    }

    /// A flag that is recorded as 1 or 0.
    func flag(_ quantity: Recorder.Quantity, _ now: (ReadOnlyStage) -> Bool) -> Bool? {
      value(quantity) { now($0) ? 1 : 0 }.map { $0 != 0 }
    }

    /// The reference view's size at this moment.
    var size: Size? {
      guard let frame else { return stage.size }
      guard let width = stage.recorder.value(of: .stageWidth, at: frame),
        let height = stage.recorder.value(of: .stageHeight, at: frame)
      else { return nil }
      return Size(width, height)
    }

    /// The text size at this moment.
    var textSize: TextSizeCategory? {
      guard let frame else { return stage.textSize }
      return stage.recorder.textSize(at: frame)
    }

    /// The reference view's layout margins at this moment.
    var layoutMargins: EdgeInsets? {
      guard let frame else { return stage.layoutMargins }
      return stage.recorder.layoutMargins(at: frame)
    }

    package var tilt: Vector? {
      guard let frame else { return stage.tilt }
      guard let x = stage.recorder.value(of: .tiltX, at: frame),
        let y = stage.recorder.value(of: .tiltY, at: frame)
      else { return nil }
      return Vector(x, y)
    }
  }

  package static let tilt: [Property<Moment>] = [
    Property(
      "x", .number(.plain, -1...1), .recorded, "sideways tilt: 1 is fully right",
      get: { $0.tilt.map { .plain($0.dx) } ?? .nothing }),
    Property(
      "y", .number(.plain, -1...1), .recorded, "forward and backward tilt: 1 is fully down",
      get: { $0.tilt.map { .plain($0.dy) } ?? .nothing }),
  ]

  package static let stage: [Property<Moment>] = [
    Property(
      "size", .size, unit: "pt", .recorded, "the reference view's size",
      get: { $0.size.map(Value.size) ?? .nothing }),
    Property(
      "bounds", .rect, unit: "pt", .recorded, "the reference view's bounds",
      get: { $0.size.map { .rect(Rect(origin: .zero, size: $0)) } ?? .nothing }
    ).also("frame"),
    Property(
      "center", .point, unit: "pt", .recorded, "the center of the reference view",
      get: { $0.size.map { .point(Point($0.width / 2, $0.height / 2)) } ?? .nothing }),
    Property(
      "layoutMargins", .insets, unit: "pt", .recorded,
      "insets of the content from the reference view's bounds; default 8",
      get: { $0.layoutMargins.map(Value.insets) ?? .nothing },
      set: { moment, stage, value in stage.setLayoutMargins(value) }),
    Property(
      "layoutMarginsGuide", .rect, unit: "pt", .recorded, "rectangle inside the layout margins",
      get: { moment in
        guard let size = moment.size, let margins = moment.layoutMargins else { return .nothing }
        return .rect(Rect(origin: .zero, size: size).inside(margins: margins))
      }),
    Property(
      "safeAreaBottom", .number(.length, 0...Limits.coordinate), unit: "pt", .recorded,
      "height of the bottom safe area: 34 with a home indicator, or 0",
      get: { $0.value(.safeAreaBottom, \.safeAreaBottom).map(Value.plain) ?? .nothing },
      set: { moment, stage, height in try stage.setSafeAreaBottom(height) }),
    Property(
      "reducesMotion", .boolean, .recorded, "whether motion effects are off: `reduceMotion on`",
      get: { $0.flag(.reducesMotion, \.reducesMotion).map { .boolean($0) } ?? .nothing },
      set: { moment, stage, value in stage.setReducesMotion(value) }),
    Property(
      "textSize", .word(TextSizeCategory.allCases.map(\.rawValue)), .recorded,
      "text size: `textSize accessibilityLarge`",
      get: { $0.textSize.map { .string($0.rawValue) } ?? .nothing }),
  ]
}
