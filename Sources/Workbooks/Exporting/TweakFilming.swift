import Answers
import Pages
import Sessions

/// Films a cell at several values of the tweaks that change what is seen in it.
struct TweakFilming {
  /// The number of values of a tweak; nil to film none.
  let values: Int?
  /// The maximum number of tweaks that the reader turns at once.
  private static let tweakLimit = 2

  /// The cell at the values of its tweaks, as far as there is room.
  func filmed(
    since place: Session.Place, in session: Session, _ run: FilmedRun,
    _ filming: inout SweepFilming
  ) -> PageSweep? {
    guard let values, run.film != nil else { return nil }
    var turned: TweakedVariation?
    var count = 0
    for tweak in session.tweaked(since: place, values: values, plotted: run.plotted)
    where count < Self.tweakLimit {
      guard filming.differs(between: 0, values - 1, by: { tweak.repeated($0, work: $1, watch: $2) })
      else { continue }
      turned = turned?.combined(with: tweak) ?? tweak
      count += 1
    }
    return turned.flatMap { turned in
      filming.filmed(turned.variation) { turned.repeated($0, work: $1, watch: $2) }
    }
  }
}

extension FilmedRun {
  /// The names of the values that it plots against time, each once.
  fileprivate var plotted: [String] {
    var names: [String] = []
    for case .plot(let plot, _) in answers where plot.xLabel.text == "t" {
      for series in plot.series where !names.contains(series.name) { names.append(series.name) }
    }
    return Array(names.prefix(Self.plotLimit))
  }

  private static let plotLimit = 3
}
