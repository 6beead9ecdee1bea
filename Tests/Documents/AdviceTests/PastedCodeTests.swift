import Diagnostics
import Foundation
import Playing
import SessionSupport
import Sessions
import TestSupport
import Testing

@testable import Advice
@testable import Evaluation
@testable import Sessions
@testable import SwiftCode

/// Suggestions for pasted code run: each answer is typed into a session. `Cases/pasted` has
/// whole pieces, by their language, and `listings.txt` one listing in a paragraph.
@Suite struct PastedCodeTests {
  struct Piece: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String
    var testDescription: String { name }
    var language: String {
      Self.languages.first { name.hasSuffix(".\($0.key)") }?.value ?? "Swift"
    }

    private static let languages = [
      "objc": "Objective-C", "css": "CSS", "gsap": "GSAP",
      "react-spring": "react-spring", "motion": "Motion", "reanimated": "Reanimated",
      "react-native": "React Native's Animated", "compose": "Jetpack Compose",
      "flutter": "Flutter",
    ]

    private static let folder = ProjectFolder("Tests/Cases/pasted")

    static let all = folder.names(ending: ".txt").flatMap { name -> [Piece] in
      let text = (try? folder.text(name + ".txt")) ?? ""
      guard name == "listings" else { return [Piece(name: name, code: text)] }
      return text.components(separatedBy: "\n\n").enumerated().map {
        Piece(name: "listing \($0.offset + 1)", code: $0.element)
      }
    }

    /// Files that are not pieces.
    static var strays: [String] { folder.names.filter { !$0.hasSuffix(".txt") } }
  }

  @Test func everyFileIsAPiece() {
    #expect(Piece.strays == [])
    #expect(Piece.all.contains { $0.name == "listing 1" })
  }

  @Test(arguments: Piece.all) func runsAsSuggested(_ piece: Piece) throws {
    let isListing = piece.name.hasPrefix("listing ")
    let scene = isListing ? Self.scene : []
    let code = "swift {\n\(piece.code)\n}"
    let translation = try #require(Session.advised(scene).reply(to: code).translation)
    #expect(translation.language == piece.language)
    let session = Session.advised(scene)
    for line in translation.lines {
      let problem = session.reply(to: line).diagnostic
      #expect(problem == nil, "`\(line)`: \(problem?.mistake.message ?? "")")
    }
    // Its handlers run, too.
    for line in Self.events {
      let problem = session.reply(to: line).diagnostic
      #expect(problem == nil, "`\(line)`: \(problem?.mistake.message ?? "")")
    }
  }

  /// The objects that the listings have in their apps.
  static let scene = [
    "view red frame (50, 50, 100, 100)", "view blue frame (200, 50, 80, 80)",
    "view avatar frame (0, 300, 40, 40)", "view card frame (40, 300, 40, 40)",
    "view cat frame (80, 300, 40, 40)", "view lower frame (120, 300, 40, 40)",
    "view box frame (160, 300, 40, 40)", "view label frame (0, 400, 100, 30) text \"Hello\"",
    "animation on red keypath alpha to 0 over 9s as glow",
  ]

  private static let events = [
    "run 1s", "touch (100, 100) over 100ms", "run 500ms",
    "touch (100, 100) to (180, 150) over 300ms", "run 1s", "touch (60, 320) over 100ms", "run 1s",
    "touch (60, 320) to (90, 350) over 300ms", "run 500ms", "keyboard show", "run 1s",
    "keyboard hide", "run 1s",
  ]

  /// "has no counterpart" is said of nothing that has one: neither a name of the language, nor one
  /// that `help` or the table knows.
  @Test func whatHasACounterpartIsNotDenied() {
    var sentences = APITable.text.split(separator: "\n").map(String.init)
    for piece in Piece.all {
      let code = "swift {\n\(piece.code)\n}"
      sentences += Session.advised(Self.scene).reply(to: code).translation?.remarks ?? []
    }
    let denied = sentences.filter { $0.contains("has no counterpart") }
    #expect(denied.count > 3)
    for sentence in denied {
      let words = sentence.split(separator: "`", omittingEmptySubsequences: false)
      for (word, after) in zip(words, words.dropFirst())
      where after.hasPrefix(" has no counterpart") {
        let name = String(word)
        #expect(!Help(Motionbook.commands).hasTopic(name), "\(sentence)")
        #expect(!PropertyNames.all.contains(name), "\(sentence)")
        #expect(PropertyNames.ofViews.meaning(of: name) == nil, "\(sentence)")
      }
    }
  }
}
