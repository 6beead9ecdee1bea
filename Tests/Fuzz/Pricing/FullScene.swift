/// Scenes that hold as much of one thing as a notebook may well hold: what a command costs beside
/// them is what it costs at most.
enum FullScene: String, CaseIterable {
  case nothing, views, pile, overlap, animations, layers, events, history, names, behaviors, fields,
    tweaks, tilt, curves

  /// The lines that make it.
  var lines: [String] {
    switch self {
    case .nothing: []
    case .views: views(1_000)
    case .pile:
      views(300) + ["gravity on \(names(300))", "collision on \(names(300)) bounds", "run 1s"]
    case .overlap: views(300, spread: 0) + ["gravity on \(names(300))", "run 1s"]
    case .animations:
      views(300) + ["animate over 9000s { for v in [\(names(300))] { v.alpha = 0 } }", "run 1s"]
    case .layers:
      views(100) + [
        "repeat 20 { for v in [\(names(100))] { animation on v keypath alpha from 0 to 1 over 9000s; } }",
        "run 1s",
      ]
    case .events:
      views(1) + [
        "gravity on v0", "collision on v0 bounds", "item v0 elasticity 1 resistance 0", "run 600s",
      ]
    case .history: views(2) + ["gravity on v0", "run 1800s"]
    case .names: (0..<5_000).map { "let n\($0) = [\($0), 2, 3]" }
    case .behaviors:
      views(20) + ["repeat 1000 { push on \(names(20)) angle 1deg magnitude 0.001; }", "run 1s"]
    case .fields:
      views(100)
        + (0..<30).map { "field vortex on \(names(100)) at (\($0), 100) strength 1" } + ["run 1s"]
    case .tweaks:
      views(1) + (0..<500).map { "tweak \"a/b/m\($0)\" default 1 range 0..2" }
    case .tilt:
      views(200) + [
        "effect on \(names(200)) keypath center.x tilt horizontal from -50 to 50", "run 1s",
      ]
    case .curves: (0..<500).map { "let k\($0) = spring(duration: 0.5s, bounce: 0.\($0 % 10))" }
    }
  }

  private func views(_ count: Int, spread: Int = 11) -> [String] {
    (0..<count).map { index in
      let (column, row) = (index % 28 * spread, index / 28 * spread)
      return "view v\(index) frame (\(column), \(row), 10, 10)"
    }
  }

  private func names(_ count: Int) -> String {
    (0..<count).map { "v\($0)" }.joined(separator: ", ")
  }
}
