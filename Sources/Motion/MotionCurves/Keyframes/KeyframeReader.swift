/// Keyframes prepared for evaluation in every frame. Their lists are in raw memory, because
/// extracting them from their case costs more than the evaluation.
package final class KeyframeReader {
  private let keyframes: Keyframes
  private let dimension: Int
  /// Whether it is a spline without easings, which is evaluated here.
  private let isPlain: Bool
  private let times: UnsafeMutableBufferPointer<Double>
  private let coefficients: UnsafeMutableBufferPointer<Double>
  private let end: UnsafeMutableBufferPointer<Double>
  /// The piece of the last evaluation, usually also that of the next one.
  private var piece = 0

  /// - Parameter keyframes: the keyframes to evaluate.
  package init(_ keyframes: Keyframes) {
    self.keyframes = keyframes
    dimension = keyframes.dimension
    var lists: (times: [Double], coefficients: [Double], end: [Double]) = ([], [], [])
    if case .spline(let spline, let times) = keyframes.content {
      lists = (times, spline.coefficients, spline.end)
    }
    isPlain = lists.times.count > 1 && keyframes.easings.isEmpty && keyframes.around == nil
    times = Self.held(lists.times)
    coefficients = Self.held(lists.coefficients)
    end = Self.held(lists.end)
  }

  private static func held(_ list: [Double]) -> UnsafeMutableBufferPointer<Double> {
    let memory = UnsafeMutableBufferPointer<Double>.allocate(capacity: list.count)
    _ = memory.initialize(from: list)
    return memory
  }

  deinit {
    times.deallocate()
    coefficients.deallocate()
    end.deallocate()
  }

  /// Writes each component of the value at a progress, equal to that of `Keyframes`.
  /// - Parameter values: memory for as many numbers as the keyframes' dimension.
  package func read(at progress: Double, into values: UnsafeMutablePointer<Double>) {
    guard isPlain else {
      return keyframes.forEachComponent(at: progress) { values[$0] = $1 }
    }
    let x = min(max(progress, 0), 1)
    var piece = piece
    if !(times[piece] <= x && x < times[piece + 1]) {
      piece = min(max(times.firstIndex(after: x) - 1, 0), times.count - 2)
      self.piece = piece
    }
    let (from, to) = (times[piece], times[piece + 1])
    // Only the last piece ends.
    guard x < to else { return values.update(from: end.baseAddress ?? values, count: dimension) }
    let u = max(x - from, 0) / (to - from)
    var base = 4 * piece * dimension
    for component in 0..<dimension {
      let (a, b) = (coefficients[base], coefficients[base + 1])
      values[component] = a + u * (b + u * (coefficients[base + 2] + u * coefficients[base + 3]))
      base += 4
    }
  }
}
