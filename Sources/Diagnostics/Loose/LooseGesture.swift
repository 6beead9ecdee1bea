/// Gesture recognizers in UIKit's words, with what they do: `UITapGestureRecognizer red fadeOut`.
enum LooseGesture {
  private static let name =
    #"(?:add\s+|attach\s+|an?\s+)*(?:UI)?([tT]ap|[lL]ong\s?[pP]ress|[sS]wipe|[pP]an|[dD]rag)\s?[gG]esture(?:\s?[rR]ecogni[sz]er)?"#
  private static let block = Form(
    #"^\s*"# + name + #"\s+(?:on|to|for|in)?\s*(?:the\s+)?(VIEW)\s*\{\s*(.*?)\s*\}$"#)
  private static let told: Form =
    #"^\s*(?:on\s+|when\s+|if\s+)?([tT]ap|[lL]ong\s?[pP]ress|[sS]wipe|[dD]rag)(?:ped|s|ging)?\s+(?:on\s+)?(?:the\s+)?(VIEW)\s*\{\s*(.*?)\s*\}$"#
  private static let word = Form(#"^\s*"# + name + #"\b(?!\()(?!\w*\.)"#)
  private static let way: Form = #"\b(?:direction )?(left|right|up|down)\b"#
  private static let time: Form =
    #"\b(?:(?:minimum ?(?:press ?)?duration|duration|for|over|after) )?(\d*\.?\d+) ?(ms|s)?\b"#
  private static let moved: Form =
    #"^\s*(?:print\s*\(?\s*)?(?:self\.)?\w*(?:[rR]ecogni[sz]er|[gG]esture|sender|pan)\w*\.(translation|location)\(\s*in:?.*$"#

  static func step(for text: String, _ names: NamesAtHand) -> Rewriting.Step? {
    if text.has(moved), let view = names.views.first {
      return Rewriting.Step(
        line: "on touch.moved \(view) { print event.point }",
        says: "`event.point` tells where a finger is", invents: true)
    }
    let says = "`on touch.ended` hears of a finger that is lifted"
    if let match = block.first(in: text, names) ?? told.first(in: text, names) {
      return handler(match.text(1), match.text(2), nil, nil, match.text(3)).map {
        Rewriting.Step(line: $0, says: says)
      }
    }
    guard !text.has(#"[{}=]|\w\("#), let match = text.first(word) else { return nil }
    let scalars = Array(text.unicodeScalars)
    let behind = String(String.UnicodeScalarView(scalars[match.range.upperBound...]))
    guard var line = SpokenLine(code: behind, names) else { return nil }
    let kind = match.text(1).lowercased().filter { $0 != " " }
    let direction = kind == "swipe" ? line.take(way)?.text(1) : nil
    let pause = kind == "longpress" ? line.take(time).map { $0.text(1) + ($0[2] ?? "s") } : nil
    let view = names.views(nearest: behind).first ?? "box"
    let rest = Rewriting.trimmed(line.rest.removing(#"^ (?:on|to|for|in) "#))
    let named = names.views.contains(rest) || rest.isEmpty
    let action = named ? nil : LooseAnimation.line(for: "animate \(rest)", names)
    guard named || action != nil else { return nil }
    return handler(kind, view, direction, pause, action).map {
      Rewriting.Step(line: $0, says: says, invents: action == nil)
    }
  }

  /// The handler that does the same.
  private static func handler(
    _ kind: String, _ view: String, _ way: String?, _ pause: String?, _ action: String?
  ) -> String? {
    switch kind.lowercased().filter({ $0 != " " }) {
    case "pan", "drag":
      return "on touch.moved \(view) { \(action ?? "\(view).center = event.point") }"
    case "longpress":
      return
        "on touch.began \(view) { at t + \(pause ?? "0.5s") { \(action ?? "print \"long press\"") } }"
    case "swipe":
      guard let way else {
        return "on touch.ended \(view) { \(action ?? "print event.velocity") }"
      }
      let speed = ["left": "x < -300", "right": "x > 300", "up": "y < -300", "down": "y > 300"]
      return
        "on touch.ended \(view) { if event.velocity.\(speed[way] ?? "x > 300") { \(action ?? "print \"\(way)\"") } }"
    default: return "on touch.ended \(view) { \(action ?? "print event.point") }"
    }
  }
}
