import Dynamics
import Text

/// The notes of `help field` on the kinds of fields.
enum FieldKinds {
  /// Lists the names of some kinds: "drag, linear and velocity".
  static func listed(_ isMeant: (FieldKind) -> Bool) -> String {
    let words = FieldKind.all.filter(isMeant).map(\.word)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  static let notes =
    [
      "Inside a field, distances are in units of 100 pt and forces are in N.",
      "Apple's documentation gives every falloff as 0; the engine uses \(falloffs) fields.",
    ]
    + FieldKind.all.map { "\($0.word): \($0.summary)" }

  /// The falloffs that are not 0: "2 for radial, -1 for spring, 1 for electric and magnetic".
  private static var falloffs: String {
    var distinct: [Double] = []
    for falloff in FieldKind.all.compactMap({ $0[.falloff] })
    where falloff != 0 && !distinct.contains(falloff) { distinct.append(falloff) }
    return distinct.map { falloff in
      "\(NumberFormat.standard.string(falloff)) for \(listed { $0[.falloff] == falloff })"
    }.joined(separator: ", ")
  }
}
