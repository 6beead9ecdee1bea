/// Mistakes in transitions between screens.
extension Mistake {
  public static func completedTwice(_ transition: String) -> Mistake {
    Mistake(
      .completedTwice, "`\(transition)` is already complete; a transition ends only once",
      help: "write `complete` once, in the `then` of the animation that ends last")
  }

  public static func transitionHangs(_ transition: String) -> Mistake {
    Mistake(
      .transitionHangs,
      "`\(transition)` was not completed: UIKit would ignore all touches from here on",
      help: "end its block with `then { complete }`; to end it now, write `complete` alone")
  }

  public static func leftChanged(_ property: String, of screen: String) -> Mistake {
    Mistake(
      .leftChanged, "the transition leaves `\(screen).\(property)` changed",
      help: "restore it before `complete`, or the screen will reappear with the change")
  }

  public static func screenNotAdded(_ screen: String) -> Mistake {
    Mistake(
      .screenNotAdded,
      "`\(screen)` was never added to the container: UIKit would show an empty window here",
      help: "write `add to` in the transition's block; here the screen is put in place for you")
  }

  public static func nameWithoutAnimator(_ verb: String) -> Mistake {
    Mistake(
      .nameWithoutAnimator, "`as` names the animator of an interruptible transition",
      help: "write `\(verb) … interruptible as lead`, or leave out `as`")
  }

  public static func noScreenYet(_ name: String, known: [String]) -> Mistake {
    Mistake(
      .noScreenYet, "there is no screen `\(name)` yet",
      help: known.isEmpty
        ? "the handler runs once you make it: `screen \(name)`"
        : "the handler runs once you make it; the screens are \(shortlisted(known))")
  }

  public static func outsideContainer(_ view: String) -> Mistake {
    Mistake(
      .outsideContainer,
      "`\(view)` is not in the transition's container, so its animation does not follow the finger",
      help: "animate a screen of the transition, or a view in one")
  }
}
