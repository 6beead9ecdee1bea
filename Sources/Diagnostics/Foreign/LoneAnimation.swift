/// An animation of Core Animation whose values are set, but which nobody has made: what it may move is
/// told by its name.
struct LoneAnimation {
  let name: String
  /// The property that it may move, in Core Animation's words.
  let path: String
  /// Where it could lead.
  let goal: String

  private static let set: Form =
    #"^\s*(?:self\.)?(\w+)\.(?:fromValue|toValue|byValue|values|duration|repeatCount|autoreverses|timingFunction|fillMode|isAdditive|additive|isRemovedOnCompletion|removedOnCompletion)\s*="#

  /// Nil where a line sets nothing of one, or something that is there.
  init?(_ text: String, _ names: NamesAtHand) {
    guard let match = text.first(Self.set), !names.views.contains(match.text(1)),
      !names.values.contains(match.text(1)),
      !names.things.contains(where: { $0.name == match.text(1) })
    else { return nil }
    self.init(named: match.text(1))
  }

  /// One that is called so.
  init(named name: String) {
    self.name = name
    let plain = name.lowercased()
    let known = Self.paths.first { plain.contains($0.word) }
    path = known?.path ?? "position.y"
    goal = known?.goal ?? "300"
  }

  private static let paths: [(word: String, path: String, goal: String)] = [
    ("shake", "transform.translation.x", "10"), ("fade", "opacity", "0"),
    ("opacity", "opacity", "0"), ("alpha", "opacity", "0"), ("rot", "transform.rotation", "90deg"),
    ("spin", "transform.rotation", "360deg"), ("scale", "transform.scale", "1.5"),
    ("pulse", "transform.scale", "1.2"), ("color", "backgroundColor", "blue"),
    ("corner", "cornerRadius", "20"), ("slide", "position.x", "200"),
  ]
}
