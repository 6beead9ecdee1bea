import MotionCurves
import MotionGeometry

/// An animation of the tilt.
struct TiltMotion {
  let running: RunningAnimation
  let path: TiltPath
}

extension Stage {
  /// The tilt of the device, -1 … 1 on each axis, like `viewerOffset` of `UIMotionEffect`: positive
  /// if the screen points down or to the right, 0 if it faces the user.
  public var tilt: Vector { moment.tilt }

  /// Sets the tilt at once, clamped to -1 … 1; ends a running tilt animation.
  public func setTilt(_ tilt: Vector) throws(StagingProblem) {
    let tilt = try clamped(tilt)
    endTiltMotion()
    changeTilt(to: tilt)
  }

  /// Whether motion effects are disabled, like `UIAccessibility.isReduceMotionEnabled`. The device
  /// tilts as before, and animations and dynamics continue: an app must reduce those itself.
  public var reducesMotion: Bool { moment.reducesMotion }

  /// Turns Reduce Motion on or off.
  public func setReducesMotion(_ reduces: Bool) { moment.reducesMotion = reduces }

  /// Animates the tilt to another one, clamped to -1 … 1.
  ///
  /// - Returns: the id in the `animationEnded` event, which has no views.
  @discardableResult
  public func animateTilt(
    to tilt: Vector, _ options: AnimationOptions = AnimationOptions()
  ) throws(StagingProblem) -> AnimationID {
    let tilt = try clamped(tilt)
    return try animateTilt(along: TiltPath(from: moment.tilt, to: tilt), options)
  }

  /// Animates the tilt along a path over the options' duration; see `animateTilt(to:_:)`.
  @discardableResult
  public func animateTilt(
    along path: TiltPath, _ options: AnimationOptions
  ) throws(StagingProblem) -> AnimationID {
    let animation = try makeAnimation(options)
    endTiltMotion()
    openAnimations.append(animation)
    if animation.timing.isInstant {
      changeTilt(to: path.end)
    } else if path.moves {
      changeTilt(to: path.start)
      gainPart(of: animation)
      tiltMotion = TiltMotion(running: animation, path: path)
    }
    commitAnimation()
    return animation.id
  }

  func advanceTilt() {
    guard let motion = tiltMotion else { return }
    guard motion.running.timing.endFrame > frame else {
      // The animation itself ends, and is reported, with the others.
      tiltMotion = nil
      return changeTilt(to: motion.path.end)
    }
    let tilt = motion.path.point(at: motion.running.progress(at: frame))
    changeTilt(to: Vector(unit(tilt.dx), unit(tilt.dy)))
  }

  private func endTiltMotion() {
    guard let motion = tiltMotion else { return }
    tiltMotion = nil
    dropPart(of: motion.running)
  }

  private func changeTilt(to tilt: Vector) {
    guard tilt != moment.tilt else { return }
    moment.tilt = tilt
    emit(.tilt(tilt))
  }

  private func clamped(_ tilt: Vector) throws(StagingProblem) -> Vector {
    guard tilt.isFinite else { throw .notFinite(what: "the tilt") }
    return Vector(unit(tilt.dx), unit(tilt.dy))
  }

  private func unit(_ value: Double) -> Double { min(max(value, -1), 1) }
}
