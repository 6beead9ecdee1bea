import JSON
import MotionGeometry

extension Scene {
  var jsonFields: [(String, JSONText)] {
    var fields: [(String, JSONText)] = [
      ("time", .number(time)), ("size", .numbers([size.width, size.height])),
      ("state", .string(state.rawValue)), ("views", .array(views.map(\.json))),
      ("unseen", .array(unseen.map(\.json))), ("boundaries", .array(boundaries.map(\.json))),
      ("regions", .array(regions.map(\.json))),
      ("attachments", .array(attachments.map(\.json))), ("forces", .array(forces.map(\.json))),
    ]
    if let trails {
      fields.append(
        (
          "trails",
          .object([
            ("from", .number(trails.start)), ("step", .number(Double(trails.step))),
            (
              "of",
              .array(
                trails.trails.map {
                  .object([("name", .string($0.name)), ("places", .points($0.places))])
                })
            ),
          ])
        ))
    }
    if let keyboard {
      let numbers = [keyboard.minX, keyboard.minY, keyboard.size.width, keyboard.size.height]
      fields.append(("keyboard", .numbers(numbers)))
    }
    return fields + jsonLooks
  }
}

extension Scene.View {
  fileprivate var json: JSONText {
    .object(
      [("name", .string(name))] + (parent.map { [("parent", .string($0))] } ?? [])
        + [("corners", .points(corners))] + (text.isEmpty ? [] : [("text", .string(text))])
        + looks.jsonFields)
  }
}

extension Scene.Unseen {
  fileprivate var json: JSONText {
    switch reason {
    case .hidden: .object([("name", .string(name)), ("reason", .string("hidden"))])
    case .outOfTime: .object([("name", .string(name)), ("reason", .string("out-of-time"))])
    case .transparent: .object([("name", .string(name)), ("reason", .string("transparent"))])
    case .empty: .object([("name", .string(name)), ("reason", .string("empty"))])
    case .outside(let gap):
      .object([
        ("name", .string(name)), ("reason", .string("outside")),
        ("gap", .numbers([gap.dx, gap.dy])),
      ])
    case .within(let view):
      .object([("name", .string(name)), ("reason", .string("within")), ("view", .string(view))])
    case .clipped(let view):
      .object([("name", .string(name)), ("reason", .string("clipped")), ("view", .string(view))])
    }
  }
}

extension Scene.Boundary {
  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)), ("behavior", .string(behavior)), ("points", .points(points)),
      ("closed", .flag(isClosed)),
    ])
  }
}

extension Scene.Region {
  fileprivate var json: JSONText {
    .object([
      ("field", .string(field)), ("center", .point(center)), ("shape", .string(shape)),
      ("outline", .points(outline)),
    ])
  }
}

extension Scene.Attachment {
  fileprivate var json: JSONText {
    .object([("name", .string(name)), ("from", .point(start)), ("to", .point(end))])
  }
}

extension Scene.Force {
  fileprivate var json: JSONText {
    .object([("at", .point(point)), ("force", .numbers([force.dx, force.dy]))])
  }
}

extension JSONText {
  fileprivate static func point(_ point: Point) -> JSONText { .numbers([point.x, point.y]) }
  static func points(_ points: [Point]) -> JSONText { .array(points.map(point)) }
}
