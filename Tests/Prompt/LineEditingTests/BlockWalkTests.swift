import Testing

@testable import LineEditing

@Suite struct BlockWalkTests {
  private let block = "for i {\n  é日\n}"

  @Test func aSingleLineHasNothingAboveOrBelow() {
    let walk = BlockWalk("run 1s", cursor: 3)
    #expect(walk.up == nil)
    #expect(walk.down == nil)
    #expect(walk.lineBegin == 0)
    #expect(walk.lineEnd == 6)
  }

  @Test func theColumnIsKept() {
    #expect(BlockWalk(block, cursor: 10).up == .init(offset: 2, column: 2))
    #expect(BlockWalk(block, cursor: 2).down == .init(offset: 10, column: 2))
  }

  @Test func aShorterLineIsGoneToItsEnd() {
    #expect(BlockWalk(block, cursor: 7).down == .init(offset: 12, column: 7))
    #expect(BlockWalk(block, cursor: 12, column: 7).down == .init(offset: 14, column: 7))
    #expect(BlockWalk(block, cursor: 12, column: 7).up == .init(offset: 7, column: 7))
  }

  @Test func linesEndBeforeTheirLineEnd() {
    let walk = BlockWalk(block, cursor: 9)
    #expect(walk.lineBegin == 8)
    #expect(walk.lineEnd == 12)
    #expect(BlockWalk("\n\n", cursor: 1).up == .init(offset: 0, column: 0))
    #expect(BlockWalk("\n\n", cursor: 1).down == .init(offset: 2, column: 0))
  }

  @Test func nonsenseIsBorne() {
    #expect(BlockWalk("a", cursor: 99).lineBegin == 0)
    #expect(BlockWalk("", cursor: -1).lineEnd == 0)
  }
}
