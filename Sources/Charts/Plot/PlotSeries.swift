extension Plot {
  /// One curve: the points in the order in which they are joined.
  public struct Series: Hashable, Sendable {
    /// What the legend and the sentence call it.
    public let name: String
    /// Along the horizontal axis, as many as `ys`.
    public let xs: [Double]
    /// Along the vertical axis.
    public let ys: [Double]
    /// The unit of its values, such as `pt`; empty where there is none.
    public let unit: String
    /// Whether it is a place on screen, where larger values lie lower.
    public let growsDown: Bool
    /// What it is told from, where that is known better than by its points; else nil.
    public let function: Function?
    /// Where it goes beyond all bounds, and is not joined; from left to right.
    public let poles: [Double]

    /// A curve through points; a point with a coordinate that is not finite is a gap.
    public init(name: String, points: [(x: Double, y: Double)], growsDown: Bool = false) {
      self.init(name: name, xs: points.map(\.x), ys: points.map(\.y), growsDown: growsDown)
    }

    /// A curve through points given as two columns; the longer one is cut to the shorter.
    public init(
      name: String, xs: [Double], ys: [Double], unit: String = "", growsDown: Bool = false,
      function: Function? = nil, poles: [Double] = []
    ) {
      let count = min(xs.count, ys.count)
      self.name = name
      self.xs = Array(xs.prefix(count))
      self.ys = Array(ys.prefix(count))
      self.unit = unit
      self.growsDown = growsDown
      self.function = function
      self.poles = poles
    }
  }

  /// A curve that can be asked anywhere: more of its points than are worth drawing, and where it
  /// comes to in the end.
  public struct Function: Hashable, Sendable {
    /// Never falling.
    public let xs: [Double]
    /// The values there, as many.
    public let ys: [Double]
    /// Where it comes to, which need not be its last value: a spring never quite arrives. Nil for
    /// what has no aim.
    public let goal: Double?

    /// - Parameters:
    ///   - xs: never falling.
    ///   - ys: the values there; the longer list is cut to the shorter.
    ///   - goal: where it comes to; nil for what has no aim.
    public init(xs: [Double], ys: [Double], goal: Double?) {
      let count = min(xs.count, ys.count)
      self.xs = Array(xs.prefix(count))
      self.ys = Array(ys.prefix(count))
      self.goal = goal
    }
  }
}
