#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tries every so-many-th program of a run. It says which one it is at before it begins, so that
/// whoever started it knows which one has ended it.
struct Worker {
  private let options: Options
  private let corpus: Corpus

  init(_ options: Options) {
    self.options = options
    corpus = Corpus(root: options.root)
  }

  /// The exit status of a process that has found something.
  static let foundStatus: Int32 = 9

  func program(_ index: Int) -> Program {
    var writer = ProgramWriter(corpus, seed: options.seed, program: index)
    return writer.program()
  }

  func complaints(of program: Program, _ index: Int) -> [Complaint] {
    let inside = Trial(program).complaints()
    guard let executable = options.executable else { return inside }
    if program.kind == .folder {
      return FolderTrial(executable, options.findings).complaints(of: program)
    }
    guard index % 50 == 0 else { return inside }
    return inside + Outside(executable, options.findings).complaints(of: program)
  }

  /// All the programs that are this worker's.
  func run(_ worker: Int) {
    Bounds.limitMemory()
    let place = "\(options.findings)/worker-\(worker)"
    guard let report = fopen("\(place).found", "a"), let at = fopen("\(place).at", "w") else {
      exit(2)
    }
    let start = SuspendingClock.now
    var index = options.first
    while index < options.programs ?? .max {
      if let seconds = options.seconds, SuspendingClock.now - start >= .seconds(seconds) { break }
      rewind(at)
      fputs("\(index)\n", at)
      fflush(at)
      Bounds.renew()
      for complaint in complaints(of: program(index), index) {
        fputs(Finding(seed: options.seed, index: index, complaint).line, report)
        fflush(report)
      }
      index += options.workers
    }
    rewind(at)
    fputs("\(index)\n", at)
    fflush(at)
  }

  /// Writes the programs of a run, one a file. What needs a shell is left out.
  func write(to folder: String) {
    for index in 0..<(options.programs ?? 0) {
      let program = program(index)
      guard let content = program.file,
        let file = fopen("\(folder)/\(index).\(content.ending)", "w")
      else { continue }
      fwrite(content.bytes, 1, content.bytes.count, file)
      fclose(file)
    }
  }

  /// One program alone, and what of it remains; the status says whether something is found.
  func runOne(_ index: Int) -> Int32 {
    let program = program(index).without(options.dropped)
    if options.isShown {
      print(String(decoding: program.bytes, as: UTF8.self))
      return 0
    }
    Bounds.limitMemory()
    Bounds.renew()
    let complaints = complaints(of: program, index)
    for complaint in complaints {
      print(Finding(seed: options.seed, index: index, complaint).line, terminator: "")
    }
    return complaints.isEmpty ? 0 : Self.foundStatus
  }
}
