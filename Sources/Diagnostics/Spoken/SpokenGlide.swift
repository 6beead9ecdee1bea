/// Views that are thrown and come to rest by themselves: `ball inertia velocity 800 slow down by itself`, `flick box
/// right at 600 and let it glide to a stop`.
enum SpokenGlide {
  private static let slowing: Form =
    #",? ?\b(?:(?:and|then|with|let|until|till|it|to|that|by|has|have|an?|some) )*(?:(?:comes?|glides?|slides?|rolls?|coasts?|gliding|sliding|coasting) (?:slowly )?to (?:a )?(?:stop|rest|halt)|inertia|momentum|decay(?:s|ing)?|decelerat(?:e|es|ing|ion)|coasts?|coasting|slow(?:s|ing)? (?:itself )?(?:down|itself)|(?:slowly )?stops? by itself)\b(?: (?:slowly|gradually|smoothly|by itself|on its own|down|by friction|because of friction|scroll(?:ing)?|animation))*"#
  private static let speed: Form =
    #"\b(?:(?:initial|start|starting|with|at|of|from|an?) )*(?:velocity|speed)?(?: of)? ?[:=]? ?(\d*\.?\d+)(?: ?(?:px|pt|points?|pixels?)(?: ?(?:/|per) ?s(?:ec(?:ond)?)?)?)?\b(?! ?(?:deg|°|%))"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(slowing) else { return nil }
    while line.takes(slowing) {}
    _ = line.takes(
      #"^ (?:(?:the )?VIEW )?(?:throw|fling|flick|shoot|push|launch|slide|move|glide|kick|swipe|roll|toss)\b"#
    )
    let way = SpokenWay.take(from: &line) ?? SpokenWay.takeOrigin(from: &line)
    guard let speed = line.take(speed)?.text(1), let value = Double("0" + speed), value > 20 else {
      return nil
    }
    _ = line.takes(#"\b(?:slides?|glides?|moves?|throw|fling|flick|down|itself|it)\b"#)
    let views = line.takeWhom()
    guard line.isRead, views.count == 1, let view = views.first,
      let vector = (way ?? SpokenWay.rightwards).throwing(by: value)
    else { return nil }
    return Spoken.Reading(
      "item \(view) resistance 2; fling \(view) velocity \(vector)",
      "`resistance` brakes what moves, whatever it touches")
  }
}
