internal import CBox2D

/// Ties two bodies of a world; it leaves the world when it is removed or released.
///
/// It lets go when one of its bodies is removed, or when masses or lengths are so unlike each other
/// that floats cannot hold what it does; calls have no effect from then on. A joint of a body with
/// itself, or with a removed one, ties nothing.
public class Joint {
  private let world: World
  private(set) var pointer: OpaquePointer?

  init(_ first: Body, _ second: Body, make: (OpaquePointer, OpaquePointer) -> OpaquePointer?) {
    world = first.world
    guard first !== second, first.world === second.world, let a = first.pointer,
      let b = second.pointer
    else { return }
    pointer = make(a, b)
  }

  deinit {
    remove()
  }

  /// Takes the joint out of the world and wakes its bodies.
  public final func remove() {
    guard let pointer else { return }
    mbDestroyJoint(pointer)
    self.pointer = nil
  }
}
