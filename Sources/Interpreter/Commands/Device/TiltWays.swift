import Diagnostics
import Evaluation
import Language
import MotionGeometry
import UIKitMotion
import Values

/// The tilts that `tilt path` and `tilt replay` follow, and their duration.
enum TiltWays {
  static func path(_ call: Change<TiltCommand.Clauses>) throws(Failure) -> (
    TiltPath, duration: Double?
  ) {
    if let range = call[\.replay] { return try recorded(range, call) }
    let points = call[\.path] ?? []
    try call.spend(.point, points.count)
    guard let times = call[\.times] else {
      let path = try checked(call) { () throws(StagingProblem) in
        try TiltPath(evenly: points.map { Vector($0) })
      }
      return (path, call[\.over])
    }
    if let place = call.place(of: \.over) {
      throw call.fail(.eitherOr("`at`", "`over`"), at: place)
    }
    return try path(through: points.map { Vector($0) }, at: times, call)
  }

  /// A path that begins now, even if its first time is later.
  private static func path(
    through points: [Vector], at times: [Double], _ call: Change<TiltCommand.Clauses>
  ) throws(Failure) -> (TiltPath, duration: Double?) {
    var (points, times) = (points, times)
    if let first = times.first, first > 0, points.count == times.count {
      points.insert(call.inspector.tilt, at: 0)
      times.insert(0, at: 0)
    }
    let path = try checked(call) { () throws(StagingProblem) in try TiltPath(points, at: times) }
    return (path, times.last)
  }

  /// The recorded tilts in a time range.
  private static func recorded(
    _ range: ClosedRange<Double>, _ call: Change<TiltCommand.Clauses>
  ) throws(Failure) -> (TiltPath, duration: Double?) {
    let (first, last) = (
      FrameTime.frames(in: range.lowerBound), FrameTime.frames(in: range.upperBound)
    )
    let place = call.valuePlace(of: \.replay)
    var points: [Vector] = []
    for frame in first...last {
      guard let tilt = call.inspector.tilt(at: frame) else {
        let time = FrameTime.text(Stage.time(ofFrame: frame))
        throw call.fail(.tiltNotRecorded(time), at: place)
      }
      try call.spend(.point)
      points.append(tilt)
    }
    let path = try checked(call, at: place) { () throws(StagingProblem) in
      try TiltPath(evenly: points)
    }
    let length = Stage.time(ofFrame: last - first)
    return (path, call[\.over] ?? length)
  }

  private static func checked(
    _ call: Change<TiltCommand.Clauses>, at place: Span? = nil,
    _ make: () throws(StagingProblem) -> TiltPath
  ) throws(Failure) -> TiltPath {
    do {
      return try make()
    } catch {
      let ofTimes = call.valuePlace(of: \.times)
      throw call.fail(
        .staging(error), at: place ?? ofTimes ?? call.valuePlace(of: \.path))
    }
  }
}
