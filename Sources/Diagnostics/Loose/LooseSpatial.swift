/// Turns in space in Core Animation's words: `red transform3D rotate y 45 perspective 500`.
enum LooseSpatial {
  private static let word: Form = #"[tT]ransform3D|\bCATransform3D|\b[rR]otation3D|\b3[dD]\b"#
  private static let head: Form =
    #"\b(?:ca)?transform ?3d ?(?:make)? ?(?:rotat\w*)?\b|\brotation ?3d ?(?:effect)?\b|\b3d(?: (?:rotation|rotate|turn|transform))?\b"#
  private static let axis: Form = #"\b(?:around |about |on )?(?:the )?([xyz])(?: ?-?axis)?\b"#
  private static let angle: Form = #"(-?\d*\.?\d+) ?(deg|degrees|°)?(?= |,|$)"#
  private static let depth: Form = #"\b(?:perspective|distance|eye) (?:of )?(\d+)\b"#
  private static let time: Form =
    #"\b(?:over|in|for|duration) (\d*\.?\d+) ?(ms|s)?\b|\b(\d*\.?\d+)(ms|s)\b"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    guard text.has(word), !text.has(#"[{};=]|\w\("#), var line = SpokenLine(code: text, names)
    else {
      return nil
    }
    let over = line.take(time).map { ($0[1] ?? $0.text(3)) + ($0[2] ?? $0[4] ?? "s") }
    let depth = line.take(depth)?.text(1) ?? "500"
    guard line.takes(head) else { return nil }
    let axis = line.take(axis)?.text(1).uppercased()
    let degrees = line.take(angle)?.text(1)
    let views = line.takeViews()
    while line.takes(#"\b(?:rotat\w*|turn\w*|animate|perspective|by|with|axis|angle)\b"#) {}
    guard line.isRead, views.count < 2, let view = views.first ?? names.views.first, let degrees
    else { return nil }
    let turn = "perspective(\(depth)) * rotate\(axis ?? "Y")(\(degrees)deg)"
    return Rewriting.Step(
      line: over.map { "animate \(view).transform3D to \(turn) over \($0)" }
        ?? "\(view).transform3D = \(turn)",
      says: "turns in space are a product, their perspective first")
  }
}
