import Geometry

extension AnimationPlan {
  /// Moves a whole transform between its ends; the model's stands in for one that is missing.
  func applyTransform(
    _ ends: Ends, _ progress: Double, to row: UnsafeMutablePointer<Double>,
    model: UnsafePointer<Double>
  ) {
    let still = TransformParts { isAdditive ? $0.initialValue : model[$0.rawValue] }
    let from = ends.from.flatMap(Self.parts) ?? still
    let to = ends.to.flatMap(Self.parts) ?? still
    write(TransformBlend(from: from, to: to)(progress), to: row)
  }

  /// Moves between two matrices, six numbers each.
  func blend(
    _ from: [Double], _ to: [Double], _ progress: Double, to row: UnsafeMutablePointer<Double>
  ) {
    guard let from = Self.parts(from), let to = Self.parts(to) else { return }
    write(TransformBlend(from: from, to: to)(progress), to: row)
  }

  /// The parts of a matrix, as `AnimatedProperty` lists its six numbers.
  static func parts(_ numbers: [Double]) -> TransformParts? {
    TransformParts(matrix(numbers))
  }

  private static func matrix(_ m: [Double]) -> AffineTransform {
    AffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
  }

  private func write(_ shown: TransformParts, to row: UnsafeMutablePointer<Double>) {
    var parts = shown
    if isAdditive {
      // On top of what shows: the animation's transform acts first.
      let below = TransformParts { row[$0.rawValue] }
      guard let sum = TransformParts(below.transform * shown.transform) else { return }
      parts = sum
    }
    for (channel, value) in zip(AnimatedProperty.transformChannels, parts.values) {
      row[channel.rawValue] = value
    }
  }
}
