import Testing
import UIKitMotion

@testable import Evaluation
@testable import Sessions

/// Laws of every class of behaviors.
@Suite struct BehaviorLawTests {
  /// So the laws of properties and of their history meet each class.
  @Test func everyClassHasAnExampleMadeByItsCommand() {
    let session = Session()
    session.play(EveryObject.lines)
    for type in BehaviorProperties.all {
      let verbs = session.world.objects.behaviors.filter { Swift.type(of: $0.behavior) == type }
        .map(\.verb)
      #expect(Set(verbs) == [type.command], "\(type)")
    }
  }
}
