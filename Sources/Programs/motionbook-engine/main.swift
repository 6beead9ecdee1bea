import Engine

/// Answers each line of standard input, a request, by a line: for comparing with the engine of a page,
/// which calls what `Exports` has instead.
func answerLines() {
  let engine = Engine()
  while let line = readLine() {
    print(String(decoding: engine.answer(Array(line.utf8)), as: UTF8.self))
  }
}

answerLines()
