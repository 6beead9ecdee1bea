import JSON
import Platform
import Testing

@testable import Kernel

/// Clients that remember what was published. Their clock stands still unless it is turned.
final class Listener: KernelClients {
  var published: [KernelMessage] = []
  /// Each look at the clock takes so many seconds.
  var pace = 0.0
  private var time = 0.0
  /// The looks for an interrupt after which there is one; nil for none.
  var patience: Int?

  func publish(_ message: KernelMessage) { published.append(message) }

  var isInterrupted: Bool {
    guard let patience else { return false }
    self.patience = max(patience - 1, 0)
    return patience == 0
  }

  func now() -> Double {
    time += pace
    return time
  }

  func contents(_ type: String) -> [JSONValue] {
    published.filter { $0.type == type }.map(\.content)
  }

  var streams: String { contents("stream").compactMap { $0["text"]?.string }.joined() }
}

@Suite struct KernelTests {
  private let listener = Listener()
  private let kernel: Kernel

  init() { kernel = Kernel(for: listener, in: "/", of: SystemFiles()) }

  @discardableResult
  private func run(_ code: String, _ fields: [String: JSONValue] = [:]) -> JSONValue {
    let content = fields.merging(["code": .string(code)]) { $1 }
    return kernel.answer("execute_request", .object(content))?.content ?? [:]
  }

  /// The first page of a notebook has the style and the scripts, and the others borrow them.
  @Test func onePageHasTheParts() {
    func hasParts(_ cell: String?, _ code: String, deleted: [JSONValue] = []) -> Bool? {
      listener.published = []
      let name: JSONValue =
        cell.map { ["cellId": .string($0), "deletedCells": .array(deleted)] } ?? [:]
      _ = kernel.answer("execute_request", ["code": .string(code)], name)
      let pages = listener.contents("display_data").compactMap { $0["data"]?["text/html"]?.string }
      return pages.last?.contains("&lt;style&gt;")
    }
    let fall = "reset; view a frame (0, 0, 10, 10); gravity on a; run 5 frames"
    #expect(hasParts("a", "1 + 1") == nil)
    #expect(hasParts("b", fall) == true)
    #expect(hasParts("c", fall) == false)
    #expect(hasParts(nil, fall) == false)
    #expect(hasParts("b", fall) == true, "its page is a new one")
    #expect(hasParts("c", fall) == false)
    #expect(hasParts("b", "1 + 1") == nil)
    #expect(hasParts("c", fall) == true, "the page that had them is gone")
    #expect(hasParts("d", fall, deleted: ["c"]) == true)
  }

  @Test func linesAreAStreamAndTheLastValueIsTheResult() {
    #expect(run("print \"hello\"\n2*3\n6*7")["status"] == "ok")
    #expect(listener.streams == "hello\n")
    #expect(listener.contents("display_data").map { $0["data"]?["text/plain"] } == ["6"])
    #expect(listener.contents("execute_result").map { $0["data"]?["text/plain"] } == ["42"])
    #expect(listener.published.map(\.type).first == "execute_input")
  }

  @Test func aMistakeIsOneErrorWithItsPlaceAndAdvice() {
    let reply = run("view a frame (0, 0, 10, 10)\nrun 5x")
    #expect(reply["status"] == "error")
    #expect(reply["ename"] == "unknown-unit")
    #expect(listener.contents("error").count == 1)
    let lines = reply["traceback"]?.array?.compactMap(\.string) ?? []
    #expect(lines.first?.hasPrefix("In [1]:2:6: ") == true)
    #expect(lines.last?.contains("help:") == true)
    // The cell's first line holds.
    run("a.frame.size.width")
    #expect(listener.contents("execute_result").last?["data"]?["text/plain"] == "10")
  }

  @Test func aSilentCellSaysNothingAndIsNotCounted() {
    run("let x = 3\nprint x", ["silent": true])
    #expect(listener.published.isEmpty)
    #expect(run("x")["execution_count"] == 1)
  }

  @Test func aCellThatIsNotStoredIsNotInTheHistory() {
    run("1+1", ["store_history": false])
    run("2+2")
    let reply = kernel.answer("history_request", ["hist_access_type": "tail", "n": 5])
    #expect(reply?.content["history"] == [[0, 1, "2+2"]])
  }

  @Test func theHistoryHasRangesPatternsAndOutputs() {
    for code in ["1+1", "print 2", "1+1", "1+3"] { run(code) }
    func history(_ fields: JSONValue) -> JSONValue? {
      kernel.answer("history_request", fields)?.content["history"]
    }
    #expect(
      history(["hist_access_type": "range", "session": 0, "start": 1, "stop": 3])
        == [[0, 1, "1+1"], [0, 2, "print 2"]])
    #expect(
      history(["hist_access_type": "search", "pattern": "1+*", "unique": true, "n": 9])
        == [[0, 3, "1+1"], [0, 4, "1+3"]])
    #expect(
      history(["hist_access_type": "tail", "n": 1, "output": true]) == [[0, 4, ["1+3", "4"]]])
    #expect(history(["hist_access_type": "range", "session": 4]) == [])
  }

  @Test func expressionsOfClientsChangeNothing() {
    run("seed 3\nlet x = 2")
    let reply = run("x", ["user_expressions": ["a": "x * random()", "b": "nix"]])
    let values = reply["user_expressions"]
    #expect(values?["a"]?["status"] == "ok")
    #expect(values?["b"]?["ename"] == "unknown-name")
    let after = run("1", ["user_expressions": ["a": "x * random()"]])
    #expect(after["user_expressions"]?["a"] == values?["a"])
  }

  @Test func positionsCountCodePoints() {
    let content: JSONValue = ["code": "print \"é🎈\" # 🎈\ngrav on", "cursor_pos": 19]
    let reply = kernel.answer("complete_request", content)?.content
    #expect(reply?["matches"] == ["gravity"])
    #expect(reply?["cursor_start"] == 15)
    #expect(reply?["cursor_end"] == 19)
  }

  @Test(arguments: [
    ("gravit", "gravity", "command"), ("gravity on a magn", "magnitude", "clause"),
    ("print box.ce", "center", "property"), ("print sqr", "sqrt", "function"),
  ])
  func aCompletionSaysWhatItIs(code: String, text: String, type: String) {
    run("view box frame (0, 0, 9, 9)")
    let reply = kernel.answer("complete_request", ["code": .string(code)])?.content
    let types = reply?["metadata"]?["_jupyter_types_experimental"]?.array ?? []
    #expect(types.first { $0["text"]?.string == text }?["type"]?.string == type, "\(types)")
  }

  @Test func helpIsFoundForAWordAndNotForNothing() {
    let found = kernel.answer("inspect_request", ["code": "gravity on a", "cursor_pos": 3])?.content
    #expect(found?["found"] == true)
    #expect(found?["data"]?["text/plain"]?.string?.hasPrefix("gravity") == true)
    let empty = kernel.answer("inspect_request", ["code": " ", "cursor_pos": 0])?.content
    #expect(empty?["found"] == false)
  }

  @Test func anOpenBlockIsIncompleteAndIndented() {
    func status(_ code: String) -> JSONValue? {
      kernel.answer("is_complete_request", ["code": .string(code)])?.content
    }
    #expect(status("repeat 3 {\n  repeat 2 {") == ["status": "incomplete", "indent": "    "])
    #expect(status("1 + 1") == ["status": "complete"])
    #expect(status("1 + )") == ["status": "invalid"])
  }

  @Test func anInterruptStopsAnEndlessRunWithinAFrameAndKeepsItsState() {
    listener.patience = 200
    let reply = run("view a frame (0, 0, 10, 10)\ngravity on a\nrun 10000s")
    #expect(reply["ename"] == "KeyboardInterrupt")
    let time = kernel.workbook.time
    #expect((1...200 / 60.0).contains(time))
    listener.patience = nil
    run("run 1s")
    #expect(kernel.workbook.time == time + 1)
  }

  @Test func aLongRunShowsItsProgressInOnePlaceAndEmptiesIt() {
    listener.pace = 0.3
    run("view a frame (0, 0, 10, 10)\ngravity on a\nrun 200s")
    let shown = listener.contents("display_data").filter { $0["data"]?["text/html"] == nil }
    #expect(shown.count == 1)
    let updates = listener.contents("update_display_data")
    #expect(!updates.isEmpty)
    #expect((shown + updates).allSatisfy { $0["transient"]?["display_id"] == "progress-1" })
    #expect(updates.last?["data"]?["text/plain"] == "")
  }

  @Test func aLongStreamComesInPieces() {
    run("repeat 5000 { print \"a line of some length\" }")
    #expect(listener.streams.split(separator: "\n").count == 5000)
    #expect((2...20).contains(listener.contents("stream").count))
  }

  @Test func commandsOfOtherKernelsAreNamedInOneLine() {
    let reply = run("%%bash\nls")
    #expect(reply["ename"] == "no-magic")
    #expect(reply["traceback"]?.array?.count == 1)
    #expect(run("!ls")["status"] == "error")
  }

  @Test func commsAreClosedAndUnknownRequestsHaveNoReply() {
    #expect(kernel.answer("comm_open", ["comm_id": "c"]) == nil)
    #expect(listener.contents("comm_close").map { $0["comm_id"] } == ["c"])
    #expect(kernel.answer("comm_info_request", [:])?.content["comms"] == [:])
    #expect(kernel.answer("debug_request", [:]) == nil)
    #expect(kernel.answer("no_such_request", [:]) == nil)
  }

  @Test func requestsWithoutTheirFieldsAreAnswered() {
    for type in [
      "execute_request", "complete_request", "inspect_request", "is_complete_request",
      "history_request",
    ] {
      #expect(kernel.answer(type, [:])?.content["status"] != nil, "\(type)")
      #expect(kernel.answer(type, ["code": 3, "cursor_pos": -5, "n": -1]) != nil, "\(type)")
    }
  }

  @Test func quitDoesNotEndTheKernel() {
    #expect(run("quit")["status"] == "ok")
    #expect(run("1+1")["status"] == "ok")
  }

  /// A page of all frames so far is made only for a file that can be written.
  @Test func aPageOutsideIsRefusedBeforeItIsMade() {
    run("view a frame (0, 0, 9, 9)\nrun 60s")
    // To make the page, the cells run again, and are asked at each frame whether to stop.
    listener.patience = 100
    let reply = run("export \"/none/x.html\"")
    #expect(reply["status"] == "error" && reply["ename"] != "interrupted")
    listener.patience = 100
    #expect(run("export \"x.html\" replacing")["ename"] == "interrupted", "it would be asked")
  }
}

@Suite struct CellHistoryPatternTests {
  @Test(arguments: [
    ("print 3", "*", true), ("print 3", "print *", true), ("print 3", "*3", true),
    ("print 3", "pr?nt ?", true), ("print 3", "print", false), ("", "", true), ("a", "", false),
    ("aab", "*ab", true), ("abcb", "a*b*b", true), ("ab", "a?b", false),
  ])
  func starsAndQuestionMarks(text: String, pattern: String, fits: Bool) {
    #expect(CellHistory.matches(Array(text), Array(pattern)) == fits)
  }
}
