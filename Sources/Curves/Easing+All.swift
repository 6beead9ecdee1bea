extension Easing {
  /// Every curve with a name of its own, in the order to teach them: from calm to lively.
  public static let all: [Easing] = css + polynomials + waves + lively

  /// Source of the control points: CSS Easing Level 2; Core Animation's presets are the same.
  private static let css: [Easing] = [
    Easing(
      "linear", aliases: ["LinearInterpolation"],
      "the same speed throughout", classic: .same, { $0 }),
    Easing(
      "ease", "starts briskly and settles gently: CSS's default",
      CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1).value(at:)),
    Easing(
      "easeIn", "starts gently: UIKit's curveEaseIn",
      CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1).value(at:)),
    Easing(
      "easeOut", "ends gently: UIKit's curveEaseOut",
      CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1).value(at:)),
    Easing(
      "easeInOut", "starts and ends gently: UIKit's default",
      CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).value(at:)),
  ]

  private static let polynomials: [Easing] = [
    Easing(
      "quadIn", aliases: ["easeInQuad", "QuadraticEaseIn"],
      "gathers speed evenly, as a falling stone: p²", classic: .same, Formula.quadIn),
    Easing(
      "quadOut", aliases: ["easeOutQuad", "QuadraticEaseOut"],
      "slows down evenly, as a stone thrown up", classic: .same,
      Formula.mirrored(Formula.quadIn)),
    Easing(
      "quadInOut", aliases: ["easeInOutQuad", "QuadraticEaseInOut"],
      "speeds up evenly to the middle, then slows down evenly", classic: .same,
      Formula.inOut(Formula.quadIn)),
    Easing(
      "cubicIn", aliases: ["easeInCubic", "CubicEaseIn"],
      "starts softly and arrives fast: p³", classic: .same, Formula.cubicIn),
    Easing(
      "cubicOut", aliases: ["easeOutCubic", "CubicEaseOut"],
      "starts fast and arrives softly", classic: .same, Formula.mirrored(Formula.cubicIn)),
    Easing(
      "cubicInOut", aliases: ["easeInOutCubic", "CubicEaseInOut"],
      "soft at both ends, fast in the middle", classic: .same, Formula.inOut(Formula.cubicIn)),
    Easing(
      "quartIn", aliases: ["easeInQuart", "QuarticEaseIn"],
      "lingers, then rushes: p⁴", classic: .same, Formula.quartIn),
    Easing(
      "quartOut", aliases: ["easeOutQuart", "QuarticEaseOut"],
      "rushes, then lingers", classic: .same, Formula.mirrored(Formula.quartIn)),
    Easing(
      "quartInOut", aliases: ["easeInOutQuart", "QuarticEaseInOut"],
      "lingers at both ends and rushes through the middle", classic: .same,
      Formula.inOut(Formula.quartIn)),
    Easing(
      "quintIn", aliases: ["easeInQuint", "QuinticEaseIn"],
      "lingers long, then rushes hard: p⁵", classic: .same, Formula.quintIn),
    Easing(
      "quintOut", aliases: ["easeOutQuint", "QuinticEaseOut"],
      "rushes hard, then lingers long", classic: .same, Formula.mirrored(Formula.quintIn)),
    Easing(
      "quintInOut", aliases: ["easeInOutQuint", "QuinticEaseInOut"],
      "lingers long at both ends and rushes hard through the middle", classic: .same,
      Formula.inOut(Formula.quintIn)),
  ]

  private static let waves: [Easing] = [
    Easing(
      "sineIn", aliases: ["easeInSine", "SineEaseIn"],
      "starts gently: a quarter of a wave", classic: .same, Formula.sineIn),
    Easing(
      "sineOut", aliases: ["easeOutSine", "SineEaseOut"],
      "ends gently: a quarter of a wave", classic: .same, Formula.mirrored(Formula.sineIn)),
    Easing(
      "sineInOut", aliases: ["easeInOutSine", "SineEaseInOut"],
      "gentle at both ends: half a wave", classic: .same, Formula.inOut(Formula.sineIn)),
    Easing(
      "circIn", aliases: ["easeInCirc", "CircularEaseIn"],
      "creeps, then turns sharply up: a quarter of a circle", classic: .same, Formula.circIn),
    Easing(
      "circOut", aliases: ["easeOutCirc", "CircularEaseOut"],
      "leaps, then turns level: a quarter of a circle", classic: .same,
      Formula.mirrored(Formula.circIn)),
    Easing(
      "circInOut", aliases: ["easeInOutCirc", "CircularEaseInOut"],
      "creeps, leaps through the middle, creeps: two quarter circles", classic: .same,
      Formula.inOut(Formula.circIn)),
    Easing(
      "expoIn", aliases: ["easeInExpo", "ExponentialEaseIn"],
      "almost still, then doubles every tenth of the time", classic: .same, Formula.expoIn),
    Easing(
      "expoOut", aliases: ["easeOutExpo", "ExponentialEaseOut"],
      "halves the way that is left every tenth of the time", classic: .same,
      Formula.mirrored(Formula.expoIn)),
    Easing(
      "expoInOut", aliases: ["easeInOutExpo", "ExponentialEaseInOut"],
      "almost still at both ends, all at once in the middle", classic: .same,
      Formula.inOut(Formula.expoIn)),
  ]

  private static let lively: [Easing] = [
    Easing(
      "elasticIn", aliases: ["easeInElastic", "ElasticEaseIn"],
      "swings wider and wider, then lets go; dips 36 % below the start",
      classic: .differs(
        Formula.pennerElasticIn, summary: "Penner's elastic: dips 37 % below the start"),
      Formula.elasticIn),
    Easing(
      "elasticOut", aliases: ["easeOutElastic", "ElasticEaseOut"],
      "shoots 36 % past the end and swings to rest, as a rubber band",
      classic: .differs(
        Formula.mirrored(Formula.pennerElasticIn),
        summary: "Penner's elastic: shoots 37 % past the end and swings to rest"),
      Formula.mirrored(Formula.elasticIn)),
    Easing(
      "elasticInOut", aliases: ["easeInOutElastic", "ElasticEaseInOut"],
      "swings up, snaps across and swings to rest; 18 % beyond both ends",
      classic: .differs(
        Formula.inOut(Formula.pennerElasticHalf),
        summary: "Penner's elastic: slower swings, 12 % beyond both ends"),
      Formula.inOut(Formula.elasticIn)),
    Easing(
      "backIn", aliases: ["easeInBack", "BackEaseIn"],
      "draws back 38 % before it goes: p³ − p·sin(πp)",
      classic: .differs(
        Formula.pennerBackIn, summary: "Penner's back: draws back 10 % before it goes"),
      Formula.backIn),
    Easing(
      "backOut", aliases: ["easeOutBack", "BackEaseOut"],
      "goes 38 % too far and comes back",
      classic: .differs(
        Formula.mirrored(Formula.pennerBackIn),
        summary: "Penner's back: goes 10 % too far and comes back"),
      Formula.mirrored(Formula.backIn)),
    Easing(
      "backInOut", aliases: ["easeInOutBack", "BackEaseInOut"],
      "draws back, goes too far and comes back; 19 % beyond both ends",
      classic: .differs(
        Formula.inOut(Formula.pennerBackHalf), summary: "Penner's back: 10 % beyond both ends"),
      Formula.inOut(Formula.backIn)),
    Easing(
      "bounceIn", aliases: ["easeInBounce", "BounceEaseIn"],
      "hops higher and higher until it leaps to the end",
      classic: .differs(
        Formula.mirrored(Formula.pennerBounceOut),
        summary: "Penner's bounce: hops higher and higher until it leaps to the end"),
      Formula.mirrored(Formula.bounceOut)),
    Easing(
      "bounceOut", aliases: ["easeOutBounce", "BounceEaseOut"],
      "drops to the end and bounces three times, as a ball",
      classic: .differs(
        Formula.pennerBounceOut,
        summary: "Penner's bounce: drops to the end and bounces three times, as a ball"),
      Formula.bounceOut),
    Easing(
      "bounceInOut", aliases: ["easeInOutBounce", "BounceEaseInOut"],
      "hops up to the middle, then bounces to rest",
      classic: .differs(
        Formula.inOut(Formula.mirrored(Formula.pennerBounceOut)),
        summary: "Penner's bounce: hops up to the middle, then bounces to rest"),
      Formula.inOut(Formula.mirrored(Formula.bounceOut))),
  ]
}
