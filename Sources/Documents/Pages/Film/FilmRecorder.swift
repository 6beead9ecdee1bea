import Answers
import MotionGeometry

/// Records a film frame by frame. A long one keeps fewer pictures: whenever there are too many,
/// every other one is dropped, so that equal runs give equal films.
public struct FilmRecorder {
  /// The maximum number of pictures of a cell; 20 s at 60 frames per second.
  public static let stillLimit = 1_200
  /// The maximum number of numbers in all pictures.
  static let numberLimit = 1_500_000

  private var stills: [FilmStill] = []
  private var numberCount = 0
  private var step = 1
  private var size = Size(0, 0)
  private var contacts: [FilmContact] = []
  private var words: [String] = []
  private var asked = AskedForces()
  private let framesPerSecond: Int
  /// The maximum number of pictures.
  private let limit: Int

  /// - Parameter limit: The maximum number of pictures.
  public init(framesPerSecond: Int, limit: Int = Self.stillLimit) {
    self.framesPerSecond = framesPerSecond
    self.limit = limit
  }

  /// Whether a frame is worth a picture.
  public func wants(frame: Int) -> Bool {
    guard let first = stills.first, frame > first.frame else { return true }
    return (frame - first.frame) % step == 0
  }

  /// Appends a frame. What was recorded after an earlier frame is dropped: it was taken back.
  ///
  /// - Parameters:
  ///   - scene: What is seen.
  ///   - model: The model's state, for the views that are not where it is; nil if all are.
  ///   - isLast: Whether it is the end, which a film has always.
  public mutating func append(
    frame: Int, _ scene: Scene, model: Scene?, tilt: Vector, isLast: Bool = false
  ) {
    if isLast, stills.last?.frame == frame { return }
    asked.show(frame: frame)
    while let last = stills.last, last.frame >= frame { dropLast() }
    size = scene.size
    words = scene.remarks.map(\.sentence.text)
    var still = FilmStill(of: scene, model: model, frame: frame)
    still.tilt = tilt
    stills.append(still)
    numberCount += still.count
    if !isLast && (stills.count > limit || numberCount > Self.numberLimit) { thin() }
  }

  /// Appends contacts that began.
  public mutating func append(_ contacts: [FilmContact]) { self.contacts += contacts }

  /// Appends the forces on a view, which the picture of their time shows.
  public mutating func append(_ acting: ActingForces) {
    asked.add(acting, at: frame(at: acting.time))
  }

  /// The forces that were asked for at a time, in seconds.
  public func acting(at time: Double) -> [ActingForces] { asked.all(at: frame(at: time)) }

  private func frame(at time: Double) -> Int {
    Int(clamping: (time * Double(framesPerSecond)).rounded())
  }

  private mutating func dropLast() {
    let dropped = stills.removeLast()
    numberCount -= dropped.count
    let time = Double(dropped.frame) / Double(framesPerSecond)
    contacts.removeAll { $0.time >= time }
  }

  private mutating func thin() {
    guard stills.count > 2 else { return }
    step *= 2
    let first = stills[0].frame
    stills.removeAll { ($0.frame - first) % step != 0 }
    numberCount = stills.reduce(0) { $0 + $1.count }
  }

  /// The film; nil if no time passed or nothing was ever seen.
  public var film: Film? {
    guard stills.count > 1, stills.contains(where: { !$0.shapes.isEmpty }) else { return nil }
    return Film(
      size: size,
      stills: stills.withLeanForces.map { $0.showing(asked.all(at: $0.frame), in: size) },
      step: step, framesPerSecond: framesPerSecond,
      contacts: contacts, words: words)
  }
}

extension FilmStill {
  /// The numbers of its shapes, without the arrows of fields, which hardly ever change.
  fileprivate var count: Int {
    zip(shapes, numbers).reduce(0) { $1.0.kind == .force ? $0 : $0 + $1.1.count }
  }
}
