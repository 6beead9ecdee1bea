/// All views but some: `delete everything except ball`, `keep only red`, and all views told at once: `print all positions`.
enum SpokenRest {
  private static let removing: Form =
    #"^ (?:remove|delete|erase|clear|get rid of|destroy)(?: (?:all|everything|every|the|other|others|rest|views?|things?|objects?|of|them))* (?:except|but|besides|other than|apart from|without)(?: for| not)? (?=(?:the )?VIEW\b)"#
  private static let keeping: Form =
    #"^ (?:keep|leave) (?:only|just|nothing but)\b|^ only (?:keep|leave)\b|^ (?:remove|delete|erase) (?:all |the )*(?:others?|rest)(?: views)? (?:except|but|besides|than)\b"#
  private static let listing: Form =
    #"^ (?:(?:print|show|list|tell|give|display|me|log) )+(?:all |the |every |everything's |all the )+(positions?|centers?|locations?|frames?|sizes?|velocit(?:y|ies)|speeds?|rotations?|angles?|alphas?|opacit(?:y|ies)|scales?|colou?rs?)(?: of (?:all|everything|them|the views|all views))?\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    if let match = line.take(listing) { return listed(match.text(1), line) }
    guard line.takes(removing) || line.takes(keeping) else { return nil }
    let kept = line.takeViews()
    let others = line.names.views.filter { !kept.contains($0) }
    guard line.isRead, !kept.isEmpty, !others.isEmpty else { return nil }
    return Spoken.Reading(
      "remove \(others.joined(separator: ", "))", "`remove` takes views away by their names")
  }

  private static func listed(_ quantity: String, _ line: SpokenLine) -> Spoken.Reading? {
    let properties: [(String, String)] = [
      ("pos", "center"), ("cent", "center"), ("loc", "center"), ("frame", "frame"),
      ("size", "size"),
      ("velo", "velocity"), ("speed", "velocity"), ("rot", "rotation"), ("ang", "rotation"),
      ("alpha", "alpha"), ("opac", "alpha"), ("scale", "scale"), ("col", "color"),
    ]
    guard line.isRead, (1...6).contains(line.names.views.count),
      let property = properties.first(where: { quantity.hasPrefix($0.0) })?.1
    else { return nil }
    let values = line.names.views.map { "\($0).\(property)" }.joined(separator: ", ")
    return Spoken.Reading("print \(values)", "`print` tells values as they are")
  }
}
