import MotionGeometry
import Text

extension Scene {
  /// The scene as a self-contained SVG picture in points of the stage: no script, no external
  /// resources, its own background, and colors for light and dark pages.
  public var svg: String { svg(prefix: "") }

  /// The same picture for a document that has others in it.
  /// - Parameter prefix: The beginning of the names of its masks, different from every other
  ///   picture's of the document.
  public func svg(prefix: String) -> String {
    ScenePicture(self, prefix: prefix, isEmbedded: false).svg.text
  }

  /// The style of pictures of a stage, for light and dark pages.
  public static var pictureStyle: String { ScenePicture.style }

  /// What pictures with the forces on views have in addition.
  package static var actingStyle: String { ScenePicture.actingStyle }

  /// The scene as a part of a page, which has the style and shows the words.
  /// - Parameter prefix: The beginning of the names of its masks, different from every other
  ///   picture's of the page.
  public func embeddedSVG(prefix: String) -> String {
    ScenePicture(self, prefix: prefix, isEmbedded: true).svg.text
  }
}

/// A scene as an SVG picture.
struct ScenePicture {
  private static let margin = 8.0
  /// The height of a line of words, and the average width of a letter in it.
  private static let line = 18.0
  private static let letter = 6.5

  private(set) var svg = Markup(.picture)
  private var masks: SceneMasks
  private let names: [Int: PointNames.Placed]

  /// - Parameter isEmbedded: Whether it is part of a page, which has the style and shows the words.
  init(_ scene: Scene, prefix: String, isEmbedded: Bool) {
    let list = DisplayList(scene)
    masks = SceneMasks(list, size: scene.size, prefix: prefix)
    names = list.names(in: Rect(origin: .zero, size: scene.size))
    let (width, height) = (scene.size.width + 2 * Self.margin, scene.size.height + 2 * Self.margin)
    let words = isEmbedded ? [] : Self.lines(of: scene, width: width)
    let box = [
      -Self.margin, -Self.margin, width, height + Double(words.count) * Self.line,
    ].map(Markup.number)
    svg.beginPicture(
      viewBox: box.joined(separator: " "), width: box[2], height: box[3],
      part: isEmbedded ? "drawing" : nil)
    svg.element("title", [:], "The stage at t = \(NumberFormat.time(scene.time))")
    svg.element("desc", [:], Self.description(of: scene))
    if !isEmbedded {
      svg.element("style", [:], Self.style + (scene.acting.isEmpty ? "" : Self.actingStyle))
    }
    svg.element(
      "rect",
      [
        "class": "stage", "width": Markup.number(scene.size.width),
        "height": Markup.number(scene.size.height),
      ])
    masks.define(in: &svg)
    for (index, shape) in list.shapes.enumerated() { paint(shape, index) }
    for (index, line) in words.enumerated() {
      let y = scene.size.height + Self.margin + (Double(index) + 0.5) * Self.line
      svg.element("text", ["class": "words", "x": "0", "y": Markup.number(y)], line)
    }
    svg.end()
  }

  private static func description(of scene: Scene) -> String {
    let seen = scene.views.isEmpty ? "no view" : scene.views.map(\.name).joined(separator: ", ")
    let unseen = scene.unseen.map(\.name).joined(separator: ", ")
    return "From back to front: \(seen)." + (unseen.isEmpty ? "" : " Not visible: \(unseen).")
  }

  private static func lines(of scene: Scene, width: Double) -> [String] {
    scene.words.flatMap {
      Wrapping.lines($0.text, width: max(Int(clamping: width / letter), 20), indent: 0)
    }
  }

  private mutating func paint(_ shape: DisplayList.Shape, _ index: Int) {
    svg.begin(
      "g", attributes: [("class", "\(shape.kind.rawValue)-item")] + masks.attributes(of: shape))
    if !shape.title.isEmpty { svg.element("title", [:], shape.title) }
    let mask = masks.ownMask(ofShape: index)
    if let mask { svg.begin("g", ["mask": mask]) }
    for path in shape.paths { paint(path) }
    if mask != nil { svg.end() }
    for dot in shape.dots {
      let opacity = dot.opacity < 1 ? [("opacity", Markup.number(dot.opacity))] : []
      svg.element(
        "circle",
        attributes: [
          ("cx", Markup.number(dot.place.x)), ("cy", Markup.number(dot.place.y)),
          ("r", Markup.number(dot.radius)),
        ] + attributes(ofDotsOf: shape) + opacity)
    }
    if shape.kind == .acting, let name = names[index] {
      svg.plate(under: name.text, at: name.middle)
    }
    write(shape.label, names[index], over: shape.color)
    svg.end()
  }

  private func attributes(ofDotsOf shape: DisplayList.Shape) -> [(String, String)] {
    let (className, color) = shape.line
    return [("class", "dot" + className)] + (color.map { [("color", $0)] } ?? [])
  }

  /// A text stands in the middle of its view, and a name where it has a place.
  private mutating func write(
    _ label: DisplayList.Label?, _ name: PointNames.Placed?, over color: ViewColor?
  ) {
    guard let label else { return }
    let lettering = color?.lettering ?? ""
    if label.isText {
      svg.text(label.fitted, at: label.start, "label" + lettering, size: label.fontSize)
    } else if let name {
      svg.text(name.text, at: name.middle, "name" + (name.isInside ? lettering : ""))
    }
  }

  private mutating func paint(_ path: DisplayList.Shape.Path) {
    svg.element(
      "path",
      attributes: [
        ("class", path.className), ("d", Self.data(path)),
      ] + (path.fill.map { [("fill", $0.hex)] } ?? [])
        + (path.stroke.map { [("stroke", $0)] } ?? [])
        + (path.isEvenOdd ? [("fill-rule", "evenodd")] : []))
  }

  private static func data(_ path: DisplayList.Shape.Path) -> String {
    let rings = path.figure?.lines(at: path.rings.first ?? [], length: path.length)
    return Markup.path(through: rings ?? path.rings, isClosed: !path.isOpen)
  }
}

extension Markup {
  /// Returns the SVG path along outlines.
  package static func path(through outlines: [[Point]], isClosed: Bool = true) -> String {
    outlines.filter { !$0.isEmpty }.map { points in
      let steps = points.map { "\(number($0.x)) \(number($0.y))" }
      return "M" + steps.joined(separator: "L") + (isClosed ? "Z" : "")
    }.joined()
  }

  /// Adds the ground on which a text around a place is read over anything.
  package mutating func plate(under text: String, at place: Point) {
    let half = PlacedText(text, at: place).half + 4
    element(
      "rect",
      attributes: [
        ("class", "plate"), ("x", Self.number(place.x - half)), ("y", Self.number(place.y - 8)),
        ("width", Self.number(2 * half)), ("height", "16"), ("rx", "3"),
      ])
  }

  /// Adds a text around a place, or from there on, as its class says.
  ///
  /// - Parameter size: The size of its letters; nil for what the style says.
  package mutating func text(
    _ text: String, at place: Point, _ className: String, size: Double? = nil
  ) {
    element(
      "text",
      attributes: [
        ("class", className), ("x", Self.number(place.x)), ("y", Self.number(place.y)),
      ] + (size.map { [("font-size", Self.number($0))] } ?? []), text)
  }
}
