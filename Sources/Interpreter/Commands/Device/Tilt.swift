import Diagnostics
import Evaluation
import MotionCurves
import MotionGeometry
import UIKitMotion
import Values

enum TiltCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let tilt = Subject(optional: "(X, Y)", .tilt, "new tilt, set at once; each from -1 to 1")
    let to = Clause("to", .tilt, "new tilt, reached by animation")
    let over = AnimationClauses.over
    let curve = AnimationClauses.curve
    let path = Clause("path", .tilts, "sequence of tilts")
    let times = Clause(
      "at", .times, "time of each tilt on the path, from now, such as `[0s, 300ms]`",
      else: "evenly spaced")
    let replay = Clause("replay", .range, "recorded time range to replay, such as `0s..2s`")
  }

  static let verb = "tilt"
  static let declaration = declare(
    "Tilts the device", .device, Clauses(),
    examples: [
      "tilt (0.5, -0.25)", "tilt to (1, 0) over 1s curve easeOut",
      "tilt path [(0, 0), (1, 0), (0, -1)] over 2s",
      "tilt path [(0, 0), (0.4, -0.1), (-0.2, 0)] at [0s, 300ms, 1.2s]",
      "tilt to (1, 0) over 1s; run 1s; tilt replay 0s..1s",
    ],
    notes: [
      "x is 1 when the screen points right, and y is 1 when it points down.",
      "UIKit's header and documentation give opposite directions for vertical effects;"
        + " y here follows the documentation of viewerOffset.",
      "A path goes straight from one tilt to the next. `curve` times the whole path; its default is"
        + " linear.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    try refuseTwoWays(call)
    if let tilt = call[\.tilt] {
      let stage = call.stage
      try call.attempt { try stage.setTilt(Vector(tilt)) }
    } else if let tilt = call[\.to] {
      let options = AnimationOptions(
        duration: call[\.over], curve: call[\.curve])
      let stage = call.stage
      try call.attempt {
        try stage.animateTilt(to: Vector(tilt), options)
      }
    } else {
      let (path, duration) = try TiltWays.path(call)
      let options = AnimationOptions(
        duration: duration, curve: call[\.curve] ?? .linear)
      let stage = call.stage
      try call.attempt {
        try stage.animateTilt(along: path, options)
      }
    }
    try call.deliverEvents()
  }

  /// Allows only one way of tilting.
  private static func refuseTwoWays(_ call: Change<Clauses>) throws(Failure) {
    let keywords = [call.keyword(of: \.to), call.keyword(of: \.path), call.keyword(of: \.replay)]
    var ways = keywords.filter { call.place(ofKeyword: $0) != nil }.map { "`\($0)`" }
    if call[\.tilt] != nil { ways.insert("a tilt", at: 0) }
    if ways.count > 1 { throw call.fail(.eitherOr(ways[0], ways[1])) }
    if ways.isEmpty {
      throw call.fail(.missingSubject(verb: "tilt", "a tilt", call.declaration.examples))
    }
    // A tilt that is set at once takes no time.
    if let place = call.place(of: \.over) ?? call.place(of: \.curve), call[\.tilt] != nil {
      throw call.fail(.missingClause("to", verb: "tilt", sample: "(1, 0)"), at: place)
    }
    if let place = call.place(of: \.times), !call.has(\.path) {
      throw call.fail(
        .missingClause("path", verb: "tilt", sample: "[(0, 0), (1, 0)]"), at: place)
    }
  }
}

extension ArgumentType where Content == Point {
  /// A point whose coordinates are both from -1 to 1.
  fileprivate static var tilt: ArgumentType {
    checked(.point) { (check, value) throws(Mistake) in try check.tilt(value) }
  }
}

extension ArgumentType where Content == [Point] {
  fileprivate static var tilts: ArgumentType {
    checked(.points) { (check, value) throws(Mistake) in
      guard case .list(let values) = value else { throw check.wrongKind(.points, value) }
      return try values.map { (value) throws(Mistake) in try check.tilt(value) }
    }
  }
}

extension ArgumentType where Content == [Double] {
  /// A list of times.
  fileprivate static var times: ArgumentType {
    checked(.expression) { (check, value) throws(Mistake) in
      guard case .list(let values) = value else {
        throw .wrongKind(
          check.what, takes: "a list of times", found: value.described, sample: "[0s, 300ms]")
      }
      return try values.map { (value) throws(Mistake) in
        try check.number(value, .time, Limits.times)
      }
    }
  }
}

extension Check {
  fileprivate func tilt(_ value: Value) throws(Mistake) -> Point {
    let point = try point(value)
    for number in [point.x, point.y] { _ = try self.number(.plain(number), .plain, -1...1) }
    return point
  }
}
