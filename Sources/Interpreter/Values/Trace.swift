import Answers

/// Numbers over time: of consecutive frames, which `trace` saves, or measured at any times.
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
  /// One value for each frame or measured time, at least one; NaN if it was not known.
  package let values: [Double]
  /// Whether something still moved it at its last frame.
  package let isMoving: Bool
  /// The rising seconds at which values were measured, in `areTimes`; nil for frames.
  package let sampleTimes: [Double]?
  /// The color of the view that they are values of; nil for other values.
  package let color: ViewColor?

  /// A session's frames in a second.
  private static let framesPerSecond = 60.0

  package init(
    text: String, unit: String, quantity: Quantity, growsDown: Bool, firstFrame: Int,
    values: [Double], isMoving: Bool, sampleTimes: [Double]? = nil,
    color: ViewColor? = nil
  ) {
    self.text = text
    self.unit = unit
    self.quantity = quantity
    self.growsDown = growsDown
    self.firstFrame = firstFrame
    self.values = values
    self.isMoving = isMoving
    self.sampleTimes = sampleTimes
    self.color = color
  }

  /// The parameters of a call.
  package static let parameters: [Parameter] = [.at("time", .time, "when, as the stage counts")]

  package var frames: ClosedRange<Int> {
    guard let first = sampleTimes?.first, let last = sampleTimes?.last else {
      return firstFrame...(firstFrame + values.count - 1)
    }
    let begin = Int(clamping: (first * Self.framesPerSecond).rounded(.up))
    return begin...max(begin, Int(clamping: (last * Self.framesPerSecond).rounded(.down)))
  }

  /// The number at a frame; `nothing` outside the frames, or if it was not known.
  package func value(at frame: Int) -> Value {
    guard frames.contains(frame) else { return .nothing }
    let found =
      sampleTimes.map { number(at: Double(frame) / Self.framesPerSecond, among: $0) }
      ?? values[frame - firstFrame]
    return found.isNaN ? .nothing : .number(found, quantity)
  }

  /// The number at any time, on the line between its neighbors; nil outside of its times.
  package func number(at time: Double) -> Double? {
    if let times = sampleTimes {
      guard let first = times.first, let last = times.last, (first...last).contains(time) else {
        return nil
      }
      return number(at: time, among: times)
    }
    let place = time * Self.framesPerSecond - Double(firstFrame)
    guard place >= 0, place <= Double(values.count - 1) else { return nil }
    let low = Int(clamping: place)
    let share = place - Double(low)
    return share == 0 ? values[low] : values[low] + share * (values[low + 1] - values[low])
  }

  /// On the line between the measured neighbors.
  private func number(at time: Double, among times: [Double]) -> Double {
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    let width = times[high] - times[low]
    let share = width > 0 ? min(max((time - times[low]) / width, 0), 1) : 0
    return share == 0 ? values[low] : values[low] + share * (values[high] - values[low])
  }

  /// Whether times can belong to measured values: as many, rising, within the limits of a session.
  package static func areTimes(_ times: [Double], of values: [Double]) -> Bool {
    times.count == values.count && times.allSatisfy { $0 >= 0 && $0 <= Limits.measuredTime }
      && zip(times.dropFirst(), times).allSatisfy { $0 > $1 }
  }
}
