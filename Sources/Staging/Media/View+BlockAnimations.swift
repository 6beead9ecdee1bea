/// What of `UIView.animate` runs on a view: the values that one block moves.
public struct BlockAnimation {
  /// Which animation it is.
  public let id: AnimationID
  /// Whose it is; nil for a block that runs by itself.
  public let animator: String?
  /// What it moves.
  public fileprivate(set) var channels: [Channel]
  /// In the view's own time, in seconds.
  public let begin: Double
  /// With its delay and its repeats, in seconds.
  public let lasts: Double
  /// Its curve's value now.
  public let progress: Double
}

extension View {
  /// The blocks that move the view, in the order in which they came.
  public var blockAnimations: [BlockAnimation] {
    var found: [BlockAnimation] = []
    for part in animations {
      let timing = part.running.timing
      if let index = found.firstIndex(where: { $0.id == part.running.id }) {
        found[index].channels.append(part.channel)
      } else {
        found.append(
          BlockAnimation(
            id: part.running.id, animator: part.running.animator?.name, channels: [part.channel],
            begin: part.begin,
            lasts: timing.length,
            progress: part.running.progress(
              at: moment.frame, layerTime: ownTime, since: part.begin)))
      }
    }
    return found
  }
}
