/// A program with which something is wrong, as a case to look at.
struct Finding {
  let seed: UInt64
  let index: Int
  let complaint: Complaint

  /// Its name among others: one finding of a law is as good as the next.
  var name: String {
    let law = complaint.law.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return "\(seed)-\(index)-\(String(law))"
  }

  /// The case's file: what is wrong, and the program that shows it.
  func text(of program: Program) -> String {
    let title =
      "# \(complaint.law), broken\n\nSeed \(seed), program \(index), \(program.kind.rawValue)"
    let seen = "\n\n    \(complaint.seen)\n\n"
    let code = String(decoding: program.bytes, as: UTF8.self)
    let language =
      switch program.kind {
      case .prompt, .physics, .script: "motion"
      case .notebook: "markdown"
      case .folder: "sh"
      }
    return title + seen + "`````\(language)\n\(code)\n`````\n"
  }

  /// A line of a worker's report, and back.
  var line: String { "\(index)\t\(complaint.law)\t\(complaint.seen)\n" }

  init(seed: UInt64, index: Int, _ complaint: Complaint) {
    (self.seed, self.index, self.complaint) = (seed, index, complaint)
  }

  init?(seed: UInt64, line: Substring) {
    let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let index = Int(parts[0]) else { return nil }
    self.init(seed: seed, index: index, Complaint(String(parts[1]), String(parts[2])))
  }
}
