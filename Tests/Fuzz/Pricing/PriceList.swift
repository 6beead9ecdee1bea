import Answers
import Commands
import Diagnostics
import Evaluation
import Language
import Playing
import Sessions
import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cost of commands beside their price: processor time over counted work, which is in
/// nanoseconds, for each command's examples in each full scene. The bound on a replay's work holds
/// if none takes much more than its price.
struct PriceList {
  /// Only commands and functions whose name contains it.
  let word: String

  private static let patience = 0.01
  private static let rounds = 50
  /// The seconds that a byte of a notebook may take to be read: ten for the longest.
  private static let reading = 1e-6
  /// Below it a clock says nothing.
  private static let shortest = 0.0005

  /// The prices that a command takes more than this many times are too low.
  private static let tolerance = 1.5
  private var count = 0
  private(set) var tooLow = 0

  init(word: String) { self.word = word }

  /// Prints a line for each price that is too low: what was taken beside it, the microseconds of a
  /// call, the scene and the line.
  mutating func measure() {
    for scene in FullScene.allCases {
      for command in Motionbook.commands.all where command.verb.contains(word) {
        measure(command.examples, after: command.exampleSetup, in: scene)
      }
    }
    for function in Builtins.functions where function.name.contains(word) {
      measure([function.example].filter { !$0.isEmpty }, after: [], in: .nothing)
    }
    print("\(count) prices, \(tooLow) too low")
  }

  private mutating func measure(_ examples: [String], after setup: [String], in scene: FullScene) {
    guard !examples.isEmpty else { return }
    let meter = WorkMeter()
    let session = Session(hooks: hooks, meter: meter)
    for line in scene.lines + setup where !run(line, in: session) {
      print("a line of the scene fails:", scene, line)
    }
    for example in examples {
      // Some take as much as a notebook may; a tenth of that tells as well.
      meter.bounded(at: Limits.work / 10) { measure(example, in: session, meter, scene) }
    }
  }

  private var hooks: Hooks {
    var hooks = Hooks.none
    hooks.readData = { _, _ in (Array("t,y\n0,84\n0.1,85\n".utf8), "") }
    return hooks
  }

  /// Measures an example in a loop, which is where a notebook does much with few bytes, or line by
  /// line where it cannot be in a block.
  private mutating func measure(
    _ example: String, in session: Session, _ meter: WorkMeter, _ scene: FullScene
  ) {
    let isLooped = run("repeat 1 { \(example) }", in: session)
    let line = isLooped ? "repeat \(Self.rounds) { \(example) }" : example
    let (begin, used) = (Self.seconds, meter.used)
    var calls = 0.0
    while calls < 50, Self.seconds - begin < Self.patience {
      calls += 1
      guard !run(line, in: session) else { continue }
      // A line that fails ends a notebook; one that was refused took what it may.
      if !meter.isSpent { return }
      break
    }
    let taken = Self.seconds - begin
    guard taken > Self.shortest else { return }
    let reading = Self.reading * Double(line.utf8.count) * calls
    let price = Double(meter.used - used) / 1e9 + reading
    if isLooped { calls *= Double(Self.rounds) }
    count += 1
    guard taken > Self.tolerance * price else { return }
    tooLow += 1
    let (times, each) = ((100 * taken / price).rounded() / 100, Int(1e6 * taken / calls))
    print(times, "\(each) us", scene, example, separator: "\t")
    fflush(nil)
  }

  /// Runs a line as a notebook does, with its answers as text. Whether it came to its end.
  private func run(_ line: String, in session: Session) -> Bool {
    var hasFinished = true
    session.execute(Source(line)) { result in
      let renderer = TextRenderer(layout: session.layout)
      for output in result.outputs { _ = renderer.lines(for: output) }
      if case .failed = result.outcome { hasFinished = false }
      return true
    }
    return hasFinished
  }

  /// The processor time of this process.
  private static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
