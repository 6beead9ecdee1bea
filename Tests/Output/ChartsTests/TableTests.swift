import Answers
import TestSupport
import Testing
import Text

@Suite struct TableTests {
  private func table(_ headers: [String], _ rows: [[Table.Cell]]) -> Table {
    Table(columns: headers.map { Table.Column($0) }, rows: rows)
  }

  @Test func numbersLineUpOnTheDecimalMark() {
    let rows: [[Table.Cell]] = [
      [.number(0), .number(50)], [.number(0.1), .number(53.1155)], [.number(10), .number(-0.5)],
      [.number(12), .number(.nan)], [.empty, .text("none")],
    ]
    let expected = """
      time (s)  red.center.y
      --------  ------------
           0         50
           0.1       53.1155
          10         -0.5
          12        nan
                        none
      """
    #expect(
      table(["time (s)", "red.center.y"], rows).lines(width: 72).joined(separator: "\n") == expected
    )
  }

  @Test func koreanNamesLineUp() {
    let names = ["빨강", "blue", "노랑 상자"]
    let table = Table(
      columns: [.init("이름", kind: .text), .init("y")],
      rows: names.map { [.text($0), .number(1)] })
    let lines = table.lines(width: 72)
    #expect(lines[0] == "이름       y")
    #expect(Set(lines.map { DisplayWidth.of($0) }) == [12])
  }

  @Test func longTextsAreCut() {
    let table = Table(
      columns: [.init("t"), .init("note", kind: .text)],
      rows: [[.number(1.5), .text("the quick brown fox jumps over")]])
    #expect(
      table.lines(width: 24) == [
        "  t  note", "---  -------------------", "1.5  the quick brown fo…",
      ])
  }

  /// Columns stand nearer where no text has to be cut then; what is told apart by its end never is.
  @Test func columnsMoveTogetherFirst() {
    func lines(_ width: Int, isWhole: Bool = false) -> [String] {
      Table(
        columns: [
          .init("event", kind: .text, isWhole: isWhole), .init("who", kind: .text),
          .init("where", kind: .place),
        ],
        rows: [[.text("keyboard.willShow"), .text("loginFormOfMine"), .tuple([0, 352])]]
      ).lines(width: width).suffix(1)
    }
    #expect(lines(44) == ["keyboard.willShow  loginFormOfMine  (0, 352)"])
    #expect(lines(43) == ["keyboard.willShow loginFormOfMine (0, 352)"])
    #expect(lines(41) == ["keyboard.will…  loginFormOfMine  (0, 352)"])
    #expect(lines(41, isWhole: true) == ["keyboard.willShow  loginFormOf…  (0, 352)"])
  }

  @Test func wideTablesFallIntoGroups() {
    let table = table(
      ["time", "alpha.center.x", "beta.center.x"], [[.number(0), .number(1.25), .number(2)]])
    let expected = """
      time  alpha.center.x
      ----  --------------
         0            1.25

      time  beta.center.x
      ----  -------------
         0              2
      """
    #expect(table.lines(width: 30).joined(separator: "\n") == expected)
  }

  /// In every table, only a number is wider than asked for, and no number is ever cut.
  @Test func numbersAreNeverBroken() {
    var random = Seeded(7)
    for _ in 0..<300 {
      let columns = Int.random(in: 1...8, using: &random)
      let numbers = (0..<columns).map { _ in
        random.value(-1...1)
          * Double(sign: .plus, exponent: Int.random(in: -40...40, using: &random), significand: 1)
      }
      let texts = (0..<columns).map { _ in
        String(repeating: "글", count: Int.random(in: 0...30, using: &random))
      }
      let table = Table(
        columns: (0..<columns * 2).map {
          .init("c\($0)", alignment: $0 % 2 == 0 ? .right : .left)
        },
        rows: [(0..<columns).flatMap { [Table.Cell.number(numbers[$0]), .text(texts[$0])] }])
      let width = Int.random(in: 14...100, using: &random)
      let lines = table.lines(width: width)
      for line in lines {
        #expect(DisplayWidth.of(line) <= width)
        #expect(line.last != " ")
      }
      for number in numbers {
        let text = NumberFormat.standard.string(number)
        #expect(lines.contains { $0.split(separator: " ").contains(Substring(text)) })
      }
    }
  }

  @Test func oddShapes() {
    #expect(table([], []).lines(width: 72) == [])
    #expect(table(["a"], []).lines(width: 72) == ["a", "-"])
    #expect(
      table(["a", "b"], [[], [.number(1), .number(2), .number(3)]]).lines(width: 72)
        == ["a  b", "-  -", "", "1  2"])
    #expect(table(["a\nb"], [[.text("x\ty")]]).lines(width: 72) == ["a b", "---", "x y"])
    #expect(table(["number"], [[.number(123456)]]).lines(width: 0).last == "123456")
  }

  @Test func csvFollowsRFC4180() {
    let rows: [[Table.Cell]] = [
      [.number(0.1), .text("plain")], [.number(-2), .text("a,b")], [.empty, .text("say \"hi\"")],
      [.number(1e-7), .text("two\r\nlines")], [.number(53.1155), .text("줄")],
    ]
    #expect(
      table(["t", "who, what"], rows).csv()
        == "t,\"who, what\"\r\n0.1,plain\r\n-2,\"a,b\"\r\n,\"say \"\"hi\"\"\"\r\n"
        + "1e-07,\"two\r\nlines\"\r\n53.1155,줄\r\n")
    #expect(table(["t"], [[.empty]]).csv() == "t\r\n\"\"\r\n")
    #expect(table(["t", "y"], [[.number(.nan), .number(.infinity)]]).csv() == "t,y\r\n,\r\n")
  }

  /// A terminal obeys nothing in it, and a spreadsheet computes nothing.
  @Test(arguments: [
    ("a\u{1B}[31mb", "a\\u{1b}[31mb"), ("a\u{202E}\u{9B}b", "a\\u{202e}\\u{9b}b"),
    ("a\rb\r\nc\td", "\"a\\u{d}b\r\nc\td\""), ("=1+1", "'=1+1"), ("@a", "'@a"), ("-a.x", "'-a.x"),
    ("+a", "'+a"), ("-1+cmd", "'-1+cmd"), ("\t=1", "'\t=1"), ("=a,b", "\"'=a,b\""),
    ("-1.5", "-1.5"),
    ("+2", "+2"), ("-1e-7", "-1e-7"), ("a=1", "a=1"), ("", ""),
  ])
  func csvTextsAreHarmless(_ text: String, _ field: String) {
    #expect(
      table(["t", text], [[.text(text), .number(-1)]]).csv() == "t,\(field)\r\n\(field),-1\r\n")
  }

  @Test func csvNumbersReadBackExactly() throws {
    var random = Seeded(9)
    for _ in 0..<500 {
      let value = random.value(-1e9...1e9)
      let text = try #require(table(["t"], [[.number(value)]]).csv().split(separator: "\r\n").last)
      #expect(Double(text) == value)
    }
  }
}
