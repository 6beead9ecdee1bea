import Answers
import Testing
import Text

/// A column's kind decides how its cells are written and lined up.
@Suite struct TableKindTests {
  private func lines(
    _ column: Table.Column, _ cells: [Table.Cell], digits: Int = 6, width: Int = 72
  ) -> [String] {
    Array(
      Table(columns: [column], rows: cells.map { [$0] }, digits: digits).lines(width: width)
        .dropFirst(2))
  }

  @Test func theHeaderHasTheUnit() {
    #expect(Table.Column("a.x", unit: "pt/s²").header == "a.x (pt/s²)")
    #expect(Table.Column("share", kind: .share).header == "share")
  }

  @Test func digitsAreTheNumbersOwnOrTheColumnsOrTheTables() {
    let pi = Table.Cell.number(3.14159265)
    #expect(lines(.init("a"), [pi], digits: 3) == ["3.14"])
    #expect(lines(.init("a", kind: .time), [pi], digits: 3) == ["3.14"])
    #expect(lines(.init("a", digits: 5), [pi], digits: 3) == ["3.1416"])
    let quantities = Table.Cell.quantities([.init("a", 3.14159265), .init("b", 2.5, digits: 1)])
    #expect(lines(.init("a", kind: .quantities), [quantities], digits: 2) == ["a 3.1, b 2"])
    #expect(
      lines(.init("a", kind: .quantities, digits: 4), [quantities], digits: 2) == ["a 3.142, b 2"])
  }

  /// Below the last digit of the column's largest number there is only rounding.
  @Test func whatIsTooSmallForItsColumnIsZero() {
    let cells = [500, 1.39509e-8, -0.00004805, 0.002].map { Table.Cell.number($0) }
    #expect(lines(.init("a"), cells).map(\.trimmed) == ["500", "0", "0", "0.002"])
    #expect(lines(.init("a", digits: 9), [cells[0], cells[2]]).last?.trimmed == "-0.00004805")
    #expect(lines(.init("a", kind: .place), [.tuple([300, 4e-7])]) == ["(300, 0)"])
    // A written number is not noise, and small numbers without a unit may be all there is.
    #expect(lines(.init("a", kind: .exact), cells).last?.trimmed == "0.002")
    #expect(lines(.init("a", kind: .computed), cells)[1] == "  1.39509e-8")
    #expect(lines(.init("a"), [cells[1]]).map(\.trimmed) == ["1.39509e-8"])
    #expect(lines(.init("a", unit: "pt"), [cells[1]]).map(\.trimmed) == ["0"])
  }

  @Test func peopleReadAnglesInDegrees() {
    let table = Table(
      columns: [
        .init("angle", unit: "rad"), .init("first", kind: .measured), .init("unit", kind: .unit),
        .init("parts", kind: .quantities),
      ],
      rows: [
        [
          .number(.pi / 4), .number(.pi), .text("rad/s"),
          .quantities([.init("turn", .pi / 2, unit: "rad")]),
        ],
        [.number(1e-9), .number(3), .text("pt")],
      ])
    #expect(
      table.lines(width: 72) == [
        "angle (deg)  first  unit   parts", "-----------  -----  -----  -----------",
        "         45    180  deg/s  turn 90 deg", "          0      3  pt",
      ])
    #expect(table.csv().hasPrefix("angle (rad),first,unit,parts\r\n0.785398"))
  }

  @Test func timesAreReadToTheDecimalsOfTheirColumn() {
    let column = Table.Column("t", unit: "s", kind: .time, decimals: 4)
    #expect(
      lines(column, [.number(1 / 60), .number(123.45678)]).map(\.trimmed) == ["0.0167", "123.457"])
    #expect(
      Table(columns: [column], rows: [[.number(1 / 60)]]).csv()
        == "t (s)\r\n0.016666666666666666\r\n")
  }

  @Test func whatIsCountedOrExactKeepsAllOfItsDigits() {
    #expect(lines(.init("a", kind: .count), [.number(123456)], digits: 2) == ["123456"])
    #expect(
      lines(.init("a", kind: .exact), [.number(0.1 + 0.2)], digits: 2) == ["0.30000000000000004"])
    #expect(lines(.init("a", kind: .exact), [.number(2)], digits: 2) == ["2"])
  }

  @Test func sharesAreWholePercents() {
    let shares = [0, 0.004, 0.125, 1].map { Table.Cell.number($0) }
    #expect(
      lines(.init("a", kind: .share), shares) == ["  0 %", "  0 %", " 13 %", "100 %"])
  }

  @Test(arguments: Table.Kind.allCases)
  func numbersEndAtTheRightAndTextsBeginAtTheLeft(_ kind: Table.Kind) {
    let isText = [.text, .unit, .place, .quantities].contains(kind)
    #expect(lines(.init("long title", kind: kind), [.text("a")])[0].hasPrefix(" ") != isText)
    let column = Table.Column("long title", kind: kind, alignment: .right)
    #expect(lines(column, [.text("a")])[0].hasPrefix(" "))
  }

  @Test func placesAndFlags() {
    #expect(
      lines(.init("a", kind: .place), [.tuple([1, 2.34567]), .empty], digits: 3)
        == ["(1, 2.35)", ""])
    #expect(lines(.init("a", kind: .flag), [.flag(true), .flag(false)]) == [" true", "false"])
  }

  /// Named numbers take as many rows as they need; what is beside them stands in the first.
  @Test func namedNumbersTakeSeveralRows() {
    let words = Table.Cell.quantities([
      .init("stiffness", 100), .init("damping", 10), .init("initialVelocity", 0.5, unit: "1/s"),
    ])
    let table = Table(
      columns: [.init("who", kind: .text), .init("words", kind: .quantities)],
      rows: [[.text("a"), words], [.text("b"), .quantities([.init("mass", 1)])]])
    #expect(
      table.lines(width: 72).dropFirst(2) == [
        "a    stiffness 100, damping 10,", "     initialVelocity 0.5 1/s", "b    mass 1",
      ])
    #expect(
      table.csv()
        == "who,words\r\na,\"stiffness 100, damping 10, initialVelocity 0.5 1/s\"\r\nb,mass 1\r\n")
  }

  @Test func kindsInCSV() {
    let table = Table(
      columns: [.init("still", kind: .flag), .init("where", unit: "pt", kind: .place)],
      rows: [[.flag(true), .tuple([0.1, 2])]])
    #expect(table.csv() == "still,where (pt)\r\ntrue,\"(0.1, 2)\"\r\n")
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
