import Curves
import Dynamics
import Geometry

/// A view of the stage: a name, a place among views, and its numbers, as model and as shown.
///
/// Numbers are read here and set through the stage, which animates, checks and tells the dynamics.
public final class View {
  /// Unlike those of all other views on the stage.
  public let name: String
  /// The view it lies in; nil for one that lies on the stage itself.
  public internal(set) weak var parent: View?
  /// From back to front.
  public internal(set) var subviews: [View] = []

  /// How it looks and what it lets through, with its past; the stage sets it.
  var appearances = ChangeLog(Appearance())
  /// What the masks and texts of all those looks hold beside their places.
  var heldBytes = 0
  /// How it takes touches, with its past; the stage sets it.
  var touchRuleLog = ChangeLog(TouchRules())
  /// Its own time, with its past; the stage sets it.
  var clocks = ChangeLog(LayerClock()) { didSet { moment.hasOwnTimes = true } }

  /// The frame of the stage's clock at which the view came.
  public let creationFrame: Int
  /// False from the moment it is removed.
  public internal(set) var isOnStage = true

  /// The model, one value a channel. Raw memory, because it is copied whole every frame.
  let model: UnsafeMutablePointer<Double>
  let moment: StageMoment
  /// Its place in the order in which the stage's views came, which those removed keep too.
  let ordinal: Int
  let track: Track
  /// Of those that lie on the stage itself it is 1.
  var depth: Int
  /// Of the view of a screen that nobody shows: it lies nowhere.
  var isDetached = false
  /// What the animator moves in the view's place; made when a behavior first asks.
  var item: DynamicItem?
  var animations: [ChannelAnimation] = [] { didSet { notePresentation() } }
  /// Core Animation's own, which leave the model alone.
  var layerAnimations: [LayerAnimation] = [] {
    didSet {
      notePresentation()
      noteCourses()
    }
  }
  /// Theirs. Not retained, because the animations hold them as long as they are here, and to count
  /// who holds each would cost more, in every frame, than most of them; in raw memory, because so
  /// would the list's own count.
  private(set) var courses = UnsafeMutableBufferPointer<Unmanaged<AnimationCourse>>(
    start: nil, count: 0)
  var colorAnimations: [ColorAnimation] = [] {
    didSet { colorFades.note(colorAnimations.map(\.fade), at: moment.frame) }
  }
  /// The fades that ran and run, for what was shown then: each is a function of the frame.
  var colorFades = ChangeLog<[ColorFade]>([])
  /// Curves for key paths, whatever animates them.
  public internal(set) var eases: [Animatable: Curve] = [:]
  var effects: [EffectPresence] = [] { didSet { notePresentation() } }
  /// `hasPresentation`, stored, because the recorder asks every view in every frame.
  private(set) var isPresenting = false
  /// Whether more than Core Animation's own stands between the model and the screen.
  private(set) var hasBlocksOrEffects = false
  /// `presentedColumns`, once somebody has asked.
  private var knownColumns: ColumnSet?

  init(name: String, frame: Rect, parent: View?, moment: StageMoment, ordinal: Int, firstRow: Int) {
    self.name = name
    self.parent = parent
    self.moment = moment
    self.ordinal = ordinal
    depth = (parent?.depth ?? 0) + 1
    creationFrame = moment.frame
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
  }

  private func notePresentation() {
    hasBlocksOrEffects = !animations.isEmpty || !effects.isEmpty
    isPresenting = hasBlocksOrEffects || !layerAnimations.isEmpty
    knownColumns = nil
  }

  /// The columns in which what is shown may differ from the model.
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

  /// The model's value: what the view is, or will be once its animations have ended.
  public subscript(channel: Channel) -> Double {
    guard let item, isOnStage, channel.isReadOnly else { return model[channel.rawValue] }
    // A fling acts between frames, so what the last frame left here may be old.
    return switch channel {
    case .velocityX: item.linearVelocity.dx
    case .velocityY: item.linearVelocity.dy
    case .angularVelocity: item.angularVelocity
    case .centerX, .centerY, .boundsX, .boundsY, .width, .height, .anchorX, .anchorY, .rotation,
      .scaleX, .scaleY,
      .skew, .translationX, .translationY, .translationZ, .scaleZ, .rotationX, .rotationY, .skewXZ,
      .skewYZ, .perspectiveX,
      .perspectiveY, .perspectiveZ, .perspectiveW, .alpha, .cornerRadius, .borderWidth, .zPosition,
      .shadowOpacity, .shadowRadius, .shadowOffsetX, .shadowOffsetY, .fontSize:
      model[channel.rawValue]
    }
  }
}
