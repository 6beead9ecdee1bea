import MotionCurves

/// A Core Animation animation added to a view under a key. It does not change the model.
public final class LayerAnimation {
  /// An id unique among the animations.
  public let id: AnimationID
  /// The key on the view; another animation under the same key replaces it.
  public let key: String
  /// The plan; its `begin` is in the layer's time.
  public let plan: AnimationPlan
  /// The frame at which it was added.
  package let creationFrame: Int
  /// The numbers of the plan, prepared for each frame.
  let course: AnimationCourse
  /// The colors of the plan.
  let colors: [ColorCourse]
  /// The columns it animates.
  let columns: ColumnSet
  /// Whether its end has been reported; one that is not removed on completion stays afterwards.
  package internal(set) var isOver = false

  /// - Parameter other: another animation with the same plan, to share its courses.
  init(
    id: AnimationID, key: String, plan: AnimationPlan, at frame: Int,
    like other: LayerAnimation? = nil
  ) {
    creationFrame = frame
    self.id = id
    self.key = key
    self.plan = plan
    course = other?.course ?? .of(plan, color: nil)
    colors = other?.colors ?? ColorCourse.courses(of: plan)
    columns = ColumnSet(plan.properties.flatMap(\.channels))
  }

  /// Whether it animates a channel.
  func moves(_ channel: Channel) -> Bool { columns.contains(channel.rawValue) }
}

extension View {
  /// The view's Core Animation animations, in the order they were added.
  package var ownAnimations: [LayerAnimation] { layerAnimations }

  /// Applies the view's Core Animation animations to a row of its values.
  func applyLayerAnimations(to row: UnsafeMutablePointer<Double>) {
    let (time, model) = (layerTime, model)
    for course in courses {
      course._withUnsafeGuaranteedRef { $0.apply(at: time, to: row, model: model) }
    }
  }
}
