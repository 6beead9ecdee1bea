import Diagnostics
import Dynamics
import Geometry

/// Regions as values: made by functions, joined by `+` and `-` or by name.
package enum Regions {
  package static let functions: [Function] = [
    Function("circle", "radius", "a region: a disc, its edge included", 1...1) {
      (call) throws(Mistake) in
      .region(.circle(radius: try length(call, 0)))
    },
    Function("rectangle", "width, height", "a region: a rectangle, without its edge", 2...2) {
      (call) throws(Mistake) in
      .region(.rectangle(Size(try length(call, 0), try length(call, 1))))
    },
    Function("union", "a, b", "what is in either region; also `a + b`", 2...2) {
      (call) throws(Mistake) in
      .region(try checked(region(call, 0).union(region(call, 1))))
    },
    Function("difference", "a, b", "what is in a but not in b; also `a - b`", 2...2) {
      (call) throws(Mistake) in
      .region(try checked(region(call, 0).difference(region(call, 1))))
    },
    Function("intersection", "a, b", "what is in both regions", 2...2) {
      (call) throws(Mistake) in
      .region(try checked(region(call, 0).intersection(region(call, 1))))
    },
    Function("inverse", "region", "what is not in a region", 1...1) { (call) throws(Mistake) in
      .region(try checked(region(call, 0).inverse))
    },
    Function("contains", "region, point", "whether a point is in a region", 2...2) {
      (call) throws(Mistake) in
      guard case .point(let point) = call.positional[1] else {
        throw .wrongKind(
          "contains", takes: "a point", found: call.positional[1].described, sample: "(10, 0)")
      }
      return .boolean(try region(call, 0).contains(point))
    },
  ]

  /// The whole plane.
  package static let infinite = Value.region(.infinite)

  /// A region within the bound on its shapes: each is asked for every item in every step.
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
