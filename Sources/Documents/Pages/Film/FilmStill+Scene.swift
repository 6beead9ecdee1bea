import Answers
import MotionGeometry

/// A picture of a scene: its shapes, in the order of their painting.
extension FilmStill {
  /// The most views off the stage that are told of.
  private static let markLimit = 5

  init(of scene: Scene, model: Scene?, frame: Int) {
    self.init(frame: frame)
    marks = scene.unseen.lazy.compactMap(FilmMark.init).prefix(Self.markLimit).map { $0 }
    let list = DisplayList(scene, model: model)
    let clips = list.clips(FilmClip.all, within: +)
    for shape in list.shapes {
      if shape.kind != .force {
        add(shape, clips: shape.clip.map { clips[$0] } ?? [])
      } else if shapes.last?.kind != .force {
        addForces(of: list)
      }
    }
  }

  /// The same with the forces on views that were asked for at its time.
  func showing(_ acting: [ActingForces], in size: Size) -> FilmStill {
    var still = self
    let seen = acting.filter { forces in
      let subject = items.first { $0.shape.kind == .view && $0.shape.name == forces.subject }
      return subject?.box?.contains(forces.point) ?? true
    }
    for arrow in seen.arrows(in: size) { still.add(arrow, clips: []) }
    return still
  }

  /// The arrows of all forces, as one shape.
  private mutating func addForces(of list: DisplayList) {
    let arrows = list.shapes.filter { $0.kind == .force }.flatMap(\.figures)
    var shape = FilmShape(kind: .force, name: "", label: nil)
    shape.paths = [
      FilmShape.Path(
        className: "force", hasColor: false, rings: arrows.map(\.points.count), isOpen: true,
        isEvenOdd: false, figure: .arrow)
    ]
    shapes.append(shape)
    // A tenth of a point is less than anyone sees of an arrow.
    numbers.append([1] + Self.places(arrows.map(\.points)).map { ($0 * 10).rounded() / 10 })
  }

  private mutating func add(_ painted: DisplayList.Shape, clips: [FilmClip]) {
    var shape = FilmShape(
      kind: painted.kind, name: painted.name,
      label: painted.label.map {
        .init(
          text: $0.fitted, isText: $0.isText, fontSize: $0.isText ? $0.fontSize : 12,
          says: $0.says)
      })
    if case .palette(let number) = painted.color { shape.palette = number }
    var numbers = [painted.opacity]
    for path in painted.paths where path.rings.contains(where: { !$0.isEmpty }) {
      shape.paths.append(
        FilmShape.Path(
          className: path.className, hasColor: path.fill != nil, rings: path.rings.map(\.count),
          isOpen: path.isOpen, isEvenOdd: path.isEvenOdd, figure: path.figure,
          length: path.length))
      if let color = path.fill {
        numbers += [255 * color.red, 255 * color.green, 255 * color.blue, color.alpha]
      }
      numbers += Self.places(path.rings)
    }
    var masks = painted.mask.map(FilmClip.all) ?? []
    for index in masks.indices { masks[index].isMask = true }
    for clip in masks + clips {
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
