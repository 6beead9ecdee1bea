import Answers
import Charts
import Execution
import Geometry
import Sessions
import Staging

/// A whole frame of a session, to be looked at while it stands. Nothing of it is made before it is
/// asked for, so a frame that is not shown costs nothing.
public struct LiveMoment {
  private let session: Session
  private let asked: [String]?
  /// Whether what is shown was done before, and nothing can be done in it.
  public let isReplay: Bool

  init(of session: Session, following asked: [String]?, isReplay: Bool) {
    self.session = session
    self.asked = asked
    self.isReplay = isReplay
  }

  private var inspector: Inspector { session.inspector }

  /// Seconds of the stage's time.
  public var time: Double { session.time }
  /// Counted from 0.
  public var frame: Int { inspector.frame }
  /// Of the stage, in points.
  public var size: Size { inspector.size }
  /// What is to be drawn with; nil where nobody has chosen.
  public var glyphs: GlyphSet? { session.chosenGlyphs }

  /// The stage as it is seen.
  ///
  /// - Parameters:
  ///   - columns: Parts across that outlines and forces are told in.
  ///   - hasForces: Whether to tell what fields do.
  public func scene(columns: Int, hasForces: Bool) -> Scene {
    inspector.scene(.presentation, columns: columns, hasForces: hasForces)
  }

  /// What runs, in a few words each.
  public var running: [String] { inspector.running }
  public var isKeyboardShown: Bool { inspector.keyboard.isShown }
  /// The keys that handlers wait for by their names.
  public var heardKeys: [String] { inspector.heardKeys }
  /// Whether handlers wait for any key.
  public var hearsAllKeys: Bool { inspector.hearsAllKeys }

  /// Who began to touch whom after a frame, by the names of views and boundaries, and where.
  public func contacts(after frame: Int) -> [(names: [String], point: Point?)] {
    inspector.contacts(after: frame).map { ([$0.item, $0.other.name], $0.point) }
  }

  /// What a finger would move that is put down at a point.
  public enum Finger: Hashable, Sendable {
    /// Handlers of touches hear of it, or nobody does.
    case touch
    /// A view that dynamics moves, at an offset from its centre, and a name that is free to hold it.
    case item(String, offset: Vector, freeName: String)
    /// The transition that a finger leads, which has come so far, 0...1.
    case transition(Double)
  }

  /// What a finger would move that is put down at a point of the stage.
  public func finger(at point: Point) -> Finger {
    switch inspector.finger(at: point) {
    case .touch: .touch
    case .item(let view, let offset):
      .item(view, offset: offset, freeName: session.freshName(for: "finger"))
    case .transition(let share): .transition(share)
    }
  }

  /// The values that are followed, with their past, the newest last.
  public func followed(frames count: Int) -> [(name: String, values: [Double])] {
    let names = asked ?? inspector.views.prefix(1).map { $0.name + ".center.y" }
    return names.map { ($0, session.past(of: $0, frames: count)) }
  }
}
