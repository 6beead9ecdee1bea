import Answers
import Staging
import Values

/// Help about the keyboards that have names.
extension Help {
  static let devices = Listing(
    "Devices: `keyboard show on iPhone6`, with the heights that are known of its keyboard",
    [.init("", KeyboardDevice.all.map { row(code: $0.name, told($0)) })],
    notes: [
      "Apple has published none of these numbers. `logged`: notifications were seen to tell it.",
      "A guess is from memory, and so are the safe areas.",
      "`height 340` in the same line overrides, and `stage.safeAreaBottom = 20` after it.",
      "`predictions on` adds their bar; `over 400ms` is what iOS 7.0 told, all others tell 250ms.",
      "The stage keeps its size: `stage 375x667` sets it.",
    ])

  private static func told(_ device: KeyboardDevice) -> String {
    func told(_ height: KeyboardDevice.Height) -> String {
      let word = height.source == .logged ? "logged" : "guessed"
      return "\(Quantity.plain.written(height.points)) \(word)"
    }
    var parts = [Value.size(device.screen).text(.standard), told(device.letters)]
    if let predictions = device.predictions {
      parts.append("with predictions \(told(predictions))")
    }
    if device.safeAreaBottom > 0 {
      parts.append("safe area \(Quantity.plain.written(device.safeAreaBottom))")
    }
    return parts.joined(separator: ", ")
  }
}
