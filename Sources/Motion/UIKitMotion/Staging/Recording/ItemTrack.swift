import MotionGeometry

/// The recorded history of a dynamic item without a view: a group.
package final class ItemTrack {
  /// The item recorded.
  package let item: DynamicItem
  fileprivate let track: Track

  /// The columns of a row.
  private enum Column: Int, CaseIterable {
    case centerX, centerY, angle, velocityX, velocityY, angularVelocity
  }

  init(_ item: DynamicItem, firstRow: Int) {
    self.item = item
    track = Track(width: Column.allCases.count, firstRow: firstRow)
  }

  /// Records the current frame.
  func record() {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Column.allCases.count) { row in
      row.initialize(repeating: 0)
      guard let start = row.baseAddress else { return }
      start[Column.centerX.rawValue] = item.center.x
      start[Column.centerY.rawValue] = item.center.y
      start[Column.angle.rawValue] = item.angle
      start[Column.velocityX.rawValue] = item.linearVelocity.dx
      start[Column.velocityY.rawValue] = item.linearVelocity.dy
      start[Column.angularVelocity.rawValue] = item.angularVelocity
      track.append(model: start)
    }
  }

  fileprivate func motion(atRow row: Int) -> ItemMotion? {
    func value(_ column: Column) -> Double? {
      track.value(column.rawValue, presentation: false, row: row)
    }
    guard let x = value(.centerX), let y = value(.centerY), let angle = value(.angle),
      let dx = value(.velocityX), let dy = value(.velocityY), let spin = value(.angularVelocity)
    else { return nil }
    return ItemMotion(
      center: Point(x, y), angle: angle, linearVelocity: Vector(dx, dy), angularVelocity: spin)
  }
}

extension Recorder {
  /// Returns the state of an item at a frame; nil before the item was followed, for frames that
  /// were not recorded and for the future.
  package func motion(of followed: ItemTrack, at frame: Int) -> ItemMotion? {
    if frame == moment.frame { return ItemMotion(followed.item) }
    return row(ofFrame: frame).flatMap(followed.motion)
  }

  /// The bytes held by the records of items.
  var byteCountOfItems: Int { followed.reduce(0) { $0 + $1.track.byteCount } }
}
