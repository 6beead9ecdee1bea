import MotionGeometry

/// The beginning or end of a contact, as reported by a collision behavior.
///
/// Every collision behavior that holds both items reports their contact, whatever its mode; the
/// behavior that owns a boundary reports contacts with it. A boundary is one contact, however many
/// of its segments are touched; the four sides of the reference bounds count separately.
public struct Contact {
  /// Whether a contact begins or ends.
  public enum Phase: Hashable, Sendable {
    /// Whether two things touch now, or no longer.
    case began, ended
  }

  /// The other object of a contact.
  public enum Other {
    /// Another item.
    case item(DynamicItem)
    /// A boundary, by its name.
    case boundary(String)
    /// The edge of the animator's reference bounds.
    case referenceBounds
  }

  /// Whether the contact began or ended.
  public let phase: Phase
  /// The behavior that reports it.
  public let behavior: CollisionBehavior
  /// The item; of two items, the one that joined the animator first.
  public let item: DynamicItem
  /// The other object.
  public let other: Other
  /// The point where it began, that of the largest impulse, in reference coordinates; nil at the
  /// end.
  public let point: Point?
}

extension DynamicAnimator {
  /// Collects the step's contacts, in an order that does not depend on Box2D's lists.
  func collectContacts() {
    var found: [Found] = []
    world.drainContacts { event in
      let (low, high) = (min(event.tags.0, event.tags.1), max(event.tags.0, event.tags.1))
      guard let item = simulated(tagged: low > 0 ? low : high) else { return }
      if low > 0 {
        guard let other = simulated(tagged: high) else { return }
        appendItems(item, other, event, to: &found)
      } else {
        appendBarrier(item, tagged: low, event, to: &found)
      }
    }
    guard !found.isEmpty else { return }
    found.sort { $0.key < $1.key }
    contacts.append(contentsOf: found.lazy.map(\.contact))
  }

  /// A contact with its sort key: phase, items, behavior, and arrival.
  private struct Found {
    let contact: Contact
    let key: (Int, Int, Int, Int, Int)
  }

  private func appendItems(
    _ item: SimulatedItem, _ other: SimulatedItem, _ event: ContactEvent, to found: inout [Found]
  ) {
    let shared = item.filter.category & other.filter.category
    for (rank, behavior) in tree.enumerated() {
      guard let collision = behavior as? CollisionBehavior, shared & collision.itemBit != 0 else {
        continue
      }
      found.append(
        Found(
          contact: contact(event, collision, item, .item(other.item)),
          key: (event.phase == .began ? 0 : 1, item.body.tag, other.body.tag, rank, found.count)))
    }
  }

  private func appendBarrier(
    _ item: SimulatedItem, tagged tag: Int, _ event: ContactEvent, to found: inout [Found]
  ) {
    for (rank, behavior) in tree.enumerated() {
      guard let collision = behavior as? CollisionBehavior,
        item.filter.category & collision.itemBit != 0,
        let barrier = collision.barrier(tagged: tag)
      else { continue }
      // Boundaries come after items, in creation order.
      found.append(
        Found(
          contact: contact(event, collision, item, barrier.other),
          key: (event.phase == .began ? 0 : 1, item.body.tag, Int.max + tag, rank, found.count)))
      return
    }
  }

  private func contact(
    _ event: ContactEvent, _ behavior: CollisionBehavior, _ item: SimulatedItem,
    _ other: Contact.Other
  ) -> Contact {
    switch event.phase {
    case .began:
      Contact(
        phase: .began, behavior: behavior, item: item.item, other: other,
        point: Scale.point(event.point))
    case .ended:
      Contact(phase: .ended, behavior: behavior, item: item.item, other: other, point: nil)
    }
  }

  /// Returns the item of a tag, if it still has a body, by bisection: tags grow along
  /// `simulatedItems`.
  func simulated(tagged tag: Int) -> SimulatedItem? {
    var range = simulatedItems.indices
    while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
      let found = simulatedItems[middle].body.tag
      if found == tag { return simulatedItems[middle] }
      range = found < tag ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

extension CollisionBehavior {
  func barrier(tagged tag: Int) -> Barrier? {
    barriers.first { $0.body.tag == tag } ?? walls.first { $0.body.tag == tag }
  }
}
