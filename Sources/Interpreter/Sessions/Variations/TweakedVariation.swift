import Diagnostics
import Evaluation
import Language
import Text
import Values

/// The lines that a session ran since some place, with the means to run it again at other values of a tweak.
public struct TweakedVariation {
  /// The difference between its runs.
  public let variation: Variation
  private let tweaks: [Turned]
  private let past: Past
  /// The expressions whose courses are plotted.
  private let plotted: [String]

  /// A tweak with the values of the runs.
  fileprivate struct Turned {
    let name: String
    let parameter: Variation.Parameter
    let values: [Value]
  }

  /// The lines that run again, after those before them.
  fileprivate struct Past {
    let log: StatementLog
    let first: Int
    let traces: Traces
    let isInterrupted: () -> Bool
  }

  fileprivate init(_ tweaks: [Turned], _ past: Past, plotted: [String]) {
    self.tweaks = tweaks
    self.past = past
    self.plotted = plotted
    variation = Variation(parameters: tweaks.map(\.parameter))
  }

  /// The runs at each combination of both tweaks' values.
  public func combined(with other: TweakedVariation) -> TweakedVariation {
    TweakedVariation(tweaks + other.tweaks, past, plotted: plotted)
  }

  /// Runs the lines again with the tweaks at a run's values. Each is set before the lines, or as soon
  /// as it is declared.
  ///
  /// - Parameters:
  ///   - work: The work that it may do, in the unit of `Work`.
  ///   - watch: Called before each frame, and at the end with `hasEnded`.
  /// - Returns: The courses of plotted values, and the work; nil if a line failed.
  public func repeated(
    _ run: Int, work: Int64, watch: @escaping (_ session: Session, _ hasEnded: Bool) -> Void
  ) -> RepeatedRun? {
    let meter = WorkMeter(left: work)
    let hooks = Hooks(isInterrupted: past.isInterrupted, progress: { _ in })
    var before = past.log
    before.cut(to: past.first, stoppingAt: nil)
    guard let world = try? Replay(before, hooks: hooks, meter: meter).run() else { return nil }
    let session = Session.run(
      in: world, log: before, traces: past.traces, hooks: hooks, meter: meter
    ) { watch($0, false) }
    guard (try? session.run(past.log.entries.dropFirst(past.first), settings(ofRun: run))) != nil
    else { return nil }
    world.traces = past.traces
    watch(session, true)
    return RepeatedRun(
      series: session.courses(of: plotted.compactMap(session.expression)),
      work: meter.done.reduce(0, +))
  }

  private func settings(ofRun run: Int) -> [(name: String, value: Value)] {
    var rest = run
    return tweaks.reversed().map { tweak in
      let (more, place) = rest.quotientAndRemainder(dividingBy: tweak.values.count)
      rest = more
      return (tweak.name, tweak.values[place])
    }
  }
}

extension Session {
  /// A place in what a session ran.
  public struct Place {
    fileprivate let log: StatementLog
  }

  /// Where the session is now.
  public var place: Place { Place(log: log) }

  /// The maximum number of tweaks that are tried.
  private static let tweakLimit = 8

  /// For each numeric tweak with a range, what ran since a place at some values of it.
  ///
  /// - Parameters:
  ///   - count: The number of values, at least 2.
  ///   - plotted: The expressions whose courses are plotted.
  public func tweaked(
    since place: Place, values count: Int, plotted: [String]
  ) -> [TweakedVariation] {
    let first: Int
    if place.log.isBeginning(of: log) {
      first = place.log.count
    } else if log.lineCount(beyond: place.log) == log.lineCount {
      // It started over.
      first = 0
    } else {
      return []
    }
    let past = TweakedVariation.Past(
      log: log, first: first, traces: traces, isInterrupted: hooks.isInterrupted)
    let format = NumberFormat(digits: world.values.settings.digits)
    let ranged = world.values.tweaks.all.compactMap {
      TweakedVariation.Turned($0, count: count, format)
    }
    return ranged.prefix(Self.tweakLimit).map {
      TweakedVariation([$0], past, plotted: plotted)
    }
  }

  fileprivate func run(
    _ entries: some Sequence<StatementLog.Entry>, _ settings: [(name: String, value: Value)]
  ) throws(Failure) {
    var waiting = settings
    try set(&waiting)
    for entry in entries {
      do {
        try entry.run(in: world, commands, upTo: entry.stopFrame, hooks: hooks)
      } catch .frameReached {
      } catch {
        throw error
      }
      try set(&waiting)
    }
  }

  /// Sets the tweaks that are declared.
  private func set(_ waiting: inout [(name: String, value: Value)]) throws(Failure) {
    let known = waiting.filter { world.values.tweaks[$0.name] != nil }
    waiting.removeAll { world.values.tweaks[$0.name] != nil }
    let evaluator = Evaluator(
      world: world, control: RunControl(hooks: hooks, isReplay: true, keepsOutputs: false),
      commands: commands)
    let span = Span(Source(""), 0, 0)
    for (name, value) in known {
      try evaluator.setTweak(name, to: value, at: span)
      try evaluator.deliver(world.stage.takeEvents(), span)
    }
  }

  fileprivate func expression(_ text: String) -> Expression? {
    var parser = parser(for: Source(text))
    guard let line = try? parser.nextLine(), line.statements.count == 1,
      case .expression(let expression) = line.statements[0].kind
    else { return nil }
    return expression
  }
}

extension TweakedVariation.Turned {
  /// Even values of its range, one of which is the current one; nil for a tweak without a range.
  fileprivate init?(_ tweak: Tweak, count: Int, _ format: NumberFormat) {
    guard case .number(let number) = tweak.control, let range = number.bounds,
      range.lowerBound < range.upperBound, range.lowerBound.isFinite, range.upperBound.isFinite,
      case .number(let now, _) = tweak.value
    else { return nil }
    let width = range.upperBound - range.lowerBound
    var values = (0..<count).map { range.lowerBound + width * Double($0) / Double(count - 1) }
    let nearest = values.indices.min { abs(values[$0] - now) < abs(values[$1] - now) } ?? 0
    values[nearest] = now
    name = tweak.name.whole
    self.values = values.map { .number($0, number.quantity) }
    parameter = Variation.Parameter(
      name: tweak.name.whole, labels: values.map { number.text($0, format) }, current: nearest)
  }
}
