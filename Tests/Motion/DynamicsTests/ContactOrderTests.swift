import MotionGeometry
import Testing
import UIKitMotion

@Suite struct ContactOrderTests {
  /// A heap of boxes gives frames with many contacts of all sorts.
  @Test func beganComeFirstAndItemsInOrder() throws {
    let items: [DynamicItem] = (0..<30).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: 7)
      return box("\(index)", at: 40 + 50 * Double(column), 40 + 45 * Double(row), side: 40)
    }
    let animator = openAnimator()
    let collision = CollisionBehavior(name: "c", items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    try animator.add(collision)
    try animator.add(GravityBehavior(name: "g", items: items))
    var busiest = 0
    var kinds: Set<String> = []
    for _ in 0..<200 {
      animator.step()
      let keys = animator.contacts.map { contact in
        [contact.phase == .began ? 0 : 1, Int(contact.item.name) ?? -1]
      }
      #expect(!zip(keys, keys.dropFirst()).contains { $1.lexicographicallyPrecedes($0) })
      for contact in animator.contacts {
        #expect((contact.point != nil) == (contact.phase == .began))
        if case .item(let other) = contact.other {
          #expect((Int(contact.item.name) ?? -1) < (Int(other.name) ?? -1))
          kinds.insert("item")
        } else {
          kinds.insert("bounds")
        }
      }
      busiest = max(busiest, keys.count)
    }
    #expect(busiest > 2)
    #expect(kinds == ["item", "bounds"])
  }

  /// Contacts that begin and end in one frame are reported in UIKit's order, each exactly once.
  @Test func everyEndHasItsBeginning() throws {
    let item = box(at: 100, 100)
    let animator = DynamicAnimator(referenceBounds: Rect(0, 0, 320, 568))
    let gravity = GravityBehavior(name: "g", items: [item])
    gravity.magnitude = 4
    let walls = CollisionBehavior(name: "walls", items: [item])
    walls.translatesReferenceBoundsIntoBoundary = true
    try walls.addBoundary(name: "yellow", from: Point(0, 300), to: Point(90, 300))
    try walls.addBoundary(name: "blue", from: Point(180, 380), to: Point(320, 380))
    try animator.add(gravity)
    try animator.add(walls)
    var open: [String: Int] = [:]
    var order: [String] = []
    while animator.isRunning, animator.elapsedTime < 60 {
      animator.step()
      for contact in animator.contacts {
        let other = told(contact).split(separator: " ").last.map(String.init) ?? ""
        open[other, default: 0] += contact.phase == .began ? 1 : -1
        if contact.phase == .began, order.last != other { order.append(other) }
      }
    }
    // The box hits the left barrier, tips over to the right one, and ends on the floor.
    #expect(order == ["yellow", "blue", "bounds"])
    #expect(open == ["yellow": 0, "blue": 0, "bounds": 1])
    #expect(animator.didPause)
  }
}
