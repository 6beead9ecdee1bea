/// Tilts of the device in plain words, and what follows them: `tilt the phone 30 degrees left`, `parallax on
/// red 20px when tilting`.
enum SpokenTilt {
  private static let device = #"(?:(?:the|my) )?(?:phone|device|screen|ipad|iphone|tablet|it)"#
  private static let tilting = Form(
    #"^ (?=.*\b(?:phone|device|ipad|iphone|tablet)\b)(?:level|flatten|straighten)\b|^ (?:tilt|lean|tip|incline|rotate(?= (?:the |my )?(?:phone|device|ipad|iphone|tablet)))(?: \#(device))?\b"#
  )
  private static let degrees: Form = #"\b(?:by |at )?(\d*\.?\d+) ?(?:degrees?|degs?|°)"#
  private static let amounts: [(Form, Double)] = [
    (#"\b(?:fully|completely|all the way|a lot|max(?:imum)?)\b"#, 1),
    (#"\b(?:slightly|a (?:bit|little)|gently|softly)\b"#, 0.2), (#"\bhalf(?:way)?\b"#, 0.5),
  ]
  private static let ways: [(Form, (Double, Double))] = [
    (#"\b(?:to )?(?:the )?left(?:wards)?\b"#, (-1, 0)),
    (#"\b(?:to )?(?:the )?right(?:wards)?\b"#, (1, 0)),
    (#"\b(?:forwards?|up(?:wards)?|away(?: from me)?)\b"#, (0, -1)),
    (#"\b(?:back(?:wards?)?|down(?:wards)?|towards me)\b"#, (0, 1)),
  ]
  private static let over: Form =
    #"\b(?:over|in|for|during|within) (\d*\.?\d+) ?(ms|s)(?:ec\w*|illi\w*)?\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    if let parallax = parallax(line) { return parallax }
    var line = line
    let isLevel = line.has(#"^ (?:level|flatten|straighten)\b"#)
    guard line.takes(tilting) else { return nil }
    if isLevel { _ = line.takes(Form(#"\b\#(device)\b"#)) }
    if line.takes(
      #"\b(?:and )?(?:then )?(?:show|print|tell|see|plot|table)(?: me)?(?: how far| how much| where| what)?\b"#
    ) {
      return watched(&line)
    }
    let time =
      line.take(over).map { $0.text(1) + $0.text(2) } ?? (line.takes(#"\bslowly\b"#) ? "2s" : nil)
    if isLevel
      || line.takes(
        #"\b(?:level|flat|straight|upright|back to (?:normal|level|zero|0)|to (?:zero|0|normal))\b"#
      )
    {
      return line.isRead ? reading(0, 0, time) : nil
    }
    let angle = line.take(degrees)?.text(1)
    guard let way = line.take(ways) else { return nil }
    // A tilt is the sine of the angle: 90 degrees are 1.
    let share = angle.flatMap { Double("0" + $0) }.map(sine) ?? line.take(amounts) ?? 0.5
    return line.isRead ? reading(way.0 * share, way.1 * share, time) : nil
  }

  private static func reading(_ x: Double, _ y: Double, _ time: String?) -> Spoken.Reading {
    let point = SpokenPlace.text(x, y)
    return Spoken.Reading(
      time.map { "tilt to \(point) over \($0)" } ?? "tilt \(point)",
      "a tilt is two numbers from -1 to 1: right, and down")
  }

  /// Of an angle in degrees, by its first terms: three digits are enough here.
  private static func sine(_ degrees: Double) -> Double {
    let x = min(degrees, 90) * .pi / 180
    return x - x * x * x / 6 + x * x * x * x * x / 120
  }

  private static func watched(_ line: inout SpokenLine) -> Spoken.Reading? {
    let views = line.takeWhom()
    _ = line.takes(#"\b(?:moves?|goes|is|shifts?|travels?)\b"#)
    guard line.isRead, let view = views.first else { return nil }
    return Spoken.Reading(
      "parallax on \(view) magnitude 50; tilt (0.5, 0); print \(view).presentation.center",
      "`parallax` moves a view with the tilt, which shows in its `presentation`")
  }

  private static func parallax(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard
      line.takes(#"\b(?:(?:add|put|give|apply|make|with) )*(?:a )?parallax(?: effect| motion)?\b"#)
    else {
      return nil
    }
    let amount = line.take(
      #"\b(?:(?:of|by|with|magnitude|strength|amount) )*(-?\d*\.?\d+) ?(?:px|pt|points?|pixels?)?\b"#
    )?.text(1)
    _ = line.takes(
      Form(
        #"\b(?:when|while|on|with|if) (?:tilting|tilted|the tilt|i tilt|\#(device) (?:is )?tilt(?:s|ed))(?: \#(device))?\b"#
      ))
    let views = line.takeWhom()
    guard line.isRead, !views.isEmpty else { return nil }
    return Spoken.Reading(
      "parallax on \(views.joined(separator: ", ")) magnitude \(amount ?? "50")",
      "`parallax` moves views against the tilt in both directions")
  }
}
