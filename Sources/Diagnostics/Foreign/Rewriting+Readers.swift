/// Lines that are read as a whole, each kind by a reader of its own.
extension Rewriting {
  static let readers: [Rewriting] = [
    .init(
      "a block stands alone",
      Pattern(#"^\s*setState\(\s*\(\)\s*(?:=>\s*)?\{?\s*([^{}]*?)\s*;?\s*\}?\s*\)\s*;?$"#, "$1")),
    .init(
      "a screen comes with `navigate` or `present`",
      Pattern(
        #"^\s*(?:await\s+)?Navigator\.(?:of\(\w+\)\.)?push\w*\(.*$"#,
        "screen list color white; screen detail color blue; navigation list as nav; navigate to detail"
      ),
      Pattern(
        #"^\s*Navigator\.(?:of\(\w+\)\.)?pop\w*\(.*$"#,
        "screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back"
      ),
      Pattern(
        #"^\s*(?:startActivity|overridePendingTransition)\(.*$|^\s*\w+\.hero\.(?:id|isEnabled)\s*=.*$"#,
        "screen list color white; screen detail color blue; present detail with slide"),
      invents: true),
    .init("`animate` moves a property of a view, over a time or along a spring", invents: true) {
      line, names in
      AndroidMotion(names: names).line(for: line) ?? FlutterMotion(names: names).line(for: line)
        ?? PopMotion(names: names).line(for: line) ?? line
    },
    .init("a spring is a curve, made of its numbers", invents: true) { line, names in
      SpokenSpring(names: names).line(for: line) ?? line
    },
  ]
}
