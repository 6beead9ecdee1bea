/// The words that an animation is told in.
extension LooseAnimation {
  /// Names that are told by the whole of them.
  static let labels = Set(wants.keys).union(springs.keys).union(properties.keys).union(shifts.keys)
    .union(flagWords.keys).union(fades.keys).union(paces).union(["repeatforever"])

  static let wants: [String: Wanted] = [
    "to": .value, "from": .start, "by": .shift, "over": .duration, "duration": .duration,
    "dur": .duration, "in": .duration, "takes": .duration, "during": .duration, "delay": .delay,
    "after": .delay, "wait": .delay, "repeat": .repeats, "repeats": .repeats, "bezier": .bezier,
    "cubic-bezier": .bezier, "cubicbezier": .bezier, "withduration": .duration,
    "animationduration": .duration, "repeatcount": .repeats,
  ]
  static let springs = [
    "stiffness": "stiffness", "damping": "damping", "mass": "mass", "response": "response",
    "bounce": "bounce", "tension": "tension", "friction": "friction", "velocity": "velocity",
    "usingspringwithdamping": "damping", "springdamping": "damping", "dampingratio": "damping",
    "dampingfraction": "damping", "dampingfactor": "damping", "initialspringvelocity": "velocity",
    "initialvelocity": "velocity", "springvelocity": "velocity",
  ]
  /// Words before a curve's name or its four numbers.
  static let paces: Set = [
    "timingfunction", "timingcurve", "controlpoints", "timing", "easing", "curve", "ease",
    "mediatimingfunction", "animationcurve",
  ]
  /// Words that say what becomes of the alpha.
  static let fades: [String: (start: String?, end: String)] = [
    "fadeout": (nil, "0"), "fadein": ("0", "1"),
  ]
  static let flagWords = [
    "allowuserinteraction": "allowUserInteraction",
    "beginfromcurrentstate": "beginFromCurrentState",
  ]
  /// Properties of which the change is told, and not the end.
  static let shifts = [
    "translation": "center", "translate": "center", "translatex": "center.x",
    "translatey": "center.y", "translationx": "center.x", "translationy": "center.y",
    "moveby": "center", "rotateby": "rotation",
    "offset": "center",
  ]
  static let looks = [
    "snappy": "snappy", "bouncy": "bouncy", "smooth": "smooth",
    "gentle": "spring(stiffness: 100, damping: 15)", "elastic": "elasticOut",
    "overshoot": "backOut",
  ]
  static let properties = [
    "center": "center", "position": "center", "x": "center.x", "y": "center.y", "alpha": "alpha",
    "opacity": "alpha", "scale": "scale", "rotation": "rotation", "rotate": "rotation",
    "angle": "rotation", "width": "frame.width", "height": "frame.height", "size": "size",
    "frame": "frame", "bounds": "bounds", "color": "color", "background": "color",
    "backgroundcolor": "color", "cornerradius": "cornerRadius", "corner": "cornerRadius",
    "center.x": "center.x", "center.y": "center.y", "position.x": "center.x",
    "position.y": "center.y", "transform": "transform", "transform.scale": "scale",
    "transform.rotation": "rotation", "transform.rotation.z": "rotation",
    "scaleeffect": "scale", "scaleby": "scale", "scaleto": "scale", "rotationeffect": "rotation",
    "rotateto": "rotation", "moveto": "center", "fadeto": "alpha", "borderwidth": "borderWidth",
    "shadowopacity": "shadowOpacity", "shadowradius": "shadowRadius",
  ]
  static let verbs: Set = [
    "animate", "anim", "animation", "tween", "move", "transition", "smart", "go", "slide", "fade",
  ]
  /// Verbs that go to and fro.
  static let swings: Set = ["pulse", "shake", "throb", "wobble"]
  static let articles: Set = ["the", "a", "an"]
  static let small: Set = [
    "with", "and", "the", "a", "an", "of", "its", "curve", "easing", "opt", "options", "option",
    "using", "at", "animating", "for", "times", "radius", "timing", "function", "is",
    "value", "system", "view", "affine", "cg", "float", "core", "interpolating", "animations",
    "completion", "nil",
  ]

  /// A curve's name, written in one word or in several.
  static func curve(in tokens: ArraySlice<LooseToken>) -> (String, Int)? {
    var name = ""
    var found: (String, Int)?
    for (count, token) in tokens.prefix(4).enumerated() {
      guard case .word(let word) = token else { break }
      name += word.filter(\.isLetter)
      if count == 0, !["ease", "easy", "curve", "linear", "easing"].contains(name),
        !name.hasPrefix("ease")
      {
        break
      }
      if name != "curve", let known = WrittenCurve.named(name) { found = (known, count + 1) }
    }
    return found
  }
}
