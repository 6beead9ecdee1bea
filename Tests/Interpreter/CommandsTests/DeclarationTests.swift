import Diagnostics
import Language
import SessionSupport
import Testing
import UIKitMotion

@testable import Commands
@testable import Evaluation
@testable import Playing
@testable import Sessions
@testable import Values

/// Laws of the declaration of every command.
@Suite struct DeclarationTests {
  @Test(arguments: Motionbook.commands.all.map(\.verb))
  func everyCommandIsWellDeclared(_ verb: String) throws {
    let command = try #require(Motionbook.commands.declaration(of: verb))
    #expect(!command.examples.isEmpty)
    let texts = [command.summary] + command.clauses.map(\.summary)
    for text in texts { #expect(!text.isEmpty && !text.hasSuffix("."), "\(text)") }
    // A call has one value for each key.
    let keys = command.parts.map(\.key)
    #expect(Set(keys).count == keys.count)
    // Every keyword occurs in an example, so that each has one that works.
    let shown = command.examples.joined(separator: " ").split(separator: " ").map(String.init)
    for clause in command.clauses {
      #expect(shown.contains(clause.word), "`\(clause.word)` is in no example")
    }
  }

  /// A request that a session does not carry out, a workbook does.
  @Test(arguments: Motionbook.commands.all.map(\.verb))
  func everyRequestIsCarriedOut(_ verb: String) throws {
    let command = try #require(Motionbook.commands.declaration(of: verb))
    for example in command.examples {
      Session.typed(command.exampleSetup).execute(Source(example)) { result in
        let request = result.request?.request
        #expect(request == nil || request is any WorkbookRequest, "\(example)")
        return true
      }
    }
  }

  /// Help lists each verb once: by group, and within a group in the table's order.
  @Test func helpHasTheOrderOfTheTable() {
    let listed = Session.typed().type("help commands").compactMap { line in
      line.firstMatch(of: /^  `(\w+)`/).map { String($0.1) }
    }
    let all = Motionbook.commands.all
    #expect(
      listed
        == CommandDeclaration.Group.allCases.flatMap { group in
          all.filter { $0.group == group }.map(\.verb)
        })
  }

  /// A number of a behavior that can be set later can be set when it is made.
  @Test func numbersOfBehaviorsAreClauses() {
    let numbers: [(verb: String, names: [String])] = [
      ("gravity", BehaviorNumber<GravityBehavior>.all.map(\.name)),
      ("push", BehaviorNumber<PushBehavior>.all.map(\.name)),
      ("snap", [BehaviorNumber<SnapBehavior>.damping.name]),
      ("item", DynamicItemBehavior.Quantity.allCases.map(\.rawValue)),
      ("attach", AttachmentBehavior.Quantity.allCases.map(\.rawValue)),
      ("field", FieldBehavior.Quantity.allCases.map(\.rawValue)),
    ]
    // The clause says what it is about already.
    let shorter = ["frictionTorque": "friction", "animationSpeed": "speed"]
    for (verb, names) in numbers {
      let keywords = Motionbook.commands.declaration(of: verb)?.clauses.map(\.word) ?? []
      for name in names {
        #expect(keywords.contains(shorter[name] ?? name), "\(verb) \(name)")
      }
    }
  }

  @Test func verbsAreNotControlWords() {
    let verbs = Motionbook.commands.all.map(\.verb)
    #expect(Set(verbs).count == verbs.count)
    for verb in verbs {
      #expect(!ExpressionEvaluator.builtInNames.contains(verb) || isThing(verb), "\(verb)")
    }
  }

  /// `keyboard`, `tilt` and `stage` are verbs and objects.
  private func isThing(_ verb: String) -> Bool { ["keyboard", "tilt", "stage"].contains(verb) }

  /// A synonym is not one of the command's own words.
  @Test(arguments: Motionbook.commands.all.map(\.verb))
  func synonymsAreOtherWords(_ verb: String) throws {
    let command = try #require(Motionbook.commands.declaration(of: verb))
    let keywords = Set(command.clauses.map(\.word))
    for clause in command.clauses {
      #expect(Set(clause.also).count == clause.also.count, "\(clause.also)")
      #expect(keywords.isDisjoint(with: clause.also), "\(clause.also)")
    }
  }

  /// Every word that help names under `See also` has help.
  @Test(arguments: Motionbook.commands.all.map(\.verb))
  func seeAlsoExists(_ verb: String) throws {
    let notes = Session.typed().reply(to: "help \(verb)").texts.joined()
    let related = try #require(notes.firstMatch(of: /See also: (.*)/), "\(verb)").1
    let topics = related.matches(of: /help (\w+)/).map { String($0.1) }
    #expect(!topics.isEmpty)
    for topic in topics {
      #expect(topic != verb)
      #expect(Session.typed().mistake(in: "help \(topic)") == nil, "\(topic)")
    }
  }
}
