import Testing

@testable import Evaluation

/// The changes of a statement can be reverted without a copy of everything.
@Suite struct NamedTableTests {
  private static func table(_ names: String...) -> NamedTable<Int> {
    var table = NamedTable<Int>()
    for (number, name) in names.enumerated() { table.set(name, to: number) }
    table.begin()
    return table
  }

  private static func told(_ table: NamedTable<Int>) -> [String] {
    #expect(Set(table.names) == table.nameSet)
    return table.names.map { "\($0) \(table[$0].map(String.init) ?? "nothing")" }
  }

  @Test func namesStandInTheOrderInWhichTheyCame() {
    #expect(Self.told(Self.table("b", "a", "c")) == ["b 0", "a 1", "c 2"])
  }

  @Test func whatIsNewAndWhatChangedIsPutBack() {
    var table = Self.table("b", "a")
    table.set("c", to: 7)
    table.set("a", to: 8)
    table.set("a", to: 9)
    #expect(Self.told(table) == ["b 0", "a 9", "c 7"])
    #expect(Set(table.rollBack()) == ["a", "c"])
    #expect(Self.told(table) == ["b 0", "a 1"])
  }

  @Test func whatWasTakenOutComesBackToItsPlace() {
    var table = Self.table("b", "a", "c")
    table.set("d", to: 3)
    table.remove("b")
    table.remove("d")
    table.set("b", to: 5)
    #expect(Self.told(table) == ["a 1", "c 2", "b 5"])
    table.rollBack()
    #expect(Self.told(table) == ["b 0", "a 1", "c 2"])
  }

  @Test func whatAStatementBeforeDidStays() {
    var table = Self.table("a")
    table.set("b", to: 1)
    table.begin()
    table.remove("a")
    table.rollBack()
    table.rollBack()
    #expect(Self.told(table) == ["a 0", "b 1"])
  }

  /// Random changes, compared with a copy.
  @Test(arguments: 0..<20)
  func puttingBackIsWhatACopyWouldBe(seed: Int) {
    var random = RandomGenerator(seed: seed)
    var table = Self.table("a", "b", "c", "d", "e")
    for _ in 0..<100 {
      let before = Self.told(table)
      table.begin()
      for _ in 0..<Int(random.next() * 6) {
        let name = ["a", "b", "c", "d", "e", "f", "g"][Int(random.next() * 7)]
        if random.next() < 0.4 {
          table.remove(name)
        } else {
          table.set(name, to: Int(random.next() * 100))
        }
      }
      if random.next() < 0.7 {
        table.rollBack()
        #expect(Self.told(table) == before)
      }
    }
  }
}
