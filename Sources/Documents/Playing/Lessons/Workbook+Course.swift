import Answers
import Diagnostics
import Notebooks
import Sessions

/// The course: its lessons, and the place in each.
extension LessonHost {
  /// The course, read from its page.
  func course() throws(Mistake) -> CourseOutline {
    CourseOutline(try lessonDocument("README.md"))
  }

  /// A notebook of the course.
  func lessonDocument(_ file: String) throws(Mistake) -> NotebookDocument {
    do throws(FileRefusal) {
      return try readLesson(file).document()
    } catch {
      throw .cannotReadLessons(error.reason)
    }
  }
}

extension Workbook {
  func course() throws(Mistake) -> CourseOutline { try host.lessons.course() }

  /// Whether a word, with or without a colon, is a verb that takes a lesson's name.
  public func takesLesson(_ word: String) -> Bool {
    let verb = word.hasPrefix(":") ? String(word.dropFirst()) : word
    guard case .lesson? = session.commands.declaration(of: verb)?.subject?.kind else {
      return false
    }
    return true
  }

  /// The lessons' names, for completion; none if they cannot be read.
  public var lessonNames: [(name: String, title: String)] {
    ((try? course())?.lessons ?? []).map { ($0.name, $0.title) }
  }

  var lessonPlaces: LessonPlaces { LessonPlaces((try? host.lessons)?.lessonPlaces() ?? "") }

  // Only a host with lessons comes to the prose and code of one.

  func show(_ prose: [ProseBlock]) { (try? host.lessons)?.show(prose) }

  func show(_ cell: Cell, _ highlights: [Highlight]) {
    (try? host.lessons)?.show(code: cell.code, highlights: highlights)
  }

  func listLessons(_ span: Span) -> Diagnostic? {
    do throws(Mistake) {
      show(.listing(Self.listing(of: try course(), lessonPlaces)))
      return nil
    } catch {
      return Diagnostic(error, at: span)
    }
  }

  private static func listing(of course: CourseOutline, _ places: LessonPlaces) -> Listing {
    let isBegun = course.lessons.contains { mark(places[$0.name]) != "" }
    let sections = course.parts.map { part in
      Listing.Section(
        part.title,
        part.lessons.map { lesson in
          let value = isBegun ? WrittenValue(mark(places[lesson.name])) : nil
          return .row(.init(.code(lesson.name), value: value, note: Phrase(lesson.question)))
        })
    }
    let first = course.lessons.first.map { $0.name } ?? ""
    return Listing(
      "The course: each lesson asks a question", sections,
      notes: ["`lesson \(first)` goes through one, cell by cell, from where you left off."])
  }

  /// A short form of the place in a lesson.
  private static func mark(_ kept: LessonPlaces.Kept?) -> String {
    guard let kept else { return "" }
    if kept.place != .start { return "at \(kept.progress)" }
    return kept.isDone ? "done" : ""
  }
}
