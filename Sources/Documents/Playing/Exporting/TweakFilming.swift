import Answers
import Pages
import Sessions

extension SweepFilming {
  /// The maximum number of tweaks that the reader turns at once.
  private static let tweakLimit = 2

  /// The controls for a cell's reader: its sweeps, and its tweaks at some values of each.
  mutating func turned(
    _ run: FilmedRun, since place: Session.Place, in session: Session, _ tweakValues: Int?
  ) -> [PageSweep] {
    let sweeps = filmed(run.sweeps)
    guard let tweakValues, run.film != nil else { return sweeps }
    let tweaks = session.tweaked(since: place, values: tweakValues, plotted: run.plotted)
    return sweeps + [filmed(tweaks, at: tweakValues)].compactMap(\.self)
  }

  /// Sweeps with their films, as far as there is room.
  mutating func filmed(_ sweeps: [SweptVariation]) -> [PageSweep] {
    sweeps.compactMap { sweep in
      filmed(sweep.variation) { sweep.repeated($0, work: $1, watch: $2) }
    }
  }

  /// A cell at several values of the first tweaks that change what is seen in it.
  private mutating func filmed(_ tweaks: [TweakedVariation], at values: Int) -> PageSweep? {
    var chosen: [TweakedVariation] = []
    for tweak in tweaks where chosen.count < Self.tweakLimit {
      if differs(between: 0, values - 1, by: { tweak.repeated($0, work: $1, watch: $2) }) {
        chosen.append(tweak)
      }
    }
    guard let first = chosen.first else { return nil }
    let turned = chosen.dropFirst().reduce(first) { $0.combined(with: $1) }
    return filmed(turned.variation) { turned.repeated($0, work: $1, watch: $2) }
  }
}

extension FilmedRun {
  /// The names of the values that it plots against time, each once.
  fileprivate var plotted: [String] {
    var names: [String] = []
    for case .plot(let plot, _) in answers.map(\.output) where plot.xLabel.text == "t" {
      for series in plot.series where !names.contains(series.name) { names.append(series.name) }
    }
    return Array(names.prefix(Self.plotLimit))
  }

  private static let plotLimit = 3
}
