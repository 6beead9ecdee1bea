import TestSupport
import Testing

@testable import Playing

/// The law: each notebook of the course, taken as a lesson with all its answers, agrees at every cell.
@Suite struct ShippedLessonTests {
  static let files = Dictionary(
    uniqueKeysWithValues: ProjectFolder.notebooks.names.filter { $0.hasSuffix(".md") }.compactMap {
      name in (try? ProjectFolder.notebooks.text(name)).map { (name, $0) }
    })

  static let names: [String] = {
    let memory = CourseHost()
    memory.lessons = files
    return Workbook(in: memory).lessonNames.map(\.name)
  }()

  @Test func theCourseHasEveryNotebook() {
    let others = ProjectFolder.outsideTheCourse
    #expect(others.isDisjoint(with: Self.names))
    #expect(others.union(Self.names) == Set(ProjectFolder.notebooks.names(ending: ".md")))
  }

  @Test(arguments: names)
  func everyCellAgrees(_ name: String) {
    let memory = CourseHost()
    memory.lessons = Self.files
    memory.lessonFolder = ProjectFolder.notebooks.url.path
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
