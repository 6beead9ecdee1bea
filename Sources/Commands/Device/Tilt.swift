import Diagnostics
import Execution
import Geometry
import Staging

enum TiltCommand {
  static let tilt = Subject(optional: "(X, Y)", .tilt, "-1 to 1 each; at once")
  static let to = Clause("to", .tilt, "the same, but in time")

  static let declaration = CommandDeclaration(
    "tilt", "tilts the device", .device, subject: tilt,
    clauses: [to, AnimationClauses.over, AnimationClauses.curve],
    examples: ["tilt (0.5, -0.25)", "tilt to (1, 0) over 1s curve easeOut"],
    notes: [
      "x is 1 where the screen points right, y is 1 where it points down.",
      "UIKit's header tells vertical effects the other way round than its documents;"
        + " here y counts as in the documents of viewerOffset.",
    ],
    .change { (call) throws(Failure) in
      switch (try call[tilt], try call[to]) {
      case (_?, _?): throw call.fail(.eitherOr("a tilt", "`to`"))
      case (nil, nil):
        throw call.fail(.missingSubject(verb: "tilt", "a tilt such as (0.5, 0)"))
      case (let tilt?, nil):
        let stage = call.stage
        try call.staging { () throws(StagingProblem) in try stage.setTilt(Vector(tilt)) }
      case (nil, let tilt?):
        let options = AnimationOptions(
          duration: try call[AnimationClauses.over], curve: try call[AnimationClauses.curve])
        let stage = call.stage
        try call.staging { () throws(StagingProblem) in
          try stage.animateTilt(to: Vector(tilt), options)
        }
      }
      try call.deliverEvents()
    })
}

extension Kind where Content == Point {
  /// A point of which both numbers go from -1 to 1.
  fileprivate static var tilt: Kind {
    checked(.point) { (check, value) throws(Mistake) in
      let point = try check.point(value)
      for number in [point.x, point.y] {
        _ = try check.number(.plain(number), .plain, -1...1)
      }
      return point
    }
  }
}
