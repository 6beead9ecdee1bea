import Answers
import JSON
import MotionGeometry
import Text

/// Writes one shot: its items once, and what changes as packed columns.
struct ShotWriter {
  private let stills: ArraySlice<FilmStill>
  private var values: [JSONText] = []
  private var packing = ColumnPacking()
  /// The arrows of fields, which a film has once however many shots have them.
  private(set) var arrows: [JSONText]

  /// The resolutions of what is packed.
  private enum Scale: Double {
    /// Points, and components of colors.
    case place = 0.01
    case angle = 0.0001
    case factor = 0.00001
    case share = 0.001
  }

  /// - Parameter arrows: Those of the shots before.
  init(_ stills: ArraySlice<FilmStill>, arrows: [JSONText]) {
    self.stills = stills
    self.arrows = arrows
  }

  mutating func written() -> JSONText {
    let shapes = stills.first?.shapes ?? []
    let items = shapes.indices.map { item(at: $0, shapes[$0]) }
    let marks = (stills.first?.marks ?? []).enumerated().map { index, mark in
      JSONText.array([
        .string(mark.arrow), .string(mark.name),
        slot(stills.map { $0.marks[index].along }, .place),
        slot(stills.map { $0.marks[index].gap }, .place),
      ])
    }
    return .object(
      [("count", .number(Double(stills.count))), ("items", .array(items))]
        + (marks.isEmpty ? [] : [("marks", .array(marks))])
        + [("values", .array(values)), ("data", .string(packing.base64))])
  }

  // MARK: Values

  /// Adds a value and returns its index: a constant, or a column if it changes.
  private mutating func slot(_ column: [Double], _ scale: Scale) -> JSONText {
    // A thin view that grows has factors beyond all pictures.
    let whole = column.map {
      Int64(clamping: min(max(($0 / scale.rawValue).rounded(), -1e15), 1e15))
    }
    if let first = whole.first, whole.allSatisfy({ $0 == first }) {
      values.append(Self.number(Double(first) * scale.rawValue))
    } else {
      values.append(.array([Self.number(scale.rawValue)]))
      packing.append(whole)
    }
    return .number(Double(values.count - 1))
  }

  /// A number without the noise of its last bits.
  private static func number(_ value: Double) -> JSONText {
    .number((value * 1e5).rounded() / 1e5)
  }

  private func column(_ item: Int, _ place: Int) -> [Double] {
    stills.map { $0.numbers[item][place] }
  }

  // MARK: Items

  private mutating func item(at index: Int, _ shape: FilmShape) -> JSONText {
    var fields: [(String, JSONText)] = [
      ("kind", .string(shape.kind.rawValue)), ("name", .string(shape.name)),
    ]
    if let label = shape.label, label.isText {
      fields += [("text", .string(label.text)), ("size", Self.number(label.fontSize))]
    }
    if let says = shape.label?.says { fields.append(("says", .array(says.map(JSONText.string)))) }
    fields += looks(of: index, shape)
    let opacity = column(index, 0)
    if opacity.contains(where: { $0 != 1 }) {
      fields.append(("opacity", slot(opacity, .share)))
    }
    let layout = FilmLayout(shape)
    let motion = ShotMotion(
      stills.map { layout.pathPoints(of: $0.numbers[index]) }, isUpright: shape.isUpright)
    let local: [Point]?
    switch motion {
    case .still: local = layout.pathPoints(of: stills.first?.numbers[index] ?? [])
    case .free: local = nil
    case .rigid(let points, let moves):
      local = points
      let move = [
        slot(moves.map(\.x), .place), slot(moves.map(\.y), .place),
        slot(moves.map(\.angle), .angle),
      ]
      fields.append(("move", .array(move)))
    case .affine(let points, let matrices):
      local = points
      let move = (0..<6).map { part in
        slot(matrices.map { $0[part] }, part < 4 ? .factor : .place)
      }
      fields.append(("move", .array(move)))
    }
    if case .still = motion { fields.append(("move", .array(origin()))) }
    fields.append(("paths", .array(paths(of: index, shape, layout, local))))
    if !shape.clips.isEmpty { fields.append(("clips", .array(clips(of: index, shape, layout)))) }
    return .object(fields)
  }

  /// Its letters and the color of its trail.
  private func looks(of index: Int, _ shape: FilmShape) -> [(String, JSONText)] {
    guard shape.label != nil, let numbers = stills.last?.numbers[index] else { return [] }
    var fields: [(String, JSONText)] = []
    let color = FilmItem(shape: shape, numbers: numbers).color
    if shape.kind == .view {
      fields.append(
        ("line", .string(color.line.stroke ?? String(color.line.className.dropFirst()))))
    }
    return fields + [("ink", .string(color.lettering))]
  }

  /// The movement of what stands still: its numbers are places on the stage.
  private mutating func origin() -> [JSONText] {
    let zeros = [Double](repeating: 0, count: stills.count)
    return (0..<3).map { _ in slot(zeros, .place) }
  }

  private mutating func paths(
    of item: Int, _ shape: FilmShape, _ layout: FilmLayout, _ local: [Point]?
  ) -> [JSONText] {
    var next = 0
    return shape.paths.enumerated().map { index, path in
      var fields: [(String, JSONText)] = [("class", .string(path.className))]
      if path.hasColor {
        fields.append(("fill", color(item, at: layout.colorPlaces[index])))
      }
      if let local {
        let rings = path.rings.map { count -> JSONText in
          defer { next += count }
          return .array(
            local[next..<next + count].flatMap { [Self.number($0.x), Self.number($0.y)] })
        }
        fields.append(
          shape.kind == .force ? ("arrows", place(of: .array(rings))) : ("rings", .array(rings)))
      } else {
        fields.append(("rings", rings(item, path.rings, at: layout.pathPlaces[index])))
      }
      if let figure = path.figure { fields.append(("figure", .string(figure.rawValue))) }
      if path.length > 0 { fields.append(("length", Self.number(path.length))) }
      if path.isOpen { fields.append(("open", .flag(true))) }
      if path.isEvenOdd { fields.append(("rule", .string("evenodd"))) }
      return .object(fields)
    }
  }

  /// The place of arrows among those of the film.
  private mutating func place(of rings: JSONText) -> JSONText {
    let known = arrows.firstIndex { $0.text == rings.text }
    if known == nil { arrows.append(rings) }
    return .number(Double(known ?? arrows.count - 1))
  }

  private mutating func clips(
    of item: Int, _ shape: FilmShape, _ layout: FilmLayout
  ) -> [JSONText] {
    shape.clips.enumerated().map { index, clip in
      var fields = [("rings", rings(item, clip.rings, at: layout.clipPlaces[index]))]
      if clip.isEvenOdd { fields.append(("rule", .string("evenodd"))) }
      if clip.isMask { fields.append(("mask", .flag(true))) }
      return .object(fields)
    }
  }

  private mutating func rings(_ item: Int, _ counts: [Int], at place: Int) -> JSONText {
    var next = place
    return .array(
      counts.map { count in
        defer { next += 2 * count }
        return .array((next..<next + 2 * count).map { slot(column(item, $0), .place) })
      })
  }

  private mutating func color(_ item: Int, at place: Int) -> JSONText {
    let columns = (0..<4).map { column(item, place + $0) }
    let isConstant = columns.allSatisfy { column in column.allSatisfy { $0 == column.first } }
    if isConstant, let parts = Optional(columns.compactMap(\.first)), parts.count == 4 {
      let color = Color(parts[0] / 255, parts[1] / 255, parts[2] / 255, alpha: parts[3])
      return .string(color.hex)
    }
    return .array(columns.indices.map { slot(columns[$0], $0 < 3 ? .place : .share) })
  }
}

/// Where the numbers of a shape stand in its list.
struct FilmLayout {
  private(set) var colorPlaces: [Int] = []
  private(set) var pathPlaces: [Int] = []
  private(set) var clipPlaces: [Int] = []
  private let pointCounts: [Int]

  init(_ shape: FilmShape) {
    var next = 1
    for path in shape.paths {
      colorPlaces.append(next)
      if path.hasColor { next += 4 }
      pathPlaces.append(next)
      next += 2 * path.rings.reduce(0, +)
    }
    for clip in shape.clips {
      clipPlaces.append(next)
      next += 2 * clip.rings.reduce(0, +)
    }
    pointCounts = shape.paths.map { $0.rings.reduce(0, +) }
  }

  /// The numbers with other points of all paths.
  func replacing(points: [Point], in numbers: [Double]) -> [Double] {
    var (numbers, next) = (numbers, 0)
    for (place, count) in zip(pathPlaces, pointCounts) {
      for index in 0..<count {
        numbers[place + 2 * index] = points[next].x
        numbers[place + 2 * index + 1] = points[next].y
        next += 1
      }
    }
    return numbers
  }

  /// The color of a path that has one: red, green and blue up to 255, and alpha up to 1.
  func color(ofPath path: Int, in numbers: [Double]) -> ArraySlice<Double> {
    numbers[colorPlaces[path]..<colorPlaces[path] + 4]
  }

  /// The outlines of a clip.
  func rings(ofClip clip: Int, _ shape: FilmShape, in numbers: [Double]) -> [[Point]] {
    var next = clipPlaces[clip]
    return shape.clips[clip].rings.map { count in
      defer { next += 2 * count }
      return (0..<count).map { Point(numbers[next + 2 * $0], numbers[next + 2 * $0 + 1]) }
    }
  }

  /// The points of all paths.
  func pathPoints(of numbers: [Double]) -> [Point] {
    pathPlaces.indices.flatMap { points(ofPath: $0, in: numbers) }
  }

  func points(ofPath path: Int, in numbers: [Double]) -> [Point] {
    (0..<pointCounts[path]).map {
      Point(numbers[pathPlaces[path] + 2 * $0], numbers[pathPlaces[path] + 2 * $0 + 1])
    }
  }
}
