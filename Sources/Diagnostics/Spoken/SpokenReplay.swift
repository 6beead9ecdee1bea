/// Going to and fro in time, and what was typed: `go forward one frame`, `play it again slower`, `show my code so far`.
enum SpokenReplay {
  private static let lines: [(Form, String, String)] = [
    (
      #"^ (?:(?:go|move|step|skip|jump|advance)(?: forwards?| ahead| on)?|forwards?|next)(?: by)? (?:one|a|1|the next|single)? ?frame $|^ frame (?:forwards?|by frame|step) $|^ next frame $"#,
      "step", "`step` goes on by a frame, `back` returns"
    ),
    (
      #"^ (?:go|move|step|skip|jump)(?: back(?:wards?)?)(?: by)? (?:one|a|1|single)? ?frame $|^ (?:frame back|previous frame|one frame back) $"#,
      "back 1", "`back` returns by frames"
    ),
    (
      #"^ (?:play|run|replay|show|watch)(?: it| that| this| everything| the (?:animation|simulation|whole thing))?(?: once)? (?:again|from the (?:start|beginning)),? ?(?:but |and )?(?:in slow[ -]?mo(?:tion)?|(?:more )?slow(?:ly|er)?|at half speed) $"#,
      "goto 0s; play 5s speed 0.5", "`play` has a `speed`"
    ),
    (
      #"^ (?:replay|play|run|show|watch|repeat|restart)(?: it| that| this| everything| the (?:animation|simulation|whole thing|session|scene))? (?:again|from (?:the )?(?:start|beginning)|once more|one more time)(?: please)? $|^ (?:again|once more|one more time|encore) $"#,
      "goto 0s; play", "`play` runs in real time, and `replay live` goes through all lines again"
    ),
    (
      #"^ (?:show|print|list|display|see|view|give)(?: me)?(?: (?:the|my|all|our))*(?: (?:code|lines|commands|notebook|history|input|statements|what i (?:typed|wrote|did)))(?: (?:so far|until now|i (?:typed|wrote|entered)|of this session))? $"#,
      "history", "`history` lists what was typed"
    ),
    (
      #"^ (?:step by step|(?:show|run|play|go)(?: it| this| that)? (?:step by step|frame by frame|one step at a time)|single step(?: mode)?) $"#,
      "step", "`step` goes on by a frame, `back` returns"
    ),
    (
      #"^ (?:next|go to the next|continue to the next|show the next) (?:slide|page|cell|part|exercise|chapter) $"#,
      "next", "`next` runs the next cell of a lesson"
    ),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    lines.first { line.has($0.0) }.map { Spoken.Reading($0.1, $0.2) }
  }
}
