/// Checkpoints and forks, in the words of version control and of games.
extension Rewriting {
  static let branches: [Rewriting] = [
    .init(
      "the name stands right behind the verb",
      Pattern(
        #"^\s*(checkpoint|fork|restore|switch)\s+(?:(?:back|as|to|at|into|from|the|a|named|called|checkpoint|fork|line|branch)\s+)+(\w+)$"#,
        "$1 $2")),
    .init(
      "`fork` makes another line of history, `switch` goes to one",
      Pattern(
        #"^\s*(?:git\s+)?(?:branch|checkout\s+-b|switch\s+-c|(?:new|make|create|start)\s+(?:an?\s+)?(?:new\s+)?(?:branch|fork|line|timeline))\s+(?:called\s+|named\s+)?(\w+)$"#,
        "fork $1"),
      Pattern(
        #"^\s*(?:git\s+branch|list\s+(?:all\s+|the\s+)?(?:branches|forks|checkpoints)|checkpoints|branches)$"#,
        "forks"),
      Pattern(
        #"^\s*(?:(?:git\s+)?checkout|git\s+switch|enter(?:\s+fork)?|go\s+(?:back\s+)?to\s+(?:fork|branch))\s+(\w+)$"#,
        "switch $1"),
      Pattern(#"^\s*(?:go\s+)?back\s+to\s+main$"#, "switch main")),
    .init(
      "`checkpoint` gives a name to where you are, `restore` goes back there",
      Pattern(
        #"^\s*(?:git\s+)?(?:bookmark|snapshot|savepoint|commit|tag|stash|save\s*(?:state|point|game)|quicksave|set\s+(?:a\s+)?(?:checkpoint|bookmark)|mark\s+(?:this|here))\s+(?:(?:this|here|state|point|it)\s+)?(?:as\s+|called\s+|named\s+)?(\w+)$"#,
        "checkpoint $1"),
      Pattern(
        #"^\s*(?:git\s+commit.*|quicksave|save\s*(?:the\s+)?(?:state|point|game)|bookmark(?:\s+(?:this|here|it))?|snapshot|savepoint|commit|stash|set\s+(?:a\s+)?checkpoint|mark\s+(?:this|here))$"#,
        "checkpoint before"),
      Pattern(
        #"^\s*(?:rollback|roll\s+back|load\s*(?:state|point|game)|(?:go\s+|jump\s+|revert\s+)?(?:back\s+)?to\s+(?:checkpoint|bookmark|snapshot)|git\s+reset\s+(?:--hard\s+)?)\s*(?:to\s+)?(\w+)$"#,
        "restore $1")),
    .init(
      "`if` runs a block on a condition",
      Pattern(#"^\s*switch\s+[^{]*\{.*$"#, "if FIRST.center.y > 300 { FIRST.alpha = 0.5 }"),
      invents: true),
  ]
}
