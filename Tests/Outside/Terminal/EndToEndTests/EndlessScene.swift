/// Scenes that do not end while a test runs, on any machine.
///
/// The lists that make them slow have no name at the prompt, where `show` would print them.
enum EndlessScene {
  /// A box that never comes to rest. Each frame iterates over a list of 8 192 numbers: few enough
  /// that the slowest machine reaches the progress line after 1 200 frames.
  static let lines = [
    "view box frame (100, 0, 100, 100)", "gravity on box", "collision on box bounds",
    "item box elasticity 1 friction 0 resistance 0 angularResistance 0",
    "if true { \(list(doublings: 13)); field custom on box force (max(l), 0) }",
  ]

  /// Ten hours, which is the limit of a session: two million frames, 18 billion numbers.
  static let run = "run 600min"

  /// Nearly as many iterations as a statement may have, without any simulated time: 59 billion
  /// numbers. It prints `go` at its start.
  static let loop =
    "if true { print \"go\"; \(list(doublings: 16)); repeat 900000 { let x = max(l); kept = 2 } }"

  private static func list(doublings: Int) -> String {
    "let l = [0]; repeat \(doublings) { l += l }"
  }
}
