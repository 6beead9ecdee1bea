import Curves

extension Stage {
  /// Gives key paths of a view a curve, which animations that are begun from now on have in the place
  /// of their own.
  ///
  /// - Parameter curve: one of progress; nil gives animations their own curves back.
  /// - Throws: `notOnStage`.
  public func setEase(
    _ curve: Curve?, for parts: [Animatable], of view: View
  ) throws(StagingProblem) {
    try requireOnStage(view)
    for part in parts { view.eases[part] = curve }
  }
}
