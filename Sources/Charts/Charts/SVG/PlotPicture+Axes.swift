import Text

/// What stands at the axes of a picture, alone or in a page.
extension PlotPicture {
  /// The sides with a vertical axis.
  var sides: [Plot.Side] { y.right == nil ? [.left] : [.left, .right] }

  /// The labels of the horizontal axis with their positions. The last one includes the unit, unless
  /// it is in the heading.
  var horizontalLabels: [(text: String, place: Double)] {
    let unit = x.labels.decade == 0 && !plot.xLabel.unit.isEmpty ? " \(plot.xLabel.unit)" : ""
    let last = x.ticks.values.count - 1
    return zip(x.ticks.values, x.labels.texts).enumerated().compactMap { index, tick in
      across(tick.0).map { (index == last ? tick.1 + unit : tick.1, $0) }
    }
  }

  /// The ticks of a vertical axis with their positions. The label of a target may cover a tick's.
  func ticks(at side: Plot.Side) -> [(label: String, place: Double, isCovered: Bool)] {
    let covering = targetLabels.filter { $0.side == side }
    return zip(y[side].ticks.values, y[side].labels.texts).compactMap { value, label in
      down(value, side).map { place in
        (label, place, covering.contains { abs($0.place - place) < 14 })
      }
    }
  }

  /// The labels of the targets with their positions.
  var targetLabels: [(text: String, place: Double, side: Plot.Side)] {
    targets.compactMap { target in
      down(target.value, target.side).map {
        (plot.format.string(target.value), $0, target.side)
      }
    }
  }

  func draw(_ label: String, at side: Plot.Side, _ place: Double, _ svg: inout Markup) {
    switch side {
    case .left: svg.label(label, x: box.left - 8, y: place + 4, class: "end")
    case .right: svg.label(label, x: right + 8, y: place + 4)
    }
  }
}
