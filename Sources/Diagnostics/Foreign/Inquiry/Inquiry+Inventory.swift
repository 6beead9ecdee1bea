/// Questions about what there is: on the stage, in the language, about the keyboard.
extension Inquiry {
  // MARK: What there is

  var inventory: [Answer] {
    if has(#"^(?:what|which|list|show)\b.*\banimat(?:e|ed|able)\b"#), !has(#"\bbeing\b"#) {
      return [Answer("a property is animated by its path", "help properties")]
    }
    if let topic = first(Self.topic),
      has(#"^(?:what|which|list|show|are|all|is\s+there\s+an?\s+list)\b"#), named.isEmpty
    {
      return [Answer("`help` has a list of them", "help \(topic.text(1))")]
    }
    if !named.isEmpty,
      has(#"^what\s+is\s+(?:under|below|beneath|behind|at|over|above|in\s+front|on\s+top)\b"#)
    {
      return [Answer("`hit` tells which views are at a point", "hit \(view).center")]
    }
    if has(
      #"^(?:what|how)\b.*\b(?:can|do|should|could)\s+(?:i|we|you)\s+(?:type|write|say|enter|start|begin|use\s+this)\b"#
    ) {
      return [Answer("`help` lists what there is", "help")]
    }
    if has(#"^where\s+(?:am\s+i|are\s+we)\b"#) {
      return [Answer("`show` tells the time, what there is, and what runs", "show")]
    }
    if has(#"^what(?:\s+(?:next|happens\s+next|comes\s+next))?$"#) {
      return [Answer("time passes frame by frame with `step`, or longer with `run`", "step; show")]
    }
    if has(
      #"^(?:what|which|who)\s+(?:forces?|behaviou?rs?|things?|is|are)?\s*(?:are\s+)?(?:act\w*|affect\w*|pull\w*|push\w*|influenc\w*|attached|working|mov\w+)\b"#
    ), !named.isEmpty {
      return [Answer("`forces` tells what acts on a view now", "forces \(view)")]
    }
    if has(#"^(?:what|which)\s+animations?\b"#) {
      return [Answer("`animations` lists what runs", "animations")]
    }
    if has(#"^(?:what|which|where|who|list)\b"#),
      has(
        #"\b(?:views?|objects?|things?|behaviou?rs?|names?|everything)\b.*\b(?:are|do|exist|have|is|can)\b|\b(?:on|in)\s+(?:the|my)\s+(?:stage|screen|scene|canvas)\b|^what\s+(?:is|are)\s+(?:there|running|active|happening|going\s+on)\b|\bwhat\s+do\s+(?:i|we)\s+have\b"#
      )
    {
      return [Answer("`show` lists what there is and what runs", "show")]
    }
    if !named.isEmpty,
      has(
        #"^what\s+(?:can|could)\s+(?:i|we|you)\b.*\b(?:do|change|set|with)\b|^what\s+(?:properties|about)\b"#
      )
    {
      return [
        Answer("`show` lists each property of a view, and what it could be", "show \(view)")
      ]
    }
    return []
  }

  private static let topic: Form =
    #"\b(concepts|commands|curves|functions|events|units|properties|keys|devices|limits)\b.*(?:are\b|exist|have|use|know|available|there|$)"#

  // MARK: The keyboard

  var keyboard: [Answer] {
    if has(#"\bcurve\s*7\b"#) || has(#"\banimation\s*curve\s*7\b"#) {
      return [Answer("curve 7 is the keyboard's own", "plot keyboard")]
    }
    guard has(#"\bkeyboards?\b"#), !has(#"\b(?:curve|keyboard)\s+curve\s+look"#) else { return [] }
    if has(#"\b(?:tall|high|height|big|size|large|frame)\b"#) {
      let device = first(Self.device).map { " on \(Self.deviceName($0))" } ?? ""
      return [
        Answer(
          "`keyboard.height` tells it when the keyboard is up",
          "keyboard show\(device); print keyboard.height")
      ]
    }
    if has(#"\b(?:curve|easing|ease|timing)\b"#) {
      return [
        Answer(
          "an event of the keyboard tells its curve and its time",
          "on keyboard.willShow { print event.curve, event.duration }; keyboard show")
      ]
    }
    if has(#"\b(?:long|duration|time|fast|quick\w*|slow\w*|take|speed)\b"#) {
      return [
        Answer(
          "an event of the keyboard tells its time and its curve",
          "on keyboard.willShow { print event.duration, event.curve }; keyboard show")
      ]
    }
    if has(#"^(?:is|was)\b.*\b(?:up|shown|visible|open|showing|there|hidden)\b"#) {
      return [Answer("the keyboard knows whether it is there", "print keyboard.isShown")]
    }
    return []
  }

  private static let device: Form = #"\biphone\s*(\d+|plus|max|x)?\b|\b(ipad)\b"#

  /// The nearest device that is known.
  private static func deviceName(_ match: Form.Match) -> String {
    if match[2] != nil { return "iPad" }
    switch match.text(1) {
    case "4", "5", "6": return "iPhone\(match.text(1))"
    case "7", "8": return "iPhone6"
    case "plus": return "iPhonePlus"
    case "max": return "iPhoneMax"
    case "x", "10", "11": return "iPhoneX"
    default: return "iPhone15"
    }
  }
}
