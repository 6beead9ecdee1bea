import Foundation
import Testing

@testable import Workbooks

/// The law: each notebook of the course, taken as a lesson with all its answers, agrees at every cell.
@Suite struct ShippedLessonTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("notebooks")

  static let files: [String: String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".md") }.compactMap { name in
        (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
          .map { (name, $0) }
      })
  }()

  static let names: [String] = {
    let memory = CourseHost()
    memory.lessons = files
    return Workbook(in: memory).lessonNames.map(\.name)
  }()

  @Test func thereIsACourse() { #expect(Self.names.count >= 50) }

  @Test(arguments: names)
  func everyCellAgrees(_ name: String) {
    let memory = CourseHost()
    memory.lessons = Self.files
    memory.lessonFolder = Self.folder.path
    let workbook = memory.prompt()
    workbook.type("lesson \(name)")
    // More than any notebook has: a lesson that does not end is one that failed.
    for _ in 0..<200 where workbook.lessonPlace != nil {
      workbook.type(workbook.waitingCell == nil ? "hint" : "next")
    }
    #expect(workbook.lessonPlace == nil)
    // Cells that are to fail do so.
    let wrong = memory.notices.filter { notice in
      [
        "The notebook has different", "This cell should have failed", "This cell stopped",
        "Your changes are undone",
      ]
      .contains { notice.hasPrefix($0) }
    }
    #expect(wrong == [])
  }
}
