import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

/// The properties of the keyboard and of its layout guide.
extension StageProperties {
  package static let keyboard: [Property<Moment>] = [
    Property(
      "frame", .rect, unit: "pt", .recorded, "frame in the stage's coordinates",
      get: { $0.keyboardFrame.map(Value.rect) ?? .nothing }),
    Property(
      "height", .length, unit: "pt", .recorded, "height of the part of the stage it covers",
      get: { moment in
        guard let frame = moment.keyboardFrame, let size = moment.size else { return .nothing }
        return .plain(max(0, min(frame.size.height, size.height - frame.minY)))
      }),
    Property(
      "isShown", .boolean, .recorded, "whether it is shown or on its way up",
      get: { $0.isKeyboardShown.map { .boolean($0) } ?? .nothing }),
  ]

  package static let layoutGuide: [Property<Moment>] = [
    Property(
      "frame", .rect, unit: "pt", .recorded,
      "area the keyboard covers; the bottom safe area while it is hidden",
      get: { $0.guideFrame.map(Value.rect) ?? .nothing }),
    Property(
      "usesBottomSafeArea", .boolean, .recorded,
      "whether it ends at the bottom safe area instead of the stage's bottom edge",
      get: { $0.guideUsesSafeArea.map { .boolean($0) } ?? .nothing },
      set: { moment, stage, value in stage.setGuideUsesSafeArea(value) }),
    Property(
      "followsUndockedKeyboard", .boolean, .recorded,
      "whether it follows a keyboard that floats or is split; off by default, as in UIKit",
      get: { $0.guideFollowsUndockedKeyboard.map { .boolean($0) } ?? .nothing },
      set: { moment, stage, value in stage.setGuideFollowsUndockedKeyboard(value) }),
  ]
}

extension StageProperties.Moment {
  var isKeyboardShown: Bool? {
    flag(.keyboardShown) { $0.keyboard.isShown }
  }

  /// The keyboard's frame at this moment.
  package var keyboardFrame: Rect? {
    guard let frame else {
      return isPresentation ? stage.keyboard.presentationFrame : stage.keyboard.frame
    }
    let recorder = stage.recorder
    guard
      let top = recorder.value(of: .keyboardTop, presentation: isPresentation, at: frame),
      let left = recorder.value(of: .keyboardLeft, presentation: isPresentation, at: frame),
      let width = recorder.value(of: .keyboardWidth, presentation: isPresentation, at: frame),
      let height = recorder.value(of: .keyboardHeight, presentation: isPresentation, at: frame)
    else { return nil }
    return Rect(left, top, width, height)
  }

  /// The frame of the keyboard's layout guide at this moment.
  var guideFrame: Rect? {
    guard let frame else {
      return isPresentation ? stage.keyboard.guidePresentationFrame : stage.keyboard.guideFrame
    }
    func value(_ quantity: Recorder.Quantity) -> Double? {
      stage.recorder.value(of: quantity, presentation: isPresentation, at: frame)
    }
    guard let left = value(.guideLeft), let top = value(.guideTop),
      let width = value(.guideWidth), let bottom = value(.guideBottom)
    else { return nil }
    return Keyboard.guide(left: left, top: top, width: width, bottom: bottom)
  }

  var guideUsesSafeArea: Bool? {
    flag(.guideUsesSafeArea) { $0.keyboard.guideUsesSafeArea }
  }

  var guideFollowsUndockedKeyboard: Bool? {
    flag(.guideFollowsUndockedKeyboard) { $0.keyboard.guideFollowsUndockedKeyboard }
  }
}
