import MotionGeometry
import Sharing
import Values

/// The values that a sweep sends to another process, or gets from it.
extension Packer {
  /// Adds a value that a cell of a sweep can hold; any other value is packed as `nothing`.
  mutating func add(_ value: Value) {
    switch value {
    case .number(let number, let quantity): add(1, quantity.rawValue, [number])
    case .boolean(let flag, let isSwitch): add(2, isSwitch ? "on" : "", [flag ? 1 : 0])
    case .string(let text): add(3, text, [])
    case .point(let point): add(4, "", [point.x, point.y])
    case .size(let size): add(5, "", [size.width, size.height])
    case .rect(let rect):
      add(6, "", [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .vector(let numbers): add(7, "", numbers)
    case .nothing, .insets, .range, .list, .transform, .matrix, .curve, .region, .mask, .function,
      .object, .record:
      add(0, "", [])
    }
  }

  private mutating func add(_ kind: Int, _ text: String, _ numbers: [Double]) {
    add(kind)
    add(text)
    add(numbers)
  }

  mutating func add(_ trace: Trace) {
    add(trace.text)
    add(trace.unit)
    add(trace.quantity.rawValue)
    add(trace.growsDown)
    add(trace.firstFrame)
    add(trace.values)
    add(trace.sampleTimes) { $0.add($1) }
    add(trace.isMoving)
  }

  mutating func add(_ recording: Recording) {
    add(recording.file)
    add(recording.columns) { packer, column in
      packer.add(column.name)
      packer.add(column.trace)
    }
  }

  mutating func add(_ sweep: Sweep) {
    add(sweep.runCount)
    add(sweep.columns) { packer, column in
      packer.add(column.name)
      packer.add(column.unit)
      packer.add(column.role.rawValue)
      packer.add(column.growsDown)
      packer.add(column.cells.values) { $0.add($1) }
    }
  }

  mutating func add(_ row: SweepRow) {
    add(row.measured) { packer, values in
      packer.add(values) { packer, values in
        packer.add(values) { packer, part in
          packer.add(part.name) { $0.add($1) }
          packer.add(part.value)
          packer.add(part.unit)
          packer.add(part.growsDown)
        }
      }
    }
    add(row.problem) { $0.add($1) }
  }
}

extension Unpacker {
  mutating func value() throws(Problem) -> Value {
    let (kind, text, numbers) = (try int(), try string(), try doubles())
    // The language has no other numbers; a vector may hold gaps.
    guard kind == 7 || numbers.allSatisfy(\.isFinite) else { throw Problem() }
    switch (kind, numbers.count) {
    case (0, 0): return .nothing
    case (1, 1):
      guard let quantity = Quantity(rawValue: text) else { throw Problem() }
      return .number(numbers[0], quantity)
    case (2, 1): return .boolean(numbers[0] == 1, isSwitch: text == "on")
    case (3, 0): return .string(text)
    case (4, 2): return .point(Point(numbers[0], numbers[1]))
    case (5, 2): return .size(Size(numbers[0], numbers[1]))
    case (6, 4): return .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    case (7, _): return .vector(numbers)
    default: throw Problem()
    }
  }

  mutating func trace() throws(Problem) -> Trace {
    let (text, unit) = (try string(), try string())
    guard let quantity = Quantity(rawValue: try string()) else { throw Problem() }
    let (growsDown, firstFrame, values) = (try bool(), try int(), try doubles())
    guard (0...Limits.frames).contains(firstFrame), !values.isEmpty else { throw Problem() }
    let times = try optional { (unpacker) throws(Problem) in try unpacker.doubles() }
    guard times.map({ Trace.areTimes($0, of: values) }) ?? true else { throw Problem() }
    return Trace(
      text: text, unit: unit, quantity: quantity, growsDown: growsDown, firstFrame: firstFrame,
      values: values, isMoving: try bool(), sampleTimes: times)
  }

  mutating func recording() throws(Problem) -> Recording {
    let file = try string()
    let columns = try array { (unpacker) throws(Problem) in
      (name: try unpacker.string(), trace: try unpacker.trace())
    }
    return Recording(file: file, columns: columns)
  }

  mutating func sweep() throws(Problem) -> Sweep {
    let runCount = try int()
    let columns = try array { (unpacker) throws(Problem) -> Sweep.Column in
      let (name, unit) = (try unpacker.string(), try unpacker.string())
      guard let role = Sweep.Column.Role(rawValue: try unpacker.string()) else { throw Problem() }
      return Sweep.Column(
        name: name, unit: unit, role: role, growsDown: try unpacker.bool(),
        cells: List(try unpacker.array { (cell) throws(Problem) in try cell.value() }))
    }
    guard runCount > 0, columns.allSatisfy({ $0.cells.values.count == runCount }) else {
      throw Problem()
    }
    return Sweep(columns: columns, runCount: runCount)
  }

  mutating func sweepRow() throws(Problem) -> SweepRow {
    let measured = try array { (unpacker) throws(Problem) in
      try unpacker.optional { (unpacker) throws(Problem) in
        try unpacker.array { (unpacker) throws(Problem) in try unpacker.measured() }
      }
    }
    return SweepRow(
      measured: measured,
      problem: try optional { (unpacker) throws(Problem) in try unpacker.string() })
  }

  private mutating func measured() throws(Problem) -> SweepRow.Measured {
    let name = try optional { (unpacker) throws(Problem) in try unpacker.string() }
    return SweepRow.Measured(
      name: name, try value(), unit: try string(), growsDown: try bool())
  }
}
