extension Rewriting {
  /// Readers of lines in the words of UIKit's and its kin's classes, each to the last word.
  private static let frameworks: [@Sendable (String, NamesAtHand) -> Step?] = [
    LooseKeyframes.step, LooseLayerAnimation.step, LooseTransition.step, LooseCurve.step,
    LooseLayout.step, LooseMoment.step,
    LooseKeyboard.step, LooseActions.step, LooseViews.step, LooseClaims.step, LooseProperties.step,
    LooseScreens.step, LooseConversion.step, LooseGesture.step, LooseMethod.step, LooseContact.step,
    LooseSpatial.step,
  ]

  private static let labelled: Form =
    #"^\s*(?:UIView\.?\s*)?animate\b[^{}]*[\w)]\s*,\s*(?:duration|delay|curve|options|damping|usingSpringWithDamping|\w*[dD]uration):"#

  /// What a line means that is nearly written as here, but with the words of a framework's classes; nil
  /// where a word of it is not understood.
  static func framework(_ line: String, _ names: NamesAtHand) -> Step? {
    guard line.utf8.count < 200 else { return nil }
    // Commas between labels are no pauses of a sentence.
    if line.has(labelled), let line = LooseAnimation.line(for: line, names) {
      return Step(line: line, says: "`to`, `over`, `delay` and `curve` stand before their values")
    }
    for read in frameworks {
      if let step = read(line, names) { return step }
    }
    return nil
  }

  private static let material: Form =
    #"\b(?:isAnchored|angularResistance|allowsRotation|elasticity|restitution|density)\b"#

  /// The command that a line has all parts of; nil where it says something else.
  public static func loose(_ line: String, _ names: NamesAtHand) -> Step? {
    if let step = LooseAnimator.step(for: line, names) { return step }
    if let line = LooseAnimation.line(for: line, names) {
      return Step(line: line, says: "`to`, `over`, `delay` and `curve` stand before their values")
    }
    let command =
      LooseCommand.line(for: line, names)
      // A material has no need of its verb where its words are its own.
      ?? (line.has(material) ? LooseCommand.line(for: "item \(line)", names) : nil)
    return command.map {
      Step(
        line: $0, says: "a verb comes first, then whom it is about, then keywords with their values"
      )
    }
  }
}
