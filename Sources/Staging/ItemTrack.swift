import Dynamics
import Geometry

/// The recorded history of a dynamic item without a view: a group.
public final class ItemTrack {
  /// The item recorded.
  public let item: DynamicItem
  fileprivate let track: Track

  /// The columns of a row.
  private enum Column: Int, CaseIterable {
    case centerX, centerY, angle, velocityX, velocityY, angularVelocity
  }

  /// The position and motion of an item at a frame, in points and radians.
  public struct Moment {
    /// In stage coordinates, in points.
    public let center: Point
    /// In radians, not wrapped.
    public let angle: Double
    /// In points per second.
    public let linearVelocity: Vector
    /// In radians per second.
    public let angularVelocity: Double
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

  /// The item's current state.
  fileprivate var now: Moment {
    Moment(
      center: item.center, angle: item.angle, linearVelocity: item.linearVelocity,
      angularVelocity: item.angularVelocity)
  }

  fileprivate func moment(atRow row: Int) -> Moment? {
    func value(_ column: Column) -> Double? {
      track.value(column.rawValue, presentation: false, row: row)
    }
    guard let x = value(.centerX), let y = value(.centerY), let angle = value(.angle),
      let dx = value(.velocityX), let dy = value(.velocityY), let spin = value(.angularVelocity)
    else { return nil }
    return Moment(
      center: Point(x, y), angle: angle, linearVelocity: Vector(dx, dy), angularVelocity: spin)
  }
}

extension Recorder {
  /// Returns the state of an item at a frame; nil before the item was followed, for frames that
  /// were not recorded and for the future.
  public func moment(of followed: ItemTrack, at frame: Int) -> ItemTrack.Moment? {
    if frame == moment.frame { return followed.now }
    return row(ofFrame: frame).flatMap(followed.moment)
  }

  /// The bytes held by the records of items.
  var byteCountOfItems: Int { followed.reduce(0) { $0 + $1.track.byteCount } }
}
