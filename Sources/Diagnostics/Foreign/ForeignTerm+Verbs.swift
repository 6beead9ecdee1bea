/// Plain English, as someone types who has read nothing yet.
extension ForeignTerm {
  static let verbs: [ForeignTerm] = [
    .init("spin", "spin VIEW velocity 3", "item VIEW; spin VIEW velocity 3"),
    .init(
      "fling", "fling VIEW velocity {away}", "item VIEW; fling VIEW velocity {away}",
      "fling VIEW velocity {point (300, -200)}",
      "item VIEW; fling VIEW velocity {point (300, -200)}"),
    .init(
      "snap", "snap VIEW to (160, 240) damping {share}", "snap VIEW to {point (160, 240)}"),
    .init("attach attachment", "attach VIEW to {point (160, 0)}"),
    .init("tilt", "tilt {point (0.5, -0.25)}"), .init("keyboard", "keyboard show"),
    .init(
      "collision collide collides crash bump", "{collision}.bounds = on", "collision on VIEW bounds"
    ),
    .init(
      "push", "push on VIEW vector {point} instantaneous",
      "push on VIEW magnitude 1 angle 45deg instantaneous"),
    .init(
      "gravity", "{gravity}.magnitude = {number}", "gravity on VIEW{strength }"),
    .init("item", "item VIEW {material}", "item VIEW elasticity 0.5"),
    .init(
      "animate", "animate over {time 0.5s}{delay }{pace } { {changes} }",
      "animate over {time 0.5s}{delay }{pace } { VIEW.{shift} }",
      "animate VIEW.center to {point (160, 300)} over {time 0.5s}{delay }{pace }{repeats }"),
    .init("field", "field radial on VIEW at {point (160, 284)}"),
    .init("parallax", "parallax on VIEW magnitude 50"),
    .init("effect", "effect on VIEW keypath center.x tilt horizontal from -50 to 50"),
    .init("table", "run 1s; table VIEW.center.y"),
    .init("plot", "plot VIEW.center.y", "run 1s; plot VIEW.center.y"),
    .init(
      "throw toss launch shoot kick flick swipe throws", "fling VIEW velocity {away}",
      "item VIEW; fling VIEW velocity {away}", "fling VIEW velocity {point (300, -200)}",
      "item VIEW; fling VIEW velocity {point (300, -200)}"),
    .init(
      "move moves slide moveTo moveBy translate put place go",
      "animate over {time 0.5s}{delay }{pace } { VIEW.{shift} }",
      "animate VIEW.center to {point (160, 300)} over {time 0.5s}{delay }{pace }{repeats }"),
    .init(
      "bounce bounces bouncing bouncy",
      "gravity on VIEW; collision on VIEW bounds; item VIEW elasticity {share 0.7}",
      "item VIEW elasticity {share 0.7}; run 2s"),
    .init("drop fall falls falling", "gravity on VIEW", "run {time 1s}"),
    .init("shove nudge blow", "push on VIEW magnitude 1 angle 45deg instantaneous"),
    .init(
      "rotate turn rotates tilt-view twirl",
      "animate VIEW.rotation to {angle 45deg} over {time 0.5s}{delay }{pace }{repeats }"),
    .init("delete destroy erase kill", "remove VIEW"),
    .init("hide disappear invisible", "VIEW.isHidden = true"),
    .init("appear unhide visible reveal", "VIEW.isHidden = false"),
    .init(
      "fadein fade-in fadesin", "VIEW.alpha = 0; animate VIEW.alpha to 1 over {time 0.5s}{pace }"),
    .init(
      "fade fadeOut dissolve fades fade-out blink flash",
      "animate VIEW.alpha to {share 0} over {time 0.5s}{delay }{pace }{repeats }"),
    .init("wait pause delay sleep hold", "run {time 1s}"),
    .init("simulate tick advance", "run {time 1s}"),
    .init(
      "scale grow zoom big large huge resize enlarge bigger larger double pulse pulsate heartbeat pop",
      "animate VIEW.scale to {factor 1.5} over {time 0.5s}{delay }{pace }{repeats }"),
    .init("shrink smaller collapse", "animate VIEW.scale to {factor 0.5} over {time 0.5s}{pace }"),
    .init("flip mirror", "animate VIEW.scale to (-1, 1) over {time 0.5s}"),
    .init("paint color-of colour tint", "VIEW.color = {color blue}"),
    .init(
      "copy duplicate clone dup", "view VIEW2 frame (50, 300, 100, 100)",
      "view card frame (50, 300, 100, 100)",
      says: "there are no copies: a view is made with its frame"),
    .init(
      "jump hop leap", "fling VIEW velocity (0, -400)", "item VIEW; fling VIEW velocity (0, -400)"),
    .init("connect tie link join hang rope string chain", "attach VIEW to {point (160, 0)}"),
    .init("glue stick pin lock fix anchor", "item VIEW anchored"),
    .init("attract pull magnet suck orbit", "field radial on VIEW at {point (160, 284)}"),
    .init("accelerate acceleration", "push on VIEW magnitude 1 angle {angle 0deg}"),
    .init("float drift", "item VIEW resistance 5"),
    .init(
      "wind breeze gust storm blowing", "field linear on VIEW direction (1, 0) strength 1",
      says: "a linear field pulls one way"),
    .init("repel explode explosion", "field radial on VIEW at {point (160, 284)} strength -1"),
    .init(
      "sway swing pendulum", "attach VIEW to (160, 0); gravity on VIEW",
      "attach VIEW to (160, 0); run 2s"),
    .init(
      "shake-device vibrate wobble",
      "animate VIEW.center.x to 180 over 0.1s repeat 6 autoreverse on"),
    .init("display view-all see look inspect describe", "show"),
    .init("follow chase", "attach VIEW to OTHER", "snap VIEW to {point (160, 240)}"),
    .init("clean wipe cls", "clear"),
    .init("restart clearall rewind", "goto 0s"),
    .init("revert ctrl-z oops", "undo", "run 1s; undo"),
    .init("freeze halt", "stop VIEW"),
    .init("align middle", "VIEW.center = (160, 284)"),
    .init("rename", "view {name card} frame (50, 300, 100, 100)"),
    .init("log echo say write output", "print \"hello\", t"),
    .init("measure sample track watch trace", "run 1s; table VIEW.center.y"),
    .init("visualize visualise draw-graph graph chart", "run 1s; plot VIEW.center.y"),
    .init(
      "spring springs springy",
      "animate VIEW.center.y to 300 over {time 0.5s} damping {share}",
      "animate VIEW.center.y to 300 over 0.5s curve spring(duration: 0.5, bounce: 0.3)"),
    .init(
      "solve equation", "run until VIEW.center.y > 300 max 2s; print t",
      says: "nothing is solved by letters: `run until` finds when something is so"),
    .init("test check-that assert verify", "expect VIEW.alpha > 0"),
    .init("load read", "open \"fall.md\""),
    .init("branch branching", "fork idea"),
    .init("bookmark snapshot savepoint quicksave commit stash", "checkpoint before"),
    .init("rollback", "undo", "run 1s; undo"),
  ]

  static let nouns: [ForeignTerm] = [
    .init(
      "faster quicker", "VIEW.speed = {factor 2}",
      says: "a view's `speed` is how fast its animations' time goes"),
    .init("speed fast", "print VIEW.velocity"),
    .init("wall walls floor ground ceiling edge edges border-box", "collision on VIEW bounds"),
    .init("weight mass heavy light heavier lighter", "item VIEW {material}", "item VIEW density 2"),
    .init(
      "elastic bounciness bouncier restitution rubber", "item VIEW {material}",
      "item VIEW elasticity {share 0.7}"),
    .init(
      "friction slippery drag air", "item VIEW {material}",
      "item VIEW friction 0.2 resistance 0.5"),
    .init("shadow shadows", "VIEW.shadowOpacity = {share 0.5}"),
    .init("size bigger-by", "VIEW.size = 100x80"),
    .init("transparent translucent opaque", "VIEW.alpha = {number 0.5}"),
    .init(
      "velocity", "fling VIEW velocity {away}", "item VIEW; fling VIEW velocity {away}",
      "fling VIEW velocity {point (300, -200)}",
      "item VIEW; fling VIEW velocity {point (300, -200)}"),
    .init(
      "kinetic potential joules", "item VIEW; energy VIEW", "energy VIEW",
      says: "`energy` tells where it is: in moving, turning, gravity and springs"),
    .init(
      "momentum", "item VIEW; print length(VIEW.velocity)", "print length(VIEW.velocity)",
      says: "momentum is found from the velocity"),
    .init("duration", "animate VIEW.alpha to 0 over {time 0.5s}{pace }"),
    .init("timeline", "events"),
    .init("overshoot", "animate VIEW.center.y to 300 over {time 0.5s} curve backOut"),
    .init("easing timing linear", "animate VIEW.center.y to 300 over {time 0.5s} curve easeInOut"),
    .init("bezier curve", "plot bezier(0.25, 0.1, 0.25, 1)"),
    .init("fps framerate", "step"),
    .init("degrees radians angle", "VIEW.rotation = {angle 45deg}"),
    .init("playback", "play {time 5s}"),
  ]

  /// What cannot be done here yet: said so, with what can.
  static let missing: [ForeignTerm] = [
    .init(
      "export render gif video mp4 png pdf", "code easeInOut for css", "save \"motion.md\"",
      says: "there is no export of films; `code` writes a curve to paste, `save` a notebook"),
    .init(
      "svg csv", "plot sin(2*pi*x) for x in 0..1 into \"motion.svg\"",
      says: "`into` writes a plot or a table into a file"),
    .init(
      "sound audio haptic haptics UIImpactFeedbackGenerator AVAudioPlayer image",
      "view card frame (50, 300, 100, 100)",
      says: "there are views and labels, and neither pictures nor sound in them"),
    .init(
      "blur-effect gradient texture", "VIEW.color = {color blue}",
      says: "views are plain: a color, corners, a border and a shadow"),
    .init(
      "perspective m34 sublayerTransform rotate3d 3d depth",
      "VIEW.transform3D = perspective(500) * rotateY(60deg)"),
    .init("random-motion", "print random()"),
  ]

  /// Words that say little: whatever else is known in the line counts first.
  static let vague: [ForeignTerm] = [
    .init(
      "ball circle disc disk dot oval ellipse",
      "view {name} frame {frame (50, 300, 100, 100)}{paint }; {name}.cornerRadius = 50",
      "view ball frame {frame (50, 300, 100, 100)}{paint }; ball.cornerRadius = 50",
      "view ball2 frame {frame (50, 300, 100, 100)}{paint }; ball2.cornerRadius = 50",
      says: "a round view has corners of half its size"),
    .init(
      "add create make new draw-view insert spawn square rectangle shape box object sprite",
      "view {name} frame {frame (50, 300, 100, 100)}{paint }",
      "view card frame {frame (50, 300, 100, 100)}{paint }", "view card2 frame (50, 300, 100, 100)"),
    .init(
      "position",
      "animate VIEW.center to {point (160, 300)} over {time 0.5s}{delay }{pace }{repeats }"
    ),
    .init("start begin continue", "run {time 1s}"),
    .init("off disable cancel", "stop VIEW"),
    .init(
      "loop forever infinite", "animate VIEW.rotation to 360deg over 1s repeat forever",
      "repeat 3 { step }"),
    .init(
      "change set", "VIEW.color = {color}", "show VIEW",
      says: "a property is set with `=`, and `show` lists those of a view"),
    .init("self", "VIEW.color = {color blue}", says: "names stand alone here, without `self`"),
  ]
}
