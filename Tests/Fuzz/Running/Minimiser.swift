#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Leaves out of a program what its finding does not need, entry by entry.
struct Minimiser {
  private let options: Options
  private let itself: String

  /// Trials of one finding: a program that takes its whole time costs as much each.
  private static let patience = 60

  init(_ options: Options, _ itself: String) {
    self.options = options
    self.itself = itself
  }

  func smallest(_ finding: Finding) -> Program {
    let whole = Worker(options).program(finding.index)
    let isSlow = finding.complaint.law == Child.End.killed(signal: SIGPROF).law
    var patience = isSlow ? 8 : Self.patience
    var dropped: Set<Int> = []
    // From the end, since what comes last is needed least by the others.
    for index in whole.entries.indices.reversed() where patience > 0 {
      patience -= 1
      if stillFound(finding, without: dropped.union([index])) { dropped.insert(index) }
    }
    return whole.without(dropped)
  }

  private func stillFound(_ finding: Finding, without dropped: Set<Int>) -> Bool {
    let list = dropped.sorted().map(String.init).joined(separator: ",")
    let output = "\(options.findings)/one.out"
    let child = Child(
      itself, options.arguments(["--one", "\(finding.index)", "--without", list]),
      output: output, errors: "/dev/null")
    guard let end = child?.end() else { return false }
    if let law = end.law { return law == finding.complaint.law }
    return String(decoding: Corpus.bytes(output), as: UTF8.self).split(separator: "\n")
      .contains { Finding(seed: options.seed, line: $0)?.complaint.law == finding.complaint.law }
  }
}
