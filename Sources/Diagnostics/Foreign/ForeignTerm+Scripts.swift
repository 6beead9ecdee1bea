/// JavaScript and Python.
extension ForeignTerm {
  static let javaScript: [ForeignTerm] = [
    .init("setInterval requestAnimationFrame", "repeat 10 { run {time 100ms}; print t }"),
    .init("setTimeout", "at t + {time 1s} { VIEW.alpha = 0.5 }"),
    .init("console", "print VIEW.center"),
    .init(
      "fetch axios XMLHttpRequest require npm node yarn pip", "help",
      says: "all of it is here already"),
    .init("JSON stringify", "show VIEW"),
    .init(
      "useSpring useState useEffect animated useAnimatedStyle useSharedValue useDerivedValue useScroll useTransform",
      "animate over {time 0.5s}{pace  curve spring(duration: 0.5, bounce: 0.3)} { {changes} }",
      "animate VIEW.alpha to 0 over 0.5s curve spring(duration: 0.5, bounce: 0.3)"),
    .init("style classList className", "{changes}", "VIEW.color = {color blue}"),
    .init("function", "def jump(h) { VIEW.center.y -= h }"),
    .init("addEventListener onclick onClick", "on rest { print \"still\" }"),
    .init(
      "document getElementById querySelector querySelectorAll jQuery", "show VIEW",
      says: "a view is told by its name alone"),
    .init("undefined null", "show", says: "there is no empty value: what there is, is there"),
    .init("Math", "print sin(1)", says: "functions stand alone"),
    .init("forEach map filter", "for i in 0..3 { print i }"),
    .init("alert prompt", "print \"hello\""),
  ]

  /// What stands at a shell's prompt.
  static let shell: [ForeignTerm] = [
    .init("cat vim vi nano emacs", "open \"fall.md\""),
    .init("pwd whoami cd ll", "show"),
    .init("bt backtrace", "events"),
    .init("man whatis apropos tldr usage", "help"),
    .init("mv cp mkdir tee", "save \"fall.md\""),
    .init(
      "git", "fork idea", says: "`checkpoint` keeps a place, `fork` makes another line of history"),
    .init("sudo apt brew make-install chmod", "help"),
    .init("printenv", "show"),
    .init("logout wq", "quit"),
    .init("version", "help"),
  ]

  static let python: [ForeignTerm] = [
    .init("elif", "if VIEW.center.y > 300 { print 1 } else { print 2 }"),
    .init("range", "for i in 0..3 { print i }"),
    .init("None", "show", says: "there is no empty value: what there is, is there"),
    .init("pass lambda", "def jump(h) { VIEW.center.y -= h }"),
    .init("while until", "run until VIEW.center.y > 300 max 2s", "repeat 3 { step }"),
    .init("input", "let x = {number 1}"),
    .init(
      "numpy math np matplotlib plt", "plot sin(2*pi*x) for x in 0..1",
      says: "functions stand alone, as in `sin(1)`"),
    .init("sleep", "run {time 1s}"),
    .init("dir vars isinstance repr typeof instanceof __dict__", "show VIEW"),
    .init("len enumerate zip sorted", "print count([1, 2])"),
    .init("str int float bool", "print VIEW.center.x", says: "values need no conversion"),
    .init("try except finally", "expect VIEW.alpha > 0"),
  ]
}
