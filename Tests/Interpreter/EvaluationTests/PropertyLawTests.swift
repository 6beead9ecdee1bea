import Diagnostics
import Language
import Playing
import SessionSupport
import Testing
import Values

@testable import Commands
@testable import Evaluation
@testable import Sessions

/// Laws of every property of every kind of object.
@Suite struct PropertyLawTests {
  private func scene() -> Session {
    let session = Session.typed()
    session.play(EveryObject.lines)
    return session
  }

  private func evaluator(of session: Session) -> ExpressionEvaluator {
    Evaluator(
      world: session.world, control: RunControl(hooks: .none), commands: Motionbook.commands
    ).expressions
  }

  private func expression(_ text: String) throws -> Expression {
    var parser = Parser(Source(text), grammar: Motionbook.commands.grammar)
    let statement = try #require(try parser.allLines().first?.statements.first)
    guard case .expression(let expression) = statement.kind else { throw CancellationError() }
    return expression
  }

  @Test(arguments: EveryObject.references)
  func namesAreUnique(_ reference: ObjectReference) throws {
    let names = try #require(scene().world.properties(of: reference)).map(\.name)
    let repeated = names.indices.filter { names[..<$0].contains(names[$0]) }.map { names[$0] }
    #expect(repeated == [])
  }

  /// Written as a person does, it reads at each recorded frame what its history has there.
  @Test(arguments: EveryObject.references)
  func readsAtEveryFrame(_ reference: ObjectReference) throws {
    let session = scene()
    let evaluator = evaluator(of: session)
    let properties = try #require(session.world.properties(of: reference))
    #expect(!properties.isEmpty)
    for property in properties {
      let expression = try expression("\(reference.name).\(property.name)")
      for frame in 0...session.world.stage.frame {
        let value = try evaluator.value(expression, at: frame)
        let past = property.past(frame)
        #expect(value.text(.standard) == past.text(.standard), "\(property.name) at \(frame)")
      }
      let now = try evaluator.evaluate(expression)
      #expect(now.text(.standard) == property.get().text(.standard), "\(property.name)")
      #expect(!now.isNothing || property.past(session.world.stage.frame).isNothing)
    }
  }

  /// Properties that refuse what they tell, each for a reason of its own.
  private static let refusals: [String: MistakeID] = [
    // Dynamics reads an outline once.
    "red.collisionBoundsType": .outlineTooLate, "red.collisionBoundingPath": .outlineTooLate,
    "dim.fractionComplete": .staging,
    // No word takes a color away.
    "label.backgroundColor": .unknownColor,
  ]

  /// A property takes what it tells, and tells the same again; a presentation takes nothing.
  @Test(arguments: EveryObject.references)
  func takesWhatItTells(_ reference: ObjectReference) throws {
    let session = scene()
    for property in try settable(reference, in: session) {
      let path = "\(reference.name).\(property.name)"
      let value = property.get()
      // The box around what is turned is another one's than the frame that is set.
      if value.isNothing || path == "red.frame" { continue }
      let refusal: MistakeID? =
        reference.isPresentation ? .presentationIsReadOnly : Self.refusals[path]
      #expect(session.mistake(in: "\(path) = \(path)")?.id == refusal, "\(path)")
      #expect(property.get().text(.standard) == value.text(.standard), "\(path)")
    }
  }

  /// A value of another kind is refused, and nothing changes.
  @Test(arguments: EveryObject.references)
  func refusesWhatIsOfAnotherKind(_ reference: ObjectReference) throws {
    let session = scene()
    for property in try settable(reference, in: session) {
      let path = "\(reference.name).\(property.name)"
      let before = property.get().text(.standard)
      #expect(session.mistake(in: "\(path) = 0..1") != nil, "\(path)")
      #expect(property.get().text(.standard) == before, "\(path)")
    }
  }

  private func settable(
    _ reference: ObjectReference, in session: Session
  ) throws -> [BoundProperty] {
    try #require(session.world.properties(of: reference)).filter(\.isSettable)
  }

  @Test(arguments: EveryObject.references)
  func isNamedOnceAndDescribed(_ reference: ObjectReference) throws {
    let properties = try #require(scene().world.properties(of: reference))
    #expect(Set(properties.map(\.name)).count == properties.count)
    for property in properties {
      #expect(!property.summary.isEmpty && !property.summary.hasSuffix("."), "\(property.name)")
    }
  }
}

extension ObjectReference {
  fileprivate var isPresentation: Bool {
    switch self {
    case .presentation, .keyboardPresentation, .layoutGuidePresentation: true
    default: false
    }
  }
}
