import MotionCurves
import MotionGeometry

/// A view on the stage: a name, a position in the hierarchy, and values of the model and the
/// presentation.
///
/// Its stage validates and animates what is set, and updates the dynamics. A property ignores a value
/// that is not finite or out of range, and `refusal` has the reason; a method of the stage throws.
public final class View {
  /// A name unique on the stage, which gives one to a view that was created without; empty before.
  public internal(set) var name: String
  /// The superview; nil for a view directly on the stage.
  public internal(set) weak var parent: View?
  /// The stage's frame since which it has this parent.
  package internal(set) var parentFrame: Int
  /// The subviews, back to front.
  public internal(set) var subviews: [View] = []

  /// Why a property kept its value: the reason of the last value that it ignored; nil if there was
  /// none.
  public internal(set) var refusal: StagingProblem?

  /// The appearance with its history; set by the stage.
  var appearances = ChangeLog(Appearance())
  /// The bytes that the masks, texts and laws of energy in the histories hold on the heap.
  var heldBytes = 0
  /// The touch rules with their history; set by the stage.
  var touchRuleLog = ChangeLog(TouchRules())
  /// The transitions of a screen's own, with their history; set by the stage.
  var ownTransitionLog = ChangeLog(OwnTransitions())
  /// The layout margins with their history; set by the stage.
  var layoutMarginLog = ChangeLog(EdgeInsets.viewMargins)
  /// The state as a scroll view; nil for another view.
  package internal(set) var scroll: ScrollState?
  /// The sources of its energy; nil where dynamics does not move it.
  var energyLog = ChangeLog<EnergyRecord?>(nil)
  /// Its clock with its history; set by the stage.
  var clocks = ChangeLog(LayerClock()) { didSet { moment.hasOwnTimes = true } }

  /// The stage's frame at which the view was created.
  package internal(set) var creationFrame: Int
  /// False once it is removed.
  public internal(set) var isOnStage = true

  /// The model, one value for each channel. Raw memory, because it is copied whole every frame.
  let model: UnsafeMutablePointer<Double>
  var moment: StageMoment
  /// The stage that it is on; nil before it is added.
  package var stage: Stage? { isOnStage ? moment.stage : nil }
  /// Its number in creation order, counting removed views too.
  package internal(set) var ordinal: Int
  var track: Track
  /// The presentation of the last frame, a number for each channel, if it was not recorded.
  var unrecorded: [Double]?
  /// The depth in the hierarchy; 1 for a view directly on the stage.
  var depth: Int
  /// Whether it is the view of a hidden screen, which is not in the window.
  var isDetached = false {
    didSet { if isDetached != oldValue { windowFrame = moment.frame } }
  }
  /// Told what it tells a scroll view's delegate.
  package var onScroll: ((StageEvent.Scroll) -> Void)?
  /// The delegate of its shape as a scroll view.
  package weak var scrollDelegate: AnyObject?
  /// The stage's frame at which it last came into the window, or left it.
  var windowFrame: Int
  /// Its dynamic item; created on first use by a behavior.
  var item: DynamicItem?
  var animations: [ChannelAnimation] = [] { didSet { notePresentation() } }
  /// The Core Animation animations, which do not change the model.
  var layerAnimations: [LayerAnimation] = [] {
    didSet {
      notePresentation()
      noteCourses()
    }
  }
  /// The past and current courses of colors, to compute past presentations.
  private(set) var colorCourses = ChangeLog<[ColorCourse]>([])
  /// Their courses. Not retained, because the animations keep them alive and reference counting in
  /// every frame would cost more than most courses do; in raw memory, because the array's own
  /// reference count would cost as much.
  private(set) var courses = UnsafeMutableBufferPointer<Unmanaged<AnimationCourse>>(
    start: nil, count: 0)
  var colorAnimations: [ColorAnimation] = [] {
    didSet { colorFades.note(colorAnimations.map(\.fade), at: moment.frame) }
  }
  /// The past and current fades, to compute past presentations: each is a function of the frame.
  var colorFades = ChangeLog<[ColorFade]>([])
  /// The curves set for key paths, which replace any animation's own.
  public internal(set) var eases: [Animatable: Curve] = [:]
  var effects: [EffectPresence] = [] { didSet { notePresentation() } }
  /// Whether numbers may differ between presentation and model; stored, because the recorder reads
  /// it for every view in every frame.
  package private(set) var isPresenting = false
  /// Whether it has block animations or motion effects, besides Core Animation animations.
  private(set) var hasBlocksOrEffects = false
  /// The cached `presentedColumns`.
  private var knownColumns: ColumnSet?

  init(name: String, frame: Rect, parent: View?, moment: StageMoment, ordinal: Int, firstRow: Int) {
    self.name = name
    self.parent = parent
    self.moment = moment
    self.ordinal = ordinal
    depth = (parent?.depth ?? 0) + 1
    creationFrame = moment.frame
    parentFrame = moment.frame
    windowFrame = moment.frame
    track = Track(width: Channel.count, firstRow: firstRow)
    model = .allocate(capacity: Channel.count)
    for channel in Channel.allCases {
      (model + channel.rawValue).initialize(to: channel.initialValue)
    }
    model[Channel.centerX.rawValue] = frame.midX
    model[Channel.centerY.rawValue] = frame.midY
    model[Channel.width.rawValue] = frame.size.width
    model[Channel.height.rawValue] = frame.size.height
  }

  deinit {
    model.deallocate()
    courses.deallocate()
  }

  private func noteCourses() {
    courses.deallocate()
    courses = .allocate(capacity: layerAnimations.count)
    _ = courses.initialize(from: layerAnimations.map { .passUnretained($0.course) })
    let colors = layerAnimations.flatMap(\.colors)
    guard !colors.isEmpty || !colorCourses.current.isEmpty else { return }
    colorCourses.note(colors, at: moment.frame)
  }

  private func notePresentation() {
    hasBlocksOrEffects = !animations.isEmpty || !effects.isEmpty
    isPresenting = hasBlocksOrEffects || !layerAnimations.isEmpty
    knownColumns = nil
  }

  /// The columns in which the presentation may differ from the model.
  var presentedColumns: ColumnSet {
    if let knownColumns { return knownColumns }
    var columns = ColumnSet(animations.map(\.channel))
    for animation in layerAnimations { columns.formUnion(animation.columns) }
    for presence in effects {
      columns.formUnion(ColumnSet(presence.effect.interpolations.map(\.channel)))
    }
    knownColumns = columns
    return columns
  }

  /// The model value: the current value, or the one after the animations have ended.
  public subscript(channel: Channel) -> Double {
    guard let item, isOnStage, channel.isReadOnly else { return model[channel.rawValue] }
    // A fling acts between frames, so the values of the last frame may be stale.
    return switch channel {
    case .velocityX: item.linearVelocity.dx
    case .velocityY: item.linearVelocity.dy
    case .angularVelocity: item.angularVelocity
    default: model[channel.rawValue]
    }
  }
}
