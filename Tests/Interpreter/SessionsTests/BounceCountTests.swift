import Playing
import SessionSupport
import Testing

@testable import Sessions

/// The number of bounces of a box, with the contacts of `events` as judges.
@Suite struct BounceCountTests {
  /// A box on the floor of the stage, its bounces, its contacts and its places, frame by frame.
  private struct Course {
    let bounces: Int
    let contacts: [Int]
    let places: [Double]
    let spins: Bool

    init(gravity: Double, elasticity: Double, rotation: String) throws {
      let session = Session.typed([
        "set digits 9", "view box frame (100, 50, 50, 50)",
        "item box elasticity \(elasticity) allowsRotation \(rotation)",
        "gravity on box magnitude \(gravity)", "collision on box bounds",
        "on contact { print time * 60 / 1s }",
      ])
      contacts = session.type("run 8s").compactMap { Double($0).map { Int($0.rounded()) } }
      bounces = try #require(Int(session.type("bounces(box.center.y)")[0]))
      let rows = session.type("table box.center.y, box.rotation every 1 frames").dropFirst(2)
        .map { $0.split(separator: " ").compactMap { Double($0) } }
      places = rows.map { $0[1] }
      spins = rows.contains { abs($0[2]) > 1 }
    }

    /// The contacts after which the box leaves the floor by a share of its whole way, before the
    /// next one.
    func rebounds(by share: Double) -> Int {
      let range = (places.max() ?? 0) - (places.min() ?? 0)
      let ends = contacts.dropFirst() + [places.count - 1]
      return zip(contacts, ends).count { contact, next in
        let floor = places[max(0, contact - 1)...min(places.count - 1, contact + 1)].max() ?? 0
        return floor - (places[contact...max(contact, next)].min() ?? floor) >= share * range
      }
    }
  }

  private static let gravities = [1.0, 2, 3, 4]
  private static let elasticities = [0.5, 0.6, 0.7, 0.8, 0.9]

  /// A turn of a thousandth of the range counts, so does a contact with such a rebound.
  @Test(arguments: gravities, elasticities)
  func everyContactWithAReboundCounts(_ gravity: Double, _ elasticity: Double) throws {
    let course = try Course(gravity: gravity, elasticity: elasticity, rotation: "off")
    #expect(course.contacts.count >= 5)
    #expect(course.bounces == course.rebounds(by: 0.001), "\(course.contacts)")
  }

  /// A box that spins touches with one corner after the other, so a bounce has one contact or more;
  /// and a box that rocks on its corners goes up and down in one long contact, by less than a
  /// hundredth.
  @Test(arguments: gravities, elasticities)
  func aBoxThatSpinsBouncesToo(_ gravity: Double, _ elasticity: Double) throws {
    let course = try Course(gravity: gravity, elasticity: elasticity, rotation: "on")
    if course.spins {
      #expect(course.bounces >= course.rebounds(by: 0.01))
      #expect(course.bounces <= course.contacts.count)
    } else {
      #expect(course.bounces == course.rebounds(by: 0.001), "\(course.contacts)")
    }
  }
}
