import Diagnostics
import MotionCurves
import MotionGeometry
import UIKitMotion

/// Regions as values: made by functions, combined by `+` and `-` or by functions.
package enum Regions {
  package static let functions: [Function] = [
    Function(
      "circle", "a region: a disc, its edge included",
      [.at("radius", .length, "from its center, which is its owner's")]
    ) {
      (call) throws(Mistake) in
      .region(.circle(radius: try length(call, 0)))
    },
    Function(
      "rectangle", "a region: a rectangle, without its edge",
      [.at("width", .length, "all of it"), .at("height", .length, "all of it")]
    ) {
      (call) throws(Mistake) in
      .region(.rectangle(Size(try length(call, 0), try length(call, 1))))
    },
    Function("union", "what is in either region; also `a + b`", two) {
      (call) throws(Mistake) in
      .region(try checked(region(call, 0).union(region(call, 1))))
    },
    Function("difference", "what is in a but not in b; also `a - b`", two) {
      (call) throws(Mistake) in
      .region(try checked(region(call, 0).difference(region(call, 1))))
    },
    Function("intersection", "what is in both regions", two) {
      (call) throws(Mistake) in
      .region(try checked(region(call, 0).intersection(region(call, 1))))
    },
    Function(
      "inverse",
      "what is not in a region; of a matrix, the one that undoes it; of an easing, the progress at a "
        + "value",
      [
        .at(
          "region", .region, takes: "a region, a square matrix or an easing",
          "what is left out, or undone")
      ],
      example: "inverse(easeOut)(0.8)"
    ) { (call) throws(Mistake) in
      if let curve = call.positional[0].asCurve { return .curve(try inverse(of: curve)) }
      if let inverse = try Builtins.inverse(of: call.positional[0]) { return inverse }
      return .region(try checked(region(call, 0).inverse))
    },
    Function(
      "contains", "whether a point is in a region or a rectangle",
      [
        .at("region", .region, takes: "a region or a rectangle", "where to look"),
        .at("point", .point, "from the region's own center, or in the rectangle's coordinates"),
      ]
    ) {
      (call) throws(Mistake) in
      guard case .point(let point) = call.positional[1] else {
        throw .wrongKind(
          "contains", takes: "a point", found: call.positional[1].described, sample: "(10, 0)")
      }
      // The right and bottom edges are outside, like in `CGRect.contains`.
      if case .rect(let rect) = call.positional[0] { return .boolean(rect.contains(point)) }
      return .boolean(try region(call, 0).contains(point))
    },
  ]

  /// The inverse of an easing that does not go back.
  private static func inverse(of curve: Curve) throws(Mistake) -> Curve {
    guard case .easing(let easing) = curve, let inverse = easing.inverse else {
      throw .wrongKind(
        "inverse", takes: "an easing that only rises", found: "`\(curve.name)`",
        sample: "crossing(bounceOut, 0.8)")
    }
    return .easing(inverse)
  }

  private static let two: [Parameter] = [
    .at("a", .region, "the first region"), .at("b", .region, "the second region"),
  ]

  /// The whole plane.
  package static let infinite = Value.region(.infinite)

  /// Returns a region within the bound on its shapes: every step tests them for every item.
  package static func checked(_ region: Region) throws(Mistake) -> Region {
    guard region.stepCount <= Limits.regionShapes else {
      throw .tooMany("shapes in a region", Limits.regionShapes)
    }
    return region
  }

  private static func region(_ call: Arguments, _ index: Int) throws(Mistake) -> Region {
    guard case .region(let region) = call.positional[index] else {
      throw .wrongKind(
        call.function, takes: "a region", found: call.positional[index].described,
        sample: "circle(80)")
    }
    return region
  }

  private static func length(_ call: Arguments, _ index: Int) throws(Mistake) -> Double {
    let length = try call.number(index, .length)
    guard length.isFinite, abs(length) <= Limits.coordinate else { throw .notFinite(call.function) }
    return length
  }
}
