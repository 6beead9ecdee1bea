/// A running `UIView.animate` block on a view: the values that it animates.
package struct BlockAnimation {
  /// The identity of the animation.
  package let id: AnimationID
  /// The name of its property animator; nil for a block that runs by itself.
  package let animator: String?
  /// The channels that it animates.
  package fileprivate(set) var channels: [Channel]
  /// The start in the view's own time, in seconds.
  package let begin: Double
  /// The length with delay and repeats, in seconds.
  package let lasts: Double
  /// The curve's current value.
  package let progress: Double
}

extension View {
  /// The blocks that animate the view, in the order they were added.
  package var blockAnimations: [BlockAnimation] {
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
