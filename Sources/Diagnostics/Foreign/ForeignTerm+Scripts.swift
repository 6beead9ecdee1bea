/// JavaScript and Python.
extension ForeignTerm {
  static let javaScript: [ForeignTerm] = [
    .init("setTimeout setInterval requestAnimationFrame", "at t + {time 1s} { VIEW.alpha = 0.5 }"),
    .init("console", "print VIEW.center"),
    .init("function", "def jump(h) { VIEW.center.y -= h }"),
    .init("document getElementById querySelector addEventListener", "on rest { print \"still\" }"),
    .init("undefined", "remove VIEW", says: "there is no empty value"),
    .init("Math", "print sin(1)", says: "functions stand alone"),
    .init("forEach map filter", "for i in 0..3 { print i }"),
    .init("new", "view card frame (50, 300, 100, 100)"),
    .init("alert prompt", "print \"hello\""),
  ]

  static let python: [ForeignTerm] = [
    .init("elif", "if VIEW.center.y > 300 { print 1 } else { print 2 }"),
    .init("range", "for i in 0..3 { print i }"),
    .init("None", "remove VIEW", says: "there is no empty value"),
    .init("pass lambda", "def jump(h) { VIEW.center.y -= h }"),
    .init("while until loop forever", "run until VIEW.center.y > 300 max 2s", "repeat 3 { step }"),
    .init("input", "let x = {number 1}"),
    .init(
      "numpy math np matplotlib plt", "plot sin(2*pi*x) for x in 0..1",
      says: "functions stand alone, as in `sin(1)`"),
    .init("sleep", "run {time 1s}"),
  ]
}
