import MotionCurves
import MotionGeometry

/// A color animation, as a function of the frame and the view's clock.
struct ColorFade {
  let channel: ColorChannel
  let from: Color
  let to: Color
  var timing: AnimationTiming
  let ease: Curve?
  /// The view's own time at the start.
  let begin: Double
  /// The keyframes, if any.
  var track: Keyframes?

  func color(of view: View, at frame: Int) -> Color {
    // A property animator uses the stage's time.
    guard timing.lead == nil, let time = view.ownTime(atFrame: frame) else {
      return color(progress: timing.progress(at: frame, along: ease))
    }
    return color(progress: timing.progress(elapsed: time - begin, along: ease))
  }

  func color(progress: Double) -> Color {
    guard let track else { return from.blended(to: to, progress) }
    return Color(track(progress))
  }
}

/// The part of an animation that animates one color of one view.
struct ColorAnimation {
  let running: RunningAnimation
  let fade: ColorFade
}

extension Stage {
  /// Sets a color. Inside an animation block the presentation is interpolated by the components of
  /// sRGB; a missing color counts as clear.
  ///
  /// - Parameter name: a name that `Color` can parse.
  /// - Parameter channel: which color.
  /// - Parameter view: the view that has it.
  /// - Throws: `notOnStage`.
  public func setColor(
    _ name: String, _ channel: ColorChannel, of view: View
  ) throws(StagingProblem) {
    try requireOnStage(view)
    if !openAnimations.isEmpty { try requireRoomToAnimate(view, 1) }
    fade(view, channel, to: Color(name) ?? .clear)
    try setAppearance(of: view) { $0[channel] = name }
  }

  private func fade(_ view: View, _ channel: ColorChannel, to color: Color) {
    guard let animation = openAnimations.last, !animation.timing.isInstant else {
      if isReaiming, openAnimations.isEmpty { reaim(view, channel, to: color) }
      return
    }
    guard animation.keyframes == nil else {
      return noteKeyframe(view, channel, to: color, in: animation)
    }
    let from = start(of: view, channel, in: animation)
    dropColors(of: view) { $0.fade.channel == channel }
    guard from != color else { return }
    let fade = ColorFade(
      channel: channel, from: from, to: color, timing: animation.timing,
      ease: view.eases[.color(channel)], begin: view.layerTime)
    add(fade, to: view, in: animation)
  }

  func add(_ fade: ColorFade, to view: View, in animation: RunningAnimation) {
    view.colorAnimations.append(ColorAnimation(running: animation, fade: fade))
    log(
      fade.track == nil ? .fades(from: fade.from, to: fade.to) : .follows, of: view,
      .color(fade.channel), in: animation, along: fade.ease)
    gainPart(of: animation)
    animation.touch(view)
  }

  /// The same rule as for numbers that replace one another.
  private func start(
    of view: View, _ channel: ColorChannel, in animation: RunningAnimation
  ) -> Color {
    let own = view.colorAnimations.first {
      $0.running === animation && $0.fade.channel == channel
    }
    if let own { return own.fade.from }
    return view.color(channel, presentation: animation.startsFromShown)
  }

  /// Removes color fades of a view; an animation without parts ends, unfinished.
  func dropColors(of view: View, where isDropped: (ColorAnimation) -> Bool) {
    let dropped = view.colorAnimations.filter(isDropped)
    guard !dropped.isEmpty else { return }
    view.colorAnimations.removeAll(where: isDropped)
    for part in dropped { dropPart(of: part.running) }
  }

  /// Stops a view's color fades where they are.
  func stopColors(of view: View) {
    let stands = view.colorAnimations.map {
      ($0.fade.channel, $0.fade.color(of: view, at: frame).hex)
    }
    guard !stands.isEmpty else { return }
    dropColors(of: view) { _ in true }
    var appearance = view.appearance
    for (channel, color) in stands { appearance[channel] = color }
    view.appearances.note(appearance, at: frame)
  }
}

extension View {
  /// Returns a color of the model or the presentation; clear if there is none.
  public func color(_ channel: ColorChannel, presentation: Bool = false) -> Color {
    presentation ? shownColor(channel, at: moment.frame) : appearance.color(channel)
  }

  /// Returns the color on screen at a frame, now or earlier; clear if there is none.
  func shownColor(_ channel: ColorChannel, at frame: Int) -> Color {
    let model = appearances.value(at: frame).color(channel)
    let fade = colorFades.value(at: frame).last { $0.channel == channel }
    let time = ownTime(atFrame: frame) ?? Stage.time(ofFrame: frame)
    return colorCourses.value(at: frame).filter { $0.channel == channel }
      .reduce(fade?.color(of: self, at: frame) ?? model) {
        $1.color(over: $0, model: model, at: time)
      }
  }

  /// The texts of a color that the view has had, the latest first.
  package func texts(of channel: ColorChannel) -> [String] {
    appearances.values.reversed().reduce(into: []) { texts, appearance in
      guard let text = appearance[channel], !texts.contains(text) else { return }
      texts.append(text)
    }
  }

  /// Whether a Core Animation animation changes a color now, between colors of its own.
  package var hasColorCourses: Bool { !colorCourses.current.isEmpty }

  /// The appearance on screen now.
  package var shownAppearance: Appearance {
    shown(appearance, colorAnimations.map(\.fade), colorCourses.current, at: moment.frame)
  }

  fileprivate func shown(
    _ model: Appearance, _ fades: [ColorFade], _ courses: [ColorCourse], at frame: Int
  ) -> Appearance {
    var appearance = model
    for fade in fades { appearance[fade.channel] = fade.color(of: self, at: frame).hex }
    guard !courses.isEmpty else { return appearance }
    let time = ownTime(atFrame: frame) ?? Stage.time(ofFrame: frame)
    for course in courses {
      let base = appearance.color(course.channel)
      let color = course.color(over: base, model: model.color(course.channel), at: time)
      // A name stays a name while nothing shows.
      if color != base { appearance[course.channel] = color.hex }
    }
    return appearance
  }
}

extension View.Appearance {
  /// A color; clear if there is none.
  fileprivate func color(_ channel: ColorChannel) -> Color {
    self[channel].flatMap { Color($0) } ?? .clear
  }
}

extension Recorder {
  /// Returns a view's appearance at a frame, model or presentation; nil before the view's creation,
  /// for frames that were not recorded and for the future.
  package func appearance(
    of view: View, presentation: Bool = false, at frame: Int
  ) -> View.Appearance? {
    guard frame >= view.creationFrame, isKnown(frame) else { return nil }
    let appearance = view.appearances.value(at: frame)
    return presentation
      ? view.shown(
        appearance, view.colorFades.value(at: frame), view.colorCourses.value(at: frame), at: frame)
      : appearance
  }
}
