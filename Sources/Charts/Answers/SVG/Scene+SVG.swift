import Charts
import Geometry
import Text

extension Scene {
  /// The scene as a self-contained SVG picture in points of the stage: no script, no external
  /// resources, its own background, and colours for light and dark pages.
  public var svg: String { svg(prefix: "") }

  /// The same picture for a document that has others in it.
  /// - Parameter prefix: The beginning of the names of its masks, different from every other
  ///   picture's of the document.
  public func svg(prefix: String) -> String {
    var picture = ScenePicture(self, prefix: prefix)
    return picture.text()
  }

  /// The style of pictures of a stage, for light and dark pages.
  public static var pictureStyle: String { ScenePicture.style }

  /// The scene as a part of a page, which has the style.
  /// - Parameter prefix: The beginning of the names of its masks, different from every other
  ///   picture's of the page.
  public func embeddedSVG(prefix: String) -> String {
    var picture = ScenePicture(self, prefix: prefix)
    picture.isEmbedded = true
    return picture.text()
  }
}

/// A scene as shapes: what fields and boundaries show lies below the views, and trails, attachments
/// and the keyboard above them.
struct ScenePicture {
  static let margin = 8.0

  let scene: Scene
  var svg = SVGText()
  var masks: SceneMasks
  /// Borders of views whose contents are still being drawn.
  private var borders: [(depth: Int, view: Scene.View, border: Scene.Border)] = []
  /// Whether it is part of a page, which has the style.
  var isEmbedded = false

  init(_ scene: Scene, prefix: String = "") {
    self.scene = scene
    masks = SceneMasks(scene, prefix: prefix)
  }

  mutating func text() -> String {
    let (width, height) = (scene.size.width, scene.size.height)
    let box = [
      -Self.margin, -Self.margin, width + 2 * Self.margin, height + 2 * Self.margin,
    ].map(SVGText.number)
    svg.beginPicture(
      viewBox: box.joined(separator: " "), width: box[2], height: box[3],
      part: isEmbedded ? "drawing" : nil)
    svg.element("title", [:], "The stage at t = \(NumberFormat.time(scene.time))")
    svg.element("desc", [:], description)
    if !isEmbedded { svg.element("style", [:], Self.style) }
    svg.element(
      "rect",
      ["class": "stage", "width": SVGText.number(width), "height": SVGText.number(height)])
    masks.define(in: &svg)
    drawRegions()
    drawForces()
    drawBoundaries()
    drawViews()
    drawTrails()
    drawAttachments()
    drawKeyboard()
    svg.end()
    return svg.text
  }

  private var description: String {
    let seen = scene.views.isEmpty ? "no view" : scene.views.map(\.name).joined(separator: ", ")
    let unseen = scene.unseen.map(\.name).joined(separator: ", ")
    return "From back to front: \(seen)." + (unseen.isEmpty ? "" : " Not visible: \(unseen).")
  }

  // MARK: Views

  private mutating func drawViews() {
    for view in scene.views {
      drawBorders(from: view.looks.depth)
      draw(view)
    }
    drawBorders(from: 0)
  }

  private mutating func draw(_ view: Scene.View) {
    let looks = view.looks
    let outline = looks.outline ?? view.corners
    svg.begin("g", masks.attributes(ofClip: looks.clip, opacity: looks.opacity))
    svg.element("title", [:], view.name)
    if let shadow = looks.shadow {
      for area in [shadow.reach, shadow.core] {
        for points in area.polygons { svg.element("path", Self.path(points, "shadow")) }
      }
    }
    let mask = masks.attributes(ofViewNamed: view.name)
    svg.begin("g", mask)
    if let color = looks.color {
      svg.element("path", ["d": Self.data([outline]), "fill": color.hex, "class": "edge"])
    } else {
      svg.element("path", Self.path(outline, "clear edge"))
    }
    svg.end()
    let middle = Self.middle(of: view.corners)
    svg.element(
      "text", ["class": view.text.isEmpty ? "name" : "label", "x": middle.x, "y": middle.y],
      view.text.isEmpty ? view.name : view.text)
    svg.end()
    if let border = looks.border { borders.append((looks.depth, view, border)) }
  }

  /// A border is drawn over its view's contents: when the next view at the same depth or above
  /// begins.
  private mutating func drawBorders(from depth: Int) {
    while let last = borders.last, last.depth >= depth {
      borders.removeLast()
      let looks = last.view.looks
      let outline = looks.outline ?? last.view.corners
      svg.begin("g", masks.attributes(ofClip: looks.clip, opacity: looks.opacity))
      svg.element(
        "path",
        [
          "d": Self.data([outline] + (last.border.inner.map { [$0] } ?? [])),
          "fill": last.border.color.hex, "fill-rule": "evenodd",
        ])
      svg.end()
    }
  }

  // MARK: Around the views

  private mutating func drawRegions() {
    for region in scene.regions where !region.outline.isEmpty {
      svg.begin("g")
      svg.element("title", [:], "\(region.field): \(region.shape)")
      for point in region.outline {
        svg.element("circle", Self.dot(point, radius: 1, "region"))
      }
      svg.end()
    }
  }

  /// Arrows of equal length for the greatest force, and shorter ones for the others.
  private mutating func drawForces() {
    let most = scene.forces.map(\.force.length).max() ?? 0
    guard most > 0 else { return }
    let length = scene.size.width / Double(max(scene.columns, 1)) * 1.6
    for force in scene.forces where force.force.length > 0 {
      let end = force.point + force.force * (length / most)
      svg.element("path", ["d": Self.data(from: force.point, to: end), "class": "force"])
      svg.element("circle", Self.dot(end, radius: 1.2, "tip"))
    }
  }

  private mutating func drawBoundaries() {
    for boundary in scene.boundaries {
      svg.begin("g")
      svg.element("title", [:], "\(boundary.name), a boundary of \(boundary.behavior)")
      let data = Self.data([boundary.points], isClosed: boundary.isClosed)
      svg.element("path", ["d": data, "class": "boundary"])
      svg.end()
    }
  }

  private mutating func drawTrails() {
    for trail in scene.trails?.trails ?? [] {
      svg.begin("g")
      svg.element("title", [:], "the way of \(trail.name)")
      svg.element("path", ["d": Self.data([trail.places], isClosed: false), "class": "trail"])
      for place in trail.places { svg.element("circle", Self.dot(place, radius: 2, "tip")) }
      svg.end()
    }
  }

  private mutating func drawAttachments() {
    for attachment in scene.attachments {
      svg.begin("g")
      svg.element("title", [:], attachment.name)
      svg.element(
        "path", ["d": Self.data(from: attachment.start, to: attachment.end), "class": "attachment"])
      for end in [attachment.start, attachment.end] {
        svg.element("circle", Self.dot(end, radius: 2.5, "tip"))
      }
      svg.end()
    }
  }

  private mutating func drawKeyboard() {
    guard let frame = scene.keyboard else { return }
    let corners = [
      frame.origin, Point(frame.maxX, frame.minY), Point(frame.maxX, frame.maxY),
      Point(frame.minX, frame.maxY),
    ]
    svg.element("path", Self.path(corners, "keyboard"))
    let middle = Self.middle(of: corners)
    svg.element("text", ["class": "name", "x": middle.x, "y": middle.y], "keyboard")
  }
}
