import MotionGeometry

/// The parts of values behind a dot, such as a point's `x` or a rectangle's `origin`.
package enum Components {
  package static func value(_ name: String, of value: Value) -> Value? {
    switch value {
    case .point(let point): part(name, of: point)
    case .vector(let numbers):
      ["x", "y", "z"].firstIndex(of: name).flatMap {
        $0 < numbers.count ? .plain(numbers[$0]) : nil
      }
    case .size(let size): part(name, of: size)
    case .rect(let rect): part(name, of: rect)
    case .insets(let insets): part(name, of: insets)
    case .range(let lower, let upper, let quantity, _):
      switch name {
      case "lower": .number(lower, quantity)
      case "upper": .number(upper, quantity)
      default: nil
      }
    case .transform(let plane):
      part(name, of: plane) ?? part(name, of: Matrix(Transform3D(plane)))
    case .matrix(let matrix): part(name, of: matrix)
    case .curve(let curve): CurveCalls.member(name, of: curve)
    case .record(_, let fields): fields.first { $0.name == name }?.value
    case .list(let values): name == "count" ? .plain(Double(values.count)) : nil
    case .mask(let mask): name == "frame" ? mask.frame.map(Value.rect) ?? .nothing : nil
    case .nothing, .number, .boolean, .string, .region, .function, .object: nil
    }
  }

  package static func names(of value: Value) -> [String] {
    switch value {
    case .point: ["x", "y"]
    case .vector(let numbers): Array(["x", "y", "z"].prefix(numbers.count))
    case .size: ["width", "height"]
    case .rect:
      [
        "x", "y", "width", "height", "origin", "size", "center", "minX", "midX", "maxX", "minY",
        "midY", "maxY",
      ]
    case .insets: ["top", "left", "bottom", "right"]
    case .range: ["lower", "upper"]
    case .transform: ["a", "b", "c", "d", "tx", "ty", "rotation", "scale"]
    case .matrix(let matrix): elementNames(of: matrix)
    case .curve(let curve): CurveCalls.memberNames(of: curve)
    case .record(_, let fields): fields.map(\.name)
    case .list: ["count"]
    case .mask: ["frame"]
    case .nothing, .number, .boolean, .string, .region, .function, .object: []
    }
  }

  /// The value with one part replaced; nil if it does not have that part, or the part cannot be
  /// set.
  package static func replacing(_ name: String, in value: Value, with new: Value) -> Value? {
    guard case .number(let number, _) = new else {
      return replacingWhole(name, in: value, with: new)
    }
    if case .insets(let insets) = value { return replacing(name, in: insets, with: number) }
    switch (value, name) {
    case (.point(let p), "x"): return .point(Point(number, p.y))
    case (.point(let p), "y"): return .point(Point(p.x, number))
    case (.size(let s), "width"): return .size(Size(number, s.height))
    case (.size(let s), "height"): return .size(Size(s.width, number))
    case (.rect(let r), "x"): return .rect(Rect(number, r.minY, r.size.width, r.size.height))
    case (.rect(let r), "y"): return .rect(Rect(r.minX, number, r.size.width, r.size.height))
    case (.rect(let r), "width"): return .rect(Rect(r.minX, r.minY, number, r.size.height))
    case (.rect(let r), "height"): return .rect(Rect(r.minX, r.minY, r.size.width, number))
    case (.transform(let transform), _) where part(name, of: transform) != nil:
      return replacing(name, in: transform, with: number).map(Value.transform)
    case (.matrix, _), (.transform, _):
      guard var matrix = value.matrix, let place = place(name, in: matrix) else { return nil }
      matrix.numbers[place] = number
      return .matrix(matrix)
    case (.vector(var numbers), _):
      guard let index = ["x", "y", "z"].firstIndex(of: name), index < numbers.count else {
        return nil
      }
      numbers[index] = number
      return .vector(numbers)
    default: return nil
    }
  }

  private static func replacingWhole(
    _ name: String, in value: Value, with new: Value
  ) -> Value? {
    guard case .rect(let rect) = value else { return nil }
    switch (name, new) {
    case ("origin", .point(let origin)): return .rect(Rect(origin: origin, size: rect.size))
    case ("size", .size(let size)): return .rect(Rect(origin: rect.origin, size: size))
    case ("center", .point(let center)): return .rect(Rect(center: center, size: rect.size))
    default: return nil
    }
  }

  private static func part(_ name: String, of point: Point) -> Value? {
    switch name {
    case "x", "dx": .plain(point.x)
    case "y", "dy": .plain(point.y)
    default: nil
    }
  }

  private static func part(_ name: String, of size: Size) -> Value? {
    switch name {
    case "width": .plain(size.width)
    case "height": .plain(size.height)
    default: nil
    }
  }

  private static func part(_ name: String, of rect: Rect) -> Value? {
    switch name {
    case "x", "minX": .plain(rect.minX)
    case "y", "minY": .plain(rect.minY)
    case "width": .plain(rect.size.width)
    case "height": .plain(rect.size.height)
    case "midX": .plain(rect.midX)
    case "midY": .plain(rect.midY)
    case "maxX": .plain(rect.maxX)
    case "maxY": .plain(rect.maxY)
    case "origin": .point(rect.origin)
    case "size": .size(rect.size)
    case "center": .point(rect.center)
    default: nil
    }
  }

  private static func part(_ name: String, of insets: EdgeInsets) -> Value? {
    switch name {
    case "top": .plain(insets.top)
    case "left": .plain(insets.left)
    case "bottom": .plain(insets.bottom)
    case "right": .plain(insets.right)
    default: nil
    }
  }

  private static func replacing(
    _ name: String, in insets: EdgeInsets, with number: Double
  ) -> Value? {
    let sides: [String: WritableKeyPath<EdgeInsets, Double>] = [
      "top": \.top, "left": \.left, "bottom": \.bottom, "right": \.right,
    ]
    guard let side = sides[name] else { return nil }
    var changed = insets
    changed[keyPath: side] = number
    return .insets(changed)
  }

  private static func part(_ name: String, of matrix: AffineTransform) -> Value? {
    switch name {
    case "a": .plain(matrix.a)
    case "b": .plain(matrix.b)
    case "c": .plain(matrix.c)
    case "d": .plain(matrix.d)
    case "tx": .plain(matrix.tx)
    case "ty": .plain(matrix.ty)
    case "rotation": .number(matrix.rotation, .angle)
    case "scale": .point(Point(matrix.scale.width, matrix.scale.height))
    default: nil
    }
  }

  /// The rotation and the scale follow from the numbers.
  private static func replacing(
    _ name: String, in transform: AffineTransform, with number: Double
  ) -> AffineTransform? {
    var transform = transform
    switch name {
    case "a": transform.a = number
    case "b": transform.b = number
    case "c": transform.c = number
    case "d": transform.d = number
    case "tx": transform.tx = number
    case "ty": transform.ty = number
    default: return nil
    }
    return transform
  }

  // MARK: Numbers of a matrix

  /// The names `m11`, `m12`, …: `m` with the row and the column, each one digit from 1, as printed.
  private static func elementNames(of matrix: Matrix) -> [String] {
    (1...matrix.rows).flatMap { row in (1...matrix.columns).map { "m\(row)\($0)" } }
  }

  /// The index of an element such as `m21`; nil if the matrix does not have it.
  private static func place(_ name: String, in matrix: Matrix) -> Int? {
    guard name.utf8.count == 3, name.hasPrefix("m"), let digits = Int(name.dropFirst(), radix: 10)
    else {
      return nil
    }
    let (row, column) = digits.quotientAndRemainder(dividingBy: 10)
    guard (1...matrix.rows).contains(row), (1...matrix.columns).contains(column) else {
      return nil
    }
    return (row - 1) * matrix.columns + column - 1
  }

  private static func part(_ name: String, of matrix: Matrix) -> Value? {
    place(name, in: matrix).map { .plain(matrix.numbers[$0]) }
  }
}
