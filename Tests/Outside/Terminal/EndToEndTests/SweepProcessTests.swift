import Foundation
import TestSupport
import Testing

/// Sweeps on all cores: no processes are left behind.
///
/// A worker process inherits standard error from its parent, so the end of that stream shows that
/// the workers have ended too.
@Suite struct SweepProcessTests {
  private static let motionbook = BuiltProduct.path("motionbook")

  private static let scene = """
    seed 4
    view red frame (50, 50, 100, 100)
    gravity on red as g
    collision on red bounds
    fling red velocity (200, 0)
    run 200s
    trace red.center.y as low
    back 199.8s

    """

  /// Enough work that other processes are started.
  private static let line =
    "sweep r in [0, 1, 2, 4], e in [0, 0.9] { item red resistance r elasticity e; run 300s } "
    + "measure red.center.y, max(red.center.y - low), random()"

  private static let endless = "sweep s in [900, 36000, 36000, 36000] { run s } measure t"

  #if os(Linux)
    @Test func oneCoreAndAllSayTheSame() throws {
      let input = Self.scene + "set digits 17\n" + Self.line + "\n"
      let all = try PipeRun(Self.motionbook, arguments: ["run", "-"], input: input)
      let one = try PipeRun(
        "/usr/bin/taskset", arguments: ["-c", "0", Self.motionbook, "run", "-"], input: input)
      #expect(all.status == .exited(0) && all.standardError.isEmpty)
      #expect(all.standardOutput == one.standardOutput && all.standardOutput.contains("random"))
    }
  #endif

  @Test(arguments: [(SIGINT, 130), (SIGKILL, nil), (SIGTERM, nil)] as [(Int32, Int32?)])
  func nothingIsLeft(_ signal: Int32, _ status: Int32?) throws {
    let input = Self.scene + "print \"go\"\n" + Self.endless + "\nprint \"not reached\"\n"
    let run = try PipeRun(
      Self.motionbook, arguments: ["run", "-"], input: input,
      nudge: .init(signal: signal, after: "go"))
    #expect(!run.standardOutput.contains("not reached"))
    if let status { #expect(run.status == .exited(status)) }
    #expect(run.standardError.isEmpty || run.standardError.contains("interrupted after"))
  }

  // MARK: Shares of a file's sweep

  private static let file = """
    seed 3
    view red frame (50, 50, 100, 100)
    gravity on red as g
    print "unheard"
    sweep g.magnitude in [1, 2, 4], r in [0, "x", 2] { item red resistance r; run 0.5s } measure \
    max(red.center.y), crossing(red.center.y, 300), red.color, random()
    print "never"

    """

  @Test(arguments: [1, 2, 4, 9, 20])
  func sharesJoinedAreTheWhole(_ count: Int) throws {
    func run(_ arguments: [String]) throws -> [String] {
      let run = try PipeRun(
        Self.motionbook, arguments: ["sweep", "-", "--json"] + arguments, input: Self.file)
      #expect(run.standardError.isEmpty)
      let fails = run.standardOutput.contains("\"error\"")
      #expect(run.status == .exited(fails ? 1 : 0))
      return run.standardOutput.split(separator: "\n").map(String.init)
    }
    let whole = try run([])
    let schema = try JSONSchema.ofAnswers()
    for line in whole { #expect(try schema.breaches(in: line) == [], "\(line)") }
    var joined: [String] = []
    for number in 1...count { joined += try run(["--shard", "\(number)/\(count)"]) }
    #expect(whole.count == 9 && Set(joined) == Set(whole) && joined.count == whole.count)
  }

  @Test(arguments: ["0/3", "4/3", "3", "a/b", "1/9999999", "", "-1/2"])
  func noShare(_ shard: String) throws {
    let run = try PipeRun(
      Self.motionbook, arguments: ["sweep", "-", "--shard=\(shard)"], input: Self.file)
    #expect(run.status == .exited(2) && run.standardError.contains("--shard"))
    #expect(run.standardOutput.isEmpty)
  }

  @Test(arguments: [
    ("print 1\n", "has no sweep"), ("save \"x.md\"\n", "save"), ("nosuch\n", "nosuch"),
    ("sweep r in [1, 2] { nosuch r } measure t\n", "nosuch"),
  ])
  func whatFails(_ text: String, _ told: String) throws {
    let run = try PipeRun(Self.motionbook, arguments: ["sweep", "-"], input: text)
    #expect(run.status == .exited(1) && run.standardError.contains(told))
  }

  // MARK: One of those that do runs

  @Test func whatStartsAWorkerWithoutATaskEnds() throws {
    for (share, status) in [("1/2", 1), ("3/2", 2), ("x", 2)] as [(String, Int32)] {
      let run = try PipeRun(Self.motionbook, arguments: ["do-share", share], input: "hello")
      #expect(run.status == .exited(status) && run.standardOutput.isEmpty, "\(share)")
    }
  }
}
