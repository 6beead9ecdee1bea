import Answers
import MotionGeometry
import TestSupport
import Testing
import Text

@testable import Answers
@testable import Live
@testable import Pages

/// All painters show the shapes of a scene, in the order of its display list.
@Suite struct PaintersTests {
  private static let size = Size(200, 100)

  // MARK: Pictures in SVG

  /// The shapes of a picture, in order: groups with the kind as their class, and a title in them.
  private func shapes(of svg: String, suffix: String) -> [String] {
    let kinds = Set(DisplayList.Shape.Kind.allCases.map { $0.rawValue + suffix })
    var shapes: [String] = []
    for part in PictureReading(svg).elements {
      if part.name == "g", let kind = part.attributes["class"], kinds.contains(kind) {
        shapes.append(String(kind.dropLast(suffix.count)))
      } else if part.name == "title", !shapes.isEmpty {
        shapes[shapes.count - 1] += " " + part.text.prefix { $0 != "\n" }
      }
    }
    return shapes
  }

  @Test(arguments: 0..<60) func picturesHaveTheShapesOfTheList(_ seed: UInt64) {
    let scene = scene(seed)
    let list = DisplayList(scene)
    #expect(Set(scene.views.map(\.name)).isSubset(of: list.shapes.map(\.name)))
    let expected = list.shapes.map { $0.kind.rawValue + ($0.title.isEmpty ? "" : " " + $0.title) }
    for svg in [scene.svg, scene.embeddedSVG(prefix: "a")] {
      #expect(shapes(of: svg, suffix: "-item") == expected)
    }
  }

  @Test(arguments: 0..<60) func aFilmHasTheShapesOfTheList(_ seed: UInt64) throws {
    let (scene, model) = (scene(seed), scene(seed + 1))
    // All forces are one shape of a film.
    let all = DisplayList(scene, model: model).shapes
    let shapes = all.indices.filter {
      $0 == 0 || all[$0].kind != .force || all[$0 - 1].kind != .force
    }.map { all[$0] }
    var recorder = FilmRecorder(framesPerSecond: 60)
    for frame in 0..<2 { recorder.append(frame: frame, scene, model: model, tilt: .zero) }
    let film = try #require(recorder.film)
    for still in film.stills {
      #expect(still.shapes.map(\.kind) == shapes.map(\.kind))
      #expect(still.shapes.map(\.name) == shapes.map(\.name))
      #expect(still.shapes.map(\.label?.text) == shapes.map(\.label?.text))
    }
    let items = film.json.text.matches(of: /"kind":"([a-z]+)","name":"([^"]*)"/)
    #expect(items.map { "\($0.1) \($0.2)" } == shapes.map { "\($0.kind) \($0.name)" })
    let seen = shapes.filter { $0.kind != .model }
    #expect(
      self.shapes(of: film.stage(in: film.whole, prefix: ""), suffix: "")
        == seen.map(\.kind.rawValue))
  }

  // MARK: Pictures in cells

  /// Kinds that cover what is behind them, wherever they draw.
  private static let covering: [DisplayList.Shape.Kind] = [.view, .border, .boundary, .keyboard]

  /// The shape that is painted later is the one that is seen. A lone shape is seen at all.
  @Test(arguments: 0..<Effort.cases(UInt64(12), of: 60)) func cellsShowTheLaterShape(_ seed: UInt64)
  {
    let list = DisplayList(scene(seed, named: false))
    for shape in list.shapes {
      let alone = cells(list, [shape])
      #expect(alone.allSatisfy { picture in picture.contains { $0 != nil } }, "\(shape)")
      // Letters of a name, and a shadow, which is only where nothing else is, cover nothing.
      guard Self.covering.contains(shape.kind), shape.shadow == nil,
        shape.label?.text.isEmpty ?? true
      else { continue }
      for other in list.shapes where other != shape && other.kind != .force {
        for (both, one) in zip(cells(list, [other, shape]), alone) {
          let isOver = zip(both, one).allSatisfy { $1 == nil || $0 == $1 }
          #expect(isOver, "\(other.kind) below \(shape.kind)")
        }
      }
    }
  }

  /// The signs in the cells of a drawing, and in the dots of a live picture; nil for nothing.
  private func cells(_ list: DisplayList, _ shapes: [DisplayList.Shape]) -> [[String?]] {
    var part = list
    part.shapes = shapes
    let text = SceneDrawing(part, size: Self.size, columns: 80).canvas.lines(framed: false)
      .flatMap { $0.padded(right: 80).map { $0 == " " ? nil : String($0) } }
    guard let place = StagePlace(for: Self.size, column: 0, row: 0, columns: 80, rows: 20) else {
      return []
    }
    let picture = StagePicture(
      part, at: place, StageLook(glyphs: .blocks, color: true), StageExtras())
    var grid = CellGrid(columns: 80, rows: 20)
    picture.write(to: &grid)
    // Arrows are no dots.
    let arrows = (0..<80 * 20).map { index in
      let character = grid[index % 80, index / 80].character
      return " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".contains(character) ? nil : String(character)
    }
    return [text, picture.raster.dots.map { $0 == Raster.empty ? nil : "\($0)" } + arrows]
  }

  // MARK: Scenes

  /// A scene of some of everything, whole on the stage, so that nothing of it is out of sight.
  private func scene(_ seed: UInt64, named: Bool = true) -> Scene {
    var random = Seeded(seed)
    func rect() -> Rect {
      let (x, y) = (
        Double.random(in: 5..<120, using: &random), Double.random(in: 5..<50, using: &random)
      )
      return Rect(
        x, y, .random(in: 30..<75, using: &random), .random(in: 25..<45, using: &random))
    }
    func color() -> Color {
      Color(.random(in: 0.2...1, using: &random), .random(in: 0...1, using: &random), 0)
    }
    var scene = Scene(time: 1, size: Self.size, state: .presentation, columns: 40)
    scene.clips = [
      .init(outer: nil, area: .polygon(Rect(1, 1, 198, 98).corners)),
      .init(outer: 0, area: .inverse(.polygon(Rect(190, 90, 5, 5).corners))),
    ]
    var depth = 0
    for number in 0..<Int.random(in: 1...5, using: &random) {
      var looks = Scene.Looks(depth: depth)
      depth = Int.random(in: 0...depth + 1, using: &random)
      looks.number = number
      let frame = rect()
      if Bool.random(using: &random) { looks.color = color() }
      if Bool.random(using: &random) { looks.clip = Int.random(in: 0...1, using: &random) }
      if Bool.random(using: &random) {
        looks.border = .init(width: 12, inner: nil, color: color())
      }
      if Bool.random(using: &random) {
        let seen = Rect(frame.minX + 9, 0, frame.size.width, Self.size.height)
        looks.mask = .polygon(seen.corners)
      }
      if Bool.random(using: &random) {
        let shadow = Area.polygon(rect().corners)
        looks.shadow = .init(core: shadow, reach: shadow)
      }
      scene.views.append(
        .init(
          name: named ? "v\(number)" : "", parent: nil, corners: frame.corners, looks: looks))
    }
    scene.boundaries = [
      .init(name: "floor", behavior: "c", points: rect().corners, isClosed: true)
    ]
    scene.regions = [
      .init(field: "f", center: Point(50, 50), shape: "circle(9)", outline: rect().corners)
    ]
    scene.attachments = [.init(name: "a", from: rect().origin, to: rect().origin)]
    scene.forces = [.init(at: rect().origin, Vector(1, 0.5)), .init(at: rect().origin, .zero)]
    scene.trails = .init(
      from: 0, step: 1, [.init(name: "t", places: [rect().origin, rect().origin])])
    if Bool.random(using: &random) { scene.keyboard = Rect(0, 70, 200, 30) }
    return scene
  }
}
