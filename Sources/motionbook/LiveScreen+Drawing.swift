import Charts
import Live
import Text
import Workbooks

/// Draws a moment.
extension LiveScreen {
  func draw(_ moment: LiveMoment) {
    let (columns, rows) = terminal.size
    let picture = picture(moment, columns, rows)
    let grid = picture.grid(columns: columns, rows: rows)
    let changes = grid.changes(from: shown, colour: colour)
    if !changes.isEmpty { terminal.write(changes) }
    shown = grid
  }

  private func picture(_ moment: LiveMoment, _ columns: Int, _ rows: Int) -> LivePicture {
    let followed = moment.followed(frames: columns).map {
      Sparkline(name: $0.name, values: $0.values, growsDown: $0.growsDown)
    }
    place = LivePicture.place(
      for: moment.size, columns: columns, rows: rows, followed: followed.count)
    let scene = moment.scene(columns: place?.columns ?? 1, hasForces: controls.hasFields)
    trails.add(scene)
    var picture = LivePicture(
      scene, LiveLook(asked: moment.glyphs, showsUnicode: showsUnicode, colour: colour))
    picture.extras.flashing = flashes.names
    picture.extras.contacts = flashes.points
    picture.extras.trails = controls.hasTrails ? trails : nil
    picture.extras.grid = controls.hasGrid ? Self.gridStep : nil
    picture.followed = followed
    picture.status = status(moment)
    picture.message = message.isEmpty ? "? keys   space pause   q quit" : message
    picture.overlay = controls.hasHelp ? PlayControls.list(handledKeys: moment.handledKeys) : []
    return picture
  }

  /// The distance between the lines of the grid, in points.
  private static let gridStep = 50.0

  private func status(_ moment: LiveMoment) -> String {
    let time = NumberFormat.rounded(moment.time, decimals: 2)
    let speed = NumberFormat.rounded(controls.speed, decimals: 3)
    let state = (controls.isPaused ? "  paused" : "") + (moment.isReplay ? "  replay" : "")
    return (["t = \(time) s  speed \(speed)\(state)"] + moment.running).joined(separator: "  ")
  }
}

extension LiveLook {
  /// A look with the requested glyphs, or with the best that the terminal can show.
  init(asked: GlyphSet?, showsUnicode: Bool, colour: Bool) {
    let best: Glyphs = colour ? .blocks : .braille
    let glyphs: Glyphs =
      switch asked {
      case .ascii: .ascii
      case .braille: .braille
      case .unicode: best
      case nil: showsUnicode ? best : .ascii
      }
    self.init(glyphs: glyphs, colour: colour)
  }
}
