import Answers
import MotionGeometry
import Text

extension Film {
  /// A stroboscopic picture of the run as an SVG file of its own: views faint at even times, the last
  /// one full, with their trails, cropped to what moves. It has its own style for light and dark pages,
  /// no script, and needs nothing else.
  public var strobe: String {
    var svg = Markup(.picture)
    Strobe(self, in: crop, prefix: "").draw(in: &svg, as: .file)
    return svg.text
  }

  /// The same picture for a card of a gallery: so small that names and the scale are left off.
  public var thumbnail: String {
    var svg = Markup(.picture)
    Strobe(self, in: crop, prefix: "").draw(in: &svg, as: .thumbnail)
    return svg.text
  }

  /// The same picture as the stage of a page, which has the style, and whose script adds to it.
  /// - Parameters:
  ///   - crop: The part of the stage that it shows.
  ///   - prefix: The beginning of the names of clips, different from every other picture's of the
  ///     page.
  ///   - hasFields: Whether it has the arrows of fields; false where the script draws them.
  ///   - isNumbered: Whether the lines of its grid have numbers beside the stage.
  func stage(
    in crop: Rect, prefix: String, hasFields: Bool = true, isNumbered: Bool = false
  ) -> String {
    var svg = Markup(.picture)
    var strobe = Strobe(self, in: crop, prefix: prefix)
    strobe.hasFields = hasFields
    strobe.isNumbered = isNumbered
    strobe.draw(in: &svg, as: .stage)
    return svg.text
  }
}

/// A film in one picture.
struct Strobe {
  enum Form {
    /// A picture with its own style.
    case file
    /// The stage of a page, which has the style.
    case stage
    /// A file without words.
    case thumbnail
  }

  /// The most times that are shown before the end, and the most faint views in all.
  private static let most = (times: 7, views: 60)
  /// The largest distance of a trail from what it is the way of, in points.
  private static let trailError = 0.2
  /// Frames between two times: what a reader takes for an even time.
  private static let steps = [1, 2, 3, 6, 12, 15, 30, 60, 120, 300, 600, 1200, 3600]
  /// The height of the line below the stage, with the scale. The page's script knows it as well.
  static let footer = 20.0

  private let film: Film
  private let crop: Rect
  private let prefix: String
  fileprivate var hasFields = true
  /// Whether the lines of its grid have numbers, at the left and above.
  fileprivate var isNumbered = false
  /// The moving items, in order of their first pictures: their places at the chosen times, and their paths.
  private let ghosts: [(name: String, items: [FilmItem])]
  /// The frames between two times; nil if only the end is shown.
  private let step: Int?

  init(_ film: Film, in crop: Rect, prefix: String) {
    self.film = film
    self.crop = crop
    self.prefix = prefix
    let moving = film.movingNames
    step = Self.step(for: film, movers: moving.count)
    ghosts = Self.ghosts(of: moving, in: film, every: step)
  }

  private static func step(for film: Film, movers: Int) -> Int? {
    let length = (film.stills.last?.frame ?? 0) - (film.stills.first?.frame ?? 0)
    let limit = max(1, min(most.times, most.views / max(movers, 1)))
    guard movers > 0, length > 1 else { return nil }
    return steps.first { $0 >= film.step && (length + $0 - 1) / $0 <= limit }
  }

  private static func ghosts(
    of names: [String], in film: Film, every step: Int?
  ) -> [(name: String, items: [FilmItem])] {
    guard let step, let first = film.stills.first?.frame, let end = film.stills.last else {
      return []
    }
    let times = film.stills.filter { ($0.frame - first) % step == 0 && $0.frame != end.frame }
    return names.map { name in
      var shown = end.items.filter { $0.isView(name) }
      var items: [FilmItem] = []
      for still in times.reversed() {
        for item in still.items where item.isView(name) {
          guard shown.allSatisfy({ item.differs(from: $0, by: 2) }) else { continue }
          items.append(item)
          shown.append(item)
        }
      }
      return (name, items.reversed())
    }
  }

  // MARK: Drawing

  func draw(in svg: inout Markup, as form: Form) {
    let footer = form == .thumbnail ? 0 : Self.footer
    let box = [
      crop.minX - margin.left, crop.minY - margin.top, crop.size.width + margin.left,
      crop.size.height + margin.top + footer,
    ].map(Markup.number)
    svg.beginPicture(
      viewBox: box.joined(separator: " "), width: box[2], height: box[3],
      part: form == .stage ? "stage" : nil)
    let times = [film.start, film.end].map { NumberFormat.time($0) }
    svg.element("title", [:], "The stage from \(times[0]) to \(times[1])")
    if form != .stage {
      let acting = film.showsForces ? Scene.actingStyle : ""
      svg.element("style", [:], Scene.pictureStyle + Self.style + acting)
    }
    if form != .thumbnail { drawScale(in: &svg) }
    if isNumbered { drawNumbers(in: &svg) }
    // A picture in the picture cuts off what is below.
    let window = [crop.minX, crop.minY, crop.size.width, crop.size.height].map(Markup.number)
    svg.begin(
      "svg",
      [
        "class": "window", "x": window[0], "y": window[1], "width": window[2], "height": window[3],
        "viewBox": window.joined(separator: " "),
      ])
    svg.begin("clipPath", ["id": "\(prefix)screen"])
    drawDevice("", in: &svg)
    svg.end()
    drawDevice("screen", in: &svg)
    drawGrid(in: &svg)
    svg.begin("g", ["class": "seen", "clip-path": "url(#\(prefix)screen)"])
    svg.begin("g", ["class": "strobe"])
    drawStrobe(in: &svg, hasWords: form != .thumbnail)
    svg.end()
    svg.end()
    drawDevice("bezel", in: &svg)
    svg.end()
    svg.end()
  }

  /// The rules that the style of drawings lacks.
  private static let style =
    " .screen { fill: \(Palette.screens.light) } .bezel { stroke-width: 1.5 }"
    + " .bezel, .scale, .hundreds { fill: none; stroke: #818b98 }"
    + " .hundreds { stroke-opacity: 0.16 } .ghost .edge { stroke-width: 1 }"
    + " .trail { stroke-width: 1.5 } .off { font-weight: 600 }"
    + " .note { font-size: 11px; text-anchor: start; fill: #59636e } .note.end { text-anchor: end }"
    + " @media (prefers-color-scheme: dark) { .screen { fill: \(Palette.screens.dark) }"
    + " .note { fill: #9198a1 } }"

  private func drawDevice(_ part: String, in svg: inout Markup) {
    svg.element(
      "rect",
      attributes: (part.isEmpty ? [] : [("class", part)]) + [
        ("width", Markup.number(film.size.width)), ("height", Markup.number(film.size.height)),
        ("rx", "12"),
      ])
  }

  /// A line every 100 points, by which places can be read.
  private func drawGrid(in svg: inout Markup) {
    let (width, height) = (film.size.width, film.size.height)
    guard max(width, height) <= 5_000 else { return }
    let (right, bottom) = (Markup.number(width), Markup.number(height))
    let lines =
      stride(from: 100, to: width, by: 100).map { "M\(Markup.number($0)) 0V\(bottom)" }
      + stride(from: 100, to: height, by: 100).map { "M0 \(Markup.number($0))H\(right)" }
    guard !lines.isEmpty else { return }
    svg.element("path", attributes: [("class", "hundreds"), ("d", lines.joined())])
  }

  /// The size of numbers that are read on paper, where all stages are about as large.
  private var numberSize: Double { max(crop.size.height / 23, crop.size.width / 25) }

  /// The room that they take.
  private var margin: (left: Double, top: Double) {
    isNumbered ? (2.1 * numberSize, 1.4 * numberSize) : (0, 0)
  }

  /// The numbers of the lines of the grid, beside what is seen of the stage.
  private func drawNumbers(in svg: inout Markup) {
    let (width, height) = (min(film.size.width, crop.maxX), min(film.size.height, crop.maxY))
    guard max(width, height) <= 5_000 else { return }
    for x in stride(from: 0, through: width, by: 100) where x >= crop.minX {
      let place = Point(x, crop.minY - margin.top / 2)
      svg.text(Markup.number(x), at: place, "above", size: numberSize)
    }
    for y in stride(from: 100, through: height, by: 100) where y >= crop.minY {
      svg.text(Markup.number(y), at: Point(crop.minX - 6, y), "end", size: numberSize)
    }
  }

  private func drawStrobe(in svg: inout Markup, hasWords: Bool) {
    guard let end = film.stills.last else { return }
    let seen = film.screen(in: crop)
    let names = hasWords ? end.names(in: seen) : [:]
    let last = end.items
    let drawn = Set(last.filter { $0.shape.kind == .view }.map(\.shape.name))
    for (index, ghost) in ghosts.enumerated() where !drawn.contains(ghost.name) {
      draw(ghost, index, in: &svg)
    }
    for (index, item) in last.enumerated() where item.shape.kind != .model {
      if item.shape.kind == .force, !hasFields { continue }
      if item.shape.kind == .view,
        let place = ghosts.firstIndex(where: { $0.name == item.shape.name })
      {
        draw(ghosts[place], place, in: &svg)
      }
      let isInCorner = item.shape.kind == .gravity && seen.origin != .zero
      if isInCorner {
        let corner = "\(Markup.number(seen.minX)) \(Markup.number(seen.minY))"
        svg.begin("g", ["transform": "translate(\(corner))"])
      }
      StillItem(item.shape, item.numbers, prefix: "\(prefix)\(index)-")
        .draw(in: &svg, name: names[index])
      if isInCorner { svg.end() }
    }
    let texts = names.compactMap { index, name in
      last[index].box.map { PlacedText(name.text, at: $0.center + name.offset) }
    }
    guard hasWords else { return }
    for (mark, place) in zip(end.marks, end.marks.places(in: seen, beside: texts)) {
      svg.text(mark.text, at: place, "name off")
    }
  }

  /// Views before the end, the earlier the fainter, over their way.
  private func draw(
    _ ghost: (name: String, items: [FilmItem]), _ place: Int, in svg: inout Markup
  ) {
    drawTrail(of: ghost.name, in: &svg)
    for (index, item) in ghost.items.enumerated() {
      let share = Double(index + 1) / Double(ghost.items.count + 1)
      StillItem(item.shape, item.numbers, prefix: "\(prefix)g\(place)-\(index)-")
        .draw(in: &svg, faded: 0.25 + 0.4 * share)
    }
  }

  /// The way of a view's middle up to its shape at the end, where it is longer than a step.
  private func drawTrail(of name: String, in svg: inout Markup) {
    var places: [Point] = []
    var last: FilmItem?
    for still in film.stills {
      guard let item = still.items.first(where: { $0.isView(name) }), let box = item.box else {
        continue
      }
      last = item
      if let end = places.last, (box.center - end).length < 4 { continue }
      places.append(box.center)
    }
    guard let last else { return }
    while let end = places.last, end.isInside(last.outline) { places.removeLast() }
    guard places.count > 3 else { return }
    let color = last.color
    let way = places.simplified(within: Self.trailError)
    svg.element(
      "path",
      attributes: [
        ("class", "trail" + color.line.className),
        ("d", Markup.path(through: [way], isClosed: false)),
      ] + (color.line.stroke.map { [("stroke", $0)] } ?? []))
  }

  // MARK: Below the stage

  private var baseline: Double { crop.maxY + Self.footer / 2 }

  /// The sides of what is seen of the stage.
  private var edges: (left: Double, right: Double) {
    (max(crop.minX, 0), min(crop.maxX, film.size.width))
  }

  private func drawScale(in svg: inout Markup) {
    let lengths = [1000.0, 500, 200, 100, 50, 20]
    let length = lengths.first { $0 <= 0.4 * crop.size.width } ?? 10
    let (from, to) = (edges.left, edges.left + length)
    let places = [from, baseline - 4, baseline + 4, from, baseline, to, baseline - 4]
      .map(Markup.number)
    svg.element(
      "path",
      [
        "class": "scale",
        "d": "M\(places[0]) \(places[1])V\(places[2])M\(places[3]) \(places[4])H\(places[5])"
          + "M\(places[5]) \(places[6])V\(places[2])",
      ])
    svg.text("\(Markup.number(length)) pt", at: Point(to + 6, baseline), "note")
    if let step, ghosts.contains(where: { !$0.items.isEmpty }) {
      let time = NumberFormat.time(Double(step) / Double(film.framesPerSecond))
      let interval = step == 1 ? "every frame" : "every \(time)"
      svg.text(interval, at: Point(edges.right, baseline), "note end")
    }
  }
}

extension FilmItem {
  fileprivate func isView(_ name: String) -> Bool {
    shape.kind == .view && shape.name == name && isVisible
  }
}

extension Film {
  /// The names of views that a reader sees change, in order of their first picture.
  fileprivate var movingNames: [String] {
    courses(of: [.view]).filter { $0.differs(by: 2) }.map(\.name)
  }
}
