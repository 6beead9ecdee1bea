import Geometry

/// The stage at one moment: what is on it and where, in points, x to the right and y down.
public struct Scene: Hashable, Sendable {
  /// Which of a view's two states is told.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// What is on screen while animations and effects run.
    case presentation
    /// Where everything will be.
    case model
  }

  public struct View: Hashable, Sendable {
    public let name: String
    /// The view it is in; nil for one that is on the stage itself.
    public let parent: String?
    /// The four corners in order around it, from its own top left, turned and scaled as it is.
    public let corners: [Point]
    /// What it says; empty where it is no label.
    public let text: String
    public let looks: Looks

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
  }

  /// A view that cannot be seen, and why.
  public struct Unseen: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
      case hidden
      /// Its alpha is so low that UIKit holds it for invisible.
      case transparent
      /// Its width or its height is 0.
      case empty
      /// All of it is beyond the stage, so far to the right (to the left where negative) and below
      /// (above where negative).
      case outside(Vector)
      /// It is in a view that is hidden or transparent.
      case within(String)
      /// All of it is beyond what this view lets be seen: its bounds or its mask.
      case clipped(String)
    }

    public let name: String
    public let reason: Reason

    public init(name: String, reason: Reason) {
      self.name = name
      self.reason = reason
    }
  }

  /// A line or shape that views bump into.
  public struct Boundary: Hashable, Sendable {
    public let name: String
    /// The collision behavior that it belongs to.
    public let behavior: String
    public let points: [Point]
    /// Whether the last point is joined to the first.
    public let isClosed: Bool

    public init(name: String, behavior: String, points: [Point], isClosed: Bool) {
      self.name = name
      self.behavior = behavior
      self.points = points
      self.isClosed = isClosed
    }
  }

  /// Where a field acts.
  public struct Region: Hashable, Sendable {
    public let field: String
    public let center: Point
    /// The shape as the language writes it, such as `circle(80) - circle(20)`.
    public let shape: String
    /// Points along its edge, as fine as the scene; none for a region without an edge.
    public let outline: [Point]

    public init(field: String, center: Point, shape: String, outline: [Point]) {
      self.field = field
      self.center = center
      self.shape = shape
      self.outline = outline
    }
  }

  /// What ties a view to a point or to another view, between the points that it ties.
  public struct Attachment: Hashable, Sendable {
    public let name: String
    public let start: Point
    public let end: Point

    public init(name: String, from start: Point, to end: Point) {
      self.name = name
      self.start = start
      self.end = end
    }
  }

  /// Where a view was at some frames.
  public struct Trail: Hashable, Sendable {
    public let name: String
    /// Its centre, the oldest first.
    public let places: [Point]

    public init(name: String, places: [Point]) {
      self.name = name
      self.places = places
    }
  }

  /// Where views were, at frames that lie equally far apart.
  public struct Trails: Hashable, Sendable {
    /// Of the oldest place, in seconds.
    public let start: Double
    /// Frames from one place to the next.
    public let step: Int
    /// Of the views that moved.
    public var trails: [Trail]

    public init(from start: Double, step: Int, _ trails: [Trail]) {
      self.start = start
      self.step = step
      self.trails = trails
    }
  }

  /// What fields do to a resting probe with charge 1, in N.
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
  /// Parts across that the scene is told in: outlines and forces are as fine as that.
  public let columns: Int
  /// The views that can be seen, from back to front.
  public var views: [View] = []
  public var unseen: [Unseen] = []
  /// What views let be seen of those in them, the outer ones first.
  public var clips: [Clip] = []
  public var remarks: [Remark] = []
  public var boundaries: [Boundary] = []
  public var regions: [Region] = []
  public var attachments: [Attachment] = []
  /// Nil where they were not asked for.
  public var trails: Trails?
  /// Empty where fields were not asked for.
  public var forces: [Force] = []
  /// The keyboard's frame while any of it is on the stage.
  public var keyboard: Rect?

  public init(time: Double, size: Size, state: State, columns: Int) {
    self.time = time
    self.size = size
    self.state = state
    self.columns = columns
  }
}
