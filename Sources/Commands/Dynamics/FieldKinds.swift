import Dynamics
import Text

/// What `help field` says of the kinds.
enum FieldKinds {
  /// The words of some kinds: "drag, linear and velocity".
  static func listed(_ isMeant: (FieldKind) -> Bool) -> String {
    let words = FieldKind.all.filter(isMeant).map(\.word)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  static let notes =
    [
      "Inside a field distances count in 100 pt and forces in N.",
      "The documents give every falloff as 0; the engine has \(falloffs) fields.",
    ]
    + FieldKind.all.map { "\($0.word): \($0.summary)" }

  /// Those that are not 0: "2 for radial, -1 for spring, 1 for electric and magnetic".
  private static var falloffs: String {
    var told: [Double] = []
    for falloff in FieldKind.all.compactMap({ $0[.falloff] })
    where falloff != 0 && !told.contains(falloff) { told.append(falloff) }
    return told.map { falloff in
      "\(NumberFormat.standard.string(falloff)) for \(listed { $0[.falloff] == falloff })"
    }.joined(separator: ", ")
  }
}
