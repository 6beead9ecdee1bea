import MotionGeometry

/// The arrows of fields in a film. Where they change, there are fewer of them, and none if they
/// still would be most of the film.
extension [FilmStill] {
  /// The most numbers of arrows that change.
  private static let most = 12_000

  var withLeanForces: [FilmStill] {
    let states = compactMap(\.forces)
    guard let first = states.first, states.contains(where: { $0 != first }) else { return self }
    let lean = map(\.withFewerForces)
    let count = lean.reduce(0) { $0 + ($1.forces?.count ?? 0) / 2 }
    return count > Self.most ? map(\.withoutForces) : lean
  }
}

extension FilmStill {
  /// The numbers of its arrows; nil without any.
  fileprivate var forces: [Double]? { forcesIndex.map { numbers[$0] } }

  private var forcesIndex: Int? { shapes.firstIndex { $0.kind == .force } }

  fileprivate var withoutForces: FilmStill {
    var still = self
    guard let index = forcesIndex else { return still }
    still.shapes.remove(at: index)
    still.numbers.remove(at: index)
    return still
  }

  /// Every other row and column of its arrows.
  fileprivate var withFewerForces: FilmStill {
    var still = self
    guard let index = forcesIndex, let path = shapes[index].paths.first else { return still }
    let arrows = (0..<path.rings.count).map { Array(numbers[index][1 + 4 * $0..<5 + 4 * $0]) }
    let isKept = { (place: Double) in
      Int(clamping: (place / Self.spacing).rounded(.down)).isMultiple(of: 2)
    }
    let kept = arrows.filter { isKept($0[0]) && isKept($0[1]) }
    still.shapes[index].paths = [
      FilmShape.Path(
        className: path.className, hasColor: false, rings: kept.map { _ in 2 }, isOpen: true,
        isEvenOdd: false, figure: path.figure)
    ]
    still.numbers[index] = [1] + kept.joined()
    return still
  }

  /// The distance between two arrows, in points.
  private static let spacing = 40.0
}
