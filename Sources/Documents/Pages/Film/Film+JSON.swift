import Answers
import JSON
import MotionGeometry

extension Film {
  /// The most events that are marked.
  private static let markLimit = 40

  /// A text that is the same for films that look the same.
  public var fingerprint: String { json.text }

  /// The film as data for the page's script, in one line.
  var json: JSONText {
    .object(fields + (isTilted ? [("tilt", tilt)] : []))
  }

  private var isTilted: Bool { stills.contains { $0.tilt != Vector(0, 0) } }

  /// The tilt at each picture, packed.
  private var tilt: JSONText {
    var packing = ColumnPacking()
    for part in [\Vector.dx, \Vector.dy] {
      packing.append(
        stills.map { Int64(clamping: ($0.tilt[keyPath: part] / Self.tiltScale).rounded()) })
    }
    let scale = JSONText.array([.number(Self.tiltScale)])
    return .object([
      ("count", .number(Double(stills.count))), ("values", .array([scale, scale])),
      ("data", .string(packing.base64)),
    ])
  }

  private static let tiltScale = 0.001

  private var fields: [(String, JSONText)] {
    var arrows: [JSONText] = []
    let shots = shots.map { shot in
      var writer = ShotWriter(shot, arrows: arrows)
      defer { arrows = writer.arrows }
      return writer.written()
    }
    return [
      ("size", .numbers([size.width, size.height])), ("rate", .number(Double(framesPerSecond))),
      ("start", .number(start)), ("end", .number(end)), ("step", .number(Double(step))),
      ("count", .number(Double(stills.count))),
      ("shots", .array(shots)),
      (
        "contacts",
        .array(
          contacts.compactMap { contact in
            contact.point.map { .numbers([contact.time, $0.x, $0.y].map(Self.rounded)) }
          })
      ),
      (
        "marks",
        .array(
          contacts.prefix(Self.markLimit).map { contact in
            .array([
              .number(Self.rounded(contact.time)),
              .string(contact.names.joined(separator: " touches ")),
            ])
          })
      ),
    ] + (arrows.isEmpty ? [] : [("arrows", .array(arrows))])
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 }
}
