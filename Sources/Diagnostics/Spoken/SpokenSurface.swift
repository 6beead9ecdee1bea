/// Materials by what they are, and what is not to brake: `make the floor slippery`, `clay ball that does not bounce`, `remove
/// friction and air resistance`.
enum SpokenSurface {
  private static let grounds: Form =
    #"\b(?:the )?(?:floor|ground|walls?|edges|surface|table|ramp|slope)\b"#
  private static let looks: [(Form, String)] = [
    (#"\b(?:very |really |super )?(?:slippery|icy|slick|frictionless|smooth|ice)\b"#, "friction 0"),
    (#"\b(?:very |really )?(?:rough|sticky|grippy|sandpaper)\b"#, "friction 1"),
    (
      #"\b(?:very |really |super )?(?:bouncy|springy|elastic|trampoline|rubber(?:y)?)\b"#,
      "elasticity 0.9"
    ),
    (#"\b(?:soft|hard|dead|not bouncy|inelastic)\b"#, "elasticity 0"),
  ]
  private static let stuffs: [(Form, String)] = [
    (
      #"\b(?:of |like |as )?(?:an? )?(?:clay|mud|dough|play-?doh|wet sand|putty)\b"#, "elasticity 0"
    ),
    (
      #"\b(?:of |like |as )?(?:an? )?(?:rubber|super ?ball)\b"#,
      "elasticity 0.9"
    ),
    (#"\b(?:of |like |as )?(?:an? )?(?:steel|iron|metal|lead)\b"#, "density 8 elasticity 0.5"),
    (#"\b(?:of |like |as )?(?:an? )?(?:wood(?:en)?)\b"#, "density 0.7 elasticity 0.4 friction 0.4"),
    (#"\b(?:of |like |as )?(?:ice|glass)\b"#, "friction 0"),
  ]
  private static let dull: Form =
    #"\b(?:that |which |should |must |and |it |with )*(?:does ?(?:not|n't)|doesn't|do not|don't|never|no|without|will not|won't|not)(?: any)? (?:bounces?|bouncing|rebound)(?: at all| back)?\b"#
  private static let removing: Form =
    #"^ (?:remove|no|without|turn off|switch off|ignore|neglect|disable|get rid of|zero|delete|forget(?: about)?)\b(?: all| the| any)?"#
  private static let brakes: [(Form, String)] = [
    (#"\bfriction\b"#, "friction 0"),
    (#"\b(?:air )?(?:resistance|drag)\b|\bair\b"#, "resistance 0"),
  ]

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    rebounding(line) ?? grounded(line) ?? freed(line) ?? made(line)
  }

  /// `ball bounces off box`.
  private static func rebounding(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let order = line.names.views(nearest: line.rest)
    guard
      line.takes(
        #"\b(?:(?:make|let) )?(?:the )?VIEW (?:should )?(?:bounces?|rebounds?)(?: back)? (?:off|against|from|on)(?: of)? (?:the )?VIEW\b"#
      ),
      line.isRead, order.count > 1, order[0] != order[1]
    else { return nil }
    return Spoken.Reading(
      "collision on \(order[0]), \(order[1]); item \(order[0]) elasticity 0.7",
      "`collision` names the views that bump into each other")
  }

  private static func grounded(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(grounds), let look = line.take(looks) else { return nil }
    let views = line.takeViews()
    guard line.isRead else { return nil }
    return item(
      views.isEmpty ? line.names.views : views, look,
      "what lies on the ground has the friction and the elasticity of both")
  }

  private static func freed(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(removing) else { return nil }
    var values: [String] = []
    while let brake = line.takeFirst(of: brakes) { values.append(brake) }
    _ = line.takes(#"\b(?:all|everywhere|losses)\b"#)
    let views = line.takeWhom()
    guard line.isRead, values.count > 1 else { return nil }
    return item(views, values.joined(separator: " "), "`item` says what views are made of")
  }

  private static func made(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let isDull = line.takes(dull)
    let stuff = line.take(stuffs)
    guard isDull || stuff != nil else { return nil }
    _ = line.takes(#"\b(?:made|of|out|behaves?|is|like|turn|into)\b"#)
    _ = line.takes(#"\b(?:made|of|out|like|into)\b"#)
    let views = line.takeViews()
    guard line.isRead, !views.isEmpty else { return nil }
    return item(
      views,
      stuff.map {
        isDull && !$0.contains("elasticity") ? $0 + " elasticity 0" : isDull ? "elasticity 0" : $0
      } ?? "elasticity 0",
      "`item` says what views are made of")
  }

  private static func item(_ views: [String], _ values: String, _ says: String) -> Spoken.Reading? {
    views.isEmpty ? nil : Spoken.Reading("item \(views.joined(separator: ", ")) \(values)", says)
  }
}
