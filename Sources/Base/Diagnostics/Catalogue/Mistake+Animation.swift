/// Mistakes with Core Animation's animations and with layer time.
extension Mistake {
  public static func clauseInGroup(_ keyword: String) -> Mistake {
    Mistake(
      .clauseInGroup, "`\(keyword)` belongs to the whole group, not to an animation inside it",
      help: "write it once, after `animations`")
  }

  public static func wholeTransform(_ keyword: String) -> Mistake {
    Mistake(
      .wholeTransform, "`\(keyword)` does not work with a whole transform",
      help: "animate one component of it, such as `keypath rotation`")
  }

  public static var emptyAnimationGroup: Mistake {
    Mistake(
      .emptyAnimationGroup, "this group has no animations",
      help: "add one to its block, such as `animation keypath alpha to 0`")
  }

  public static var groupNeedsBlock: Mistake {
    Mistake(
      .groupNeedsBlock, "an animation group needs a block",
      help: "add one, such as `{ animation keypath alpha to 0 }`")
  }

  public static func notPaused(_ view: String) -> Mistake {
    Mistake(
      .notPaused, "`\(view)` is not paused, so there is nothing to resume",
      help: "write `pause \(view)` to pause it; `\(view).speed` is its speed")
  }
}
