/// How large a view is to be, in plain words: `make red 50% bigger`, `ball twice as big`, `box wider by 20`.
enum SpokenSize {
  private static let sizes: [(Form, String)] = [
    (#"\b(?:as )?(?:wider|wide|broader)\b(?: as)?"#, "frame.width"),
    (#"\b(?:as )?(?:taller|tall|higher|high)\b(?: as)?"#, "frame.height"),
    (#"\b(?:as )?(?:bigger|big|larger|large)\b(?: as)?"#, "scale"),
    (#"\b(?:as )?(?:smaller|small|tinier)\b(?: as)?"#, "-scale"),
    (#"\b(?:as )?(?:narrower|narrow|thinner|slimmer)\b(?: as)?"#, "-frame.width"),
    (#"\b(?:as )?(?:shorter|flatter|lower)\b(?: as)?"#, "-frame.height"),
  ]
  private static let percent: Form = #"\b(?:by )?(\d*\.?\d+) ?%"#
  private static let times: Form = #"\b(\d*\.?\d+) ?(?:x|times)\b(?: as)?"#
  private static let points: Form = #"\b(?:by )?(\d*\.?\d+) ?(?:px|pt|points?|pixels?)?\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    // `50 points wide` is a size, and no change of it.
    let isPlain = line.has(#"\b(?:wide|tall|high|narrow|broad)\b"#)
    guard let found = line.take(sizes) else { return nil }
    let isLess = found.hasPrefix("-")
    let property = isLess ? String(found.dropFirst()) : found
    let time = line.takeTime()
    // `half as big` is smaller by itself.
    let share = line.take(percent).flatMap { Double($0.text(1)) }
      .map { isLess ? 1 - $0 / 100 : 1 + $0 / 100 }
    let factor =
      share
      ?? (line.take(times)?.text(1) ?? SpokenNumber.takeFactor(from: &line))
      .flatMap(Double.init).map { isLess && $0 > 1 ? 1 / $0 : $0 }
    let amount = factor == nil && property != "scale" && !isPlain ? line.take(points)?.text(1) : nil
    let views = line.takeViews()
    guard line.isRead, let view = views.first, views.count == 1, factor != nil || amount != nil,
      factor.map({ $0 > 0 }) ?? true
    else { return nil }
    let says = "`animate` moves a property of a view"
    if let amount {
      let change = "\(view).\(property) by \(isLess ? "-" : "")\(amount)"
      return time.map { Spoken.Reading("animate \(change) over \($0)", says) }
        ?? Spoken.Reading(
          "\(view).\(property) \(isLess ? "-=" : "+=") \(amount)", "a property is changed by `+=`")
    }
    let value = SpokenNumber.text(factor ?? 1)
    let goal = property == "scale" ? value : "\(view).\(property) * \(value)"
    return Spoken.Reading("animate \(view).\(property) to \(goal) over \(time ?? "0.5s")", says)
  }
}
