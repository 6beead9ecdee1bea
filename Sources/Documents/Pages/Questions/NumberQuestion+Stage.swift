import Answers
import MotionGeometry
import Text

extension NumberQuestion.Handle {
  /// Nil for a value that is not seen: of anything but the place, the size or the angle of a view in
  /// the film, or of a view that is shown in another state.
  init?(_ prediction: PredictedValue, actual: Double, in cell: PageCell) {
    let parts = prediction.expression.split(separator: ".").map(String.init)
    let words = parts.dropFirst().filter { $0 != "presentation" && $0 != "layer" }
    guard let film = cell.film, let end = prediction.time, end <= film.end + 1e-6,
      let name = parts.first, let change = Change(words),
      let course = cell.outputs.lazy.compactMap({ $0.course(of: prediction) }).first,
      let index = course.xs.firstIndex(where: { $0 >= film.start - 1e-6 }), course.xs[index] < end,
      let first = film.view(name, at: course.xs[index])
    else { return nil }
    let unit = ReadingUnit(prediction.unit)
    // A constant property would be told by the ghost.
    let values = course.ys[index...].map(unit.callAsFunction)
    guard let least = values.min(), let most = values.max(), most - least > 1 else { return nil }
    if let last = film.view(name, at: end) {
      let seen = change.value(of: last) - change.value(of: first)
      let told = actual - course.ys[index]
      let turn = change == .angle ? 2 * Double.pi : .infinity
      let difference = abs((seen - told).remainder(dividingBy: turn))
      guard difference < (change == .angle ? 0.02 : 1) else { return nil }
    } else if !film.isOff(name, at: end) {
      return nil
    }
    view = name
    self.change = change
    start = (course.xs[index], unit(course.ys[index]))
  }
}

extension NumberQuestion.Handle {
  /// The axis on which its value is shown: that of the stage, in the unit in which it is read.
  func axis(in cell: PageCell) -> ClosedRange<Double>? {
    cell.film.map { film in
      switch change {
      case .x, .width: 0...film.size.width
      case .y, .height: 0...film.size.height
      case .angle: 0...360
      }
    }
  }
}

extension NumberQuestion.Handle.Change {
  /// The part of a view that a property, such as `center.y`, changes; nil if it is not visible.
  fileprivate init?(_ words: [String]) {
    switch (words.first ?? "", words.dropFirst().first ?? "") {
    case ("rotation", ""), ("angle", ""): self = .angle
    case ("size", "width"), ("frame", "width"), ("bounds", "width"): self = .width
    case ("size", "height"), ("frame", "height"), ("bounds", "height"): self = .height
    case ("center", "x"), ("position", "x"), ("frame", "x"), ("frame", "minX"), ("frame", "midX"),
      ("frame", "maxX"):
      self = .x
    case ("center", "y"), ("position", "y"), ("frame", "y"), ("frame", "minY"), ("frame", "midY"),
      ("frame", "maxY"):
      self = .y
    default: return nil
    }
  }

  /// How much of it a picture shows, in points or in radians.
  fileprivate func value(of item: FilmItem) -> Double {
    let (outline, box) = (item.outline, item.box ?? Rect(0, 0, 0, 0))
    switch self {
    case .x: return box.midX
    case .y: return box.midY
    case .width: return box.size.width
    case .height: return box.size.height
    case .angle: return outline.count > 1 ? (outline[1] - outline[0]).angle : 0
    }
  }
}

extension Film {
  /// A view in the picture at a time, if it is seen there.
  fileprivate func view(_ name: String, at time: Double) -> FilmItem? {
    still(at: time)?.items.first {
      $0.shape.kind == .view && $0.shape.name == name && $0.isVisible
    }
  }

  fileprivate func isOff(_ name: String, at time: Double) -> Bool {
    still(at: time)?.marks.contains { $0.name == name } ?? false
  }

  private func still(at time: Double) -> FilmStill? {
    let frame = Int(clamping: (time * Double(framesPerSecond)).rounded())
    return stills.last { $0.frame <= frame }
  }
}

extension PageCell {
  /// The axis of the plot of a predicted value, in the unit in which it is read; nil without a plot.
  func axis(of prediction: PredictedValue) -> ClosedRange<Double>? {
    let unit = ReadingUnit(prediction.unit)
    return outputs.lazy.compactMap { $0.course(of: prediction) }.first.map { course in
      GuessAxis(course.ys.map { unit($0) }, including: nil).range
    }
  }
}

extension Output {
  /// The course of a predicted value.
  fileprivate func course(of prediction: PredictedValue) -> Plot.Series? {
    guard case .plot(let plot, _) = self, plot.xLabel.unit == "s" else { return nil }
    return plot.series.last { $0.name == prediction.expression }
  }
}
