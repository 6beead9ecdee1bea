import MotionGeometry
import UIKitMotion

/// The values of one property of a view in every recorded frame.
struct RecordedCourse {
  let property: WebProperty
  let frames: [Int]
  let shown: [[Double]]
  let model: [[Double]]

  /// The maximum number of frames that are read: more than 5 minutes.
  static let frameLimit = 20_000

  /// - Returns: nil if no frame was recorded.
  init?(_ property: WebProperty, of view: View, on stage: ReadOnlyStage) {
    let recorder = stage.recorder
    let last = min(stage.frame, view.creationFrame + Self.frameLimit)
    var (frames, shown, model): ([Int], [[Double]], [[Double]]) = ([], [], [])
    for frame in view.creationFrame...max(last, view.creationFrame) {
      guard
        let now = property.values(of: view, presentation: true, at: frame, recorder),
        let end = property.values(of: view, presentation: false, at: frame, recorder)
      else { continue }
      frames.append(frame)
      shown.append(now)
      model.append(end)
    }
    guard !frames.isEmpty else { return nil }
    (self.property, self.frames, self.shown, self.model) = (property, frames, shown, model)
  }

  var first: [Double] { shown[0] }
  var last: [Double] { shown[shown.count - 1] }
  /// The last values that all animations lead to.
  var final: [Double] { model[model.count - 1] }
  var isStill: Bool { shown.allSatisfy { $0 == first } && final == first }

  /// The model's values at a frame; the nearest later ones if it was not recorded.
  func model(at frame: Int) -> [Double] {
    let index = frames.firstIndex { $0 >= frame } ?? frames.count - 1
    return model[index]
  }

  /// Whether pieces over a base give the recorded values, but for rounding.
  func agrees(with pieces: [WebPiece], over base: [Double]) -> Bool {
    zip(frames, shown).allSatisfy { frame, values in
      let time = Stage.time(ofFrame: frame)
      let said = pieces.reduce(base) { $1.values(at: time, over: $0) }
      return zip(said, values).allSatisfy { abs($0 - $1) <= slack(for: $1) }
    }
  }

  /// Colors are recorded in 256 steps.
  private func slack(for value: Double) -> Double {
    if case .color = property.source { return 0.5 / 255 + 1e-6 }
    return 1e-6 * max(1, abs(value))
  }
}

extension WebProperty {
  fileprivate func values(
    of view: View, presentation: Bool, at frame: Int, _ recorder: Recorder
  ) -> [Double]? {
    switch source {
    case .numbers(let sums):
      var values: [Double] = []
      for channels in sums {
        var sum = 0.0
        for channel in channels {
          guard
            let value = recorder.value(of: view, channel, presentation: presentation, at: frame)
          else { return nil }
          sum += value
        }
        values.append(sum)
      }
      return values
    case .color(let channel):
      let appearance = recorder.appearance(of: view, presentation: presentation, at: frame)
      return appearance.map { ($0[channel].flatMap { Color($0) } ?? .clear).components }
    }
  }
}
