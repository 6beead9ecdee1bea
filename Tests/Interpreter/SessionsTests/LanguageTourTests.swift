import Playing
import SessionSupport
import Testing

@testable import Sessions

/// The examples of the language's description, as far as their verbs exist: each works as written,
/// in the scene that it describes.
@Suite struct LanguageTourTests {
  struct Tour: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scene: [String]
    let lines: [String]
  }

  private static let views = [
    "view red frame (50, 50, 100, 100) color red", "view blue frame (200, 50, 50, 50)",
    "view avatar frame (10, 200, 40, 40)", "view wall frame (0, 300, 20, 200)",
    "view card frame (10, 20, 300, 200)", "view cat frame (0, 0, 20, 20)",
    "view form frame (0, 400, 320, 100)", "view lower frame (-50, -50, 420, 668)",
  ]

  static let tours = [
    Tour(
      testDescription: "the stage", scene: [],
      lines: [
        "stage 320x568", "view red frame (50, 50, 100, 100) color red",
        "view badge frame (10, 10, 20, 20) in red",
        "red.center = (160, 284); red.alpha = 0.5; red.cornerRadius = 10; red.isHidden = true",
        "red.transform = scale(2) * rotate(45deg)", "show", "show red", "draw", "remove red",
        "reset",
      ]),
    Tour(
      testDescription: "looks", scene: views,
      lines: [
        "red.cornerRadius = red.size.width / 2; red.clipsToBounds = on; draw",
        "red.maskedCorners = [topLeft, topRight]; red.borderWidth = 1; red.borderColor = \"red\"",
        "red.mask = roundedCorners([topLeft, topRight], 10)",
        "red.shadowOpacity = 0.5; red.shadowOffset = (0, -3); red.shadowRadius = 3", "draw",
        "red.layer.cornerRadius; red.layer.maskedCorners; red.layer.mask; red.layer.clipsToBounds",
      ]),
    Tour(
      testDescription: "dynamics", scene: views,
      lines: [
        "gravity on red magnitude 4 angle 90deg as g",
        "collision on red, blue bounds mode everything as walls",
        "boundary yellow from (0, 300) to (90, 300)",
        "boundary ramp path [(0,400), (200,500), (0,500)] on walls",
        "item avatar density 0.02 resistance 8 allowsRotation off elasticity 0.5 friction 0.2",
        "item wall anchored on charge 1",
        "fling avatar velocity (300, -200); spin avatar velocity 3.14",
        "push on red magnitude 1 angle 45deg instantaneous",
        "push on red vector (1, 0) offset (0, 50)", "snap red to (160, 240) damping 0.5",
        "attach red to (160, 0) length 120 frequency 2 damping 0.1", "attach red to blue",
        "field spring on avatar at (80, 142) size 160x284 strength 1 falloff -1 as corner",
        "field linear on red direction (3, 4) strength 2 falloff 1 minimumRadius 10",
        "field noise on red smoothness 0.5 speed 1",
        "field custom on red force (1 - position.x, 0)",
        "corner.region = circle(80) - rectangle(20, 20)", "mute g; solo g; unmute",
        "forces red", "run 10 frames",
      ]),
    Tour(
      testDescription: "groups", scene: views,
      lines: ["engine ios7; engine modern", "group red, blue as pair", "gravity on pair"]),
    Tour(
      testDescription: "time", scene: views + ["gravity on red", "collision on red bounds"],
      lines: [
        "run 2s", "step", "step 10", "run until rest", "reset",
        "view red frame (50, 50, 100, 100)", "gravity on red",
        "run until red.center.y > 300 max 10s", "back 10", "goto 1.5s", "undo",
        "at 1.2s { keyboard show }",
      ]),
    Tour(
      testDescription: "events",
      scene: views + ["collision on red bounds", "boundary yellow from (0, 300) to (90, 300)"],
      lines: [
        "on contact red, yellow { print \"hit at\", event.point }",
        "on keyboard.willShow { animate over event.duration curve event.curve { "
          + "form.center.y -= event.height } }",
        "events", "keyboard show", "run 1s",
      ]),
    Tour(
      testDescription: "animation", scene: views,
      lines: [
        "animate red.alpha to 0 over 3s",
        "animate red.center to (160, 415) over 600ms curve elasticOut delay 100ms",
        "animate red.center.x to 300 curve spring(mass: 1, stiffness: 100, damping: 10)",
        "animate red.center to (0, 0) over 1s repeat 3 autoreverse on", "stop red",
        "animate over 500ms damping 0.6 velocity 0 { card.frame = (0, 0, 320, 568); "
          + "cat.alpha = 0.2 } then { print \"done\" }",
        "animate over 500ms { card.frame = (0, 0, 320, 568); cat.alpha = 0.2 } "
          + "then { print \"done\" }",
        "run 1s",
      ]),
    Tour(
      testDescription: "Core Animation's own animations", scene: views,
      lines: [
        "animation on red keypath alpha from 0 to 1 over 1s curve linear as glow",
        "animation on red keypath center.x by 100 over 1s begin 500ms speed 2 timeOffset 300ms "
          + "repeat 2.5 autoreverse on fill both removedOnCompletion off",
        "animation on red keypath center.x values [0, 100, 50] at [0, 0.3, 1] mode cubic "
          + "over 1s additive on",
        "animation on red keypath center path \"M 0 0 L 100 0 C 150 0 200 50 200 100\" "
          + "mode paced over 1s",
        "animations on red over 2s { animation keypath alpha from 0 to 1 over 1s begin 500ms; "
          + "animation keypath scale to 2 over 2s }",
        "pause red; resume red; red.speed = 0.5", "timing red", "plot timing(red)",
        "animations", "animations red", "remove glow", "run 1s", "stop red",
      ]),
    Tour(
      testDescription: "matrices", scene: views,
      lines: [
        "let A = matrix([[1, 2, 3], [4, 5, 6]]) * matrix([[10, 11], [12, 13], [14, 15]])",
        "A.m21; transpose(A); identity; scale(2, 3, 4); perspective(500)",
        "translate(10, 0, 0) * rotateZ(90deg) * (1, 0, 0)",
        "rotateZ(90deg) * translate(10, 0, 0) * (1, 0, 0)", "rotate(90deg, (0, 0, 2))",
        "red.transform3D = perspective(500) * rotateY(60deg)", "show A",
      ]),
    Tour(
      testDescription: "curves", scene: [],
      lines: [
        "elasticOut(0.3); css(\"linear(0, 0.5 20%, 1)\")(0.1); "
          + "css(\"cubic-bezier(.17, .67, .83, 1.67)\")(0.5); css(\"steps(4, jump-none)\")(0.6)",
        "classic(backOut)(0.3); d3(elasticOut)(0.3); gsap(backInOut)(0.3)",
        "backOut(overshoot: 2)(0.3); elasticOut(amplitude: 1.5, period: 0.4)(0.3)",
        "let s = spring(mass: 1, stiffness: 100, damping: 10, velocity: 0)",
        "s(0.25); s.velocity(0.25); s.settlingDuration; s.dampingRatio; s.stiffness; s.duration; "
          + "s.bounce",
        "spring(duration: 0.5, bounce: 0.3); spring(response: 0.5, dampingRatio: 0.825); "
          + "spring(tension: 170, friction: 26)",
        "uiSpring(damping: 0.6, duration: 500ms, velocity: 0); "
          + "popSpring(bounciness: 4, speed: 12)",
        "keyframed([0, 1, 0.5, 0.7], mode: cubic, at: [0, 0.3, 0.6, 1])(0.45)",
        "decay(velocity: 100, rate: 0.998)(1); rubberBand(40, dimension: 320, coefficient: 0.55)",
        "convert s", "fit s as bezier", "code s for css",
        "compare s, uiSpring(damping: 0.5, duration: 1s)",
      ]),
    Tour(
      testDescription: "tilt and keyboard", scene: views,
      lines: [
        "effect on lower keypath center.x tilt horizontal from -50 to 50",
        "parallax on lower magnitude 50", "tilt (0.5, -0.25)",
        "tilt to (1, 0) over 1s curve easeOut",
        "keyboard show height 216 over 250ms curve keyboard", "keyboard hide", "reduceMotion on",
      ]),
    Tour(
      testDescription: "texts", scene: [],
      lines: [
        "view title frame (20, 20, 280, 40) text \"Hello\" font body",
        "title.text = \"Hi\"; title.font = title1; title.fontSize = 20; draw",
        "tweak \"Content/Text/String\" for title.text default \"Tweaks\"",
        "on textSize.changed { animate over 300ms { title.center.y += 10 } }",
        "textSize accessibilityLarge", "textSize", "events",
        "title.adjustsFontForContentSizeCategory = on; title.font = body", "textSize small",
        "screen detail color blue { view heading frame (20, 80, 280, 40) text \"Detail\" }",
        "show", "show title",
      ]),
    Tour(
      testDescription: "order and rectangles",
      scene: views + ["view badge frame (10, 10, 20, 20)"],
      lines: [
        "inset(red.frame, 25, 25); offset(red.frame, 0, 568)",
        "sendToBack red; bringToFront red; add badge to card",
      ]),
    Tour(
      testDescription: "screens", scene: [],
      lines: [
        "screen list color white",
        "screen detail color blue { view heading frame (20, 80, 280, 40) text \"Detail\" }",
        "transition bounce over 500ms { to.frame = offset(to.finalFrame, 0, 568); add to; "
          + "animate over 500ms damping 0.6 velocity 0 curve linear { from.alpha = 0.2; "
          + "to.frame = to.finalFrame } then { from.alpha = 1; complete } }",
        "transition shrink over 500ms { to.frame = to.finalFrame; to.alpha = 0.5; add to; "
          + "sendToBack to; let end = offset(inset(from.frame, 80, 142), 0, 568); "
          + "keyframes over 500ms mode cubic { at 0% for 50% { from.transform = scale(0.5); "
          + "to.alpha = 0.5 }; at 50% for 50% { from.frame = end; to.alpha = 1 } } "
          + "then { complete not cancelled } }",
        "present detail with bounce", "run 1s", "dismiss with shrink", "run 1s",
        "present detail with slide interactive; progress 40%; cancel", "run 1s",
        "screen sheet color white presentsWith bounce dismissesWith shrink", "present sheet",
        "run until rest", "dismiss with slide interruptible as lead", "run 100ms; pause lead",
        "lead.fractionComplete = 0.4; reverse lead; continue lead", "run until rest", "dismiss",
        "run until rest", "on screen.didAppear later { print \"seen\" }",
        "present detail with slide interactive alongside { list.alpha = 0.5 }",
        "progress to 80% over 300ms; run 300ms; finish speed 2 curve easeOut", "run 1s",
        "dismiss with none", "navigation list as nav", "navigate to detail with slide", "run 1s",
        "navigate back", "run 1s", "navigate to detail with flip", "run 1s",
        "navigate back to root", "run 1s", "screen search", "tabs nav, search as bar",
        "select search with fade", "on transition.ended { print event.completed }", "run 1s",
        "view form frame (0, 400, 320, 100)",
        "on screen.didAppear detail { on keyboard.willShow { form.center.y -= event.height } "
          + "as riding }",
        "on screen.willDisappear detail { remove riding }", "present detail with scale", "run 1s",
        "keyboard show; run 1s; dismiss with fade; run 1s", "show bounce", "show",
      ]),
    Tour(
      testDescription: "looking",
      scene: views + ["gravity on red", "red.center.y = 516", "run 2s"],
      lines: [
        "table red.center.x, red.center.y, red.rotation every 100ms from 0s to 2s",
        "plot red.center.y", "plot red.center.y against red.center.x",
        "plot elasticOut, bounceOut", "plot sin(2*pi*x) for x in 0..1", "goto 0s",
        "expect red.center.y ~ 518 within 3", "print \"y is\", red.center.y",
      ]),
    Tour(
      testDescription: "the session", scene: [],
      lines: [
        "title \"Falling box\"", "note \"A paragraph of *Markdown* for the notebook.\"",
        "save \"fall.md\"", "open \"fall.md\"", "replay", "check", "history", "history 12..18",
        "set digits 4", "set width 72", "seed 7", "help", "help gravity", "gravity?", "?gravity",
        "quit", ":quit", ":q", ":help", ".exit", "exit",
      ]),
  ]

  @Test(arguments: tours)
  func works(_ tour: Tour) {
    _ = Session.typed(tour.scene + tour.lines)
  }
}
