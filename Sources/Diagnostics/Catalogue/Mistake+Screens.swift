/// What goes wrong in a transition between screens.
extension Mistake {
  public static func completedTwice(_ transition: String) -> Mistake {
    Mistake(
      .completedTwice, "`\(transition)` is completed already, and a transition ends once",
      help: "write `complete` once, in the `then` of the animation that ends last")
  }

  public static func transitionHangs(_ transition: String) -> Mistake {
    Mistake(
      .transitionHangs,
      "nobody has completed `\(transition)`: UIKit would take no touches from here on",
      help: "end its block with `then { complete }`; now `complete` by itself ends it")
  }

  public static func leftChanged(_ property: String, of screen: String) -> Mistake {
    Mistake(
      .leftChanged, "the transition leaves `\(screen).\(property)` changed",
      help: "put it back before `complete`, or the screen comes back like that")
  }

  public static func screenNotAdded(_ screen: String) -> Mistake {
    Mistake(
      .screenNotAdded,
      "`\(screen)` was never added to the container: UIKit would show an empty window here",
      help: "write `add to` in the transition's block; here the screen is put in its place")
  }

  public static func outsideContainer(_ view: String) -> Mistake {
    Mistake(
      .outsideContainer,
      "`\(view)` is not in the transition's container, so its animation does not follow the finger",
      help: "animate a screen of the transition, or a view in one")
  }
}
