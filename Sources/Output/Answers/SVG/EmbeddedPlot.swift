import Text

/// A plot as a part of a page, which has its own style, shows the words beside it, and lays it out
/// again at its true width.
public struct EmbeddedPlot: Sendable {
  /// A series in the legend.
  public struct LegendEntry: Sendable {
    public let name: String
    /// The attributes of its line: its class, and its stroke if it has one of its own.
    public let look: [(String, String)]
    public let isDotted: Bool
  }

  /// The axes and the curves, as an SVG element.
  public let svg: String
  public let heading: String
  /// The series, if there are several.
  public let legend: [LegendEntry]
  public let sentences: [String]
  /// What a reader of the picture looks for, a line each.
  public let facts: [String]
  /// Whether a step across is as long as the same step up.
  public let isToScale: Bool
  /// The area of the curves, in the picture's units.
  public let box: (left: Double, top: Double, right: Double, bottom: Double)
  /// The values at the left and the right of the area; nil for a logarithmic axis.
  public let across: (left: Double, right: Double)?
  /// The values at the top and the bottom of the area, on the left axis; nil for a logarithmic axis.
  public let down: (top: Double, bottom: Double)?
}

extension Plot {
  /// Returns the plot as a part of a page.
  public func embedded(width: Int?, height: Int) -> EmbeddedPlot {
    let picture = picture(width: width, height: height, isEmbedded: true)
    let (box, x) = (picture.box, picture.x.scale)
    return EmbeddedPlot(
      svg: picture.embeddedText, heading: picture.heading,
      legend: picture.legend.map {
        .init(name: $0.name, look: picture.look(ofSeries: $0.index), isDotted: $0.isDotted)
      },
      sentences: picture.sentences, facts: picture.plot.facts(of: picture.readings),
      isToScale: picture.plot.isToScale,
      box: (box.left, box.top, picture.right, picture.bottom),
      across: x.isLog ? nil : (x.lower, x.upper), down: picture.values(onSide: .left))
  }
}

extension PlotPicture {
  /// The room above the area of curves in a page: half of a label.
  static let embeddedTop = 10.0

  /// The axes and the curves. A curve has its name, its unit and, on the right axis, its values at
  /// the top and the bottom, so that a page can tell what is pointed at.
  var embeddedText: String {
    var svg = Markup(.picture)
    let size = (Markup.number(width), Markup.number(bottom + 30))
    svg.begin(
      "svg",
      [
        "class": "plot", "viewBox": "0 0 \(size.0) \(size.1)", "width": size.0, "height": size.1,
        "role": "img", "aria-label": heading,
      ])
    drawAxes(&svg)
    for (index, series) in plot.drawnSeries.enumerated() {
      // After a move, points are joined by lines without saying so.
      let data = data(of: series).replacing(" L", with: " ")
      svg.element(
        "path", attributes: look(ofSeries: index) + facts(of: series) + [("d", data)])
    }
    svg.end()
    return svg.text
  }

  private func facts(of series: Plot.Series) -> [(String, String)] {
    var facts = [("data-name", series.name)]
    if !series.unit.isEmpty { facts.append(("data-unit", series.unit)) }
    let side = plot.side(of: series)
    if side == .right, let values = values(onSide: side) {
      facts += [("data-top", values.top.written), ("data-bottom", values.bottom.written)]
    }
    return facts
  }

  /// The values of an axis at the top and the bottom; nil for a logarithmic one.
  func values(onSide side: Plot.Side) -> (top: Double, bottom: Double)? {
    let scale = y[side].scale
    if scale.isLog { return nil }
    return plot.yGrowsDown ? (scale.lower, scale.upper) : (scale.upper, scale.lower)
  }

  // MARK: Axes

  /// All lines of a kind are one path.
  private func drawAxes(_ svg: inout Markup) {
    let (left, right) = (Markup.number(box.left), Markup.number(right))
    let (top, low) = (Markup.number(box.top), Markup.number(bottom))
    func level(_ place: Double) -> String {
      "M\(left) \(Markup.number(place))H\(right)"
    }
    var axes = "M\(left) \(top)V\(low)H\(right)" + (y.right == nil ? "" : "V\(top)")
    if y.right != nil {
      for tick in ticks(at: .right) { axes += "M\(right) \(Markup.number(tick.place))h4" }
    }
    let columns = horizontalLabels.map {
      "M\(Markup.number($0.place)) \(top)V\(Markup.number(bottom + 4))"
    }
    let grid = (ticks(at: .left).map { level($0.place) } + columns).joined()
    let goals = targetLabels.map { level($0.place) }.joined()
    for (name, data) in [("grid", grid), ("axis", axes), ("target", goals)] where !data.isEmpty {
      svg.element("path", ["class": name, "d": data])
    }
    drawLabels(&svg)
  }

  private func drawLabels(_ svg: inout Markup) {
    for side in sides {
      for tick in ticks(at: side) where !tick.isCovered {
        draw(tick.label, at: side, tick.place, &svg)
      }
    }
    for tag in targetLabels { draw(tag: tag, &svg) }
    for (label, place) in horizontalLabels {
      svg.label(label, x: place, y: bottom + 20, class: "middle")
    }
  }
}
