import Foundation
import TestSupport
import Testing

@testable import SwiftCode

/// The compiler accepts the code of every shipped notebook's scenes and of random scenes, against
/// the signatures of UIKit.
@Suite struct SceneTypeCheckTests {
  @Test func scenesAreRightSwift() throws {
    let shipped = try ReadBackTests.notebooks.flatMap { try ReadBackTests.scenes(of: $0) }
    let random = (0..<Effort.cases(UInt64(15), of: 40)).map {
      WrittenScene("random \($0)", RandomScene($0).played().statements)
    }
    let listings = (shipped + random).map { scene in
      let name = scene.name.replacing(" ", with: "-")
      return (name: name, text: (["import UIKit"] + scene.code).joined(separator: "\n"))
    }
    let errors = try SwiftTypeCheck().errors(in: listings)
    #expect(errors == "")
  }
}
