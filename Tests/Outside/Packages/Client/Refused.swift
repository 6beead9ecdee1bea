// Lines of UIKit that cannot stand on a stage as they are: the compiler says what to write. Each is refused
// with such a hint (scripts/library); nothing builds this file.
import UIKitMotion
import UIKitNames

func lines(_ box: View) {
  View.animate(withDuration: 0.3) { box.alpha = 0 }
  View.animate(withDuration: 0.3, animations: { box.alpha = 0 }, completion: { _ in })
  View.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut], animations: { box.alpha = 0 })
  View.animate(
    withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
    animations: { box.alpha = 0 })
  View.animate(springDuration: 0.5, bounce: 0.2) { box.alpha = 0 }
  View.animateKeyframes(withDuration: 1, delay: 0, animations: {})
  View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.alpha = 0 }
  _ = ViewPropertyAnimator(duration: 0.3, curve: .easeOut) { box.alpha = 0 }
  _ = ViewPropertyAnimator(duration: 0.3, dampingRatio: 0.7) { box.alpha = 0 }
}
