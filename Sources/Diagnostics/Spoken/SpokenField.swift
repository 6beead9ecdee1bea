/// Fields in plain words: wind, magnets, whirlpools, orbits.
enum SpokenField {
  private static let opening =
    #"\b(?:(?:add|make|create|put|place|build|use|apply) )?(?:an? |the |some )?"#
  private static let kinds: [(Form, String)] = [
    (
      Form(
        opening
          + #"(?:wind|breeze|gust|storm|draft|air ?stream|linear field|linear force)(?: (?:blows?|blowing|that blows))?(?: force| field)?\b"#
      ), "linear"
    ),
    (
      Form(
        opening
          + #"(?:vortex|whirlpool|whirlwind|tornado|swirl|cyclone|hurricane)(?: field| force)?\b"#),
      "vortex"
    ),
    (
      Form(
        opening
          + #"(?:turbulence|turbulent|noise|jitter|brownian|random (?:movements?|motion|forces?|walk|wander\w*))(?: field| force| motion)?\b"#
      ),
      "noise"
    ),
    (Form(opening + #"magnetic (?:field|force)\b"#), "magnetic"),
    (Form(opening + #"electric (?:field|force)\b"#), "electric"),
    (Form(opening + #"spring (?:field|force)\b"#), "spring"),
    (Form(opening + #"drag (?:field|force)\b"#), "drag"),
    (
      #"\b(?:repel(?:s|ling)?|pushes away|push away|explosion|explode|blast)\b(?: (?:the|field|force))?"#,
      "repel"
    ),
    (
      Form(
        opening
          + #"(?:field gravity|magnet|black hole|gravity well|attractor|radial (?:gravity )?field|point gravity|planet gravity)\b"#
      ), "radial"
    ),
    (
      #"\b(?:attracts?|sucks?|pulls?|draws?(?= .*\b(?:to|towards?|in)\b))(?: (?:in|towards?|to))?\b"#,
      "radial"
    ),
  ]
  private static let strength: Form =
    #"\b(?:(?:with|of|at) )*(?:an? )?(?:(?:strength|force|magnitude|power|intensity)(?: of| to| is|:)? ?=? ?)(-?\d*\.?\d+)\b"#
  private static let degrees: [(Form, String)] = [
    (#"\b(?:strong(?:ly|er)?|hard|storm)\b"#, "5"),
    (#"\b(?:weak(?:ly|er)?|light|soft|gentle|slight)\b"#, "0.3"),
  ]
  private static let filling: Form =
    #"\b(?:that|which|pulls?|pulling|attracts?|attracting|sucks?|acts?|acting|affects?|affecting|spins?|spinning|moves?|field|force|in|away|around)\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let kind = line.take(kinds) else { return nil }
    if kind == "repel" {
      _ = line.takes(#"\b(?:push(?:es|ing)?|throw(?:s|ing)?|blow(?:s|ing)?)\b"#)
    }
    let number = line.take(strength)?.text(1) ?? line.take(degrees)
    return kind == "linear" ? wind(&line, number) : round(kind, &line, number)
  }

  private static func wind(_ line: inout SpokenLine, _ number: String?) -> Spoken.Reading? {
    let way = SpokenWay.takeOrigin(from: &line) ?? SpokenWay.take(from: &line)
    while line.takes(filling) {}
    let views = line.takeWhom()
    guard line.isRead, !views.isEmpty else { return nil }
    let direction = way.map { $0.vector(times: 1) ?? "(1, 0)" } ?? "(1, 0)"
    return Spoken.Reading(
      "field linear on \(views.joined(separator: ", ")) direction \(direction) strength \(number ?? "1")",
      "a linear field pulls one way; strength 10 is as strong as gravity 1")
  }

  private static func round(
    _ kind: String, _ line: inout SpokenLine, _ number: String?
  ) -> Spoken.Reading? {
    // `add vortex field to red`: whom it is given to.
    let given = line.take(#"^ (?:to|on|onto|for) (?:the )?(VIEW) "#)?.text(1)
    let place =
      ["noise", "drag"].contains(kind) ? nil : SpokenPlace.take(from: &line, for: nil)?.text
    while line.takes(filling) {}
    var views = [given].compactMap { $0 } + line.takeViews()
    // `magnet box pulls ball`: the first is where it pulls to.
    let isSource = place == nil && views.count == 2 && kind != "noise"
    let at = place ?? (isSource ? "\(views.removeFirst()).center" : "stage.center")
    if views.isEmpty {
      views = Array(line.names.views.filter { !at.hasPrefix($0 + ".") }.prefix(1))
    }
    guard line.isRead, !views.isEmpty else { return nil }
    let whom = views.joined(separator: ", ")
    let strength = (number ?? (kind == "repel" ? "1" : nil)).map {
      " strength \(kind == "repel" ? "-" : "")\($0)"
    }
    let middle = ["noise", "drag"].contains(kind) ? "" : " at \(at)"
    return Spoken.Reading(
      "field \(kind == "repel" ? "radial" : kind) on \(whom)\(middle)\(strength ?? "")",
      kind == "repel"
        ? "a field of negative strength pushes away"
        : "a field is a force that depends on the place")
  }

  // MARK: Orbits

  private static let circling: Form =
    #"\b(?:(?:make|let|have) )?(?:the )?(VIEW) (?:to )?(?:orbits?|circles?(?= (?:around|about|round|the VIEW|VIEW)\b)|revolves?|goes? (?:round|around)|moves? in (?:a )?circles?|flies? around|rotates? around|moves? around|turns? around|spins? around)(?: around| about| round)? ?(?:in (?:a )?circles? (?:around )?)?(?:the )?(?=VIEW\b|\(|cent|middle|stage|screen|$|\s*$)"#
  private static let ordered: Form =
    #"\b(?:orbit|circle|revolve|rotate|move) (?:the )?(VIEW) (?:around|about|round) (?=(?:the )?(?:VIEW\b|\(|cent|middle))"#

  /// A planet's circle: a radial field, and a velocity across.
  static func orbit(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let view = (line.take(circling) ?? line.take(ordered))?.text(1),
      let frame = line.names.frames[view]
    else { return nil }
    let stage = line.names.stage
    var (x, y, at) = (stage.width / 2, stage.height / 2, "stage.center")
    if let sun = line.takeViews().first, let other = line.names.frames[sun] {
      (x, y, at) = (other.midX, other.midY, "\(sun).center")
    } else if let point = line.take(#"\( ?(-?\d*\.?\d+) ?, ?(-?\d*\.?\d+) ?\)"#) {
      (x, y) = (Double(point.text(1)) ?? x, Double(point.text(2)) ?? y)
      at = SpokenPlace.text(x, y)
    } else {
      _ = line.takes(
        #"\b(?:cent(?:er|re)|middle)(?: of)?(?: the)?(?: stage| screen)?\b|\b(?:stage|screen)\b"#)
    }
    let (dx, dy) = (frame.midX - x, frame.midY - y)
    let radius = (dx * dx + dy * dy).squareRoot() / 100
    guard line.isRead, radius > 0.1 else { return nil }
    // One radian a second: the pull is then as many points per second squared as the radius has.
    return Spoken.Reading(
      "item \(view) resistance 0; field radial on \(view) at \(at) strength \(SpokenNumber.text(radius * radius * radius)); fling \(view) velocity \(SpokenPlace.text(-dy, dx))",
      "an orbit needs a radial field, and a velocity across")
  }
}
