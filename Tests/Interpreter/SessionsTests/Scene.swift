import Testing

@testable import Answers

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
    Scene(
      testDescription: "touches",
      setup: [
        "view card frame (40, 100, 240, 300)", "view knob frame (20, 20, 60, 60) in card",
        "knob.hitInsets = -10", "card.hitTarget = knob", "item card resistance 1",
        "on touch.moved card { card.center.x = event.point.x; card.alpha -= 0.002 }",
        "on touch.ended { fling card velocity event.velocity }",
        "on touch.cancelled { card.zPosition += 1 }",
        "at 0.5s { touch (100, 380) to (300, 500) over 2s; card.passesTouches = on }",
        "at 1.2s { knob.isHidden = on }", "touch (90, 150) to (200, 300) over 700ms curve easeOut",
        "touch (250, 390) over 1.5s",
      ]),
    Scene(
      testDescription: "texts",
      setup: [
        #"view title frame (20, 20, 280, 40) text "Hello" font title1 adjustsFontForContentSizeCategory on"#,
        #"view story frame (20, 80, 280, 30) text "A train leaves at nine." font body"#,
        "story.adjustsFontForContentSizeCategory = on",
        "view knob frame (20, 200, 40, 40)", "gravity on knob",
        "on textSize.changed { animate over 300ms { story.frame.y = 20 + lineHeight(title1) }; title.alpha = 0.9 * title.alpha }",
        "at 0.2s { textSize accessibilityLarge }", "at 0.4s { story.fontSize = scaledValue(20) }",
        #"at 0.6s { animate over 500ms { textSize small }; story.text = "At ten." }"#,
        "at 1s { story.font = footnote; textSize large; title.font = none }",
      ]),
    Scene(
      testDescription: "tweaks",
      setup: [
        "view card frame (0, 400, 100, 100) color red", "gravity on card as g",
        "view dot frame (0, 0, 20, 20)",
        #"tweak "Physics/Gravity/Magnitude" for g.magnitude default 4 range 0..10 step 0.5"#,
        #"tweak "Look/Dot/X" for dot.center.x"#, #"tweak "Motion/Dot/Curve" default elasticOut"#,
        #"tweak "Actions/Dot/Go" { animate dot.center.x by 90 curve tweak("Motion/Dot/Curve") }"#,
        #"on tweak.changed { card.alpha = 0.9 * card.alpha }"#,
        #"tweak "Actions/Dot/Go" now"#, #"at 0.1s { tweak "Look/Dot/X" to 200 }"#,
        #"at 0.5s { tweak "Physics/Gravity/Magnitude" to 70; tweaks save "heavy"; tweaks reset }"#,
        #"at 0.9s { tweaks use "heavy"; tweak "Motion/Dot/Curve" to linear }"#,
      ]),
    Scene(
      testDescription: "every behavior",
      setup: [
        "seed 11",
        "stage 400x600",
        "view a frame (100, 0, 80, 80)",
        "view b frame (140, 120, 60, 60)",
        "view c frame (60, 220, 70, 90)",
        "view d frame (20, 20, 40, 40)",
        "view e frame (330, 20, 40, 40)",
        "view f frame (20, 300, 40, 40)",
        "view g1 frame (200, 400, 30, 30)",
        "view g2 frame (240, 400, 30, 30)",
        "view h frame (340, 300, 24, 24)",
        "view i frame (300, 480, 24, 24)",
        "view j frame (40, 480, 50, 30)",
        "view w frame (180, 560, 60, 20)",
        #"b.collisionBoundsType = "ellipse""#,
        "group g1, g2 as pair",
        "behavior fall { gravity on a, b, c, pair magnitude 1.3; item a, b, c elasticity 0.6 friction 0.4 charge 1 }",
        "collision on a, b, c, d, e, f, pair, h, i, j, w bounds as walls",
        "boundary ledge from (0, 460) to (140, 480) on walls",
        "boundary ramp path [(400, 420), (400, 600), (260, 600)] on walls",
        "item w anchored on",
        "item d, e, f, h, i, j resistance 0.5 charge 1 density 2 as light",
        "spin a velocity 3",
        "fling c velocity (300, -200)",
        "fling h velocity (-220, 80)",
        "push on d magnitude 2 angle 45deg instantaneous",
        "push on e vector (-1, 2) offset (0, 9)",
        "snap f to (60, 340) damping 0.3",
        "attach d to (40, 0) length 60 frequency 2 damping 0.1",
        "attach e to b",
        "attach h to i limit",
        "attach i to j pin at (200, 500) range -90deg..90deg friction 0.1",
        "attach c to a fixed",
        "attach j slide along (1, 1) range -60..60",
        "field linear on h direction (3, 4) strength 0.2",
        "field radial on h at (200, 300) strength 2 minimumRadius 20",
        "field spring on e, h at (200, 300) strength 0.5",
        "field drag on a, h strength 0.1",
        "field vortex on h at (200, 300) strength 0.4",
        "field electric on a, b at (0, 0) strength 0.5",
        "field magnetic on c, h at (200, 300) strength 0.3",
        "field noise on a, d smoothness 0.5 speed 1 strength 2",
        "field turbulence on h smoothness 0.3 speed 2 strength 0.2",
        "field velocity on d at (350, 500) radius 40 direction (0, -1)",
        "field custom on e force (1 - position.x, mass) as own",
        "own.region = circle(300) - rectangle(40, 40)",
        #"on contact a, b { print "hit at", event.point }"#,
        #"on contact.ended a, b { print "apart", t }"#,
        "at 0.8s { mute light; fling a velocity (random(-100, 100), -50) }",
        "at 1.2s { unmute; light.resistance = 2 }",
      ]),
  ]
}
