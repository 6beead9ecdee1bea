/// The bounce as it is written in a game's loop: `if (y + r > height) vy *= -0.8`, which a collision does by itself here.
enum SpokenRebound {
  private static let turned: Form =
    #"^\s*if\b.*[<>].*(?:^|[^\w.])(?:v[xy]?|v[xX]el|d[xy]|speed[xyXY]?|velocity[xyXY]?|vel[._]?[xy]?|self\.v[xy])\s*(?:\*=\s*-\s*(\d*\.?\d+)|=\s*-\s*(?:(\d*\.?\d+)\s*\*\s*)?[a-z_]|=\s*[\w.]+\s*\*\s*-\s*(\d*\.?\d+))"#

  static func read(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    guard !line.contains("{"), let match = line.first(turned),
      let view = names.views(nearest: line).first
    else {
      return nil
    }
    let kept = match[1] ?? match[2] ?? match[3] ?? "1"
    let maker = names.holds("collision", view) ? "" : "collision on \(view) bounds; "
    return Spoken.Reading(
      "\(maker)item \(view) elasticity \(kept)", "a collision turns the velocity by itself")
  }
}
