/// The named curves: their names, summaries and formulas. Each formula is an `EasingFormula`,
/// written once for values and derivatives.
extension Easing {
  /// Every named curve, in teaching order: from calm to lively.
  public static let all: [Easing] = css + polynomials + waves + lively

  /// Returns one of AHEasing's thirty curves, with its other names: `easeOutElastic` in jQuery and
  /// easings.net, `ElasticEaseOut` in AHEasing.
  private static func curve<F: EasingFormula>(
    _ family: EasingKind.Family, _ phase: EasingKind.Phase, _ summary: String, _ formula: F
  ) -> Easing {
    let kind = EasingKind(family: family, phase: phase)
    let short = family.rawValue.capitalizedFirst
    let aliases = [
      "ease\(phase.rawValue)\(short)", "\(family.names.ahEasing)Ease\(phase.rawValue)",
    ]
    return Easing(kind.name, aliases: aliases, summary, kind: kind, formula)
  }

  /// Source of the control points: CSS Easing Level 2; Core Animation's presets are the same.
  private static let css: [Easing] = [
    Easing(
      "linear", aliases: ["curveLinear", "easeLinear", "LinearInterpolation"],
      "the same speed throughout", css: "linear", LinearFormula()),
    Easing(
      "ease", "starts briskly and settles gently: CSS's default", css: "ease",
      CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)),
    Easing(
      "easeIn", aliases: ["curveEaseIn"], "starts gently: UIKit's curveEaseIn", css: "ease-in",
      CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)),
    Easing(
      "easeOut", aliases: ["curveEaseOut"], "ends gently: UIKit's curveEaseOut", css: "ease-out",
      CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)),
    Easing(
      "easeInOut", aliases: ["curveEaseInOut", "easeInEaseOut"],
      "starts and ends gently: UIKit's default", css: "ease-in-out",
      CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)),
  ]

  private static let polynomials: [Easing] = [
    curve(.quad, .easeIn, "speeds up evenly, like a falling stone: p²", QuadIn()),
    curve(.quad, .easeOut, "slows down evenly, like a stone thrown up", Mirrored(QuadIn())),
    curve(
      .quad, .easeInOut, "speeds up evenly to the middle, then slows down evenly", InOut(QuadIn())),
    curve(.cubic, .easeIn, "starts softly and arrives fast: p³", CubicIn()),
    curve(.cubic, .easeOut, "starts fast and arrives softly", Mirrored(CubicIn())),
    curve(.cubic, .easeInOut, "soft at both ends, fast in the middle", InOut(CubicIn())),
    curve(.quart, .easeIn, "lingers, then rushes: p⁴", QuartIn()),
    curve(.quart, .easeOut, "rushes, then lingers", Mirrored(QuartIn())),
    curve(
      .quart, .easeInOut, "lingers at both ends and rushes through the middle", InOut(QuartIn())),
    curve(.quint, .easeIn, "lingers long, then rushes hard: p⁵", QuintIn()),
    curve(.quint, .easeOut, "rushes hard, then lingers long", Mirrored(QuintIn())),
    curve(
      .quint, .easeInOut, "lingers long at both ends and rushes hard through the middle",
      InOut(QuintIn())),
  ]

  private static let waves: [Easing] = [
    curve(.sine, .easeIn, "starts gently: a quarter of a wave", SineIn()),
    curve(.sine, .easeOut, "ends gently: a quarter of a wave", Mirrored(SineIn())),
    curve(.sine, .easeInOut, "gentle at both ends: half a wave", InOut(SineIn())),
    curve(.circ, .easeIn, "creeps, then turns sharply up: a quarter of a circle", CircIn()),
    curve(.circ, .easeOut, "leaps, then turns level: a quarter of a circle", Mirrored(CircIn())),
    curve(
      .circ, .easeInOut, "creeps, leaps through the middle, creeps: two quarter circles",
      InOut(CircIn())),
    curve(.expo, .easeIn, "almost still, then doubles every tenth of the time", ExpoIn()),
    curve(
      .expo, .easeOut, "halves the remaining distance every tenth of the time", Mirrored(ExpoIn())),
    curve(
      .expo, .easeInOut, "almost still at both ends, all at once in the middle", InOut(ExpoIn())),
  ]

  private static let lively: [Easing] = [
    curve(
      .elastic, .easeIn, "swings wider and wider, then lets go; dips 36 % below the start",
      ElasticIn()),
    curve(
      .elastic, .easeOut, "shoots 36 % past the end and swings to rest, like a rubber band",
      Mirrored(ElasticIn())),
    curve(
      .elastic, .easeInOut, "swings up, snaps across and swings to rest; 18 % beyond both ends",
      InOut(ElasticIn())),
    curve(.back, .easeIn, "pulls back 38 % before it goes: p³ − p·sin(πp)", BackIn()),
    curve(.back, .easeOut, "goes 38 % too far and comes back", Mirrored(BackIn())),
    curve(
      .back, .easeInOut, "pulls back, goes too far and comes back; 19 % beyond both ends",
      InOut(BackIn())),
    curve(
      .bounce, .easeIn, "hops higher and higher until it leaps to the end", Mirrored(BounceOut())),
    curve(.bounce, .easeOut, "drops to the end and bounces three times, like a ball", BounceOut()),
    curve(
      .bounce, .easeInOut, "hops up to the middle, then bounces to rest",
      InOut(Mirrored(BounceOut()))),
  ]
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
