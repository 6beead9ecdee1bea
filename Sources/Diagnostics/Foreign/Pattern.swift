/// A form of text and what stands in its place.
///
/// In the replacement `$1` is what the first group matched, `$l1` the same with a small first
/// letter, `$u1` with a capital one, `$p1` the number before it, `$v1` without the labels before its
/// values, and `$n1` the name of the newest behavior of the verb that it is; braces, as in `${1}0`,
/// keep a digit behind apart.
struct Pattern: Sendable {
  let form: String
  let replacement: String

  init(_ form: String, _ replacement: String) {
    self.form = form
    self.replacement = replacement
  }

  /// Nil where the form itself is wrong, which a test rules out.
  ///
  /// Words end where letters and digits do; in Unicode's own rules `red.alpha` is one word.
  var regex: Regex<AnyRegexOutput>? { try? Regex(form).wordBoundaryKind(.simple) }

  func applied(to text: String, _ names: NamesAtHand) -> String {
    guard let regex else { return text }
    return text.replacing(regex) { expanded($0.output, names) }
  }

  private func expanded(_ groups: AnyRegexOutput, _ names: NamesAtHand) -> String {
    replacement.replacing(/\$(?:\{(\d)\}|([lupvn]?)(\d))/) { match in
      let index = Int(match.output.1 ?? match.output.3 ?? "") ?? 0
      let group = index < groups.count ? groups[index].substring ?? "" : ""
      if match.output.2 == "n" { return names.newest(String(group)) ?? String(group) }
      return Self.written(group, as: match.output.2 ?? "")
    }
  }

  private static func written(_ group: Substring, as form: Substring) -> String {
    switch form {
    case "l": (group.first?.lowercased() ?? "") + group.dropFirst()
    case "u": (group.first?.uppercased() ?? "") + group.dropFirst()
    case "p": "\((Int(group) ?? 1) - 1)"
    case "v": String(group).replacing(/\w+:\s*/, with: "")
    default: String(group)
    }
  }
}
