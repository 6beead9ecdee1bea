/// A curve that gets a name, or is drawn, in the words of CSS and Core Animation: `curve snappy =
/// cubic-bezier(0.2, 0.8, 0.2, 1)`, `plot CAMediaTimingFunction(name: .easeInEaseOut)`.
enum LooseCurve {
  private static let named: Form =
    #"^\s*(?:(?:let|var|define|make|create|set|add|a|new|custom|named|static|public)\s+)*(?:easing|curve|timing(?:\s*[cC]urve|\s*[fF]unction)?|cubic\s?bezier|bezier|ease)\s+(?:called\s+|named\s+)?@?"?([A-Za-z]\w*)"?\s*(?:=|:|as|is|with|to|\()?\s*(?:a\s+)?(.*?)\s*;?$"#
  private static let assigned: Form =
    #"^\s*(?:(?:let|var)\s+)?([A-Za-z]\w*)\s*(?::\s*\w+\s*)?=\s*(?:\w+\s*\(\s*)?((?:cubic-bezier|CAMediaTimingFunction|UICubicTimingParameters|UISpringTimingParameters|timingCurve|\.timingCurve)\b.*)$"#
  private static let drawn: Form =
    #"^\s*(plot|draw|graph|show|chart|compare|convert|code|fit)\s+(?:the\s+|a\s+)?(?=.*(?:CAMedia|kCA|UICubic|UISpring|UIView\.?Animation|UnitCurve|timingCurve|Animation\.|cubic-))(.*?)\s*;?$"#
  private static let numbers: Form =
    #"^[^\d]*?(-?\d*\.?\d+)[\s,]+(-?\d*\.?\d+)[^\d.,]*[\s,]+(-?\d*\.?\d+)[\s,]+(-?\d*\.?\d+)\s*\)*$"#
  private static let constant: Form =
    #"^(?:CAMediaTimingFunction\(\s*name:\s*|UICubicTimingParameters\(\s*animationCurve:\s*|UIView\.AnimationCurve|UIView\.AnimationOptions|UnitCurve|Animation)?\s*\.?(?:kCAMediaTimingFunction|UIViewAnimation(?:Curve|OptionCurve|OptionsCurve))?(?:curve)?([eE]ase(?:InEaseOut|InOut|In|Out)?|[lL]inear|default)\s*\)*$"#

  /// The line that names or draws it; nil where a line has no curve.
  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    if let match = text.first(named) ?? text.first(assigned), let value = curve(match.text(2)),
      !names.views.contains(match.text(1)), match.text(1) != "cubic"
    {
      return Rewriting.Step(
        line: "let \(match.text(1)) = \(value)", says: "`let` gives a curve a name, for `curve`")
    }
    guard let match = text.first(drawn) else { return nil }
    let parts =
      match.text(2).split(separator: ",").count > 4 ? [match.text(2)] : split(match.text(2))
    let curves = parts.compactMap(curve)
    guard curves.count == parts.count, !curves.isEmpty else { return nil }
    let verb =
      ["compare", "convert", "code", "fit"].contains(match.text(1)) ? match.text(1) : "plot"
    let isPair = verb == "compare" && curves.count > 1
    guard isPair || verb == "plot" else { return nil }
    return Rewriting.Step(
      line: "\(verb) \(curves.joined(separator: ", "))", says: "a curve stands here by its name")
  }

  /// Several curves, which have commas or words between them.
  private static func split(_ text: String) -> [String] {
    text.contains(#"timingParameters("#)
      ? [text]
      : text.replacing(" and ", with: ",").replacing(" vs ", with: ",").split(separator: ",")
        .map { Rewriting.trimmed($0) }
  }

  private static func curve(_ text: String) -> String? {
    let text = Rewriting.trimmed(text)
    if text.has(#"^(?:UISpring|spring)"#) {
      return SpringNumbers(text).curve
    }
    let bare = text.removing(#"\b(?:controlPoints?[12]?|x|y):\s*"#)
    if let match = bare.first(numbers) {
      return "bezier(\((1...4).map { match.text($0) }.joined(separator: ", ")))"
    }
    if let match = text.first(constant) {
      return match.text(1) == "default" ? "ease" : WrittenCurve.named(match.text(1))
    }
    return text.has(#"^[\w.]+$"#) ? WrittenCurve.named(text) : nil
  }
}
