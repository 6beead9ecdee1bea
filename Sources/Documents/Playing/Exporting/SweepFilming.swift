import Pages
import Sessions
import Values

/// Films the runs of sweeps, as far as a page has room for them.
struct SweepFilming {
  /// The maximum number of runs of one sweep.
  private static let runLimit = 48
  /// The maximum number of pictures of a run; 6 s at 60 frames per second.
  private static let stillLimit = 360
  /// The maximum size of the films of one sweep, in bytes.
  private static let sweepBytes = 250_000
  /// The room that is left for other sweeps of the page, in bytes.
  private var room = 500_000
  /// The work that is left for running runs again.
  private var work: Int64

  /// Runs a run again, with a limit on its work, and shows it before each frame and at the end.
  typealias Repetition = (
    _ run: Int, _ work: Int64, _ watch: @escaping (Session, _ hasEnded: Bool) -> Void
  ) -> RepeatedRun?

  /// - Parameter work: The limit on the work, as a multiple of `Limits.work`.
  init(work: Int) { self.init(left: Limits.work * Int64(work)) }

  /// - Parameter left: The limit on the work, in the unit of `Limits.work`.
  init(left work: Int64) { self.work = work }

  /// The sweep with its films; nil if the page has no room for two of them, or if nothing in it is
  /// seen or drawn.
  mutating func filmed(
    _ variation: Variation,
    run: Repetition
  ) -> PageSweep? {
    let counts = variation.parameters.map(\.labels.count)
    var grid = SweepGrid(counts: counts, atMost: Self.runLimit)
    var runs: [[Int]: PageSweep.Run] = [:]
    for places in grid.combinations {
      guard work > 0, let filmed = filmed(variation, places, run: run) else { break }
      runs[places] = filmed
    }
    let limit = min(Self.sweepBytes, room)
    while !fits(grid, runs, limit), grid.thin() {}
    let shown = grid.combinations.compactMap { runs[$0] }
    guard shown.count > 1, shown.contains(where: \.isSeen) else { return nil }
    room -= bytes(of: grid, runs)
    return PageSweep(
      parameters: zip(variation.parameters, grid.places).map { parameter, places in
        .init(
          name: parameter.name, labels: places.map { parameter.labels[$0] },
          current: places.lastIndex { $0 <= parameter.current } ?? 0)
      },
      measures: variation.measures,
      runs: zip(grid.combinations, shown).map { places, run in
        run.moved(to: zip(places, grid.places).map { $1.firstIndex(of: $0) ?? 0 })
      },
      of: counts.reduce(1, *))
  }

  /// Whether two runs look different, or have other courses.
  mutating func differs(between first: Int, _ second: Int, by run: Repetition) -> Bool {
    guard work > 0, let first = film(first, by: run), let second = film(second, by: run) else {
      return false
    }
    work -= first.work + second.work
    return first.picture != second.picture
  }

  /// A run as a text that is the same for equal runs, and its work.
  private func film(_ number: Int, by run: Repetition) -> (picture: String, work: Int64)? {
    let reel = Reel()
    return run(number, work, reel.watch).map { repeated in
      (reel.camera.film?.fingerprint ?? "", repeated.work)
    }
  }

  private func bytes(of grid: SweepGrid, _ runs: [[Int]: PageSweep.Run]) -> Int {
    grid.combinations.reduce(0) { $0 + (runs[$1]?.bytes ?? 0) }
  }

  private func fits(_ grid: SweepGrid, _ runs: [[Int]: PageSweep.Run], _ limit: Int) -> Bool {
    grid.combinations.allSatisfy { runs[$0] != nil } && bytes(of: grid, runs) <= limit
  }

  private mutating func filmed(
    _ variation: Variation, _ places: [Int],
    run: Repetition
  ) -> PageSweep.Run? {
    let number = variation.run(at: places)
    let reel = Reel()
    guard let repeated = run(number, work, reel.watch) else { return nil }
    work -= repeated.work
    return PageSweep.Run(
      at: places, measures: variation.measures(ofRun: number),
      problem: variation.problem(ofRun: number), film: reel.camera.film, series: repeated.series)
  }

  /// A camera that a run's watch shares.
  private final class Reel {
    var camera = FilmCamera(limit: SweepFilming.stillLimit)

    func watch(_ session: Session, hasEnded: Bool) {
      if hasEnded {
        camera.finish(session)
      } else {
        camera.record(LiveMoment(of: session, following: nil, isReplay: true))
      }
    }
  }
}
