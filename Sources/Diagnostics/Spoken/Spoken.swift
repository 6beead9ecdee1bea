/// Sentences about dynamics and its kin, each of which a reader of its own reads to the last word.
enum Spoken {
  /// What a reader made of a line.
  struct Reading {
    let line: String
    /// What is to be known, as a sentence without its full stop.
    let says: String

    init(_ line: String, _ says: String) {
      self.line = line
      self.says = says
    }
  }

  private static let readers: [@Sendable (SpokenLine) -> Reading?] = [
    SpokenGravity.read, SpokenGravity.fall, SpokenMaterial.read, SpokenEnding.read,
    SpokenKeyframes.read, SpokenGesture.read, SpokenSize.read, SpokenField.orbit, SpokenField.read,
    SpokenTie.attach, SpokenTie.snap, SpokenWall.read, SpokenWall.ramp, SpokenWall.edges,
    SpokenForce.spin, SpokenForce.push, SpokenLook.read, SpokenForce.fling, SpokenSpring.read,
    SpokenTilt.read, SpokenFade.read, SpokenMove.read, SpokenShape.read, SpokenShape.copy,
    SpokenStage.read,
  ]

  static func reading(of line: String, _ names: NamesAtHand) -> Reading? {
    guard let spoken = SpokenLine(line, names) else { return nil }
    for read in readers {
      if let reading = read(spoken) { return reading }
    }
    return nil
  }
}
