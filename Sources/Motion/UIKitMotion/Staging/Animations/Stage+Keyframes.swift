import MotionCurves
import MotionGeometry

extension Stage {
  /// Opens a block of keyframes, like `UIView.animateKeyframes`; `commitAnimation()` closes it. The
  /// options' curve applies to the whole: keyframe times are shares of its progress.
  ///
  /// - Throws: the errors of `beginAnimation`.
  @discardableResult
  public func beginKeyframes(
    _ options: AnimationOptions = AnimationOptions(), mode: Keyframes.Mode = .linear
  ) throws(StagingProblem) -> AnimationID {
    let id = try beginAnimation(options)
    openAnimations.last?.keyframes = KeyframeBlock(mode: mode)
    return id
  }

  /// Whether the innermost open block is one of keyframes.
  package var isAmongKeyframes: Bool { openAnimations.last?.keyframes != nil }

  /// The maximum number of keyframes in a block.
  public static let keyframeLimit = 1_000

  /// Opens a keyframe: changes in it are reached at its end. Start and length are shares of the
  /// whole.
  /// - Throws: `tooManyKeyframes`, and `outOfRange` unless both are in 0 … 1.
  public func beginKeyframe(at start: Double, for length: Double) throws(StagingProblem) {
    try require(start, in: 0...1, "a keyframe's start")
    try require(length, in: 0...1, "a keyframe's length")
    guard (openAnimations.last?.keyframes?.count ?? 0) < Self.keyframeLimit else {
      throw .tooManyKeyframes(limit: Self.keyframeLimit)
    }
    openAnimations.last?.keyframes?.begin(at: start, for: length)
  }

  /// Closes the open keyframe.
  public func endKeyframe() { openAnimations.last?.keyframes?.close() }

  /// Records a number set by a keyframe. Call it before the model changes.
  func noteKeyframe(
    _ view: View, _ channel: Channel, to value: Double, in animation: RunningAnimation
  ) {
    let channels = channel.way
    let way = KeyframeBlock.Way.numbers(channels)
    let isAdded = channel.isGeometry && animation.options.isAdditive
    if animation.keyframes?.hasCourse(view, way) == false {
      let first = channels.map { part in
        isAdded ? view.model[part.rawValue] : start(of: view, part, in: animation)
      }
      if !isAdded { dropParts(of: view) { channels.contains($0.channel) } }
      animation.keyframes?.add(
        .init(view: view, way: way, first: first, isAdded: isAdded, stops: []))
    }
    let part = channels.firstIndex(of: channel) ?? 0
    animation.keyframes?.set(view, way, part, to: value)
  }

  /// Records a color set by a keyframe.
  func noteKeyframe(
    _ view: View, _ channel: ColorChannel, to color: Color, in animation: RunningAnimation
  ) {
    let way = KeyframeBlock.Way.color(channel)
    if animation.keyframes?.hasCourse(view, way) == false {
      let first = view.color(channel, presentation: animation.startsFromShown).components
      dropColors(of: view) { $0.fade.channel == channel }
      animation.keyframes?.add(
        .init(view: view, way: way, first: first, isAdded: false, stops: []))
    }
    for (part, value) in color.components.enumerated() {
      animation.keyframes?.set(view, way, part, to: value)
    }
  }

  /// Starts the animations that a block of keyframes has recorded.
  func addCourses(of animation: RunningAnimation) {
    guard let block = animation.keyframes else { return }
    animation.keyframes = nil
    for course in block.courses where isHere(course.view) {
      let (values, times) = course.keys
      // The times are in order and the values finite, so this cannot throw.
      guard values.contains(where: { $0 != values[0] }),
        let track = try? Keyframes(values: values, mode: block.mode, times: times)
      else { continue }
      let last = values[values.count - 1]
      switch course.way {
      case .numbers(let channels):
        for (part, channel) in channels.enumerated()
        where values.contains(where: { $0[part] != last[part] }) {
          let motion = ChannelAnimation.KeyframeMotion(
            track: track, part: part, last: last[part],
            base: course.isAdded ? nil : course.view.model[channel.rawValue])
          add(.follows(motion), to: course.view, channel, in: animation)
        }
      case .color(let channel):
        add(
          ColorFade(
            channel: channel, from: Color(values[0]), to: Color(last), timing: animation.timing,
            ease: course.view.eases[.color(channel)], begin: course.view.layerTime, track: track),
          to: course.view, in: animation)
      }
    }
  }
}

extension Channel {
  /// The channels that are animated with it as one value.
  fileprivate var way: [Channel] {
    switch self {
    case .centerX, .centerY: [.centerX, .centerY]
    case .boundsX, .boundsY: [.boundsX, .boundsY]
    case .width, .height: [.width, .height]
    case .anchorX, .anchorY: [.anchorX, .anchorY]
    case .scaleX, .scaleY: [.scaleX, .scaleY]
    case .translationX, .translationY: [.translationX, .translationY]
    case .perspectiveX, .perspectiveY, .perspectiveZ, .perspectiveW:
      [.perspectiveX, .perspectiveY, .perspectiveZ, .perspectiveW]
    case .shadowOffsetX, .shadowOffsetY: [.shadowOffsetX, .shadowOffsetY]
    default: [self]
    }
  }
}
