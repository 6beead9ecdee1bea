/// What does not end while a test runs, on however fast a machine.
///
/// The lists that make it slow have no name at the prompt, where `show` would write them.
enum EndlessScene {
  /// A box that never comes to rest. Each frame goes through a list of 8 192 numbers: that is little
  /// enough for the slowest machine to come to the line that tells how far it is, after 1 200 frames.
  static let lines = [
    "view box frame (100, 0, 100, 100)", "gravity on box", "collision on box bounds",
    "item box elasticity 1 friction 0 resistance 0 angularResistance 0",
    "if true { \(list(doublings: 13)); field custom on box force (max(l), 0) }",
  ]

  /// Ten hours of it, which is all that a session may last: two million frames, 18 billion numbers.
  static let run = "run 600min"

  /// Nearly as many rounds as a statement may make, in which no time passes: 59 billion numbers. It
  /// says `go` when it has begun.
  static let loop =
    "if true { print \"go\"; \(list(doublings: 16)); repeat 900000 { let x = max(l); kept = 2 } }"

  private static func list(doublings: Int) -> String {
    "let l = [0]; repeat \(doublings) { l += l }"
  }
}
