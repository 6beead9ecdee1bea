import Curves

/// One of Core Animation's own animations, on a view under a key. The model does not know of it.
public final class LayerAnimation {
  /// Unlike those of all other animations.
  public let id: AnimationID
  /// Under which a view has it; another one under the same key takes its place.
  public let key: String
  /// What it does; `begin` is in the layer's time.
  public let plan: AnimationPlan
  /// The frame at which it was added.
  public let creationFrame: Int
  /// The plan as it is followed in each frame.
  let course: AnimationCourse
  /// The columns of a row that it moves.
  let columns: ColumnSet
  /// Whether its end has been told; one that is not removed on completion stays for all that.
  public internal(set) var isOver = false

  /// - Parameter course: another one's of the very same plan, to be shared.
  init(
    id: AnimationID, key: String, plan: AnimationPlan, at frame: Int,
    course: AnimationCourse? = nil
  ) {
    creationFrame = frame
    self.id = id
    self.key = key
    self.plan = plan
    self.course = course ?? .of(plan)
    columns = ColumnSet(plan.properties.flatMap(\.channels))
  }

  /// Whether a channel is among what it moves.
  func moves(_ channel: Channel) -> Bool { columns.contains(channel.rawValue) }
}

extension View {
  /// Core Animation's own animations of the view, in the order in which they came.
  public var ownAnimations: [LayerAnimation] { layerAnimations }

  /// Puts what the view's own animations show over a row of its values.
  func applyLayerAnimations(to row: UnsafeMutablePointer<Double>) {
    let (time, model) = (layerTime, model)
    for course in courses {
      course._withUnsafeGuaranteedRef { $0.apply(at: time, to: row, model: model) }
    }
  }
}
