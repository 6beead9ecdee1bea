import Answers
import MotionGeometry
import Text

extension Film {
  /// The most bytes of a moving picture; a longer one gets coarser until it fits.
  private static let pictureBytes = 200_000

  /// The film as a moving picture: an SVG file that loops by its style alone, for a README. A reader
  /// who asks for less motion sees the end.
  public var picture: String { picture(of: "") }

  /// The same, with a scene in its title.
  ///
  /// - Parameter scene: Which of several scenes it is, for its title; empty for the only one.
  public func picture(of scene: String) -> String {
    var tolerance = 0.1
    while true {
      var writer = FilmPicture(self, scene, tolerance: tolerance)
      let text = writer.text()
      if text.utf8.count <= Self.pictureBytes || tolerance > 50 { return text }
      tolerance *= 2
    }
  }
}

/// A film as a moving SVG picture.
private struct FilmPicture {
  /// The time for which the end stays before the picture begins again, in seconds.
  private static let rest = 1.0

  private let film: Film
  private let scene: String
  /// Keyframes and what uses them.
  private var rules: [String] = []
  /// The largest distance of a picture from the film, in points.
  private let tolerance: Double
  private let shots: [ArraySlice<FilmStill>]

  init(_ film: Film, _ scene: String, tolerance: Double) {
    self.film = film
    self.scene = scene
    self.tolerance = tolerance
    shots = film.shots
  }

  private var length: Double { film.end - film.start }

  /// The time of a picture since the first, in seconds.
  private func seconds(_ still: Int) -> Double {
    Double(film.stills[still].frame) / Double(film.framesPerSecond) - film.start
  }

  mutating func text() -> String {
    let (width, height) = (Markup.number(film.size.width), Markup.number(film.size.height))
    var body = Markup(.picture)
    for (number, shot) in shots.enumerated() { draw(shot, number, &body) }
    var svg = Markup(.picture)
    svg.beginPicture(viewBox: "0 0 \(width) \(height)", width: width, height: height)
    var names: [String] = []
    for shape in shots.flatMap({ $0.first?.shapes ?? [] })
    where shape.kind == .view && !names.contains(shape.name) {
      names.append(shape.name)
    }
    let moments = "from \(time(0)) to \(time(film.stills.count - 1))"
    svg.element("title", [:], "The stage \(moments)" + (scene.isEmpty ? "" : ", \(scene)"))
    let views = names.isEmpty ? "no view" : names.joined(separator: ", ")
    svg.element("desc", [:], "In it: \(views).")
    svg.element("style", [:], style)
    svg.element("rect", ["class": "stage", "width": width, "height": height])
    svg.addMarkup(body.text)
    svg.end()
    return svg.text
  }

  private func time(_ still: Int) -> String {
    NumberFormat.time(film.start + seconds(still))
  }

  private var style: String {
    let loop = "\(NumberFormat.rounded(length + Self.rest, decimals: 3))s linear infinite"
    let acting = film.showsForces ? Scene.actingStyle : ""
    return Scene.pictureStyle + acting + " .moving { animation: \(loop) } "
      + "@media (prefers-reduced-motion: reduce) { .moving { animation: none !important } } "
      + rules.joined(separator: " ")
  }

  // MARK: Shots

  private mutating func draw(_ shot: ArraySlice<FilmStill>, _ number: Int, _ body: inout Markup) {
    guard let last = shot.last else { return }
    let names = shot.names(in: Rect(origin: .zero, size: film.size))
    let isLast = shot.endIndex == film.stills.count
    if shots.count > 1 {
      let (from, to) = (percent(shot.startIndex), isLast ? "100%" : percent(shot.endIndex))
      let hidden = "visibility: hidden"
      var frames = shot.startIndex == 0 ? "" : "0% { \(hidden) } "
      frames += "\(from) { visibility: visible } "
      frames += isLast ? "100% { visibility: visible }" : "\(to) { \(hidden) } 100% { \(hidden) }"
      rules.append("@keyframes shot\(number) { \(frames) }")
      rules.append(
        ".shot\(number) { animation-name: shot\(number); animation-timing-function: step-end"
          + (isLast ? " }" : "; \(hidden) }"))
    }
    body.begin("g", ["class": shots.count > 1 ? "moving shot\(number)" : "shot"])
    for (index, shape) in last.shapes.enumerated()
    where shape.kind != .model && !(shape.kind == .force && shot.changesNumbers(ofShape: index))
      && (shape.kind != .acting || isLast)
    {
      draw(shape, at: index, in: shot, "i\(number)-\(index)", named: names[index], &body)
    }
    body.end()
  }

  private func percent(_ still: Int) -> String {
    NumberFormat.rounded(100 * seconds(still) / (length + Self.rest), decimals: 3) + "%"
  }

  // MARK: Items

  private mutating func draw(
    _ shape: FilmShape, at index: Int, in shot: ArraySlice<FilmStill>, _ name: String,
    named text: FilmName?, _ body: inout Markup
  ) {
    let layout = FilmLayout(shape)
    let numbers = shot.map { $0.numbers[index] }
    let movement = ShotMovement(numbers.map(layout.pathPoints), isUpright: shape.isUpright)
    let opacity = numbers.map { $0[0] }
    let fades = opacity.contains { $0 != opacity.first }
    let isMoving = !movement.transforms.isEmpty || fades
    if isMoving {
      let states = opacity.indices.map { place in
        let transform = movement.transforms.isEmpty ? [] : [movement.transforms[place]]
        return (transform + (fades ? ["opacity: \(FilmPicture.fine(opacity[place]))"] : []))
          .joined(separator: "; ")
      }
      let courses = zip(movement.courses, opacity).map { $0 + [100 * $1] }
      animate(name, states, kept: kept(courses), from: shot.startIndex)
    }
    let recolored = shape.paths.indices.filter { path in
      shape.paths[path].hasColor
        && numbers.contains {
          layout.color(ofPath: path, in: $0) != layout.color(ofPath: path, in: numbers[0])
        }
    }
    let changing = Set(movement.isFree ? Array(shape.paths.indices) : recolored)
    let stills = changing.isEmpty ? [] : numbers.map { StillItem(shape, $0, prefix: "") }
    for path in changing.sorted() {
      let isRecolored = recolored.contains(path)
      let states = stills.map { still in
        let outline = movement.isFree ? ["d: path(\"\(still.outlines[path])\")"] : []
        let fill = isRecolored ? still.fill(ofPath: path).map { ["fill: \($0)"] } ?? [] : []
        return (outline + fill).joined(separator: "; ")
      }
      let courses = zip(movement.courses, numbers).map { course, numbers in
        (movement.isFree ? course : [])
          + (isRecolored ? Self.course(of: layout.color(ofPath: path, in: numbers)) : [])
      }
      animate("\(name)-p\(path)", states, kept: kept(courses), from: shot.startIndex)
    }
    let last = numbers[numbers.count - 1]
    let base = movement.local.map { layout.replacing(points: $0, in: last) } ?? last
    StillItem(shape, base, prefix: name + "-").draw(
      in: &body, name: text, moving: isMoving ? name : nil, changing: changing)
  }

  /// A color as numbers of which two units are as visible as a point.
  private static func course(of color: ArraySlice<Double>) -> [Double] {
    color.dropLast().map { $0 / 20 } + color.suffix(1).map { 12 * $0 }
  }

  /// Adds keyframes for what stays of some states.
  private mutating func animate(_ name: String, _ states: [String], kept: [Int], from first: Int) {
    guard let last = states.last else { return }
    var frames = kept.map { "\(percent(first + $0)) { \(states[$0]) }" }
    if first > 0 { frames.insert("0% { \(states[0]) }", at: 0) }
    frames.append("100% { \(last) }")
    rules.append("@keyframes \(name) { \(frames.joined(separator: " ")) }")
    rules.append(".\(name) { animation-name: \(name); \(last) }")
  }

  /// The indices between which straight lines stay within the tolerance of a course.
  private func kept(_ course: [[Double]]) -> [Int] {
    var kept = [0]
    var from = 0
    while from < course.count - 1 {
      // As far as it goes, but not beyond a second, where a turn would take the short way.
      var to = from + 1
      while to + 1 < course.count, to - from < 60, isStraight(course, from, to + 1) { to += 1 }
      kept.append(to)
      from = to
    }
    return kept
  }

  private func isStraight(_ course: [[Double]], _ from: Int, _ to: Int) -> Bool {
    for index in from + 1..<to {
      let share = Double(index - from) / Double(to - from)
      for (part, value) in course[index].enumerated() {
        let straight = course[from][part] + (course[to][part] - course[from][part]) * share
        if abs(straight - value) > tolerance { return false }
      }
    }
    return true
  }

  /// A factor, an angle or an opacity.
  static func fine(_ value: Double) -> String { NumberFormat.rounded(value, decimals: 4) }
}

/// The motion of an item in a shot, in the words of a style.
private struct ShotMovement {
  /// Its points without what the transforms do; nil if nothing transforms it.
  private(set) var local: [Point]?
  /// A declaration for each picture; none if nothing transforms it.
  private(set) var transforms: [String] = []
  /// Numbers for each picture that change by about as many points as the item moves.
  let courses: [[Double]]
  /// Whether each of its points goes its own way.
  private(set) var isFree = false

  init(_ pictures: [[Point]], isUpright: Bool) {
    switch ShotMotion(pictures, isUpright: isUpright) {
    case .still: courses = pictures.map { _ in [] }
    case .free:
      isFree = true
      courses = pictures.map { $0.flatMap { [$0.x, $0.y] } }
    case .rigid(let local, let places):
      self.local = local
      // A turn moves a corner by about its distance from the middle.
      courses = places.map { [$0.x, $0.y, 50 * $0.angle] }
      transforms = places.map {
        "transform: translate(\(Self.length($0.x))px, \(Self.length($0.y))px) "
          + "rotate(\(FilmPicture.fine($0.angle))rad)"
      }
    case .affine(let local, let matrices):
      self.local = local
      courses = matrices.map { $0.prefix(4).map { 50 * $0 } + $0.suffix(2) }
      transforms = matrices.map {
        let parts = $0.prefix(4).map(FilmPicture.fine) + $0.suffix(2).map(Self.length)
        return "transform: matrix(\(parts.joined(separator: ", ")))"
      }
    }
  }

  private static func length(_ value: Double) -> String {
    NumberFormat.rounded(value, decimals: 2)
  }
}

extension ArraySlice<FilmStill> {
  /// Whether a shape changes: the forces of a field that does would take a file of their own.
  fileprivate func changesNumbers(ofShape index: Int) -> Bool {
    contains { $0.numbers[index] != first?.numbers[index] }
  }
}
