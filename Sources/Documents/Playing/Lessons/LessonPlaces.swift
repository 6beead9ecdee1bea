import Notebooks
import Text

/// The saved place in each lesson: one line per lesson, its fields separated by tabs.
///
/// Unreadable lines are skipped, so that a damaged file costs only the places in them.
struct LessonPlaces {
  /// The place in one lesson.
  struct Kept: Hashable {
    var place = Lesson.Place.start
    /// The next step, such as `3/7`.
    var progress = ""
    /// Whether the end was ever reached.
    var isDone = false
    /// The stamp of the notebook that the place belongs to.
    var stamp = ""
  }

  private static let header = "motionbook lessons 1"
  /// Limits for lessons and steps: more than exist, but few enough for a small file.
  private static let lessonLimit = 500
  private static let stepLimit = 10_000
  private static let unfoldedLimit = 100

  private var kept: [(name: String, lesson: Kept)] = []

  /// Parses saved places; any other text gives none.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == Self.header else { return }
    for line in lines.dropFirst().prefix(Self.lessonLimit) {
      guard let (name, lesson) = Self.read(line), self[name] == nil else { continue }
      kept.append((name, lesson))
    }
  }

  /// The record of a lesson. Setting it makes it the newest; if there are too many, the oldest is
  /// dropped.
  subscript(name: String) -> Kept? {
    get { kept.first { $0.name == name }?.lesson }
    set {
      kept.removeAll { $0.name == name }
      if let newValue { kept.append((name, newValue)) }
      if kept.count > Self.lessonLimit { kept.removeFirst() }
    }
  }

  /// The text to save.
  var text: String {
    ([Self.header] + kept.map { Self.line($0.name, $0.lesson) }).map { $0 + "\n" }.joined()
  }

  // MARK: Lines

  private static func line(_ name: String, _ lesson: Kept) -> String {
    [
      name, lesson.isDone ? "done" : "begun", "\(lesson.place.index)", lesson.progress,
      lesson.stamp, lesson.place.unfolded.map(String.init).joined(separator: ","),
    ].joined(separator: "\t")
  }

  private static func read(_ line: Substring) -> (String, Kept)? {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 6, !parts[0].isEmpty, ["done", "begun"].contains(parts[1]),
      let index = step(parts[2]), isProgress(parts[3]), let unfolded = unfolded(parts[5]),
      !line.holdsObeyedBesideTabs
    else { return nil }
    return (
      parts[0],
      Kept(
        place: Lesson.Place(index: index, unfolded: unfolded), progress: parts[3],
        isDone: parts[1] == "done", stamp: parts[4])
    )
  }

  private static func step(_ text: some StringProtocol) -> Int? {
    Int(text, radix: 10).flatMap { (0...stepLimit).contains($0) ? $0 : nil }
  }

  private static func isProgress(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { step($0) != nil }
  }

  private static func unfolded(_ text: String) -> [Int]? {
    let parts = text.split(separator: ",")
    let steps = parts.compactMap { step($0) }
    return steps.count == parts.count && steps.count <= unfoldedLimit ? steps : nil
  }
}

extension Substring {
  fileprivate var holdsObeyedBesideTabs: Bool {
    unicodeScalars.contains { $0.isTerminalControl && $0 != "\t" }
  }
}
