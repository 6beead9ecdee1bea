/// What a screen is told of its coming and going, in UIKit's words.
public enum AppearancePhase: String, Hashable, Sendable, CaseIterable {
  case willAppear, didAppear, willDisappear, didDisappear
}

extension Passage {
  /// Who is told what, in order.
  public typealias Told = [(phase: AppearancePhase, screen: String)]

  /// Before the transition. Source: logs of pushes, pops, presentations and switches of tabs, of which
  /// only the last tells the new screen first.
  public var toldBefore: Told {
    operation == .select
      ? [(.willAppear, to), (.willDisappear, from)] : [(.willDisappear, from), (.willAppear, to)]
  }

  /// After it. A cancelled one tells both the way back: source, logs of cancelled pops; for the lower
  /// screen it is inferred.
  public func toldAfter(isCompleted: Bool) -> Told {
    isCompleted
      ? [(.didDisappear, from), (.didAppear, to)]
      : [
        (.willDisappear, to), (.willAppear, from), (.didDisappear, to), (.didAppear, from),
      ]
  }
}
