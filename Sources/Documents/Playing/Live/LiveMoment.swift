import Answers
import Evaluation
import MotionGeometry
import Sessions
import UIKitMotion

/// A complete frame of a session, valid until the next one. Everything is computed on demand, so a
/// frame that is not shown costs nothing.
public struct LiveMoment {
  private let session: Session
  private let asked: [String]?
  /// Whether it shows a replay, which accepts no actions.
  public let isReplay: Bool

  init(of session: Session, following asked: [String]?, isReplay: Bool) {
    self.session = session
    self.asked = asked
    self.isReplay = isReplay
  }

  private var inspector: Inspector { session.inspector }

  /// The stage's time, in seconds.
  public var time: Double { session.time }
  /// The number of the frame, counted from 0.
  public var frame: Int { inspector.frame }
  /// The size of the stage, in points.
  public var size: Size { inspector.size }
  /// The chosen glyphs; nil if none were chosen.
  public var glyphs: GlyphSet? { session.chosenGlyphs }

  /// The frame at which the current run will end; nil if it is not known.
  public var endFrame: Int? { session.endFrame }
  /// The device's tilt, -1...1 each way.
  public var tilt: Vector { inspector.tilt }

  /// The visible stage.
  ///
  /// - Parameters:
  ///   - columns: The horizontal resolution of outlines and forces.
  ///   - hasForces: Whether to include the forces of fields.
  public func scene(
    _ state: Scene.State = .presentation, columns: Int, hasForces: Bool
  ) -> Scene {
    inspector.scene(state, columns: columns, hasForces: hasForces)
  }

  /// The stage as a film has it, with everything that acts.
  ///
  /// - Parameter forces: The forces of fields if they are known; nil to find them.
  func filmed(columns: Int, forces: [Scene.Force]?) -> Scene {
    inspector.filmed(columns: columns, forces: forces)
  }

  /// What the forces of fields depend on, and whether they change by themselves.
  var fieldState: (settings: [Double], changes: Bool) { inspector.fieldState }

  /// The model's stage; nil while every view is seen where its model is.
  public func model(columns: Int) -> Scene? {
    inspector.isApartFromModel ? scene(.model, columns: columns, hasForces: false) : nil
  }

  /// Short descriptions of what is running.
  public var running: [String] { inspector.running }
  public var isKeyboardShown: Bool { inspector.keyboard.isShown }
  /// The keys that handlers wait for by name.
  public var handledKeys: [String] { inspector.handledKeys }
  /// Whether handlers wait for any key.
  public var handlesAllKeys: Bool { inspector.handlesAllKeys }

  /// The contacts that began after a frame: the names of the views and boundaries, and the point.
  public func contacts(after frame: Int) -> [(names: [String], point: Point?)] {
    inspector.contacts(after: frame).map { ([$0.item, $0.other.name], $0.point) }
  }

  /// The target of a finger at a point.
  public enum Finger: Hashable, Sendable {
    /// Nothing, but touch handlers receive it.
    case touch
    /// A view with dynamics, the finger's offset from its center, and a free name for the
    /// attachment.
    case item(String, offset: Vector, freeName: String)
    /// The interactive transition, and its progress, 0...1.
    case transition(Double)
  }

  /// The target of a finger at a point of the stage.
  public func finger(at point: Point) -> Finger {
    switch inspector.finger(at: point) {
    case .touch: .touch
    case .item(let view, let offset):
      .item(view, offset: offset, freeName: session.freshName(for: "finger"))
    case .transition(let share): .transition(share)
    }
  }

  /// A followed value with its past.
  public struct Followed: Hashable, Sendable {
    public let name: String
    /// The newest last.
    public let values: [Double]
    /// Empty for a plain number.
    public let unit: String
    /// Whether a larger value is lower on screen.
    public let growsDown: Bool
    /// The color of the view that it is a value of; nil for other values.
    public let color: ViewColor?
  }

  /// The followed values in the last frames.
  public func followed(frames count: Int) -> [Followed] {
    let names = asked ?? inspector.views.prefix(1).map { $0.name + ".center.y" }
    return names.map {
      let past = session.past(of: $0, frames: count)
      return Followed(
        name: $0, values: past.values, unit: past.part?.unit ?? "",
        growsDown: past.part?.growsDown ?? false, color: past.part?.color)
    }
  }
}
