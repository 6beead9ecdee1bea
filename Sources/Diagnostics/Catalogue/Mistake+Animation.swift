/// What is wrong with Core Animation's own animations, and with a layer's time.
extension Mistake {
  public static func clauseInGroup(_ keyword: String) -> Mistake {
    Mistake(
      .clauseInGroup, "`\(keyword)` is said once for a group, not for an animation inside it",
      help: "write it after `animations`")
  }

  public static func wholeTransform(_ keyword: String) -> Mistake {
    Mistake(
      .wholeTransform, "`\(keyword)` does not go with a whole transform",
      help: "animate a number of it, such as `keypath rotation`")
  }

  public static var emptyAnimationGroup: Mistake {
    Mistake(
      .emptyAnimationGroup, "this group has no animation",
      help: "write one in its block, such as `animation keypath alpha to 0`")
  }

  public static var groupNeedsBlock: Mistake {
    Mistake(
      .groupNeedsBlock, "a group of animations needs a block",
      help: "add one, such as `{ animation keypath alpha to 0 }`")
  }

  public static func notPaused(_ view: String) -> Mistake {
    Mistake(
      .notPaused, "the time of `\(view)` does not stand, so there is nothing to resume",
      help: "`pause \(view)` lets it stand; `\(view).speed` tells how fast it goes")
  }
}
