import TestSupport
import Testing

@testable import Notebooks

/// A notebook as steps, and the course as described on its page.
@Suite struct LessonTests {
  static let text = """
    # A title

    Before.

    ```motion
    print 1
    ```

    ```output
    1
    ```

    <details><summary>A hint</summary>

    It is two.

    </details>

    Between.

    ```motion
    print 2
    ```

    <details><summary>Answer</summary>

    First:

    ```motion
    print 3
    ```

    Inside.

    <details><summary>Deeper</summary>

    ```motion
    print 4
    ```

    </details>

    </details>

    After.
    """

  private func lesson() throws -> Lesson { Lesson(try NotebookDocument(text: Self.text)) }

  /// The waiting step: `1/4 print 1`.
  private func told(_ lesson: Lesson) -> String {
    switch lesson.step.goal {
    case .cell(let cell): "\(lesson.progress) \(cell.code)"
    case .hint(let hint): "\(lesson.progress) [\(hint.summary)]"
    case .end: "\(lesson.progress) end"
    }
  }

  private func prose(_ lesson: Lesson) -> String {
    ProseLayout(isStyled: false).lines(of: lesson.step.prose).map(\.text).joined(separator: " ")
  }

  @Test func foldsArePassed() throws {
    var lesson = try lesson()
    #expect(lesson.title == "A title")
    var steps = [told(lesson)]
    while !lesson.isAtEnd {
      lesson.advance()
      steps.append(told(lesson))
    }
    #expect(steps == ["1/4 print 1", "2/4 [A hint]", "3/4 print 2", "4/4 [Answer]", "4/4 end"])
    #expect(prose(lesson) == "After.")
    #expect(lesson.completedCells.map(\.code) == ["print 1", "print 2"])
    lesson.advance()
    #expect(lesson.isAtEnd)
  }

  @Test func whatIsUnfoldedIsReadInItsPlace() throws {
    var lesson = try lesson()
    lesson.expectUnfolding(false)
    lesson.advance()
    lesson.expectUnfolding(true)
    #expect(told(lesson) == "3/4 print 2")
    #expect(prose(lesson) == "It is two.  Between.")
    lesson.advance()
    lesson.expectUnfolding(true)
    #expect(told(lesson) == "4/4 print 3")
    lesson.advance()
    #expect(told(lesson) == "4/4 [Deeper]")
    #expect(prose(lesson) == "Inside.")
    lesson.expectUnfolding(true)
    #expect(told(lesson) == "4/4 print 4")
    lesson.advance()
    #expect(told(lesson) == "4/4 end")
    #expect(lesson.completedCells.map(\.code) == ["print 1", "print 2", "print 3", "print 4"])
  }

  @Test func whatWasPassedCanStillBeUnfolded() throws {
    var lesson = try lesson()
    for _ in 1...4 { lesson.advance() }
    #expect(told(lesson) == "4/4 end")
    lesson.expectUnfolding(true)
    #expect(told(lesson) == "4/4 print 3")
  }

  /// From any step, the saved place leads back to it.
  @Test func aPlaceLeadsBack() throws {
    let document = try NotebookDocument(text: Self.text)
    for unfolds in [Set<Int>(), [1], [2], [1, 3], [1, 2, 3, 4]] {
      var lesson = try lesson()
      for step in 0... {
        if unfolds.contains(step), lesson.unfold() { continue }
        let again = try #require(Lesson(document, at: lesson.place))
        #expect(told(again) == told(lesson))
        #expect(prose(again) == prose(lesson))
        #expect(again.completedCells == lesson.completedCells)
        if lesson.isAtEnd { break }
        lesson.advance()
      }
    }
  }

  @Test func aPlaceThatIsNoneIsRefused() throws {
    let document = try NotebookDocument(text: Self.text)
    #expect(Lesson(document, at: Lesson.Place(index: 5)) == nil)
    #expect(Lesson(document, at: Lesson.Place(index: -1)) == nil)
    #expect(Lesson(document, at: Lesson.Place(index: 0, unfolded: [0])) == nil)
    #expect(Lesson(document, at: Lesson.Place(index: 0, unfolded: [99])) == nil)
  }

  // MARK: The course

  @Test func theCourseIsThePagesTables() throws {
    let page = try NotebookDocument(
      text: """
        # The course

        Words, and [a notebook](elsewhere.md) that is none of it.

        ## An hour

        | | notebook | what it asks |
        |---|---|---|
        | 1 | [A box *falls*](fall.md) | How far? |
        | 2 | no link | Nothing. |
        | 3 | [A page](https://example.org/a.md) | Nothing. |

        Then more.

        | | notebook |
        |---|---|
        | 4 | [Snap](a-snap.md) |
        """)
    let course = CourseOutline(page)
    #expect(course.parts.map(\.title) == ["An hour", "Then more."])
    #expect(course.lessons.map(\.name) == ["fall", "a-snap"])
    #expect(course.lessons.map(\.title) == ["A box falls", "Snap"])
    #expect(course.lessons.map(\.question) == ["How far?", ""])
    #expect(course.lesson(after: "fall")?.name == "a-snap")
    #expect(course.lesson(after: "a-snap") == nil)
    #expect(course.lesson(after: "nobody") == nil)
  }

  @Test func everyNotebookOfTheCourseIsThere() throws {
    let page = try ProjectFolder.notebooks.text("README.md")
    let course = CourseOutline(try NotebookDocument(text: page))
    let others = ProjectFolder.outsideTheCourse
    let names = Set(course.lessons.map(\.name))
    #expect(others.isDisjoint(with: names))
    #expect(others.union(names) == Set(ProjectFolder.notebooks.names(ending: ".md")))
    for lesson in course.lessons { #expect(!lesson.question.isEmpty) }
  }
}

extension Lesson {
  fileprivate mutating func expectUnfolding(_ expected: Bool) {
    let unfolds = unfold()
    #expect(unfolds == expected)
  }
}
