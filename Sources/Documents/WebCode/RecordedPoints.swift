import UIKitMotion

/// Points along a recorded course, joined by straight lines: for what CSS has no rule for.
struct RecordedPoints {
  let indices: [Int]
  /// The greatest distance of the lines from the recorded frames.
  let error: Double

  /// The maximum number of points; more would be no code to read.
  private static let limit = 400

  init(_ course: RecordedCourse) {
    let moving = course.shown.indices.dropFirst().filter {
      course.shown[$0] != course.shown[$0 - 1]
    }
    let first = max((moving.first ?? 0) - 1, 0)
    let last = moving.last ?? course.shown.count - 1
    var tolerance = course.property.tolerance
    var found = Self.greedy(course, first, last, tolerance)
    while found.count > Self.limit, tolerance < 1e6 {
      tolerance *= 2
      found = Self.greedy(course, first, last, tolerance)
    }
    indices = found
    error = Self.error(course, found)
  }

  /// The farthest point that one line reaches within the tolerance, again and again.
  private static func greedy(
    _ course: RecordedCourse, _ first: Int, _ last: Int, _ tolerance: Double
  ) -> [Int] {
    var points = [first]
    while let start = points.last, start < last {
      var end = start + 1
      var cones = course.first.map { _ in (low: -Double.infinity, high: Double.infinity) }
      search: for index in (start + 1)...last {
        let width = Double(course.frames[index] - course.frames[start])
        var fits = true
        for part in cones.indices {
          let rise = course.shown[index][part] - course.shown[start][part]
          if rise / width < cones[part].low || rise / width > cones[part].high { fits = false }
          cones[part].low = max(cones[part].low, (rise - tolerance) / width)
          cones[part].high = min(cones[part].high, (rise + tolerance) / width)
        }
        if fits { end = index }
        if cones.contains(where: { $0.low > $0.high }) { break search }
      }
      points.append(end)
    }
    return points
  }

  private static func error(_ course: RecordedCourse, _ points: [Int]) -> Double {
    var error = 0.0
    for (start, end) in zip(points, points.dropFirst()) {
      let width = Double(course.frames[end] - course.frames[start])
      for index in start...end {
        let share = Double(course.frames[index] - course.frames[start]) / width
        for (part, value) in course.shown[index].enumerated() {
          let line =
            course.shown[start][part]
            + (course.shown[end][part] - course.shown[start][part]) * share
          error = max(error, abs(line - value))
        }
      }
    }
    return error
  }

  /// - Parameter reason: Why it is not said as a rule.
  func animation(of course: RecordedCourse, because reason: String) -> WebAnimation {
    let property = course.property
    let start = Stage.time(ofFrame: course.frames[indices[0]])
    let length = Stage.time(ofFrame: course.frames[indices[indices.count - 1]]) - start
    let keys = indices.map { index -> WebAnimation.Key in
      let time = Stage.time(ofFrame: course.frames[index]) - start
      var values = course.shown[index]
      if property == .translate { values = zip(values, course.final).map(-) }
      return WebAnimation.Key(
        offset: length > 0 ? min(time / length, 1) : 1, values: [property: property.text(values)],
        easing: "linear")
    }
    let note =
      "\(property.rawValue): \(reason), for which CSS has no rule: \(keys.count) points of this "
      + "run, off by at most \(property.written(error: error))"
    return WebAnimation(
      keys: keys, delay: start, duration: length, plays: 1, alternates: false, fill: .both,
      composite: .replace, notes: [note])
  }
}
