import SessionSupport
import Testing

@testable import Sessions

/// A person who writes the earth's acceleration as a magnitude is told what the magnitude counts.
@Suite struct MetricGravityTests {
  private static let note = "note: `magnitude` counts in 1000 pt/s², not in m/s²: 1 is UIKit's own"

  @Test(arguments: ["9.81", "9.8"])
  func theEarthsIsNoted(magnitude: String) {
    let session = Session.typed(["view a frame (0, 0, 50, 50)"])
    #expect(session.type("gravity on a magnitude \(magnitude)") == [Self.note])
  }

  @Test(arguments: ["1", "10", "0.981"])
  func anotherIsNot(magnitude: String) {
    let session = Session.typed(["view a frame (0, 0, 50, 50)"])
    #expect(session.type("gravity on a magnitude \(magnitude)").isEmpty)
  }
}
