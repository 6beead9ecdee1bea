import Answers
import Testing
import Text

@testable import Live

/// A page on screens of all sizes.
@Suite struct SheetPictureTests {
  private var picture: SheetPicture {
    var picture = SheetPicture()
    picture.lines = (1...9).map { WrittenLine("line \($0)") }
    picture.status = "talk.md  1/2"
    picture.message = "space continues"
    return picture
  }

  @Test func aPageStandsInTheMiddleWithAirAroundIt() {
    #expect(
      picture.grid(columns: 30, rows: 9).lines == [
        "", "  line 1", "  line 2", "  line 3", "  line 4", "  line 5", "", "  talk.md  1/2",
        "  space continues",
      ])
    let wide = picture.grid(columns: 100, rows: 9).lines
    #expect(wide[1] == String(repeating: " ", count: 14) + "line 1")
  }

  @Test func aLongPageIsSeenFromItsTopLine() {
    var picture = picture
    picture.top = 6
    let lines = picture.grid(columns: 30, rows: 9).lines
    #expect(lines[1...5] == ["  line 7", "  line 8", "  line 9", "", ""])
  }

  @Test func theListOfTheKeysLiesOverIt() {
    var picture = picture
    picture.overlay = ["space  on", "q      end"]
    let lines = picture.grid(columns: 100, rows: 9).lines
    #expect(lines[0].hasSuffix(" space  on"))
    #expect(lines[1].hasPrefix(String(repeating: " ", count: 14) + "line 1  "))
    #expect(lines[1].hasSuffix(" q      end"))
  }

  @Test func aListThatWouldCoverThePageReplacesIt() {
    var picture = picture
    picture.overlay = ["space  on", "q      end"]
    let lines = picture.grid(columns: 30, rows: 9).lines
    let margin = String(repeating: " ", count: 19)
    #expect(
      lines == [
        margin + "space  on", margin + "q      end", "", "", "", "", "", "  talk.md  1/2",
        "  space continues",
      ])
  }

  @Test(arguments: 1...40, [1, 3, 7, 8, 20])
  func everySizeIsFilledAndNotLeft(_ columns: Int, _ rows: Int) {
    let grid = picture.grid(columns: columns, rows: rows)
    #expect(grid.columns == columns && grid.rows == rows)
    let room = SheetPicture.room(columns: columns, rows: rows)
    #expect((room == nil) == (columns < 24 || rows < 8))
    if let room {
      #expect(room.column >= 0 && room.column + room.columns <= columns)
      #expect(room.row >= 0 && room.row + room.rows <= rows - 2, "two rows are told something")
    } else {
      #expect(grid.lines[0].hasPrefix(columns > 2 ? "to" : ""))
    }
  }

  @Test func aStageStandsBesideAPageWhereThereIsRoomForBoth() throws {
    let phone = 320.0 / 568
    #expect(SheetPicture.columns(besideStageOf: phone, columns: 90, rows: 30) == nil)
    let beside = try #require(
      SheetPicture.columns(besideStageOf: phone, columns: 120, rows: 30))
    #expect(beside == 33)
    #expect(120 - beside >= 72)
    // A wide stage gets what there is.
    #expect(SheetPicture.columns(besideStageOf: 1e9, columns: 120, rows: 30) == 46)
    #expect(SheetPicture.columns(besideStageOf: 1e-9, columns: 200, rows: 30) == 24)
  }

  @Test func aScreenIsPutBesideAnother() {
    var grid = CellGrid(columns: 8, rows: 2)
    grid.write("left", column: 0, row: 0)
    grid.write("빨강 x", column: 0, row: 1)
    var other = CellGrid(columns: 4, rows: 3)
    other.write("강a", column: 0, row: 0)
    grid.put(other, column: 3)
    #expect(grid.lines == ["lef강a", "빨"])
  }
}
