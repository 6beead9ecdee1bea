import Geometry
import Physics

extension CollisionBehavior {
  /// Adds a segment; a boundary of the same name goes.
  /// - Throws: `boundaryWithoutLength`, or `invalidBoundary` for a point that is out of range.
  public func addBoundary(name: String, from start: Point, to end: Point) throws(DynamicsProblem) {
    add(try Boundary(name: name, from: start, to: end))
  }

  /// Adds a closed loop of segments; a boundary of the same name goes.
  /// - Throws: `pathTooShort` for fewer than three points apart from each other, or
  ///   `invalidBoundary` for one that is out of range.
  public func addBoundary(name: String, path: [Point]) throws(DynamicsProblem) {
    add(try Boundary(name: name, path: path))
  }

  /// Removes a boundary; a name that is not there changes nothing.
  public func removeBoundary(named name: String) {
    guard let index = boundaries.firstIndex(where: { $0.name == name }) else { return }
    boundaries.remove(at: index)
    if isActing { barriers.remove(at: index) }
    didChange()
  }

  /// Removes all but the reference bounds.
  public func removeAllBoundaries() {
    guard !boundaries.isEmpty else { return }
    boundaries.removeAll()
    barriers.removeAll()
    didChange()
  }

  /// Whether the animator's reference bounds are a boundary too. Setting it sets the insets to 0.
  public var translatesReferenceBoundsIntoBoundary: Bool {
    get { isBoundedByReference }
    set { setReference(newValue, insets: .zero) }
  }

  /// How far inside the reference bounds the boundary runs, in points; it counts only while they
  /// are one. Insets that are not finite change nothing.
  public var referenceInsets: EdgeInsets {
    get { insets }
    set { setReference(isBoundedByReference, insets: newValue) }
  }

  /// Makes the reference bounds a boundary that runs inside them.
  public func setTranslatesReferenceBoundsIntoBoundary(insets: EdgeInsets) {
    setReference(true, insets: insets)
  }

  private func setReference(_ isBounded: Bool, insets newInsets: EdgeInsets) {
    guard Rect.zero.inset(by: newInsets).isFinite else { return }
    guard isBounded != isBoundedByReference || newInsets != insets else { return }
    isBoundedByReference = isBounded
    insets = newInsets
    animator?.boundsChanged = true
    didChange()
  }

  private func add(_ boundary: Boundary) {
    removeBoundary(named: boundary.name)
    boundaries.append(boundary)
    guard let animator = actingAnimator else { return }
    barriers.append(barrier(boundary, animator))
    didChange()
  }

  func barrier(_ boundary: Boundary, _ animator: DynamicAnimator) -> Barrier {
    Barrier(
      boundary.points, closed: boundary.closed, other: .boundary(boundary.name),
      tag: animator.takeBarrierTag(), world: animator.world, filter: boundaryFilter)
  }

  /// Makes the sides of the reference bounds anew: 1 point outside the bounds less their insets,
  /// so that an item rests inside them. A rectangle turned inside out has none.
  func rebuildWalls(_ animator: DynamicAnimator) {
    walls.removeAll()
    let outset = EdgeInsets(top: -1, left: -1, bottom: -1, right: -1)
    let loop = animator.referenceBounds.inset(by: insets).inset(by: outset)
    guard isActing, isBoundedByReference, loop.isFinite,
      loop.size.width > Boundary.grain, loop.size.height > Boundary.grain
    else { return }
    let corners = loop.corners
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      walls.append(
        Barrier(
          [start, end], closed: false, other: .referenceBounds, tag: animator.takeBarrierTag(),
          world: animator.world, filter: boundaryFilter))
    }
  }
}
