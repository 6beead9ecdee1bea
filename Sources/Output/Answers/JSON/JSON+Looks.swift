import JSON
import MotionGeometry

extension Scene.Looks {
  /// The fields of a view's looks; empty for one with no looks set.
  var jsonFields: [(String, JSONText)] {
    var fields: [(String, JSONText)] = []
    if opacity < 1 { fields.append(("opacity", .number(opacity))) }
    if let color { fields.append(("color", .string(color.hex))) }
    if let outline { fields.append(("outline", .points(outline))) }
    if let mask { fields.append(("mask", mask.json)) }
    if let clip { fields.append(("clip", .number(Double(clip)))) }
    if let border { fields.append(("border", border.json)) }
    if let shadow {
      fields.append(
        ("shadow", .object([("core", shadow.core.json), ("reach", shadow.reach.json)])))
    }
    return fields
  }
}

extension Scene {
  /// The fields beside the views; empty where nothing clips and nothing surprises.
  var jsonLooks: [(String, JSONText)] {
    var fields: [(String, JSONText)] = []
    if !clips.isEmpty { fields.append(("clips", .array(clips.map(\.json)))) }
    if !remarks.isEmpty {
      fields.append(("remarks", .array(remarks.map { .string($0.sentence.text) })))
    }
    return fields
  }
}

extension Scene.Clip {
  fileprivate var json: JSONText {
    .object(
      (outer.map { [("outer", .number(Double($0)))] } ?? []) + [("area", area.json)])
  }
}

extension Scene.Border {
  fileprivate var json: JSONText {
    .object(
      [("width", .number(width)), ("color", .string(color.hex))]
        + (inner.map { [("inner", .points($0))] } ?? []))
  }
}

extension Area {
  fileprivate var json: JSONText {
    switch self {
    case .everything: .object([("everything", .flag(true))])
    case .polygon(let points): .object([("polygon", .points(points))])
    case .inverse(let area): .object([("inverse", area.json)])
    case .union(let parts): .object([("union", .array(parts.map(\.json)))])
    case .intersection(let parts): .object([("intersection", .array(parts.map(\.json)))])
    }
  }
}
