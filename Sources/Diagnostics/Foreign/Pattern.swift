/// A form of text and what stands in its place.
///
/// In the replacement `$1` is what the first group matched, `$l1` the same with a small first
/// letter, `$u1` with a capital one, `$p1` the number before it, `$v1` without the labels before its
/// values, and `$n1` the name of the newest behavior of the verb that it is; braces, as in `${1}0`,
/// keep a digit behind apart.
struct Pattern: Sendable {
  let form: Form
  let replacement: String

  init(_ form: Form, _ replacement: String) {
    self.form = form
    self.replacement = replacement
  }

  func applied(to text: String, _ names: NamesAtHand) -> String {
    form.replaced(in: text, names) { expanded($0, names, in: text) }
  }

  private static let place: Form = #"\$(?:\{(\d)\}|([lupvn]?)(\d))"#

  private func expanded(
    _ found: Form.Match, _ names: NamesAtHand, in line: String
  ) -> String {
    let text =
      replacement.contains("FIRST")
      ? replacement.replacing("FIRST", with: names.views(nearest: line).first ?? "box")
      : replacement
    guard text.contains("$") else { return text }
    return Self.place.replaced(in: text) { match in
      let index = Int(match[1] ?? match[3] ?? "") ?? 0
      let group = index < found.count ? found.text(index) : ""
      if match[2] == "n" { return names.newest(group) ?? group }
      return Self.written(group, as: match[2] ?? "")
    }
  }

  private static let label: Form = #"\w+:\s*"#

  private static func written(_ group: String, as form: String) -> String {
    switch form {
    case "l": (group.first?.lowercased() ?? "") + group.dropFirst()
    case "u": (group.first?.uppercased() ?? "") + group.dropFirst()
    case "p": "\((Int(group) ?? 1) - 1)"
    case "v": label.replaced(in: group) { _ in "" }
    default: group
    }
  }
}
