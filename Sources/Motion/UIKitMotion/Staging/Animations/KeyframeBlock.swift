import MotionCurves
import MotionGeometry

/// The values that an open block of keyframes has set so far, and when.
struct KeyframeBlock {
  /// A value that moves as one: a point's two numbers are one path, which matters for paced timing.
  enum Way: Hashable {
    case numbers([Channel])
    case color(ColorChannel)
  }

  /// One value of one view: its first value and the keyframes that set it.
  struct Course {
    let view: View
    let way: Way
    let first: [Double]
    /// Whether the value is relative to the model, which the last stop replaces.
    let isAdded: Bool
    var stops: [Stop]
  }

  /// The lookup key of a course; the course keeps its view alive.
  private struct Place: Hashable {
    let view: ObjectIdentifier
    let way: Way
  }

  /// The value at the end of a keyframe; nil leaves a number unchanged.
  struct Stop {
    let start: Double
    let end: Double
    var values: [Double?]
    /// The number of the block's keyframe.
    let number: Int
  }

  let mode: Keyframes.Mode
  private(set) var courses: [Course] = []
  private var places: [Place: Int] = [:]
  /// The open keyframe's range; changes outside every keyframe span the whole block.
  private var start = 0.0
  private var end = 1.0
  private(set) var count = 0
  private var number = 0

  init(mode: Keyframes.Mode) { self.mode = mode }

  mutating func begin(at start: Double, for length: Double) {
    count += 1
    number = count
    self.start = start
    end = min(start + length, 1)
  }

  mutating func close() {
    (start, end, number) = (0, 1, 0)
  }

  func hasCourse(_ view: View, _ way: Way) -> Bool { index(view, way) != nil }

  private func index(_ view: View, _ way: Way) -> Int? {
    places[Place(view: ObjectIdentifier(view), way: way)]
  }

  mutating func add(_ course: Course) {
    places[Place(view: ObjectIdentifier(course.view), way: course.way)] = courses.count
    courses.append(course)
  }

  /// Records a value in the open keyframe. The last of two values for one number counts.
  mutating func set(_ view: View, _ way: Way, _ part: Int, to value: Double) {
    guard let index = index(view, way) else { return }
    let stops = courses[index].stops
    let at = stops.lastIndex { $0.number == number } ?? stops.count
    if at == stops.count {
      let values = [Double?](repeating: nil, count: courses[index].first.count)
      courses[index].stops.append(Stop(start: start, end: end, values: values, number: number))
    }
    courses[index].stops[at].values[part] = value
  }
}

extension KeyframeBlock.Course {
  private static let rounding = 1e-9

  /// The values and times that UIKit passes to a `CAKeyframeAnimation`: each stop has a key at its
  /// start and one at its end, and the first and last values extend to 0 and 1.
  ///
  /// Times that differ only by rounding are one: 15 % after 30 % is 45 %, although 0.3 + 0.15 is
  /// less than 0.45.
  var keys: (values: [[Double]], times: [Double]) {
    var (values, times) = ([first], [0.0])
    func add(_ value: [Double], at time: Double) {
      values.append(value)
      times.append(time)
    }
    let inOrder = stops.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }.map(\.element)
    for stop in inOrder {
      let (here, now) = (values[values.count - 1], times[times.count - 1])
      if stop.start > now + Self.rounding { add(here, at: stop.start) }
      add(
        zip(stop.values, here).map { $0 ?? $1 },
        at: stop.end > now + Self.rounding ? stop.end : now)
    }
    if times[times.count - 1] < 1 - Self.rounding {
      add(values[values.count - 1], at: 1)
    } else {
      times[times.count - 1] = 1
    }
    return (values, times)
  }
}
