import Geometry
import Text

extension Scene {
  /// How a view looks, beyond where its corners are; all of it as it is on the stage.
  public struct Looks: Hashable, Sendable {
    /// How deep it is among views: 0 is on the stage itself.
    public let depth: Int
    /// What it is filled with; nil where it is clear.
    public var color: Color?
    /// Its edge where that is not simply its corners: round ones, drawn as a polygon.
    public var outline: [Point]?
    /// What its own mask lets be seen of it.
    public var mask: Area?
    /// What views around it let be seen of it: an index of the scene's clips.
    public var clip: Int?
    public var border: Border?
    public var shadow: Shadow?

    /// A view of which nothing is said.
    public init(depth: Int) { self.depth = depth }
  }

  /// What lies inside a view's edge, and over all that is in it.
  public struct Border: Hashable, Sendable {
    /// In points of the stage.
    public let width: Double
    /// Where it ends inside; nil where it fills the view.
    public let inner: [Point]?
    public let color: Color

    public init(width: Double, inner: [Point]?, color: Color) {
      self.width = width
      self.inner = inner
      self.color = color
    }
  }

  public struct Shadow: Hashable, Sendable {
    /// Where at least half of it falls.
    public let core: Area
    /// As far as anything of it falls: two of its radii around the core.
    public let reach: Area

    public init(core: Area, reach: Area) {
      self.core = core
      self.reach = reach
    }
  }

  /// What a view lets be seen of those in it.
  public struct Clip: Hashable, Sendable {
    /// The next one around it: an index of the scene's clips.
    public let outer: Int?
    public let area: Area

    public init(outer: Int?, area: Area) {
      self.outer = outer
      self.area = area
    }
  }

  /// Something about a look that surprises, told beneath the drawing.
  public enum Remark: Hashable, Sendable {
    /// A view that clips what is in it clips its own shadow too.
    case clippedShadow(String)
    /// A mask cuts the shadow off with everything else.
    case maskedShadow(String)
    /// A view that draws nothing casts no shadow.
    case shadowOfNothing(String)
    /// Corners are drawn with a smaller radius than was asked for: with half of the shorter side.
    case roundedBeyondHalf(String, radius: Double, drawn: Double)
    /// A mask has another size than its view has now.
    case maskOfOtherSize(String, mask: Size, view: Size)
  }
}

extension Scene.Remark {
  /// What there is to know, in a sentence.
  public var sentence: WrittenLine {
    switch self {
    case .clippedShadow(let view): "\(view) clips to its bounds, and its shadow lies beyond them"
    case .maskedShadow(let view): "\(view) has a mask, which cuts its shadow off too"
    case .shadowOfNothing(let view):
      "\(view) casts no shadow: nothing is drawn in it, so give it a color"
    case .roundedBeyondHalf(let view, let radius, let drawn):
      """
      \(view) has a corner radius of \(measured(radius)), more than half of its shorter side; \
      drawn with \(measured(drawn)), where a screen shows a rounded diamond
      """
    case .maskOfOtherSize(let view, let mask, let size):
      """
      \(view) is \(measured(size.width))x\(measured(size.height)), its mask still \
      \(measured(mask.width))x\(measured(mask.height)), as it was made
      """
    }
  }

  private func measured(_ number: Double) -> WrittenLine {
    WrittenLine(NumberFormat(digits: 4).string(number), isMeasured: true)
  }
}

extension Area {
  /// Whether nothing of some corners can be within it, by the upright boxes around both.
  public func isApart(from corners: [Point]) -> Bool {
    guard let box, let other = Rect(around: corners) else { return false }
    return !box.intersects(other) || box.size.width == 0 || box.size.height == 0
  }
}
