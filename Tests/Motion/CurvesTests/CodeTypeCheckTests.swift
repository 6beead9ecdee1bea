import Foundation
import TestSupport
import Testing

@testable import MotionCurves

/// Apple's compiler is not here, but names, labels and types are: see `Tests/Signatures`.
@Suite("Swift to paste is type-checked")
struct CodeTypeCheckTests {
  private func check(_ listings: [(name: String, text: String)]) throws -> String {
    try SwiftTypeCheck().errors(in: listings)
  }

  private static func sources() throws -> [CurveCode.Source] {
    let springs =
      SpringPreset.all.map(\.spring) + [
        .keyboard, try Spring(mass: 2, stiffness: 90, damping: 90, velocity: -3),
        try Spring(damping: 25, velocity: 2, allowsOverdamping: true),
        try .uiView(dampingRatio: 0.4, duration: 0.7),
      ]
    return springs.map { .spring($0) } + [
      .bezier(name: "ease\nx", x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
      .function(name: "steps(3)", css: "steps(3)") { ($0 * 3).rounded(.down) / 3 },
      .function(name: "a bounce", css: nil) { abs(sin($0 * 9)) },
    ]
  }

  @Test func everySectionCompilesAloneAndWithTheOthers() throws {
    var listings: [(name: String, text: String)] = [
      ("recorder", MotionRecorderCode.swift.joined(separator: "\n"))
    ]
    for (index, source) in try Self.sources().enumerated() {
      for target in [CurveCode.Target.swift, .swiftui] {
        let lines = CurveCode.lines(source, for: target)
        let name = "\(target.rawValue)-\(index)"
        listings.append((name, lines.joined(separator: "\n")))
        let sections = lines.split { $0.hasPrefix("// ") && $0.contains("Core Animation") }
        guard sections.count > 1, let start = lines.lastIndex(where: { $0.hasPrefix("import") })
        else { continue }
        listings.append(("\(name)-first", sections[0].joined(separator: "\n")))
        listings.append(("\(name)-last", lines[start...].joined(separator: "\n")))
      }
    }
    #expect(try check(listings) == "")
  }

  @Test func aWrongNameIsFound() throws {
    let wrong = try check([
      ("wrong", "import UIKit\nfunc f(_ view: UIView) { view.centre = .zero }")
    ])
    #expect(wrong.contains("centre"))
    let missing = try check([("missing", "func f(_ view: UIView) {}")])
    #expect(missing.contains("UIView"))
  }
}
