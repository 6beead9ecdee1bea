/// A property animator with its parts in any order: `animator = UIViewPropertyAnimator 2s dampingRatio
/// 0.7 box.x 250`.
///
/// Only a line that is read to its last word is answered.
enum LooseAnimator {
  private static let head: Form =
    #"^\s*(?:(?:let|var)\s+)?(?:(\w+)\s*(?::\s*\w+\s*)?=\s*)?(?:a\s+|new\s+|create\s+|make\s+)*(?:UIViewPropertyAnimator|(?:property\s*)?[aA]nimator)\b(?=[\s(])[\s(]*(.*?)\)?\s*;?$"#

  /// The command that makes it; nil where a line makes none, or says more.
  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard let match = text.first(head), var tokens = LooseToken.all(of: plain(match.text(2)), names)
    else {
      return nil
    }
    var given = match[1]
    if given == nil, case .word(let word)? = tokens.first, isName(word) {
      given = word
      tokens.removeFirst()
    }
    let name = given ?? names.newest("animator").map { $0 + "2" } ?? "dim"
    guard !names.views.contains(name), let animation = LooseAnimation(tokens, names),
      let pace = animation.pace, !pace.isEmpty || animation.end != nil
    else { return nil }
    let view = animation.view ?? names.views.first ?? "box"
    let block = animation.block ?? "\(view).alpha = 0"
    return Rewriting.Step(
      line: "animator \(name)\(pace) { \(block) }",
      says: "an animator is made with its block, and `start \(name)` starts it",
      invents: animation.block == nil)
  }

  /// The parameters' own call by its values.
  private static func plain(_ text: String) -> String {
    Form(#"timingParameters:\s*\w+\(([^()]*)\)?"#).replaced(in: text) { $0.text(1) }
  }

  /// Whether a word says nothing of how the animation goes.
  private static func isName(_ word: String) -> Bool {
    // A letter is no article there.
    word.count == 1
      || !LooseAnimation.labels.contains(word) && !LooseAnimation.small.contains(word)
        && LooseAnimation.looks[word] == nil && WrittenCurve.named(word) == nil && word != "spring"
  }
}
