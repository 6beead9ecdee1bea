/// The macros and types of Facebook's Tweaks.
extension ForeignTerm {
  static let tweaks: [ForeignTerm] = [
    .init(
      "FBTweakValue FBTweak FBTweakInline FBTweakStore FBTweakCollection FBTweakCategory",
      "tweak \"Content/Text/Size\" default {number 60}",
      says: "`tweak(\"Content/Text/Size\")` reads it wherever a value stands"),
    .init(
      "FBTweakBind", "tweak \"Look/Box/Alpha\" for VIEW.alpha default 0.5 range 0..1",
      says: "`for` sets the property at once, and whenever the tweak changes"),
    .init(
      "FBTweakAction",
      "tweak \"Actions/Box/Drop\" { VIEW.center.y = 50 }; tweak \"Actions/Box/Drop\" now"),
  ]
}
