import MotionGeometry

extension Scene {
  /// The look of a view beyond its corners, in the coordinates of the stage.
  public struct Looks: Hashable, Sendable {
    /// The depth in the view hierarchy; 0 is directly on the stage.
    public let depth: Int
    /// The view's number in order of creation, which chooses its color if it has none of its own.
    public var number = 0
    /// The alpha of the view and all views around it, multiplied.
    public var opacity = 1.0
    /// The background color; nil if it is clear.
    public var color: Color?
    /// The color that is painted for the background color; nil if it is painted as it is.
    public var paint: Color?
    /// The size of its text, in its own points.
    public var fontSize = 17.0
    /// The width of a line of its text, in its own points.
    public var lineWidth = Double.infinity
    /// Whether it is the view of a screen, which has a status bar and a title.
    public var isScreen = false
    /// The outline if it has rounded corners, as a polygon; nil if it is given by the corners.
    public var outline: [Point]?
    /// The visible area according to the view's own mask.
    package var mask: Area?
    /// The visible area according to the views around it: an index of the scene's clips.
    public var clip: Int?
    public var border: Border?
    public var shadow: Shadow?

    /// Creates the look of a plain view at a depth.
    public init(depth: Int) { self.depth = depth }
  }

  /// A border, inside a view's edge and over its contents.
  public struct Border: Hashable, Sendable {
    /// The width in points of the stage.
    public let width: Double
    /// The inner outline; nil if the border fills the view.
    public let inner: [Point]?
    public let color: Color
    /// The color that is painted for it.
    public var paint: Color

    public init(width: Double, inner: [Point]?, color: Color) {
      self.width = width
      self.inner = inner
      self.color = color
      paint = color
    }
  }

  /// A view's shadow.
  public struct Shadow: Hashable, Sendable {
    /// The area in which the shadow has at least half its strength.
    package let core: Area
    /// The whole area of the shadow, up to two radii around the core.
    package let reach: Area

    package init(core: Area, reach: Area) {
      self.core = core
      self.reach = reach
    }
  }

  /// The area to which a view clips its contents.
  public struct Clip: Hashable, Sendable {
    /// The next clip around it: an index of the scene's clips.
    public let outer: Int?
    package let area: Area

    package init(outer: Int?, area: Area) {
      self.outer = outer
      self.area = area
    }
  }

  /// Something surprising about a look, reported below the drawing.
  public enum Remark: Hashable, Sendable {
    /// A view that clips its contents clips its own shadow too.
    case clippedShadow(String)
    /// A mask cuts off the shadow with everything else.
    case maskedShadow(String)
    /// A view that draws nothing does not cast a shadow.
    case shadowOfNothing(String)
    /// Corners are drawn with a smaller radius than requested: with half of the shorter side.
    case roundedBeyondHalf(String, radius: Double, drawn: Double)
    /// A mask does not have the current size of its view.
    case maskOfOtherSize(String, mask: Size, view: Size)
  }
}

extension Area {
  /// Whether the area cannot overlap a polygon with these corners, according to their bounding
  /// boxes.
  public func isApart(from corners: [Point]) -> Bool {
    guard let box, let other = Rect(around: corners) else { return false }
    return !box.intersects(other) || box.size.width == 0 || box.size.height == 0
  }
}
