import MotionGeometry
import Sharing
import Values

/// The values that a sweep sends to another process, or gets from it.
extension Value: Packed {
  /// Only what a cell of a sweep can hold; any other value is written as `nothing`.
  package static var packing: Packing<Value> {
    Packing(
      { value -> (Int, String, [Double]) in
        switch value {
        case .number(let number, let quantity): (1, quantity.rawValue, [number])
        case .boolean(let flag, let isSwitch): (2, isSwitch ? "on" : "", [flag ? 1 : 0])
        case .string(let text): (3, text, [])
        case .point(let point): (4, "", [point.x, point.y])
        case .size(let size): (5, "", [size.width, size.height])
        case .rect(let rect):
          (6, "", [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
        case .vector(let numbers): (7, "", numbers)
        case .nothing, .insets, .range, .list, .transform, .matrix, .curve, .region, .mask,
          .function, .object, .record:
          (0, "", [])
        }
      },
      { kind, text, numbers in
        // The language has no other numbers; a vector may hold gaps.
        guard kind == 7 || numbers.allSatisfy(\.isFinite) else { return nil }
        switch (kind, numbers.count) {
        case (0, 0): return .nothing
        case (1, 1): return Quantity(rawValue: text).map { .number(numbers[0], $0) }
        case (2, 1): return .boolean(numbers[0] == 1, isSwitch: text == "on")
        case (3, 0): return .string(text)
        case (4, 2): return .point(Point(numbers[0], numbers[1]))
        case (5, 2): return .size(Size(numbers[0], numbers[1]))
        case (6, 4): return .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
        case (7, _): return .vector(numbers)
        default: return nil
        }
      })
  }
}

extension Quantity: Packed {
  package static var packing: Packing<Quantity> { .raw }
}

extension Trace: Packed {
  package static var packing: Packing<Trace> {
    Packing(
      {
        (
          $0.text, $0.unit, $0.quantity, $0.growsDown, $0.firstFrame, $0.values, $0.sampleTimes,
          $0.isMoving
        )
      },
      { text, unit, quantity, growsDown, firstFrame, values, times, isMoving in
        guard (0...Limits.frames).contains(firstFrame), !values.isEmpty,
          times.map({ Trace.areTimes($0, of: values) }) ?? true
        else { return nil }
        return Trace(
          text: text, unit: unit, quantity: quantity, growsDown: growsDown, firstFrame: firstFrame,
          values: values, isMoving: isMoving, sampleTimes: times)
      })
  }
}

extension Recording: Packed {
  package static var packing: Packing<Recording> {
    Packing(
      { ($0.file, $0.columns.map(\.name), $0.columns.map(\.trace)) },
      { file, names, traces in
        guard names.count == traces.count else { return nil }
        return Recording(file: file, columns: zip(names, traces).map { (name: $0, trace: $1) })
      })
  }
}

extension Sweep: Packed {
  package static var packing: Packing<Sweep> {
    Packing(
      { ($0.runCount, $0.columns) },
      { runCount, columns in
        guard runCount > 0, columns.allSatisfy({ $0.cells.values.count == runCount }) else {
          return nil
        }
        return Sweep(columns: columns, runCount: runCount)
      })
  }
}

extension Sweep.Column: Packed {
  package static var packing: Packing<Sweep.Column> {
    Packing(
      { ($0.name, $0.unit, $0.role, $0.growsDown, $0.cells.values) },
      { name, unit, role, growsDown, cells in
        Sweep.Column(name: name, unit: unit, role: role, growsDown: growsDown, cells: List(cells))
      })
  }
}

extension Sweep.Column.Role: Packed {
  package static var packing: Packing<Sweep.Column.Role> { .raw }
}

extension SweepRow: Packed {
  package static var packing: Packing<SweepRow> {
    Packing({ ($0.measured, $0.problem) }, { SweepRow(measured: $0, problem: $1) })
  }
}

extension SweepRow.Measured: Packed {
  package static var packing: Packing<SweepRow.Measured> {
    Packing(
      { ($0.name, $0.value, $0.unit, $0.growsDown) },
      { name, value, unit, growsDown in
        SweepRow.Measured(name: name, value, unit: unit, growsDown: growsDown)
      })
  }
}
