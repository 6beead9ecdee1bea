import LineEditing
import Platform
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads lines with the editor and prints what came of them, one row each.
let environment = ProcessEnvironment.current
let words = [
  ("gravity", "pulls everything down"), ("grid", "draws a grid"),
  ("magnitude", "how strong, 1 = 1000 pt/s²"), ("map", "applies to each"),
  ("été", "summer"),
]

func complete(_ text: String, _ cursor: Int) -> CompletionResult {
  let before = Array(text.unicodeScalars.prefix(cursor))
  let start = (before.lastIndex { $0 == " " || $0 == "\n" || $0 == "\t" } ?? -1) + 1
  var typed = String.UnicodeScalarView()
  typed.append(contentsOf: before[start...])
  let matches = words.filter { $0.0.hasPrefix(String(typed)) }
  return CompletionResult(
    start: start,
    candidates: matches.map { .init($0.0, summary: $0.1, suffix: " ") })
}

/// An entry is whole when its braces are closed.
func openDepth(_ text: String, _ cursor: Int) -> Int? {
  func depth(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
  }
  guard depth(text.unicodeScalars) > 0 else { return nil }
  return max(0, depth(text.unicodeScalars.prefix(cursor)))
}

// A second thread, to which the system may give signals.
var thread = pthread_t()
if environment["PROBE_THREAD"] != nil {
  startSleeper(&thread)
}

Interrupt.install()
guard
  let editor = LineEditor(
    configuration: .init(
      programName: "motionbook", color: Terminal.colorAllowed(1) { environment[$0] },
      history: { ["gravity 2", "grid", "fling a\n  b", "tilt x"] }, openDepth: openDepth,
      complete: complete))
else {
  print("no editor")
  while let line = Swift.readLine() { print("plain <\(line)>") }
  exit(3)
}
var count = 0
loop: while true {
  let prompt = Prompt("motion t=\(count)s> ", margin: "         ... ", style: .strong)
  switch editor.readLine(prompt: prompt) {
  case .line("quit"): break loop
  case .line("run"):
    print("running")
    var steps = 0
    while !Interrupt.requested {
      usleep(10_000)
      steps += 1
    }
    Interrupt.clear()
    print("stopped")
  case .line("spin"):
    print("spinning")
    while !Interrupt.requested { usleep(10_000) }
    print("asked once")
    while true { usleep(10_000) }
  case .line(let line):
    print("got <\(line.unicodeScalars.map { $0 == "\n" ? "|" : String($0) }.joined())>")
    editor.remember(line)
    count += 1
  case .interrupted:
    print("interrupted")
  case .endOfFile:
    print("bye")
    break loop
  }
}
