import MotionCurves

extension Stage {
  /// Sets a curve for key paths of a view. It replaces the curves of animations begun from now on.
  ///
  /// - Parameter curve: a curve of progress; nil restores the animations' own curves.
  /// - Parameter parts: what the curve is for.
  /// - Parameter view: the view that has it.
  /// - Throws: `notOnStage`.
  public func setEase(
    _ curve: Curve?, for parts: [Animatable], of view: View
  ) throws(StagingProblem) {
    try requireOnStage(view)
    for part in parts { view.eases[part] = curve }
  }
}
