import SessionSupport
import Testing
import Values

@testable import Evaluation
@testable import Sessions

/// A scene with an object of each kind.
enum EveryObject {
  /// Lines that make them, one to a frame, and move them.
  static let lines = [
    "view red frame (50, 50, 100, 100) color red", "view blue frame (180, 20, 50, 50)",
    "view label frame (10, 300, 90, 30) text \"Hello\"",
    "gravity on red as g", "collision on red, blue bounds as c", "item red elasticity 0.5 as i",
    "push on red magnitude 0.2 as p", "snap blue to (160, 240) as s",
    "attach red to (160, 0) length 120 frequency 2 as rod",
    "field vortex on blue at (160, 284) radius 100 as f", "view one frame (0, 400, 40, 40)",
    "view two frame (60, 400, 40, 40)", "group one, two as pair", "gravity on pair as g2",
    "effect on label keypath center.x tilt horizontal from -50 to 50 as sway",
    "animation on label keypath alpha to 0 over 9s as glow",
    "animator dim over 1s { label.alpha = 0.5 }", "start dim",
    "scroll gallery frame (200, 250, 100, 80) content 100x400 color gray",
    "keyboard show", "tilt (0.5, -0.25)",
  ]

  /// Lines that change a property of each.
  static let changes = [
    "g.magnitude = 2", "c.mode = items", "i.elasticity = 0.2", "p.magnitude = 0.1",
    "s.damping = 0.9", "rod.length = 100", "f.strength = 3", "sway.from = -20",
    "label.text = \"Bye\"", "label.cornerRadius = 5", "label.isHidden = on", "label.scale = (2, 3)",
    "label.color = green", "label.speed = 0.5", "label.hitInsets = -4",
    "label.layoutMargins = 3", "stage.layoutMargins = (1, 2, 3, 4)",
    "hitTest on label { answer off }", "label.zPosition = 3",
    "keyboard hide", "tilt (0, 0)", "textSize extraLarge", "reduceMotion on", "pause dim",
    "gallery.contentInset = 5", "gallery.bounces = off", "gallery.decelerationRate = fast",
    "drag gallery by (0, -40) over 50ms", "gallery.keyboardDismissMode = interactive",
    "stage.safeAreaBottom = 34", "keyboard.layoutGuide.followsUndockedKeyboard = on",
    "scrollTo gallery offset (0, 50) animated", "stage 375x667",
  ]

  static let references: [ObjectReference] = [
    .view("red"), .view("label"), .view("gallery"), .presentation("label"), .behavior("g"),
    .behavior("c"),
    .behavior("i"), .behavior("p"), .behavior("s"), .behavior("rod"), .behavior("f"),
    .group("pair"), .effect("sway"), .animation("glow"), .animator("dim"), .keyboard,
    .keyboardPresentation, .layoutGuide, .layoutGuidePresentation, .stage, .tilt,
  ]
}

extension Session {
  /// Types lines that must be right, and lets two frames pass after each.
  func play(_ lines: [String], _ location: SourceLocation = #_sourceLocation) {
    require(lines.flatMap { [$0, "run 2 frames"] }, location)
  }
}
