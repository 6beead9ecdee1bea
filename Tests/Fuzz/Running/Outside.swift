#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives a program to the released executable, as a script and as a notebook, and looks at what
/// comes out of the process.
struct Outside {
  private let executable: String
  private let folder: String

  init(_ executable: String, _ folder: String) {
    self.executable = executable
    self.folder = "\(folder)/\(getpid())"
  }

  /// Good, failed, cannot be read: what a text may do to the program.
  private static let statuses: [Int32] = [0, 1, 3]

  func complaints(of program: Program) -> [Complaint] {
    // A script may save, so it runs in a folder of its own.
    let place = "\(folder)/place"
    for path in [folder, place] { mkdir(path, 0o700) }
    let (input, output, errors) = ("\(folder)/in.md", "\(folder)/out", "\(folder)/err")
    defer {
      _ = Child("/bin/rm", ["-rf", folder], output: "/dev/null", errors: "/dev/null")?.end()
    }
    Self.write(program.bytes, to: input)
    return Self.forms.flatMap { form -> [Complaint] in
      // A shell, because it can bound the time: a program that is not stopped may run for long.
      let command = "cd \"$2\" && ulimit -t 2 && exec \"$0\" \(form) <\"$1\""
      guard
        let child = Child(
          "/bin/sh", ["-c", command, executable, input, place], output: output, errors: errors)
      else { return [] }
      return Self.complaints(child.end(), form, [output, errors].map(Corpus.bytes))
    }
  }

  private static let forms = ["run -", "run --json \"$1\"", "check \"$1\""]

  private static func complaints(
    _ end: Child.End, _ form: String, _ said: [[UInt8]]
  ) -> [Complaint] {
    var found: [Complaint] = []
    switch end {
    // Ten hours of simulated time may be what was asked for.
    case .killed(SIGXCPU), .killed(SIGKILL): break
    case .killed(let signal): found.append(Complaint("no crash, but signal \(signal)", form))
    case .exited(let status) where !statuses.contains(status):
      found.append(Complaint("a status that is told", "\(status) of \(form)"))
    case .exited: break
    }
    for bytes in said {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        // A process that was ended may stand in the middle of a letter.
        if case .exited = end { found.append(Complaint("valid UTF-8", form)) }
        continue
      }
      if let complaint = TextWatch.complaint(about: text) { found.append(complaint) }
    }
    return found
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
