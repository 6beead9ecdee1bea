import Answers
import MotionGeometry

/// The stage as it moved while a cell ran: pictures at even times, from the recording itself.
public struct Film: Sendable {
  /// The size of the stage, in points.
  public let size: Size
  /// The pictures, in order of their frames; the last one is the end, however close to the one
  /// before.
  let stills: [FilmStill]
  /// The frames between two pictures.
  let step: Int
  let framesPerSecond: Int
  /// The contacts that began, in order.
  let contacts: [FilmContact]
  /// Surprising facts about its views at its end, as sentences.
  let words: [String]

  /// The time of the first picture, in seconds.
  var start: Double { Double(stills.first?.frame ?? 0) / Double(framesPerSecond) }

  /// The time of the last picture, in seconds.
  var end: Double { Double(stills.last?.frame ?? 0) / Double(framesPerSecond) }

  /// Whether the forces on views are in any of its pictures.
  var showsForces: Bool { stills.contains { $0.shapes.contains { $0.kind == .acting } } }

  /// The pictures as shots: runs of pictures that have the same structure.
  var shots: [ArraySlice<FilmStill>] {
    var shots: [ArraySlice<FilmStill>] = []
    var first = 0
    for index in stills.indices.dropFirst()
    where !stills[index].hasStructure(of: stills[index - 1]) {
      shots.append(stills[first..<index])
      first = index
    }
    if first < stills.count { shots.append(stills[first...]) }
    return shots
  }
}

/// A contact that began.
public struct FilmContact: Hashable, Sendable {
  /// In seconds.
  let time: Double
  let point: Point?
  /// The names of the two that touch.
  let names: [String]

  public init(time: Double, point: Point?, names: [String]) {
    self.time = time
    self.point = point
    self.names = names
  }
}

/// One picture: its structure, and its numbers in the order of the structure.
struct FilmStill: Sendable {
  let frame: Int
  /// The device's tilt, -1...1 each way.
  var tilt = Vector(0, 0)
  var shapes: [FilmShape] = []
  var numbers: [[Double]] = []
  /// The views off the stage.
  var marks: [FilmMark] = []

  /// Whether only numbers tell it from another one.
  fileprivate func hasStructure(of other: FilmStill) -> Bool {
    shapes == other.shapes && marks.count == other.marks.count
      && zip(marks, other.marks).allSatisfy { $0.isSame(as: $1) }
  }
}

/// The structure of something in a picture: everything about it but its numbers.
struct FilmShape: Hashable, Sendable {
  /// Outlines that are painted in one way.
  struct Path: Hashable, Sendable {
    let className: String
    /// Whether it has a color of its own: red, green, blue and alpha come first among its numbers.
    let hasColor: Bool
    /// The number of points of each outline.
    let rings: [Int]
    let isOpen: Bool
    let isEvenOdd: Bool
    /// The figure of which each outline has the places; nil for an outline.
    var figure: Figure.Kind?
    /// The length of a rope.
    var length = 0.0
  }

  /// An area outside which nothing is seen.
  struct Clip: Hashable, Sendable {
    /// Whether it is the item's own mask, which does not hide its name.
    let isMask: Bool
    let rings: [Int]
    let isEvenOdd: Bool
  }

  /// The name or the text in its middle.
  struct Label: Hashable, Sendable {
    let text: String
    /// Whether it is the text of a label, not the name of its view.
    let isText: Bool
    /// The size of a text, in points of the stage.
    var fontSize = 12.0
    /// The cause of a force and its value; nil for other names.
    var says: [String]?
  }

  let kind: DisplayList.Shape.Kind
  let name: String
  let label: Label?
  /// The number of the palette's color that it has; nil if it has its own, or none.
  var palette: Int?
  /// Its numbers: the opacity, then for each path its color and its points, then the points of
  /// each clip.
  var paths: [Path] = []
  var clips: [Clip] = []

  /// Whether it does not turn with what it follows.
  var isUpright: Bool { paths.contains { $0.figure?.isUpright == true } }
}
