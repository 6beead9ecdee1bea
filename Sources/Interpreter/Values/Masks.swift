import Diagnostics
import MotionGeometry
import Text
import UIKitMotion

/// Masks of layers as values.
package enum Masks {
  package static let functions: [Function] = [
    Function(
      "roundedCorners", "a mask: a view without what rounding takes of some corners",
      [
        .at("corners", .corners, "which ones"),
        .at("radius", .number(.length, 0...Limits.coordinate), "how round they are, in points"),
      ], example: "roundedCorners([topLeft, topRight], 10)"
    ) { (call) throws(Mistake) in
      let corners = try Check(what: call.function).corners(call.positional[0])
      let radius = try Check(what: "radius").number(
        call.positional[1], .length, 0...Limits.coordinate)
      return .mask(Mask(.roundedCorners(corners, radius: radius)))
    }
  ]

  /// The names of corners.
  package static let corners = Corners.names

  /// The value of a corner's name, which is the name itself.
  package static func corner(named name: String) -> Value? {
    Corners(named: name) == nil ? nil : .string(name)
  }

  /// A mask as written in the language.
  static func text(of mask: Mask, _ format: NumberFormat) -> String {
    switch mask.shape {
    case .roundedCorners(let corners, let radius):
      "roundedCorners([\(corners.names.joined(separator: ", "))], \(format.string(radius)))"
    case .region(let region): region.description
    }
  }

  /// The mistake for a word that names no corner. It suggests our name for one of Core Animation's.
  package static func unknownCorner(_ name: String, of what: String) -> Mistake {
    let ours = Corners.named.first { $0.layerName == name }?.name
    return .unknownWord(
      name, after: what, nearest: ours.map { [$0] } ?? Vocabulary(Corners.names).nearest(to: name),
      known: Corners.names)
  }
}
