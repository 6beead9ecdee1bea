import Answers
import Live
import MotionGeometry
import Playing
import Text

/// Draws a moment.
extension LiveScreen {
  func draw(_ moment: LiveMoment) {
    let (columns, rows) = painting.terminal.size
    painting.paint(picture(moment, columns, rows).grid(columns: columns, rows: rows))
  }

  private func picture(_ moment: LiveMoment, _ columns: Int, _ rows: Int) -> LivePicture {
    let followed = moment.followed(frames: max(columns, Sparkline.plottedFrames)).map {
      Sparkline(
        name: $0.name, values: $0.values, unit: $0.unit, growsDown: $0.growsDown,
        color: $0.color)
    }
    let list = controls.hasHelp ? PlayControls.list(handledKeys: moment.handledKeys) : []
    place = LivePicture.place(
      for: moment.size, columns: columns, rows: rows, followed: followed.count, list: list)
    var scene = moment.scene(columns: place?.columns ?? 1, hasForces: controls.hasFields)
    trails.add(scene)
    if controls.hasTrails { scene.trails = trails.shown(in: scene) }
    var picture = LivePicture(
      scene, StageLook(asked: moment.glyphs, showsUnicode: showsUnicode, color: color))
    picture.extras.flashing = flashes.names
    picture.extras.contacts = flashes.points
    picture.extras.grid = controls.hasGrid ? Self.gridStep : nil
    picture.followed = followed
    picture.status = status(moment)
    picture.message = message.isEmpty ? "? keys   space pause   q quit" : message
    picture.list = list
    return picture
  }

  /// The distance between the lines of the grid, in points.
  private static let gridStep = 50.0

  private func status(_ moment: LiveMoment) -> String {
    let speed = "speed " + runSpeed.text(controls.speed)
    let states = (controls.isPaused ? ["paused"] : []) + (moment.isReplay ? ["replay"] : [])
    return ([moment.clock, speed] + states + moment.tilts + flashes.words + moment.running)
      .joined(separator: "  ")
  }
}

extension RunSpeed {
  /// The speed, and why it is not the chosen one.
  package func text(_ chosen: Double) -> String {
    NumberFormat.rounded(chosen * share, decimals: 3) + (share < 1 ? " (short run)" : "")
  }
}

extension LiveMoment {
  /// The time, for the status row.
  var clock: String { "t = \(NumberFormat.rounded(time, decimals: 2)) s" }

  /// The tilt, for the status row; empty if the device is level.
  var tilts: [String] {
    if tilt == .zero { return [] }
    let (x, y) = (
      NumberFormat.rounded(tilt.dx, decimals: 2), NumberFormat.rounded(tilt.dy, decimals: 2)
    )
    return ["tilt (\(x), \(y))"]
  }
}
