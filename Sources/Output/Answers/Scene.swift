import MotionGeometry

/// The stage at one moment: its contents and their positions, in points, x to the right and y down.
public struct Scene: Hashable, Sendable {
  /// One of a view's two states.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The state on screen while animations and effects run.
    case presentation
    /// The final state, after all animations.
    case model
  }

  /// A visible view.
  public struct View: Hashable, Sendable {
    public let name: String
    /// The view that contains it; nil for a view directly on the stage.
    public let parent: String?
    /// The four corners in order around the view, beginning at its own top left, with its
    /// transform.
    public let corners: [Point]
    /// The text of a label; empty for other views.
    public let text: String
    public package(set) var looks: Looks

    public init(
      name: String, parent: String?, corners: [Point], text: String = "",
      looks: Looks = Looks(depth: 0)
    ) {
      self.name = name
      self.parent = parent
      self.corners = corners
      self.text = text
      self.looks = looks
    }

    /// The middle of its corners.
    public var middle: Point {
      let count = Double(max(1, corners.count))
      return Point(
        corners.reduce(0) { $0 + $1.x } / count, corners.reduce(0) { $0 + $1.y } / count)
    }
  }

  /// A view that is not visible, and the reason.
  public struct Unseen: Hashable, Sendable {
    /// The reason why a view is not visible.
    public enum Reason: Hashable, Sendable {
      case hidden
      /// Its layer's time has not begun or has ended.
      case outOfTime
      /// Its alpha is so low that UIKit treats it as invisible.
      case transparent
      /// Its width or its height is 0.
      case empty
      /// It is completely outside the stage, by this distance to the right (to the left if
      /// negative) and below (above if negative).
      case outside(Vector)
      /// It is inside a hidden or transparent view.
      case within(String)
      /// It is completely outside the visible part of this view, which clips to its bounds or has a
      /// mask.
      case clipped(String)
    }

    public let name: String
    public let reason: Reason
    /// The middle of its corners, if it has any.
    public let middle: Point?

    public init(name: String, reason: Reason, middle: Point? = nil) {
      self.name = name
      self.reason = reason
      self.middle = middle
    }
  }

  /// A line or shape that views collide with.
  public struct Boundary: Hashable, Sendable {
    public let name: String
    /// The collision behavior that it belongs to.
    public let behavior: String
    public let points: [Point]
    /// Whether the last point is connected to the first.
    public let isClosed: Bool

    public init(name: String, behavior: String, points: [Point], isClosed: Bool) {
      self.name = name
      self.behavior = behavior
      self.points = points
      self.isClosed = isClosed
    }
  }

  /// The region of a field.
  public struct Region: Hashable, Sendable {
    public let field: String
    public let center: Point
    /// The shape as written in the language, such as `circle(80) - circle(20)`.
    public let shape: String
    /// Points along its edge, in the resolution of the scene; empty for a region without an edge.
    public let outline: [Point]

    public init(field: String, center: Point, shape: String, outline: [Point]) {
      self.field = field
      self.center = center
      self.shape = shape
      self.outline = outline
    }
  }

  /// A sign of something that acts.
  public struct Sign: Hashable, Sendable {
    /// The behavior, or the view that is anchored.
    public let name: String
    /// What it is, such as `push`.
    public let role: String
    public let figure: Figure

    public init(_ name: String, _ role: String, _ figure: Figure) {
      (self.name, self.role, self.figure) = (name, role, figure)
    }
  }

  /// An attachment of a view to a point or to another view, with its two ends.
  public struct Attachment: Hashable, Sendable {
    public let name: String
    public let start: Point
    public let end: Point
    /// What it looks like in pictures: where it really holds, and by what.
    public var figures: [Figure]

    public init(name: String, from start: Point, to end: Point) {
      self.name = name
      self.start = start
      self.end = end
      figures = [Figure(.rod, [start, end])]
    }
  }

  /// The positions of a view at several frames.
  public struct Trail: Hashable, Sendable {
    public let name: String
    /// The positions of its centre, oldest first.
    public let places: [Point]

    public init(name: String, places: [Point]) {
      self.name = name
      self.places = places
    }
  }

  /// The positions of views at evenly spaced frames.
  public struct Trails: Hashable, Sendable {
    /// The time of the oldest position, in seconds.
    public let start: Double
    /// The number of frames between two positions.
    public let step: Int
    /// The trails of the views that moved.
    public var trails: [Trail]

    public init(from start: Double, step: Int, _ trails: [Trail]) {
      self.start = start
      self.step = step
      self.trails = trails
    }
  }

  /// The force of the fields on a resting probe with charge 1, in N.
  public struct Force: Hashable, Sendable {
    public let point: Point
    public let force: Vector

    public init(at point: Point, _ force: Vector) {
      self.point = point
      self.force = force
    }
  }

  /// Seconds since the stage's start.
  public let time: Double
  public let size: Size
  public let state: State
  /// The horizontal resolution of outlines and forces, in columns.
  public let columns: Int
  /// Whether the user asked for this width, so that it stays in a small window.
  public var hasChosenWidth = false
  /// The visible views, from back to front.
  public var views: [View] = []
  public var unseen: [Unseen] = []
  /// The clips of views, outer ones before inner ones.
  public var clips: [Clip] = []
  public var remarks: [Remark] = []
  public var boundaries: [Boundary] = []
  public var regions: [Region] = []
  public var attachments: [Attachment] = []
  /// Nil if they were not requested.
  public var trails: Trails?
  /// Empty if fields were not requested.
  public var forces: [Force] = []
  /// The distance between two forces, in points; nil where it follows from the columns.
  public var forceSpacing: Double?
  /// The gravity that acts, as an arrow in the top left corner; nil without one, and if what acts
  /// was not requested.
  public var gravity: Sign?
  /// The other signs of what acts; empty if it was not requested.
  public var signs: [Sign] = []
  /// The forces on views that were asked for at this moment.
  public var acting: [ActingForces] = []
  /// The keyboard's frame while any part of it is on the stage.
  public var keyboard: Rect?

  public init(time: Double, size: Size, state: State, columns: Int) {
    self.time = time
    self.size = size
    self.state = state
    self.columns = columns
  }
}
