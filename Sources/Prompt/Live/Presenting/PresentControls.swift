/// The keys of `present`: some scroll a page that is longer than the screen, the others result in a
/// deed.
public struct PresentControls: Sendable {
  /// The action of a key.
  public enum Deed: Hashable, Sendable {
    /// To run the cell, or to go to the next page.
    case forward
    case back
    case first, last
    /// To unfold the hidden part.
    case unfold
    case end
  }

  /// The first visible line of the page.
  public private(set) var top = 0
  public private(set) var hasHelp = false
  /// Seconds of stage time per second of real time.
  public private(set) var speed = 1.0
  private let speeds: ClosedRange<Double>
  /// The number of lines of the page, and the rows available for them.
  private var lines = 0
  private var rows = 1

  /// A page from its beginning, with a speed that stays within bounds.
  public init(within speeds: ClosedRange<Double>) { self.speeds = speeds }

  /// Turns to the beginning of another page.
  public mutating func turnOver() { (top, lines) = (0, 0) }

  /// Shows a page of so many lines on so many rows.
  ///
  /// - Parameter focus: The first line to show if not all of them fit; nil to keep the position.
  public mutating func turn(lines: Int, rows: Int, focus: Int? = nil) {
    (self.lines, self.rows) = (lines, max(1, rows))
    move(to: focus ?? top)
  }

  /// Whether the page continues above or below the visible part.
  public var isCut: (above: Bool, below: Bool) { (top > 0, top + rows < lines) }

  /// Whether a key ends it.
  public static func ends(_ key: String) -> Bool { key == "q" || key == "escape" }

  /// Takes a key.
  ///
  /// - Parameter isPageSeen: Whether the page is visible, so that its unread part is shown before a
  ///   cell runs.
  public mutating func press(_ key: String, isPageSeen: Bool = true) -> Deed? {
    if Self.ends(key) { return .end }
    // The list hides the page, so the next key closes it and does nothing else.
    if hasHelp {
      hasHelp = false
      return nil
    }
    switch key {
    case "space" where isPageSeen && isCut.below, "pageDown" where isPageSeen && isCut.below:
      move(to: top + screenful)
    case "pageUp" where isPageSeen && isCut.above: move(to: top - screenful)
    case "space", "right", "pageDown", "n", "return": return .forward
    case "left", "pageUp", "p", "b", "delete": return .back
    case "home": return .first
    case "end": return .last
    case "h": return .unfold
    case "down", "j": move(to: top + 1)
    case "up", "k": move(to: top - 1)
    case "?": hasHelp = true
    case "+", "=": speed = min(speed * 2, speeds.upperBound)
    case "-": speed = max(speed / 2, speeds.lowerBound)
    default: break
    }
    return nil
  }

  /// The number of lines to scroll at once; two lines stay visible.
  private var screenful: Int { max(1, rows - 2) }

  private mutating func move(to line: Int) { top = min(max(0, line), max(0, lines - rows)) }

  /// The list of the keys.
  public static let list = [
    "space Page Down  scroll, run the cell, continue", "Page Up          back",
    "right left n p   the same, without scrolling", "up down          scroll a long page",
    "h                hint", "Home End         first, last page",
    "+ -              faster, slower", "q Esc            quit",
    "?                this list",
  ]
}
