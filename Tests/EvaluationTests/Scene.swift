import Testing

@testable import Evaluation

/// Lines that make something move, for the laws of going back. Every line is a change of its own.
struct Scene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let setup: [String]

  static let all = [
    Scene(
      testDescription: "dynamics",
      setup: [
        "view red frame (50, 50, 100, 100)", "view blue frame (120, 200, 60, 40)",
        "gravity on red, blue as g", "collision on red, blue bounds as walls",
        "boundary ramp path [(0, 400), (200, 500), (0, 500)] on walls",
        "item red, blue elasticity 0.5 density 2 as matter", "fling red velocity (120, -80)",
        "spin blue velocity 3", "g.magnitude = 1.5",
      ]),
    Scene(
      testDescription: "animations",
      setup: [
        "view card frame (0, 400, 320, 168)", "view badge frame (10, 10, 20, 20) in card",
        "animate card.center.y to 84 over 600ms curve elasticOut delay 100ms",
        "animate badge.alpha to 0 over 300ms repeat 3 autoreverse on",
        "animate card.center.x to 40 curve spring(mass: 1, stiffness: 80, damping: 6)",
        "animate over 700ms curve keyboard { badge.rotation = 1 } then { badge.scale = 2 }",
      ]),
    Scene(
      testDescription: "handlers and random numbers",
      setup: [
        "seed 7", "view ball frame (100, 20, 30, 30)", "let hits = 0", "gravity on ball",
        "item ball elasticity 0.9", "collision on ball bounds as box",
        "on contact ball { hits += 1; fling ball velocity (random(-200, 200), random(-300)) }",
        "on rest { print \"rest\" }", "at 0.4s { ball.alpha = random() }",
        "at 0.9s { view late frame (0, 0, 10, 10); gravity on late as late_g }",
        "def kick(v) { fling ball velocity (v, random(100)) }", "kick 80",
      ]),
    Scene(
      testDescription: "tilt and keyboard",
      setup: [
        "view form frame (0, 468, 320, 100)", "view sky frame (-50, -50, 420, 668)",
        "effect on sky keypath center.x tilt horizontal from -50 to 50 as sway",
        "parallax on form magnitude 20",
        "on keyboard.willShow { form.center.y -= event.height }",
        "on tilt { sky.zPosition += 1 }", "tilt (0.5, 0)", "tilt to (-1, 1) over 1s curve easeOut",
        "keyboard show height 300", "at 1s { keyboard hide }",
      ]),
  ]
}
