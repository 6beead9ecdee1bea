/// Whole calls of UIKit, SwiftUI and JavaScript.
extension Rewriting {
  static let calls: [Rewriting] = [
    .init(
      "`print` writes several things behind commas",
      Pattern(#"(^|[,(\s])f(['"])(.*?)\2"#, #"$1f"$3""#),
      Pattern(#"(\{[^{}":]+):[^{}"]*\}(?=[^{}]*")"#, "$1}"),
      // Once for each value: a text with more than three is rare.
      Pattern(#"\bf"([^"{]*)\{([^}"]*)\}"#, #""$1", $2, f""#),
      Pattern(#"\bf"([^"{]*)\{([^}"]*)\}"#, #""$1", $2, f""#),
      Pattern(#"\bf"([^"{]*)\{([^}"]*)\}"#, #""$1", $2, f""#),
      Pattern(#"\bf""#, #"""#),
      Pattern(#"\x60([^\x60]*)\x60"#, #""$1""#),
      Pattern(#"\$\{([^{}]*)\}"#, #"", $1, ""#),
      Pattern(#"\s*\\\(([^()]*(?:\([^()]*\))?[^()]*)\)"#, #"", $1, ""#),
      Pattern(#", """#, ""), Pattern(#""", "#, ""),
      Pattern(#"^(\s*)print\s*\((.*)\)\s*;?\s*$"#, "$1print $2")),
    .init(
      "points, sizes and rectangles are numbers alone here",
      Pattern(
        #"(?:CG|NS)(?:Rect|Point|Vector)(?:Make)?\(((?:[^()]|\([^()]*\))*)\)"#, "($v1)"),
      Pattern(
        #"(?:CG|NS)Size(?:Make)?\((?:width:)?\s*([\d.]+),\s*(?:height:)?\s*([\d.]+)\)"#, "$1x$2"),
      Pattern(#"(?:CG(?:Point|Vector|Size))?\.zero\b"#, "(0, 0)"),
      Pattern(#"\.init\(([xd][^()]*)\)"#, "($v1)")),
    .init(
      "`view` makes a view, with its frame",
      Pattern(
        #"^\s*(?:let\s+|var\s+|const\s+)?(\w+)\s*=\s*(?:UI|NS)?\w*View\(frame:\s*(\(.*\))\)\s*;?$"#,
        "view $1 frame $2"),
      Pattern(
        #"^\s*(?:let\s+|var\s+|const\s+)?(\w+)\s*=\s*(?:UI|NS)\w*View\(\)(?=\s*(?:;|$))"#,
        "view $1 frame (50, 50, 100, 100)"),
      Pattern(#"^\s*(?:let|var)\s+(VIEW)\s*=\s*view\s.*$"#, "$1.frame = (50, 50, 100, 100)")),
    .init(
      "`at TIME { … }` runs a block later",
      Pattern(
        #"^\s*dispatch_after\(\s*dispatch_time\(\s*DISPATCH_TIME_NOW,\s*(?:\(int64_t\))?\(?([\d.]+)\s*\*\s*NSEC_PER_SEC\)?\s*\)[^{]*\{\s*(.*?)\s*\}\s*\)\s*;?$"#,
        "at t + ${1}s { $2 }"),
      Pattern(
        #"setTimeout\((?:\(\)\s*=>|function\s*\(\))\s*\{(.*?)\},\s*(\d+)\s*\)\s*;?"#,
        "at t + $2ms {$1}"),
      Pattern(#"setTimeout\(\(\)\s*=>\s*(.*?),\s*(\d+)\s*\)\s*;?"#, "at t + $2ms { $1 }"),
      Pattern(
        #"DispatchQueue\.main\.asyncAfter\(deadline:\s*\.now\(\)\s*\+\s*([\d.]+)\)\s*\{(.*)\}"#,
        "at t + $1s {$2}")),
    .init(
      "`print` writes",
      Pattern(
        #"^\s*(?:console\.log|NSLog|println|debugPrint|puts|echo|say|log)\s*\(?(.*?)\)?;?\s*$"#,
        "print $1"),
      Pattern(#"print @""#, "print \""), Pattern(#"^(\s*print\s+)"%[@\w.]+",\s*"#, "$1")),
    .init(
      "a property is set with `=`",
      Pattern(#"^\s*\[(\w+)\s+set([A-Z]\w*):\s*(.*)\]\s*;?$"#, "$1.$l2 = $3")),
    .init(
      "`remove` takes it away",
      Pattern(#"^\s*\[(\w+)\s+remove\w*\]\s*;?$"#, "remove $1"),
      Pattern(
        #"^\s*(\w+)\??\.(?:removeFromSuper\w+|remove|destroy|delete)\(\)\s*;?$"#, "remove $1"),
      Pattern(#"^\s*(?:delete|destroy|del|rm|kill|erase)\s+"#, "remove ")),
    .init(
      "a range has two dots",
      Pattern(
        #"for\s*\(\s*(?:let|var|int)?\s*(\w+)\s*=\s*(\d+);[^<;]*<\s*(\d+);[^)]*\)"#,
        "for $1 in $2..$p3"),
      Pattern(#"\bin\s+range\((\d+)\)(?:\s*:)?"#, "in 0..$p1"),
      Pattern(#"\bin\s+(\d+)\s*\.\.\.\s*(\d+)"#, "in $1..$2"),
      Pattern(#"\bin\s+(\d+)\s*\.\.<\s*(\d+)"#, "in $1..$p2"),
      Pattern(#"\bfor\s+(\w+)\s+(?:from\s+)?(\d+)\s+to\s+(\d+)"#, "for $1 in $2..$3"),
      Pattern(#"^(\s*for \w+ in \S+)\s*$"#, "$1 { step }")),
    .init(
      "`def` makes a command, its names in brackets",
      Pattern(
        #"^\s*(?:func|function|def)\s+(\w+)\s*\(([^)]*)\)\s*(?:->\s*\w+\s*)?:?\s*\{"#,
        "def $1($2) {"),
      Pattern(
        #"^\s*(?:func|function|def)\s+(\w+)\s*\(([^)]*)\)\s*(?:->\s*\w+\s*)?:?\s*$"#,
        "def $1($2) { step }"),
      Pattern(#"\(_?\s*(\w+)\s*:\s*[A-Z]\w*\)"#, "($1)")),
    .init(
      "`run` lets time pass",
      Pattern(
        #"^\s*(?:time\.)?(?:wait|sleep|delay|pause|play|simulate|run)\s*(?:for\s*)?\(?([\d.]+)\)?\s*(ms|s|min|frames)[a-z]*$"#,
        "run $1$2"),
      Pattern(
        #"^\s*(?:time\.)?(?:wait|sleep|delay|pause|play|simulate|run)\s*(?:for\s*)?\(?([\d.]+)\)?\s*;?$"#,
        "run $1s"),
      Pattern(#"^(run \d+)frames$"#, "$1 frames")),
  ]

  static let animations: [Rewriting] = [
    .init("`animate over TIME { … }` does what UIView.animate does") { line, _ in
      AnimationCall(line)?.text ?? line
    }
  ]

  /// Calls and declarations that are read as a whole.
  static let motions: [Rewriting] = [
    .init("a command makes it, with its values and `as NAME`", invents: true) { line, names in
      NamedObject(line, names)?.line ?? line
    },
    .init("what is drawn is a view, with its frame", invents: true) { line, names in
      DrawnShape(names: names).line(for: line) ?? line
    },
    .init("what a modifier says is a property of the view here", invents: true) { line, names in
      ModifierChain.line(for: line, names) ?? line
    },
    .init("`animate over TIME { … }` moves what its block changes", invents: true) { line, names in
      ScriptedMotion(names: names).line(for: line) ?? StyledMotion(names: names).line(for: line)
        ?? line
    },
  ]

  static let behaviors: [Rewriting] = [
    .init(
      "a behavior is made with its verb and the views it moves",
      behavior("Gravity", "gravity on $2"), behavior("Collision", "collision on $2 bounds"),
      behavior("DynamicItem", "item $2"),
      behavior("Push", "push on $2 magnitude 1 instantaneous"),
      reaching("Snap", "snapTo", "snap $2 to $3"),
      reaching("Attachment", "(?:attachedTo|attachedToAnchor|toAnchor)", "attach $2 to $3"),
      Pattern(
        #"^(?:let|var)\s+(\w+)\s*=\s*((?:gravity|collision|item|push|snap|attach) .*)$"#, "$2 as $1"
      ))
  ]

  private static func behavior(_ name: String, _ line: String) -> Pattern {
    Pattern(
      Form(
        #"^\s*((?:let|var)\s+\w+\s*=\s*)?UI\#(name)Behavior\(items?:\s*(?:\[(?=[^\]]))?((?:self\.)?\w+(?:\s*,\s*(?:self\.)?\w+)*)(?:\]|(?=[,)]))[^)]*\)\s*;?$"#
      ),
      "$1\(line)")
  }

  private static func reaching(_ name: String, _ label: String, _ line: String) -> Pattern {
    Pattern(
      Form(
        #"^\s*((?:let|var)\s+\w+\s*=\s*)?UI\#(name)Behavior\(item:\s*(\w+),\s*\#(label):\s*(\([^()]*\)|\w+(?:\.center)?)\)\s*;?$"#
      ),
      "$1\(line)")
  }
}
