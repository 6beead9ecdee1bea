import Answers
import MotionGeometry

/// The part of the stage that a picture of a film shows.
extension Film {
  /// Room around the stage for the outline of the device.
  private static let margin = 10.0
  /// Room around what moves.
  private static let room = 28.0
  /// The least that is shown of a stage that is larger: as wide as a phone.
  private static let least = Size(320, 150)

  /// All of the stage.
  var whole: Rect {
    let margin = Self.margin
    return Rect(-margin, -margin, size.width + 2 * margin, size.height + 2 * margin)
  }

  /// The part of the screen that is seen in a part of the stage. Words outside of it are cut.
  func screen(in crop: Rect) -> Rect {
    crop.intersection(Rect(origin: .zero, size: size))
  }

  /// The bounds of the moving items, with some room around them; of all visible items if none moves.
  var crop: Rect {
    let screen = Rect(origin: .zero, size: size)
    guard let seen = (movingBox ?? seenBox)?.intersection(screen) else { return whole }
    let (left, width) = Self.span(
      seen.minX, seen.maxX, atLeast: Self.least.width, in: whole.minX, whole.maxX)
    let (top, height) = Self.span(
      seen.minY, seen.maxY, atLeast: Self.least.height, in: whole.minY, whole.maxY)
    return Rect(left, top, width, height)
  }

  /// A part of a range with room around it; the whole range if that is not much more.
  private static func span(
    _ from: Double, _ to: Double, atLeast least: Double, in low: Double, _ high: Double
  ) -> (start: Double, length: Double) {
    let length = max(to - from + 2 * room, least + 2 * margin).rounded(.up)
    guard length < 0.8 * (high - low) else { return (low, high - low) }
    let start = ((from + to - length) / 2).rounded()
    return (min(max(start, low), high - length), length)
  }

  // MARK: Extent

  private static let kinds: [DisplayList.Shape.Kind] = [.view, .attachment, .keyboard, .acting]

  private var seenBox: Rect? {
    Rect.union(
      of: (stills.last?.items ?? []).filter { Self.kinds.contains($0.shape.kind) }
        .compactMap(\.box))
  }

  /// The box around everything that differs between two pictures, in all of them.
  private var movingBox: Rect? {
    let moving = courses(of: Self.kinds).filter { course in
      course.start != stills[0].frame || course.differs(by: 0.1)
    }
    return Rect.union(of: moving.flatMap { $0.items.compactMap(\.box) })
  }
}

extension Rect {
  /// The smallest rectangle around all; nil without any.
  static func union(of rects: [Rect]) -> Rect? {
    rects.dropFirst().reduce(rects.first) { $0?.union($1) }
  }
}
