/// Curves by the constants and calls of UIKit, Core Animation and SwiftUI, and what one asks of them.
enum SpokenCurve {
  private static let constant: Form =
    #"^\s*(?:CAMediaTimingFunction\(\s*name:\s*|\[CAMediaTimingFunction\s+functionWithName:\s*|UICubicTimingParameters\(\s*animationCurve:\s*|UIView\.Animation(?:Options|Curve)|UnitCurve|Animation)?\s*\.?(?:kCAMediaTimingFunction|UIViewAnimation(?:Curve|OptionCurve))?(?:curve)?([eE]ase(?:InEaseOut|InOut|In|Out)?|[lL]inear|default)\s*[\])]*;?$"#
  private static let foreign: Form = #"[cC]urve|Timing|^\s*Animation\."#
  private static let bezier: Form =
    #"^\s*(plot|draw|graph|code|print|convert)?\s*(?:Animation)?\.?(?:timingCurve|bezier|cubic-?[bB]ezier|curve)\s*\(?\s*(\d*\.?\d+)\s*,?\s+(-?\d*\.?\d+)\s*,?\s+(\d*\.?\d+)\s*,?\s+(-?\d*\.?\d+)\s*(?:,\s*duration:\s*[\d.]+)?\s*\)?$"#
  private static let asked: Form =
    #"^\s*(?:(?:print|curve|evaluate|value\s+of|show)\s+)*(?:UnitCurve\.|the\s+)?([a-z]\w*?)(?:\s+(?:curve\s+)?at\s+(?:t\s*=\s*|progress\s+)?|\.(?:value|solve)\(\s*at:\s*)(\d?\.\d+|[01])\s*\)?$"#
  private static let damped: Form =
    #"^\s*compare\s+(?:spring\s+)?damping\s+(?:of\s+)?(\d*\.?\d+)\s*(?:,|and|with|to|vs\.?)\s*(?:damping\s+)?(\d*\.?\d+)$"#

  /// The line that names the curve here, or tells its value; nil where a line has none.
  static func line(for text: String) -> String? {
    if let match = text.first(damped) {
      let pair = [match.text(1), match.text(2)].map { "uiSpring(damping: \($0), duration: 0.5)" }
      return "compare \(pair.joined(separator: ", "))"
    }
    if let match = text.first(bezier) {
      let verb = match[1].map { $0 == "draw" || $0 == "graph" ? "plot " : $0 + " " } ?? ""
      return
        "\(verb)bezier(\((2...5).map { match.text($0) }.joined(separator: ", ")))"
    }
    if let match = text.first(asked), let curve = WrittenCurve.named(match.text(1)) {
      return "print \(curve)(\(match.text(2)))"
    }
    guard text.has(foreign), let match = text.first(constant) else { return nil }
    let name = match.text(1) == "default" ? "ease" : match.text(1)
    return WrittenCurve.named(name).map { "plot \($0)" }
  }
}
