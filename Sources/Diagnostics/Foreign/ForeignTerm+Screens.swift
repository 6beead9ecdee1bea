/// UIKit's view controllers and transitions.
extension ForeignTerm {
  static let screens: [ForeignTerm] = [
    .init(
      "UIViewController viewDidLoad", "screen list color white", "screen detail color blue",
      says: "a view controller is a screen, and its block is what it loads"),
    .init(
      "viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear viewIsAppearing",
      "on screen.didAppear { print event.screen }",
      says: "screens are told `willAppear`, `didAppear`, `willDisappear` and `didDisappear`"),
    .init(
      "presentViewController modal sheet popover performSegue segue modalPresentationStyle",
      "present detail", "screen detail color blue; present detail",
      "screen list color white; screen detail color blue; present detail"),
    .init(
      "dismissViewController dismissViewControllerAnimated", "dismiss",
      "screen list color white; screen detail color blue; present detail with none; dismiss"),
    .init(
      "pushViewController UINavigationController navigationController setViewControllers",
      "navigate to detail", "navigation list as nav; navigate to detail",
      "screen list color white; screen detail color blue; navigation list as nav; navigate to detail"
    ),
    .init(
      "popViewController popToRootViewController popToViewController", "navigate back",
      "screen list color white; screen detail color blue; navigation list as nav; "
        + "navigate to detail with none; navigate back"),
    .init(
      "UITabBarController selectedViewController selectedIndex", "select detail with fade",
      "screen list color white; screen detail color blue; tabs list, detail as bar; select detail"),
    .init(
      "completeTransition", "complete",
      "transition cut over 0s { add to; complete }",
      says: "`complete` ends a transition, in its block"),
    .init(
      "UIViewControllerAnimatedTransitioning UIViewControllerTransitioningDelegate transitioningDelegate transitionDuration "
        + "animateTransition transitionContext containerView",
      "transition drop over {time 0.5s} { to.frame = offset(to.finalFrame, 0, -568); add to; "
        + "animate over duration { to.frame = to.finalFrame } then { complete } }"),
    .init(
      "UIPercentDrivenInteractiveTransition updateInteractiveTransition finishInteractiveTransition "
        + "cancelInteractiveTransition percentComplete",
      "present detail interactive; progress 40%",
      "screen detail color blue; present detail interactive; progress 40%",
      "screen list color white; screen detail color blue; present detail interactive; progress 40%",
      says: "`interactive` lets a finger lead: `progress`, then `finish` or `cancel`"),
    .init("bringSubviewToFront", "bringToFront VIEW"),
    .init("sendSubviewToBack", "sendToBack VIEW"),
  ]
}
