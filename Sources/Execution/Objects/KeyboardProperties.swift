import Diagnostics
import Geometry
import Staging
import Values

/// The properties of the keyboard and of its layout guide.
extension StageProperties {
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

  package static let layoutGuide: [Property<Moment>] = [
    Property(
      "frame", .rect, unit: "pt", .recorded,
      "what the keyboard covers; the bottom safe area while it is away",
      get: { $0.guideFrame.map(Value.rect) ?? .nothing }),
    Property(
      "usesBottomSafeArea", .boolean, .recorded,
      "whether it ends at the bottom safe area, or at the stage's foot",
      get: { $0.guideUsesSafeArea.map(Value.boolean) ?? .nothing },
      set: { (moment, value, check) throws(Mistake) in
        moment.stage.setGuideUsesSafeArea(try check.boolean(value))
      }),
  ]
}

extension StageProperties.Moment {
  var isKeyboardShown: Bool? {
    flag(.keyboardShown) { $0.keyboard.isShown }
  }

  /// The keyboard's frame then.
  package var keyboardFrame: Rect? {
    guard let frame else {
      return isPresentation ? stage.keyboard.presentationFrame : stage.keyboard.frame
    }
    let recorder = stage.recorder
    guard
      let top = recorder.value(of: .keyboardTop, presentation: isPresentation, at: frame),
      let height = recorder.value(of: .keyboardHeight, presentation: isPresentation, at: frame),
      let size
    else { return nil }
    return Rect(0, top, size.width, height)
  }

  /// Where the keyboard's layout guide was then.
  var guideFrame: Rect? {
    guard let frame else {
      return isPresentation ? stage.keyboard.guidePresentationFrame : stage.keyboard.guideFrame
    }
    let recorder = stage.recorder
    guard let top = recorder.value(of: .guideTop, presentation: isPresentation, at: frame),
      let size
    else { return nil }
    return Rect(0, top, size.width, max(0, size.height - top))
  }

  var guideUsesSafeArea: Bool? {
    flag(.guideUsesSafeArea) { $0.keyboard.guideUsesSafeArea }
  }
}
