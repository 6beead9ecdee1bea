/// Notifications of the keyboard, settings and events, as an app has them.
extension Rewriting {
  private static let held: Form =
    #"^\s*(?:(pause|freeze|hold)(?:\s+(?:all|everything|it|now|(?:the\s+|all\s+)?(?:animations?|simulation|scene|views?|time)))?|(stop)\s+(?:all|everything|(?:the\s+|all\s+)?(?:animations?|views?)))$"#

  static let notifications: [Rewriting] = [
    .init(
      "`on keyboard.willShow` hears of the keyboard; `event` has its height, duration and curve",
      Pattern(
        #"^(?=.*(?:ddObserver|publisher\(|receive\(|\[)).*\b(?:UIResponder\.k|UIK)eyboard(Will|Did)(Show|Hide|ChangeFrame)Notification\b[^{]*\{\s*(?:\[[^\]]*\]\s*)?(?:\(?\w+\)?\s+in\b)?\s*(.*?)\s*;?\s*\}\s*\)?\s*\]?;?$"#,
        "on keyboard.$l1$2 { $3 }"),
      Pattern(
        #"^.*\b(?:UIResponder\.k|UIK)eyboard(Will|Did)(Show|Hide|ChangeFrame)Notification\b.*$"#,
        "on keyboard.$l1$2 { print event.height, event.duration, event.curve }"),
      Pattern(
        #"^(on keyboard\.\w+ \{ ).*\b(?:print|NSLog|debugPrint)\b.*\buserInfo\b(?!.*UserInfoKey).*\}$"#,
        "${1}print event.height, event.duration, event.curve }"),
      Pattern(#"^(on keyboard\.\w+ \{ )(.*)\bself\.(.*\})$"#, "$1$2$3")),
    .init(
      "what `userInfo` tells of the keyboard, `event` has",
      Pattern(
        #"^(on keyboard\.\w+ \{ ).*[kK]eyboardAnimation(Duration|Curve)UserInfoKey.*\}$"#,
        "$1print event.$l2 }"),
      Pattern(
        #"^(on keyboard\.\w+ \{ ).*[kK]eyboardFrame(Begin|End)UserInfoKey.*\}$"#,
        "$1print event.frame$2 }"),
      Pattern(
        #"^(?!on ).*[kK]eyboardAnimation(Duration|Curve)UserInfoKey.*$"#,
        "on keyboard.willShow { print event.$l1 }"),
      Pattern(
        #"^(?!on ).*[kK]eyboardFrame(Begin|End)UserInfoKey.*$"#,
        "on keyboard.willShow { print event.frame$1 }"),
      Pattern(
        #"^.*\b(?:\w*[nN]otification|note|n)\??\.userInfo\b.*$"#,
        "on keyboard.willShow { print event.height, event.duration, event.curve }")),
    .init(
      "`reduceMotion` asks for less motion",
      Pattern(
        #"^\s*(?:set\s+|turn\s+|switch\s+|make\s+|use\s+)?(?:the\s+)?(?:accessibility\s+)?(?:reduced?\s*-?[mM]otion|less\s+motion)(?:\s+(?:setting\s+)?(?:to\s+|=\s*)?(?:on|true|yes|enabled|mode))?$|^\s*(?:turn\s+on|switch\s+on|enable|simulate|activate)\s+(?:the\s+)?reduced?\s*-?[mM]otion$|^.*\b(?:isReduceMotionEnabled|accessibilityReduceMotion)\s*=\s*(?:true|YES)\b.*$"#,
        "reduceMotion on"),
      Pattern(
        #"^\s*(?:set\s+|turn\s+|switch\s+|make\s+)?(?:the\s+)?(?:accessibility\s+)?reduced?\s*-?[mM]otion\s+(?:setting\s+)?(?:to\s+|=\s*)?(?:off|false|no|disabled)$|^\s*(?:turn\s+off|switch\s+off|disable|deactivate)\s+(?:the\s+)?reduced?\s*-?[mM]otion$|^.*\b(?:isReduceMotionEnabled|accessibilityReduceMotion)\s*=\s*(?:false|NO)\b.*$"#,
        "reduceMotion off")),
    .init(
      "`on contact` hears of what bumps, and `events` lists what has",
      Pattern(
        #"^\s*(?:print|log|echo|show|tell|report|list|record)\s+(?:me\s+)?(?:every|each|all|any|the)?\s*(?:collisions?|contacts?|bounces?|hits?|bumps?)\s+(?:between|of)\s+(?:the\s+)?(VIEW)\s+(?:and|with|on)\s+(?:the\s+)?(VIEW)$"#,
        "collision on $1, $2; on contact $1, $2 { print t, event.point }"),
      Pattern(
        #"^\s*(?:print|log|echo|report|tell)\s+(?:me\s+)?(?:every|each|all|any|the)\s+(?:collisions?|contacts?|bounces?|hits?|bumps?)$"#,
        "on contact { print t, event.point }"),
      Pattern(
        #"^\s*(?:list|show|print)\s+(?:me\s+)?(?:all\s+|the\s+)?(?:collisions|contacts|bounces|hits|events|notifications)(?:\s+so\s+far)?$"#,
        "events"),
      Pattern(
        #"^\s*(?:print|log)\s+(?:when(?:ever)?|if|every\s+time|each\s+time)\s+(?:the\s+)?(VIEW)\s+(?:hits|touches|bumps(?:\s+into)?|collides\s+with|meets|strikes)\s+(?:the\s+)?(VIEW)$"#,
        "collision on $1, $2; on contact $1, $2 { print t, event.point }")),
    .init(
      "time stands until `run`; `pause` holds animations, and `resume` lets them go on",
      change: { line, names in
        guard let match = line.first(held) else { return line }
        let verb = match[2] != nil ? "stop" : "pause"
        return "\(verb) \(names.views.isEmpty ? "box" : names.views.joined(separator: ", "))"
      }),
    .init(
      "a turn that ends is an animation; `spin` gives a turning speed",
      Pattern(
        #"^\s*(?:spin|turn|twirl)\s+(?:the\s+)?(VIEW)\s+(?:by\s+)?(-?\d*\.?\d+)\s*(?:deg\w*|°)\s*(?:over|in|for|within)\s+(\d*\.?\d+)\s*(ms|s)\w*$"#,
        "animate $1.rotation by ${2}deg over $3$4"),
      Pattern(
        #"^\s*spin\s+(?:the\s+)?(VIEW)\s+(?:by\s+)?(-?\d*\.?\d+)\s*(?:deg\w*|°)$"#,
        "animate $1.rotation by ${2}deg over 1s"),
      Pattern(
        #"^\s*(?:spin|turn|twirl)\s+(?:the\s+)?(VIEW)\s+(?:(\d+)\s+(?:turns?|times|rounds?|rotations?)|once)\s+(?:over|in|for|within)\s+(\d*\.?\d+)\s*(ms|s)\w*$"#,
        "animate $1.rotation by 0${2}turn over $3$4"),
      Pattern(#"^(animate VIEW\.rotation by )0turn"#, "${1}1turn"),
      Pattern(#"^(animate VIEW\.rotation by )0(\d)"#, "$1$2"),
      Pattern(
        #"^\s*(?:spin|turn|twirl)\s+(?:the\s+)?(VIEW)\s+(\d+)\s+(?:turns?|rounds?|rotations?)$"#,
        "animate $1.rotation by ${2}turn over 1s"),
      invents: true),
    .init(
      "dynamics moves what a behavior holds",
      Pattern(
        #"^\s*spin\s+(VIEW)\s+(?:at\s+|by\s+|with\s+)?(-?\d*\.?\d+)(?:\s*rad\w*)?$"#,
        "item $1; spin $1 velocity $2")),
  ]
}
