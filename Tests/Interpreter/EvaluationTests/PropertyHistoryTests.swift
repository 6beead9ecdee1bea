import Playing
import SessionSupport
import Testing
import Values

@testable import Evaluation
@testable import Sessions

/// The value of a property at a past frame is its value then, for every property of every kind of
/// object.
@Suite struct PropertyHistoryTests {
  /// The value of a property of an object before the clock left a frame.
  private struct Told {
    let frame: Int
    let reference: ObjectReference
    let name: String
    let value: Value
  }

  @Test func whatIsSaidOfAFrameIsWhatWasSaidThen() {
    let session = Session.typed()
    var told: [Told] = []
    for line in EveryObject.lines + EveryObject.changes {
      session.require([line])
      for reference in EveryObject.references {
        // The items of a behavior are known only now.
        for property in session.world.properties(of: reference) ?? []
        where property.name != "items" {
          told.append(
            Told(
              frame: session.world.stage.frame, reference: reference, name: property.name,
              value: property.get()))
        }
      }
      session.require(["run 2 frames"])
    }
    for reference in EveryObject.references {
      #expect(session.world.properties(of: reference)?.isEmpty == false, "\(reference)")
    }
    for known in told {
      let property = session.world.properties(of: known.reference)?.first { $0.name == known.name }
      let past = property?.past(known.frame) ?? .nothing
      #expect(
        past.text(.standard) == known.value.text(.standard),
        "\(known.reference).\(known.name) at \(known.frame): \(past), was \(known.value)")
    }
  }

  @Test func nothingIsSaidOfTheTimeBeforeAnObject() {
    let session = Session.typed(["run 3 frames"] + EveryObject.lines + ["run 3 frames"])
    for reference in EveryObject.references where !reference.isOfStage {
      for property in session.world.properties(of: reference) ?? [] {
        #expect(property.past(1).isSame(as: .nothing), "\(reference).\(property.name)")
      }
    }
  }
}

extension ObjectReference {
  /// Whether it exists as long as the stage.
  fileprivate var isOfStage: Bool {
    switch self {
    case .keyboard, .keyboardPresentation, .layoutGuide, .layoutGuidePresentation, .stage, .tilt:
      true
    case .view, .presentation, .behavior, .effect, .group, .handler, .animation, .animator, .trace,
      .sweep, .recording, .controller:
      false
    }
  }
}
