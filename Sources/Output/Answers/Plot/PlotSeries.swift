extension Plot {
  /// One curve: its points in the order in which they are joined.
  public struct Series: Hashable, Sendable {
    /// The name in the legend and the sentence.
    public let name: String
    /// The horizontal coordinates, as many as `ys`.
    public let xs: [Double]
    /// The vertical coordinates.
    public let ys: [Double]
    /// The unit of its values, such as `pt`; empty for none.
    public let unit: String
    /// Whether it is a position on screen, where larger values are lower.
    public let growsDown: Bool
    /// The function for its sentence, if more is known than its points; else nil.
    public let function: Function?
    /// The poles of the function, where it is not joined; from left to right.
    public let poles: [Double]
    /// Whether something still moved the value at its last point, so that this point need not be
    /// where it ends.
    public let isMoving: Bool
    /// Whether its points were measured each by itself: a picture shows dots, which are not joined.
    public var isDotted = false
    /// The color of the view that it is a value of; nil for one of the palette by its place.
    public var color: ViewColor?

    /// Whether the series is a prediction, shown beside the result.
    public var isPrediction: Bool { name == "prediction" || name.hasPrefix("prediction ") }

    /// Creates a curve through points; a point with a coordinate that is not finite is a gap.
    public init(name: String, points: [(x: Double, y: Double)], growsDown: Bool = false) {
      self.init(name: name, xs: points.map(\.x), ys: points.map(\.y), growsDown: growsDown)
    }

    /// Creates a curve through points given as two columns; the longer one is truncated.
    public init(
      name: String, xs: [Double], ys: [Double], unit: String = "", growsDown: Bool = false,
      function: Function? = nil, poles: [Double] = [], isMoving: Bool = false,
      color: ViewColor? = nil
    ) {
      let count = min(xs.count, ys.count)
      self.name = name
      self.xs = Array(xs.prefix(count))
      self.ys = Array(ys.prefix(count))
      self.unit = unit
      self.growsDown = growsDown
      self.function = function
      self.poles = poles
      self.isMoving = isMoving
      self.color = color
    }
  }

  /// A curve known as a function: more of its points than are worth drawing, and its final value.
  public struct Function: Hashable, Sendable {
    /// The x values, never decreasing.
    public let xs: [Double]
    /// The values, as many as `xs`.
    public let ys: [Double]
    /// The final value, which need not be the last one: a spring never quite arrives. Nil if there
    /// is none.
    public let goal: Double?

    /// - Parameters:
    ///   - xs: the x values, never decreasing.
    ///   - ys: the values; the longer list is truncated.
    ///   - goal: the final value; nil if there is none.
    public init(xs: [Double], ys: [Double], goal: Double?) {
      let count = min(xs.count, ys.count)
      self.xs = Array(xs.prefix(count))
      self.ys = Array(ys.prefix(count))
      self.goal = goal
    }
  }
}
