/// Experiments by the names that physics has for them: `projectile at 60 degrees with 400`, `simple harmonic motion box amplitude
/// 50 period 2s`, `inclined plane 30 degrees`, `newton's cradle`.
enum SpokenExperiment {
  private static let readers: [@Sendable (SpokenLine) -> Spoken.Reading?] = [
    projectile, harmonic, slope, cradle, chain, elastic, orbit, freeFall, pendulum, ledge,
    springBack,
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    _ = line.takes(
      #"^ (?:(?:show|make|do|build|simulate|create|set up|demonstrate|run|start|model|demo|draw|give me|me|the|an?|of|some) )*(?=[a-z])"#
    )
    for read in readers {
      if let reading = read(line) { return reading }
    }
    return nil
  }

  private static let number = #"(?:of |= ?|is |to )?(\d*\.?\d+)"#
  private static let small: Form =
    #"\b(?:experiment|simulation|demo|example|motion|problem|setup|scene|oscillator|system)\b"#

  private static func whom(_ line: inout SpokenLine) -> String? {
    _ = line.takes(small)
    let views = line.takeWhom()
    return line.isRead && views.count == 1 ? views.first : nil
  }

  private static func projectile(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard
      line.takes(
        #"\b(?:projectiles?|trajectory|parabola|cannon ?-?(?:ball|shot)?|oblique throw|parabolic (?:throw|motion))\b(?: motion| shot)?"#
      )
    else { return nil }
    let angle = line.take(#"\b(?:(?:at|with|an|angle|of) )*(\d*\.?\d+) ?(?:degrees?|deg|°)"#)?.text(
      1)
    let speed = line.take(
      Form(
        #"\b(?:(?:with|at|and|an?|initial|start|v0?|velocity|speed) )*"# + number
          + #"(?: ?(?:px|pt|points?)(?: ?/ ?s(?:ec)?)?)?(?! ?(?:m/s|s\b))"#))?.text(1)
    guard let view = whom(&line) else { return nil }
    let (turn, fast) = (angle ?? "45", speed ?? "400")
    let pull = line.names.gravity(before: view)
    return Spoken.Reading(
      "\(pull)fling \(view) velocity (\(fast) * cos(\(turn)deg), -\(fast) * sin(\(turn)deg)); run 1s; draw trails",
      "what is flung and falls goes along a parabola")
  }

  private static func harmonic(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard
      line.takes(
        #"\b(?:simple harmonic(?: motion| oscillat(?:or|ion))?|harmonic (?:motion|oscillat(?:or|ion))|shm|oscillat(?:ion|e|es|or|ing)|sine wave(?: motion)?)\b"#
      )
    else { return nil }
    let width = line.take(
      Form(#"\b(?:with |and )?(?:an? )?amplitude "# + number + "(?: ?(?:px|pt|points?))?"))?.text(1)
    let time = line.take(
      Form(#"\b(?:with |and )?(?:an? )?period "# + number + #" ?(?:s(?:ec\w*)?)?\b"#)
    )
    .flatMap { Double($0.text(1)) }
    let often = line.take(Form(#"\b(?:with |and )?(?:an? )?frequency "# + number + #" ?(?:hz)?\b"#))
      .flatMap { Double($0.text(1)) }
    let isAlong = line.takes(#"\b(?:vertical(?:ly)?|up and down)\b"#)
    _ = line.takes(#"\b(?:horizontal(?:ly)?|left and right|side to side)\b"#)
    guard let view = whom(&line) else { return nil }
    let period = time ?? often.flatMap { $0 > 0 ? 1 / $0 : nil } ?? 2
    let (axis, far) = (isAlong ? "center.y" : "center.x", Double(width ?? "50") ?? 50)
    return Spoken.Reading(
      "\(view).\(axis) -= \(width ?? "50"); animate \(view).\(axis) by \(SpokenNumber.text(2 * far)) over \(SpokenNumber.text(period / 2))s curve sineInOut repeat forever autoreverse on",
      "a harmonic motion is a sine, there and back in one period")
  }

  private static func slope(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(#"\b(?:inclined? ?-?plane|incline|slope|ramp)\b"#),
      let angle = line.take(#"\b(?:(?:at|with|of|an?|angle) )*(\d*\.?\d+) ?(?:degrees?|deg|°)"#)?
        .text(1)
    else { return nil }
    _ = line.takes(#"\b(?:slides?|rolls?|sliding|rolling)\b(?: down)?"#)
    _ = line.takes(#"\bdown\b"#)
    guard let view = whom(&line), let frame = line.names.frames[view] else { return nil }
    let bottom = SpokenNumber.text(frame.y + frame.height + 20)
    let width = SpokenNumber.text(line.names.stage.width)
    let pull = line.names.gravity(before: view)
    let maker = line.names.holds("collision", view) ? "" : "collision on \(view); "
    return Spoken.Reading(
      "\(pull)\(maker)boundary ramp from (0, \(bottom)) to (\(width), \(bottom) + \(width) * tan(\(angle)deg))",
      "`boundary` adds a line that views bump into")
  }

  private static func cradle(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(#"\bnewton'?s? cradle\b"#), whom(&line) != nil else { return nil }
    let stage = line.names.stage.width
    let balls = (0..<3).map { place -> (name: String, x: Double) in
      ("bob\(place + 1)", (stage / 2).rounded() - 60 + 40 * Double(place))
    }
    let makers = balls.map { ball in
      "view \(ball.name) frame (\(SpokenNumber.text(ball.x)), 250, 40, 40)"
    }
    let ties = balls.map { "attach \($0.name) to (\(SpokenNumber.text($0.x + 20)), 70)" }
    let all = balls.map(\.name).joined(separator: ", ")
    return Spoken.Reading(
      (makers + ties + [
        "gravity on \(all)", "collision on \(all)",
        "item \(all) elasticity 1 resistance 0 friction 0 allowsRotation off",
        "fling bob1 velocity (-300, 0)",
      ]).joined(separator: "; "), "each hangs on a rod of its own")
  }

  /// Let go from an angle: the view is put there first.
  private static func pendulum(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard
      line.takes(
        #"\b(?:pendulum|(?:weight |mass |bob )?(?:hangs |hanging |swinging )?(?:on|from) an? (?:rope|string|rod|thread)|swings?|swinging)\b"#
      ),
      let angle = line.take(
        #"\b(?:(?:at|with|from|an?|angle|of|released|starting) )*(\d*\.?\d+) ?(?:degrees?|deg|°)"#)?
        .text(1)
    else { return nil }
    _ = line.takes(
      #"\b(?:pendulum|swings?|swinging|weight|mass|bob|(?:on|from) an? (?:rope|string|rod|thread))\b"#
    )
    let long = line.take(
      Form(
        #"\b(?:with |and |of )*(?:an? )?(?:rope |string )?length "# + number
          + "(?: ?(?:px|pt|points?))?"))?.text(1)
    guard let view = whom(&line) else { return nil }
    let middle = SpokenNumber.text((line.names.stage.width / 2).rounded())
    let length = long ?? "200"
    let pull = line.names.falling.contains(view) ? "" : "; gravity on \(view)"
    return Spoken.Reading(
      "\(view).center = (\(middle) - \(length) * sin(\(angle)deg), 50 + \(length) * cos(\(angle)deg)); attach \(view) to (\(middle), 50)\(pull)",
      "a pendulum hangs from where it is when it is attached")
  }

  /// `a spring pulls ball back to the center`.
  private static func springBack(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard
      line.takes(
        #"\b(?:an? |the )?springs? (?:that )?(?:pulls?|brings?|holds?|keeps?|draws?)(?= (?:the )?VIEW\b)"#
      )
    else { return nil }
    _ = line.takes(#"\bback\b"#)
    let order = line.names.views(nearest: line.rest)
    guard let view = order.first, line.takes(Form(#"\b(?:the )?\#(view)\b"#)),
      let place = SpokenPlace.take(from: &line, for: nil), line.isRead
    else { return nil }
    return Spoken.Reading(
      "field spring on \(view) at \(place.text)",
      "a spring field pulls the more the farther a view is")
  }

  /// `ball rolls off a table`.
  private static func ledge(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard
      line.takes(
        #"\b(?:rolls?|slides?|falls?|drops?|runs?) off (?:of )?(?:an?|the) (?:edge of (?:an?|the) )?(?:table|desk|ledge|cliff|shelf|platform)\b"#
      )
    else { return nil }
    let speed =
      line.take(Form(#"\b(?:with|at) (?:an? )?(?:(?:speed|velocity) )?"# + number))?.text(1)
      ?? "150"
    guard let view = whom(&line), let frame = line.names.frames[view] else { return nil }
    let level = SpokenNumber.text(frame.y + frame.height)
    let isRight = frame.midX < line.names.stage.width / 2
    let edge = SpokenNumber.text(frame.midX + (isRight ? 60 : -60))
    let end = isRight ? "0" : SpokenNumber.text(line.names.stage.width)
    let pull = line.names.gravity(before: view)
    return Spoken.Reading(
      "\(pull)collision on \(view); boundary table from (\(end), \(level)) to (\(edge), \(level)); fling \(view) velocity (\(isRight ? "" : "-")\(speed), 0); run 1s; draw trails",
      "`boundary` adds a line that views lie on")
  }

  private static func chain(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(#"\bdouble ?-?pendulum\b"#) else { return nil }
    let views = line.takeViews()
    let all = views.count == 2 ? views : Array(line.names.views.prefix(2))
    guard line.isRead, all.count == 2 else { return nil }
    return Spoken.Reading(
      "attach \(all[0]) to (160, 0); attach \(all[1]) to \(all[0]); gravity on \(all[0]), \(all[1])",
      "one hangs on the other")
  }

  private static func elastic(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let isLost = line.has(#"\binelastic"#)
    guard
      line.takes(
        #"\b(?:collide|collision|collisions|bump|hit each other|crash)?,? ?(?:(?:perfectly|fully|completely) )?(?:in)?elastic(?:ally)?(?: collisions?)?\b"#
      ),
      line.names.views.filter({ line.rest.has(Form(#"\b\#($0)\b"#)) }).count != 1
    else { return nil }
    _ = line.takes(#"\b(?:collide|bump|hit|each other|between|two|balls|views|objects|boxes|of)\b"#)
    while line.takes(
      #"\b(?:each other|between|two|balls|views|objects|boxes|of|without loss|with)\b"#)
    {}
    let named = line.takeViews()
    let views = named.count > 1 ? named : Array(line.names.views.prefix(2))
    guard line.isRead, views.count > 1 else { return nil }
    let all = views.joined(separator: ", ")
    let maker =
      line.names.newest("collision") == nil || !named.isEmpty ? "collision on \(all); " : ""
    return Spoken.Reading(
      "\(maker)item \(all) elasticity \(isLost ? 0 : 1)",
      "elasticity 1 loses nothing in a bounce, 0 all of it")
  }

  private static func orbit(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(#"\b(?:circular motion|uniform circular motion)\b"#) else { return nil }
    let radius = line.take(Form(#"\b(?:with |and )?(?:an? )?radius "# + number))?.text(1) ?? "100"
    guard let view = whom(&line), let frame = line.names.frames[view],
      let away = Double(radius)
    else { return nil }
    let side: Double = frame.midX > line.names.stage.width / 2 ? -1 : 1
    return Spoken.Reading(
      "attach \(view) to \(SpokenPlace.text(frame.midX + side * away, frame.midY)); item \(view) resistance 0; fling \(view) velocity (0, 200)",
      "a view on a rod goes in circles if nothing brakes it")
  }

  private static func freeFall(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(#"\bfree ?-?fall\b"#) else { return nil }
    let height = line.take(
      Form(#"\bfrom (?:an? )?(?:height )?"# + number + #" ?(?:px|pt|points?)?\b(?! ?m\b)"#))?.text(
        1)
    let isTop = line.takes(#"\bfrom (?:the )?top\b"#)
    guard let view = whom(&line), let frame = line.names.frames[view] else { return nil }
    let start =
      height.map { "\(view).center.y = stage.size.height - \($0); " }
      ?? (isTop ? "\(view).center.y = \(SpokenNumber.text(frame.height / 2)); " : "")
    let pull = line.names.gravity(before: view)
    return Spoken.Reading(
      "\(start)\(pull)run 1s; plot \(view).center.y",
      "what falls freely goes along a parabola in time")
  }
}
