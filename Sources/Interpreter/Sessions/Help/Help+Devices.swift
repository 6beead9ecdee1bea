import Answers
import UIKitMotion
import Values

/// Help about named keyboards.
extension Help {
  static let devices = Listing(
    "Devices for `keyboard show on iPhone6`, with the known heights of their keyboards",
    [.init("", KeyboardDevice.all.map { row(code: $0.name, description(of: $0)) })],
    notes: [
      "Apple does not publish these numbers. A logged height was seen in notifications.",
      "A guessed height is from memory, like the safe areas.",
      "Override them with `height 340` in the same line and `stage.safeAreaBottom = 20` after it.",
      "`predictions on` adds the prediction bar; `over 400ms` is from iOS 7.0, "
        + "and all others report 250ms.",
      "The stage keeps its size: `stage 375x667` sets it.",
    ])

  private static func description(of device: KeyboardDevice) -> String {
    func text(_ height: KeyboardDevice.Height) -> String {
      let word = height.source == .logged ? "logged" : "guessed"
      return "\(Quantity.plain.written(height.points)) \(word)"
    }
    var parts = [Value.size(device.screen).text(.standard), text(device.letters)]
    if let predictions = device.predictions {
      parts.append("with predictions \(text(predictions))")
    }
    if device.safeAreaBottom > 0 {
      parts.append("safe area \(Quantity.plain.written(device.safeAreaBottom))")
    }
    return parts.joined(separator: ", ")
  }
}
