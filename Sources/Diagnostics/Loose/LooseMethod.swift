/// Methods that people give their views, as an animation: `red.fadeOut(0.5)`, `box.moveTo(x: 100, y: 200,
/// duration: 1)`.
enum LooseMethod {
  private static let call: Form =
    #"^\s*(?:self\.)?(VIEW)\.(fade(?:Out|In|To)|move(?:To|By)|scale(?:To|By)|rotate(?:To|By)|slideTo)\((.*)\)\s*;?$"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard !text.contains("{"), let match = call.first(in: text, names) else { return nil }
    let (view, method) = (match.text(1), match.text(2))
    let plain = method.removing(#"^slideTo$"#)
    var arguments = match.text(3).removing(#"\b(?:completion|animated):\s*\w+"#)
    if method.hasPrefix("fade"), method != "fadeTo", arguments.has(#"^\s*\d*\.?\d+\s*$"#) {
      arguments = "over \(arguments)"
    }
    guard !arguments.has(#"\w\."#) || arguments.has(#"\d\."#),
      let line = LooseAnimation.line(
        for: "animate \(view) \(plain.isEmpty ? "to" : plain) \(arguments)", names)
    else { return nil }
    return Rewriting.Step(line: line, says: "`animate` moves a property of a view")
  }
}
