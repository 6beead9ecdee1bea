/// Numbers of frames in a row: what `trace` keeps, and what is measured of a path.
public struct Trace: Sendable {
  /// What they are of, as it was written.
  package let text: String
  /// The unit on an axis or in a table; empty for plain numbers.
  package let unit: String
  /// What each of them measures.
  package let quantity: Quantity
  /// Whether they are places on screen that grow downward.
  package let growsDown: Bool
  /// The frame of the first.
  package let firstFrame: Int
  /// One for each frame, at least one; not a number where it was not known then.
  package let values: [Double]

  package init(
    text: String, unit: String, quantity: Quantity, growsDown: Bool, firstFrame: Int,
    values: [Double]
  ) {
    self.text = text
    self.unit = unit
    self.quantity = quantity
    self.growsDown = growsDown
    self.firstFrame = firstFrame
    self.values = values
  }

  /// What a call of it takes.
  package static let parameters: [Parameter] = [.at("time", .time, "when, as the stage counts")]

  package var frames: ClosedRange<Int> { firstFrame...(firstFrame + values.count - 1) }

  /// The number at a frame; nothing before the first and after the last, and where it was not known.
  package func value(at frame: Int) -> Value {
    guard frames.contains(frame), !values[frame - firstFrame].isNaN else { return .nothing }
    return .number(values[frame - firstFrame], quantity)
  }
}
