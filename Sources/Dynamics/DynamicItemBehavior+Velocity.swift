import Geometry

extension DynamicItemBehavior {
  /// Adds to an item's velocity, in points per second.
  ///
  /// Before the behavior is in an animator the pushes add up, and the item gets them when it has a
  /// body. Zero, an item of others and a number that is not finite change nothing.
  public func addLinearVelocity(_ velocity: Vector, for item: DynamicItem) {
    push(item, linear: velocity, angular: 0)
  }

  /// Adds to an item's spin, in radians per second; otherwise as `addLinearVelocity`.
  public func addAngularVelocity(_ velocity: Double, for item: DynamicItem) {
    push(item, linear: .zero, angular: velocity)
  }

  /// In points per second; zero for an item that is not the behavior's or has no body.
  public func linearVelocity(for item: DynamicItem) -> Vector {
    holds(item) ? item.linearVelocity : .zero
  }

  /// In radians per second; zero for an item that is not the behavior's or has no body.
  public func angularVelocity(for item: DynamicItem) -> Double {
    holds(item) ? item.angularVelocity : 0
  }

  private func holds(_ item: DynamicItem) -> Bool {
    items.contains { $0 === item }
  }

  private func push(_ item: DynamicItem, linear: Vector, angular: Double) {
    guard holds(item), linear.isFinite, angular.isFinite, linear != .zero || angular != 0 else {
      return
    }
    if let animator, let record = item.record {
      record.addVelocity(linear: linear, angular: angular)
      animator.restart(waking: [item])
    } else if let index = pending.firstIndex(where: { $0.item === item }) {
      pending[index].linear = pending[index].linear + linear
      pending[index].angular += angular
    } else {
      pending.append((item, linear, angular))
    }
  }
}
