import Answers
import Text

/// Empty axes on which a curve is drawn by hand. Their numbers are known before the run: the time that it takes, and the
/// sides of the stage.
struct PaperAxes {
  private static let size = (width: 340.0, height: 180.0)
  /// The place of the axes in the picture, which has room for their numbers.
  private static let origin = (x: 38.0, y: 8.0)

  private let across: Scale
  private let down: Scale

  /// The lines that cross an axis.
  private struct Scale {
    /// From the left or the top.
    let marks: [(place: Double, label: String)]

    /// - Parameter range: Nil for values that nobody knows yet.
    init(_ range: ClosedRange<Double>?, length: Double, isUpward: Bool) {
      guard let range, range.upperBound > range.lowerBound else {
        marks = stride(from: 20, through: length, by: 20).map { ($0, "") }
        return
      }
      let span = range.upperBound - range.lowerBound
      let step = GuessAxis.roundStep(span / 5)
      marks = Ticks.multiples(of: step, in: .init(lower: range.lowerBound, upper: range.upperBound))
        .map { value in
          let share = (value - range.lowerBound) / span
          return ((isUpward ? 1 - share : share) * length, NumberFormat.standard.string(value))
        }
    }
  }

  /// - Parameters:
  ///   - code: The code that plots it.
  ///   - film: The stage that it is about.
  init(_ plot: Plot, _ embedded: EmbeddedPlot, code: String, film: Film?) {
    // A run that ends by itself would tell when.
    let times = plot.isOfTime && !code.contains(" until ") ? embedded.across : nil
    across = Scale(
      times.map { min($0.left, $0.right)...max($0.left, $0.right) }, length: Self.size.width,
      isUpward: false)
    let growsDown = embedded.down.map { $0.bottom > $0.top } ?? false
    down = Scale(
      film.flatMap { plot.side(of: $0) }.map { 0...$0 }, length: Self.size.height,
      isUpward: !growsDown)
  }

  func draw(in markup: inout Markup) {
    let (origin, size) = (Self.origin, Self.size)
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    markup.begin(
      "svg",
      [
        "viewBox": "0 0 \(Markup.number(right + 12)) \(Markup.number(bottom + 22))", "role": "img",
        "aria-label": "Empty axes",
      ])
    let columns = across.marks.map {
      "M\(Markup.number(origin.x + $0.place)) \(origin.y)V\(bottom)"
    }
    let rows = down.marks.map { "M\(origin.x) \(Markup.number(origin.y + $0.place))H\(right)" }
    let axis = "M\(origin.x) \(origin.y)V\(bottom)H\(right)"
    for (name, data) in [("grid", (columns + rows).joined()), ("axis", axis)] {
      markup.element("path", ["class": name, "d": data])
    }
    for mark in across.marks where !mark.label.isEmpty {
      let place = (Markup.number(origin.x + mark.place), Markup.number(bottom + 18))
      markup.element("text", ["class": "middle", "x": place.0, "y": place.1], mark.label)
    }
    for mark in down.marks where !mark.label.isEmpty {
      let place = (Markup.number(origin.x - 6), Markup.number(origin.y + mark.place + 4))
      markup.element("text", ["class": "end", "x": place.0, "y": place.1], mark.label)
    }
    markup.end()
  }
}

extension Plot {
  /// Whether its horizontal axis is the time of the stage.
  var isOfTime: Bool { xLabel.text == "t" && xLabel.unit == "s" }

  /// The side of the stage along which all of its values are places; nil for other values.
  fileprivate func side(of film: Film) -> Double? {
    let ends = Set(series.filter { !$0.isPrediction }.map { $0.name.split(separator: ".").last })
    return switch ends {
    case ["x"]: film.size.width
    case ["y"]: film.size.height
    default: nil
    }
  }
}
