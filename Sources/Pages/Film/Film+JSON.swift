import Answers

extension Film {
  /// The most events that are marked.
  private static let markLimit = 40

  /// The film as data for the page's script, in one line.
  var json: JSONText {
    .object([
      ("size", .numbers([size.width, size.height])), ("rate", .number(Double(framesPerSecond))),
      ("start", .number(start)), ("step", .number(Double(step))),
      ("count", .number(Double(stills.count))),
      (
        "shots",
        .array(
          shots.map { shot in
            var writer = ShotWriter(shot)
            return writer.written()
          })
      ),
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
    ])
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 }
}
