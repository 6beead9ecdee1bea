#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The workers of a run: starts them, starts one again behind the program that ended it, and writes
/// down what was found.
struct Fleet {
  private let options: Options
  private let itself: String

  /// Findings after which a run has said enough.
  private static let enough = 40

  init(_ options: Options) {
    self.options = options
    itself = CommandLine.arguments[0]
  }

  /// Runs them all; whether nothing was found.
  func run() -> Bool {
    mkdir(options.findings, 0o755)
    let begin = SuspendingClock.now
    var running: [pid_t: Int] = [:]
    var found: [Finding] = []
    for worker in 0..<options.workers {
      for ending in ["found", "at"] { unlink("\(place(worker)).\(ending)") }
      launch(worker, at: worker, since: begin, &running)
    }
    while let (id, end) = Child.next() {
      guard let worker = running.removeValue(forKey: id) else { continue }
      guard end != .exited(0) else { continue }
      let index = reached(worker)
      found.append(crash(end, worker, index))
      if found.count < Self.enough {
        launch(worker, at: index + options.workers, since: begin, &running)
      }
    }
    found += (0..<options.workers).flatMap(reported)
    tell(found)
    return found.isEmpty
  }

  private func place(_ worker: Int) -> String { "\(options.findings)/worker-\(worker)" }

  private func launch(
    _ worker: Int, at first: Int, since begin: SuspendingClock.Instant,
    _ running: inout [pid_t: Int]
  ) {
    var more = ["--worker", "\(worker)", "--first", "\(first)"]
    if let seconds = options.seconds {
      let gone = Int((SuspendingClock.now - begin).components.seconds)
      more += ["--seconds", "\(max(0, seconds - gone))"]
    }
    let child = Child(
      itself, options.arguments(more), output: "/dev/null", errors: "\(place(worker)).err")
    guard let child else { fatalError("cannot start \(itself)") }
    running[child.id] = worker
  }

  /// The program that a worker was at when it ended.
  private func reached(_ worker: Int) -> Int {
    let text = String(decoding: Corpus.bytes("\(place(worker)).at"), as: UTF8.self)
    return text.split(separator: "\n").first.flatMap { Int($0) } ?? 0
  }

  private func crash(_ end: Child.End, _ worker: Int, _ index: Int) -> Finding {
    let said = String(decoding: Corpus.bytes("\(place(worker)).err"), as: UTF8.self)
    let law = end.law ?? "the worker goes on"
    return Finding(seed: options.seed, index: index, Complaint(law, "\(end): \(said)"))
  }

  private func reported(_ worker: Int) -> [Finding] {
    String(decoding: Corpus.bytes("\(place(worker)).found"), as: UTF8.self)
      .split(separator: "\n").compactMap { Finding(seed: options.seed, line: $0) }
  }

  // MARK: Telling

  /// One program for each law and each of the first few programs: the rest would say the same.
  private func tell(_ found: [Finding]) {
    var told: [String: Int] = [:]
    for finding in found.sorted(by: { $0.index < $1.index }) {
      told[finding.complaint.law, default: 0] += 1
      guard told[finding.complaint.law, default: 0] <= 5 else { continue }
      let program = Minimiser(options, itself).smallest(finding)
      let path = "\(options.findings)/\(finding.name).md"
      if let file = fopen(path, "w") {
        fputs(finding.text(of: program), file)
        fclose(file)
      }
      print("\(path)\n  \(finding.complaint.law): \(finding.complaint.seen.prefix(200))")
    }
    let count = (0..<options.workers).map { max(0, reached($0) - $0) / options.workers }.reduce(
      0, +)
    let laws = told.sorted { $0.key < $1.key }.map { ", \($0.value) of \"\($0.key)\"" }.joined()
    print("\(count) programs of seed \(options.seed), \(found.count) findings\(laws)")
  }
}
