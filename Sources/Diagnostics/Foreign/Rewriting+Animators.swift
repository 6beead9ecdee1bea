/// Property animators by their methods, and Core Animation's transactions, keys and clocks.
extension Rewriting {
  private static let made: Form =
    #"^\s*(?:let|var)\s+(\w+)\s*=\s*UIViewPropertyAnimator\((.*?)\)\s*(\{[^{}]*\})\s*$"#

  static let animators: [Rewriting] = [
    .init(
      "an animator is made with its block and led by its name",
      change: { line, _ in
        guard let match = line.first(made),
          let animated = AnimationCall("UIView.animate(\(match.text(2))) \(match.text(3))")?.text
        else { return line }
        return "animator \(match.text(1)) \(animated.dropFirst("animate ".count))"
      }),
    .init("an animator is made with its block and led by its name", invents: true) { line, names in
      AnimatorMethod(names: names).line(for: line) ?? line
    },
    .init(
      "what is set outside of an animation is there at once",
      Pattern(
        #"^\s*CATransaction\.begin\(\)\s*;\s*CATransaction\.setDisableActions\(\s*true\s*\)\s*;\s*(.*?)\s*;?\s*CATransaction\.commit\(\);?$"#,
        "$1"),
      Pattern(
        #"^\s*CATransaction\.setCompletionBlock\s*\(?\s*\{\s*(.*?)\s*;?\s*\}\s*\)?;?$"#,
        "on animation.ended { $1 }")),
    .init(
      "`pause` lets a view's time stand, and `resume` lets it go on",
      Pattern(
        #"^(?=.*\bspeed\s*=\s*0)(?=.*\btimeOffset\s*=).*\b(VIEW)\.layer\.(?:timeOffset|speed)\b.*$"#,
        "pause $1"),
      Pattern(
        #"^(?=.*\bspeed\s*=\s*1)(?=.*\b(?:timeOffset|beginTime)\s*=).*\b(VIEW)\.layer\.(?:timeOffset|speed|beginTime)\b.*$"#,
        "resume $1")),
    .init(
      "`show` tells which animations a view has",
      Pattern(
        #"^\s*(?:self\.)?(VIEW)(?:\.layer)?\.animation(?:Keys\(\)|\(\s*forKey:.*\))$"#, "show $1")),
    .init(
      "what is done in every frame stands in `repeat`",
      Pattern(#"^.*\bCADisplayLink\b.*$"#, "repeat 60 { step; print t }"), invents: true),
    .init(
      "a mask is a shape, made for a view's size",
      Pattern(
        #"^(?=.*\bmask\b).*\bUIBezierPath\(\s*ovalIn:\s*(?:self\.)?(VIEW)\.bounds\s*\).*$"#,
        "$1.mask = circle($1.size.width / 2)"),
      Pattern(
        #"^(?=.*\bmask\b).*\bUIBezierPath\(\s*roundedRect:\s*(?:self\.)?(VIEW)\.bounds,\s*(?:byRoundingCorners:.*?,\s*)?cornerRad(?:ius|ii):\s*(?:CGSize\(width:\s*)?([\d.]+).*$"#,
        "$1.cornerRadius = $2; $1.clipsToBounds = on")),
    .init(
      "`font` takes a text style, `fontSize` a size",
      Pattern(
        #"^\s*(?:self\.)?(\w+)\.font\s*=\s*(?:UIFont)?\.preferredFont\(\s*forTextStyle:\s*\.(\w+)\s*\);?$"#,
        "$1.font = $2"),
      Pattern(
        #"^\s*(?:self\.)?(\w+)\.font\s*=\s*(?:UIFont)?\.(?:\w*[sS]ystemFont|monospaced\w+)\(\s*ofSize:\s*([\d.]+).*$"#,
        "$1.fontSize = $2"),
      Pattern(
        #"^((?!VIEW)\w*[lL]abel)\.(font|fontSize) = (\w+)$"#,
        "view $1 frame (20, 300, 280, 40) text \"Hello\"; $1.$2 = $3")),
    .init(
      "a label is a view with a `text`",
      Pattern(
        #"^\s*(?:self\.)?(?!VIEW)(\w*[lL]abel)\.text\s*=\s*@?("[^"\\]*");?$"#,
        "view $1 frame (20, 300, 280, 40) text $2"), invents: true),
    .init(
      "the stage has its safe area, and a scroll that is let go is a `decay`",
      Pattern(
        #"\b(?:self\.)?(?:view|window|superview)\??\.safeAreaInsets\.bottom\b"#,
        "stage.safeAreaBottom"),
      Pattern(
        #"^\s*(?:self\.)?\w+\.decelerationRate\s*=\s*\.?(?:UIScrollView(?:\.DecelerationRate\.|DecelerationRate))?([fF]ast|[nN]ormal);?$"#,
        "plot decay(velocity: 1000, rate: $l1)"),
      invents: true),
    .init(
      "`on touch.moved` hears of a finger, and `event.point` tells where it is",
      Pattern(
        #"^\s*(?:self\.)?(VIEW)\.center\s*=.*\btranslation\b.*$"#,
        "on touch.moved $1 { $1.center = event.point }")),
  ]
}
