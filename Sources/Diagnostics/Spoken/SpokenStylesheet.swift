/// Animations by the names that style sheets have for them, said in plainer words: `fadeInUp box`, `slideOutLeft red`, `tada ball`.
enum SpokenStylesheet {
  private static let named: Form =
    #"^\s*(?:animate(?:\.css|__)?[\s_-]*)?(?:animate__)?(?:(VIEW)[\s.:]+)?(fade|slide|zoom|bounce|back|roll|flip|scale|pop|lightSpeed|rotate|jackInTheBox|push|wipe|drop|grow|fly)[ -]?(In|Out|in|out)(Up|Down|Left|Right|Top|Bottom|-up|-down|-left|-right|-top|-bottom|X|Y)?(?:Big)?(?:\s+(?:(?:on|to|for)\s+)?(?:the\s+)?(VIEW))?((?:\s+\S+)*?)\s*$"#
  private static let seeking: Form =
    #"^\s*(?:animate(?:\.css|__)?[\s_-]*)?(?:animate__)?(?:(VIEW)[\s.:]+)?(tada|headShake|shakeX|shakeY|heartBeat|rubberBand|attention\s*seeker)(?:\s+(?:(?:on|for)\s+)?(?:the\s+)?(VIEW))?((?:\s+\S+)*?)\s*$"#
  /// In a name with `In` it is the way it takes, in plain words where it comes from.
  private static let origins = [
    "up": "from the bottom", "bottom": "from the bottom", "down": "from the top",
    "top": "from the top", "left": "from the left", "right": "from the right",
  ]
  private static let goals = [
    "up": "up", "top": "up", "down": "down", "bottom": "down", "left": "to the left",
    "right": "to the right",
  ]

  static func read(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    if let match = seeking.first(in: line, names), let view = match[1] ?? match[3] {
      let words = [
        "tada": "wobble", "headshake": "shake", "shakex": "shake",
        "shakey": "shake vertically", "heartbeat": "pulse", "rubberband": "squash and stretch",
      ]
      let verb = words[match.text(2).lowercased()] ?? "wobble"
      return plainly("\(verb) \(view)\(match.text(4))", names)
    }
    // With its own small letters and blanks it is plain English already.
    guard let match = named.first(in: line, names), let view = match[1] ?? match[5],
      line.has(#"(?:In|Out)\b|(?:In|Out)[A-Z]|-(?:in|out)\b"#)
    else { return nil }
    let way = match.text(4).lowercased().filter(\.isLetter)
    let isIn = match.text(3).lowercased() == "in"
    return isIn
      ? plainly(entering(match.text(2), view, way) + match.text(6), names)
      : plainly(leaving(match.text(2), view, way) + match.text(6), names)
  }

  private static func plainly(_ text: String, _ names: NamesAtHand) -> Spoken.Reading? {
    Spoken.reading(of: text, names)
  }

  private static func entering(_ verb: String, _ view: String, _ way: String) -> String {
    guard let origin = origins[way] else {
      switch verb {
      case "fade": return "fade in \(view)"
      case "bounce": return "bounce in \(view)"
      case "zoom", "scale", "grow": return "\(view) grows from 0 to full size"
      default: return "pop in \(view)"
      }
    }
    let verb = ["bounce": "bounces", "fade": "comes"][verb] ?? "slides"
    return "\(view) \(verb) in \(origin)" + (verb == "comes" ? " with fade" : "")
  }

  private static func leaving(_ verb: String, _ view: String, _ way: String) -> String {
    if let goal = goals[way] { return "exit \(view) \(goal)" }
    return ["zoom", "scale", "pop", "bounce", "grow"].contains(verb)
      ? "\(view) shrinks from 1 to 0" : "fade out \(view)"
  }
}
