/// What a track's open block has been shown, frame by frame, in the columns where that may differ
/// from the model. Rows lie packed: a view of which two numbers move takes two numbers a frame.
final class ShownBlock {
  /// Which columns it has; the rows before they came are as the model's.
  private(set) var columns = ColumnSet()

  private var stride = 0
  private var values: UnsafeMutablePointer<Double>?
  private var capacity = 0

  deinit { values?.deallocate() }

  /// Writes a row's values in its columns.
  @inline(__always)
  func write(_ row: UnsafePointer<Double>, at index: Int) {
    guard let values else { return }
    let target = values + index * stride
    columns.visit { column, place in target[place] = row[column] }
  }

  /// Takes more columns in.
  ///
  /// - Parameters:
  ///   - count: how many rows there are already.
  ///   - model: a value of the model, by its column and its row.
  func widen(by more: ColumnSet, before count: Int, _ model: (Int, Int) -> Double) {
    var wide = columns
    wide.formUnion(more)
    let room = wide.count * Track.blockLength
    // What a block needed the next one most often needs.
    let target = count == 0 && room <= capacity ? values : nil
    let fresh = target ?? .allocate(capacity: room)
    for index in 0..<count {
      wide.visit { column, place in
        let old = columns.contains(column) ? values : nil
        let value = old?[index * stride + columns.place(of: column)] ?? model(column, index)
        (fresh + index * wide.count + place).initialize(to: value)
      }
    }
    if target == nil {
      values?.deallocate()
      capacity = room
    }
    (values, columns, stride) = (fresh, wide, wide.count)
  }

  /// Its values in a column, one each `stride`; nil for a column that it has not.
  func column(_ column: Int) -> (values: UnsafePointer<Double>, stride: Int)? {
    guard columns.contains(column), let values else { return nil }
    return (UnsafePointer(values + columns.place(of: column)), stride)
  }

  /// Begins a new block, without columns.
  func clear() { columns = ColumnSet() }

  var byteCount: Int { capacity * MemoryLayout<Double>.stride }
}
