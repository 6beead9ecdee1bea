/// The options of the command line.
struct Options {
  /// The project's folder.
  var root = "."
  var seed: UInt64 = 1
  /// How many programs are tried; as many as there is time for where nil.
  var programs: Int?
  var seconds: Int?
  var workers = 2
  /// Where what was found is written, one case a file.
  var findings = ".build/fuzz"
  /// The released program, which some of the programs are given too.
  var executable: String?

  /// The one program to try, without some of its entries.
  var one: Int?
  var dropped: Set<Int> = []
  /// Whether that one is only shown.
  var isShown = false
  /// Where to write the programs for others to try, instead of trying them.
  var written: String?
  /// Which of the workers this process is.
  var worker: Int?
  var first = 0

  /// The word in the names of commands whose prices are measured, instead of trying programs.
  var prices: String?
  /// Where to write what an entry begins from, instead of driving it.
  var seeds: String?
  /// The entry to drive, and what is said to its driver.
  var entry: Entry?
  var entryArguments: [String] = []

  /// Reads the arguments; nil where they make no sense.
  init?(_ arguments: some Collection<String>) {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      if name == "--shown" {
        isShown = true
        continue
      }
      guard let value = rest.popFirst(), set(name, value) else { return nil }
      if entry != nil {
        entryArguments = Array(rest)
        return
      }
    }
  }

  private mutating func set(_ name: String, _ value: String) -> Bool {
    let number = Int(value)
    switch name {
    case "--root": root = value
    case "--findings": findings = value
    case "--executable": executable = value
    case "--seeds": seeds = value
    case "--write": written = value
    case "--prices": prices = value
    case "--entry":
      entry = Entry(rawValue: value)
      return entry != nil
    case "--without": dropped = Set(value.split(separator: ",").compactMap { Int($0) })
    case "--seed":
      guard let seed = UInt64(value) else { return false }
      self.seed = seed
    case "--programs": programs = number
    case "--seconds": seconds = number
    case "--workers": workers = number ?? 0
    case "--one": one = number
    case "--worker": worker = number
    case "--first": first = number ?? 0
    default: return false
    }
    return number != nil || Int(value) == nil
  }

  /// The arguments that make another process of this one: a worker, or the trial of one program.
  func arguments(_ more: [String]) -> [String] {
    var all = [
      "--root", root, "--seed", "\(seed)", "--findings", findings, "--workers", "\(workers)",
    ]
    if let programs { all += ["--programs", "\(programs)"] }
    if let executable { all += ["--executable", executable] }
    return all + more
  }
}
