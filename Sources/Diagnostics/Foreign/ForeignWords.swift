/// Words of CSS, SwiftUI, Core Animation and UIKit that have another name here.
public enum ForeignWords {
  /// What to write here for a word from elsewhere; nil for words that are not known.
  public static func translation(of word: String) -> String? { table[word.lowercased()] }

  /// All of them, in a fixed order.
  static let all: [String] = table.keys.sorted()

  /// Words with hyphens, which would otherwise read as subtractions.
  static let hyphenated: [String] = table.keys.filter { $0.contains("-") }.sorted()

  /// The longest hyphenated word that text starts with, for the lexer.
  public static func hyphenatedPrefix(of text: Substring) -> String? {
    let lowered = text.lowercased()
    return hyphenated.filter { word in
      guard lowered.hasPrefix(word) else { return false }
      let next = lowered.dropFirst(word.count).first
      return next.map { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") } ?? true
    }.max { $0.count < $1.count }
  }

  private static let table: [String: String] = [
    // CSS
    "opacity": "alpha", "ease-in": "easeIn", "ease-out": "easeOut", "ease-in-out": "easeInOut",
    "cubic-bezier": "bezier(0.25, 0.1, 0.25, 1)", "background": "color",
    "background-color": "color", "backgroundcolour": "color", "colour": "color",
    "border-radius": "cornerRadius", "z-index": "zPosition",
    "zindex": "zPosition", "animation-duration": "over",
    "animation-delay": "delay", "transition-duration": "over",
    "animation-timing-function": "curve", "timing-function": "curve", "translatex": "center.x",
    "translatey": "center.y", "rotatez": "rotation", "visibility": "isHidden", "px": "pt",
    // SwiftUI
    "offset": "center", "rotationeffect": "rotation", "scaleeffect": "scale",
    "easein": "easeIn", "easeout": "easeOut", "easeinout": "easeInOut",
    "withanimation": "animate", "dampingfraction": "damping", "hidden": "isHidden",
    // Core Animation and UIKit
    "position": "center", "kcamediatimingfunctioneaseineaseout": "easeInOut",
    "kcamediatimingfunctioneasein": "easeIn", "kcamediatimingfunctioneaseout": "easeOut",
    "kcamediatimingfunctionlinear": "linear", "kcamediatimingfunctiondefault": "ease",
    "easeineaseout": "easeInOut", "uigravitybehavior": "gravity",
    "uicollisionbehavior": "collision", "uidynamicitembehavior": "item",
    "uiview": "view", "uimotioneffectgroup": "parallax",
    "uiinterpolatingmotioneffect": "effect", "timingfunction": "curve",
    "bounciness": "elasticity", "restitution": "elasticity", "lineardamping": "resistance",
    "angulardamping": "angularResistance", "isanchored": "anchored",
    "duration": "over", "sec": "s", "secs": "s", "second": "s", "seconds": "s",
    "milliseconds": "ms", "millisecond": "ms", "msec": "ms", "msecs": "ms", "millis": "ms",
    "h": "min", "hr": "min", "hour": "min", "hours": "min", "minute": "min",
    "minutes": "min", "m": "min", "degrees": "deg", "degree": "deg", "radians": "rad", "°": "deg",
    "simulate": "run", "wait": "run", "sleep": "run", "assert": "expect", "guess": "predict",
    "estimate": "predict", "echo": "print",
    "log": "print", "delete": "remove", "rm": "remove", "ls": "show",
    "list": "show", "easing": "curve", "for": "over", "css": "bezier",
    "x": "center.x", "y": "center.y", "left": "frame.x", "top": "frame.y",
    "var": "let", "const": "let", "while": "repeat", "func": "def", "function": "def",
    "load": "open", "recover": "sessions", "recent": "sessions",
    "write": "save", "rewind": "back", "graph": "plot", "chart": "plot",
    "branch": "fork", "branches": "forks", "bookmark": "checkpoint", "snapshot": "checkpoint",
    "savepoint": "checkpoint", "commit": "checkpoint", "stash": "checkpoint",
    "rollback": "restore", "checkout": "switch",
  ]
}
