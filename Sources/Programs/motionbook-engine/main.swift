import Engine

// A page calls what `Exports` has. Everywhere else, each line is a request, answered by a line.
let engine = Engine()
while let line = readLine() {
  print(String(decoding: engine.answer(Array(line.utf8)), as: UTF8.self))
}
