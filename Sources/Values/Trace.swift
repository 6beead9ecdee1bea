/// Numbers of consecutive frames: what `trace` saves, and what is measured of a path.
public struct Trace: Sendable {
  /// The expression, as written.
  package let text: String
  /// The unit on an axis or in a table; empty for plain numbers.
  package let unit: String
  /// The quantity of the values.
  package let quantity: Quantity
  /// Whether they are positions on screen that grow downward.
  package let growsDown: Bool
  /// The frame of the first value.
  package let firstFrame: Int
  /// One value for each frame, at least one; NaN if it was not known.
  package let values: [Double]
  /// Whether something still moved it at its last frame.
  package let isMoving: Bool

  package init(
    text: String, unit: String, quantity: Quantity, growsDown: Bool, firstFrame: Int,
    values: [Double], isMoving: Bool
  ) {
    self.text = text
    self.unit = unit
    self.quantity = quantity
    self.growsDown = growsDown
    self.firstFrame = firstFrame
    self.values = values
    self.isMoving = isMoving
  }

  /// The parameters of a call.
  package static let parameters: [Parameter] = [.at("time", .time, "when, as the stage counts")]

  package var frames: ClosedRange<Int> { firstFrame...(firstFrame + values.count - 1) }

  /// The number at a frame; `nothing` outside the frames, or if it was not known.
  package func value(at frame: Int) -> Value {
    guard frames.contains(frame), !values[frame - firstFrame].isNaN else { return .nothing }
    return .number(values[frame - firstFrame], quantity)
  }
}
