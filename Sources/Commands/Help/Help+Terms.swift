import Execution

/// Words of UIKit, Core Animation and SwiftUI, each with the command that does it here.
extension Help {
  /// The command for a term: the one with the term in its summary, or the one in the table.
  static func command(ofTerm word: String) -> CommandDeclaration? {
    guard word.first?.isUppercase == true else { return nil }
    let named = Commands.known.all.first { command in
      command.summary.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
    }
    return named ?? terms[word].flatMap { Commands.known.declaration(of: $0) }
  }

  /// Terms of the documentation, for completion and search.
  static let terms = [
    "CAAnimationGroup": "animations", "CABasicAnimation": "animation",
    "CAKeyframeAnimation": "animation", "CAMediaTimingFunction": "animation",
    "CASpringAnimation": "animation", "CATransaction": "animate", "CALayer": "view",
    "CGAffineTransform": "animate", "NotificationCenter": "keyboard",
    "UIAttachmentBehavior": "attach", "UIBezierPath": "boundary",
    "UICollisionBehavior": "collision", "UICollisionBehaviorDelegate": "collision",
    "UICubicTimingParameters": "animator", "UIDynamicAnimator": "run",
    "UIDynamicBehavior": "behavior", "UIDynamicItemBehavior": "item",
    "UIDynamicItemGroup": "group", "UIFieldBehavior": "field", "UIGravityBehavior": "gravity",
    "UIInterpolatingMotionEffect": "effect", "UIMotionEffect": "effect",
    "UIMotionEffectGroup": "parallax", "UINavigationController": "navigation",
    "UIPanGestureRecognizer": "pan", "UIPushBehavior": "push", "UIRegion": "field",
    "UISnapBehavior": "snap", "UISpringTimingParameters": "animator",
    "UITabBarController": "tabs", "UITapGestureRecognizer": "touch", "UIView": "view",
    "UIViewController": "screen", "UIViewPropertyAnimator": "animator",
  ]
}
