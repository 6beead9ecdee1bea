import Answers
import Geometry

/// A picture of a scene, from back to front in the order of its drawing.
extension FilmStill {
  init(of scene: Scene, model: Scene, frame: Int) {
    self.init(frame: frame)
    for region in scene.regions where !region.outline.isEmpty {
      add(.region, region.field, [.init("region", region.outline)])
    }
    for boundary in scene.boundaries {
      add(
        .boundary, boundary.name, [.init("boundary", boundary.points, isOpen: !boundary.isClosed)])
    }
    addViews(of: scene)
    addModel(model, of: scene)
    for attachment in scene.attachments {
      let ends = [attachment.start, attachment.end]
      add(.attachment, attachment.name, [.init("attachment", ends, isOpen: true)])
    }
    if let keyboard = scene.keyboard {
      add(.keyboard, "keyboard", [.init("keyboard", keyboard.corners)])
    }
  }

  /// Outlines to be painted.
  private struct Paint {
    let className: String
    let rings: [[Point]]
    var color: Color?
    var isOpen = false
    var isEvenOdd = false

    init(_ className: String, _ points: [Point], color: Color? = nil, isOpen: Bool = false) {
      self.init(className, rings: [points], color: color)
      self.isOpen = isOpen
    }

    init(_ className: String, rings: [[Point]], color: Color? = nil, isEvenOdd: Bool = false) {
      self.className = className
      self.rings = rings
      self.color = color
      self.isEvenOdd = isEvenOdd
    }
  }

  // MARK: Views

  private mutating func addViews(of scene: Scene) {
    // A border is drawn over its view's contents.
    var borders: [Scene.View] = []
    for view in scene.views {
      while let last = borders.last, last.looks.depth >= view.looks.depth {
        addBorder(of: borders.removeLast(), in: scene)
      }
      addView(view, in: scene)
      if view.looks.border != nil { borders.append(view) }
    }
    while let last = borders.popLast() { addBorder(of: last, in: scene) }
  }

  private mutating func addView(_ view: Scene.View, in scene: Scene) {
    let looks = view.looks
    var paints: [Paint] = []
    if let shadow = looks.shadow {
      for area in [shadow.reach, shadow.core] {
        paints += area.polygons.map { Paint("shadow", $0) }
      }
    }
    let outline = looks.outline ?? view.corners
    let isClear = looks.color == nil
    paints.append(Paint(isClear ? "clear edge" : "fill edge", outline, color: looks.color))
    add(
      .view, view.name, paints, text: view.text, opacity: looks.opacity,
      clips: clips(of: looks, in: scene))
  }

  private mutating func addBorder(of view: Scene.View, in scene: Scene) {
    guard let border = view.looks.border else { return }
    let outline = view.looks.outline ?? view.corners
    let rings = [outline] + (border.inner.map { [$0] } ?? [])
    add(
      .view, "", [Paint("border", rings: rings, color: border.color, isEvenOdd: true)],
      opacity: view.looks.opacity, clips: clips(of: view.looks, in: scene))
  }

  /// Distances below which the model is where its view is seen, in points.
  private static let visibleDistance = 0.05

  private mutating func addModel(_ model: Scene, of scene: Scene) {
    let seen = Dictionary(scene.views.map { ($0.name, $0) }) { first, _ in first }
    for view in model.views {
      if let other = seen[view.name], !view.isApart(from: other, by: Self.visibleDistance) {
        continue
      }
      add(.model, view.name, [Paint("model", view.corners)])
    }
  }

  // MARK: Clips

  private func clips(of looks: Scene.Looks, in scene: Scene) -> [FilmClip] {
    var clips = looks.mask.map(FilmClip.all) ?? []
    for index in clips.indices { clips[index].isMask = true }
    var next = looks.clip
    while let index = next, scene.clips.indices.contains(index) {
      clips += FilmClip.all(in: scene.clips[index].area)
      next = scene.clips[index].outer
    }
    return clips
  }

  // MARK: Numbers

  private mutating func add(
    _ kind: FilmShape.Kind, _ name: String, _ paints: [Paint], text: String = "",
    opacity: Double = 1, clips: [FilmClip] = []
  ) {
    var shape = FilmShape(kind: kind, name: name, text: text)
    var numbers = [opacity]
    for paint in paints where paint.rings.contains(where: { !$0.isEmpty }) {
      shape.paths.append(
        FilmShape.Path(
          className: paint.className, hasColor: paint.color != nil,
          rings: paint.rings.map(\.count), isOpen: paint.isOpen, isEvenOdd: paint.isEvenOdd))
      if let color = paint.color {
        numbers += [255 * color.red, 255 * color.green, 255 * color.blue, color.alpha]
      }
      numbers += Self.places(paint.rings)
    }
    for clip in clips {
      shape.clips.append(
        FilmShape.Clip(
          isMask: clip.isMask, rings: clip.rings.map(\.count), isEvenOdd: clip.isEvenOdd))
      numbers += Self.places(clip.rings)
    }
    shapes.append(shape)
    self.numbers.append(numbers)
  }

  /// The coordinates of points. Scales of views in one another multiply, so they are cut off where
  /// only the direction matters.
  private static func places(_ rings: [[Point]]) -> [Double] {
    rings.joined().flatMap { [$0.x, $0.y] }.map { $0.isNaN ? 0 : min(max($0, -1e9), 1e9) }
  }
}

extension Scene.View {
  fileprivate func isApart(from other: Scene.View, by distance: Double) -> Bool {
    zip(corners, other.corners).contains {
      abs($0.x - $1.x) > distance || abs($0.y - $1.y) > distance
    }
  }
}
