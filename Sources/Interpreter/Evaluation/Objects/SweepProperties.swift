import Values

/// The results of a sweep: each of its columns is a list.
enum SweepProperties {
  static func properties(of sweep: Sweep) -> [BoundProperty] {
    sweep.columns.map { BoundProperty(property(of: $0), of: sweep) }
  }

  private static func property(of column: Sweep.Column) -> Property<Sweep> {
    let (kind, summary): (ValueKind, String) =
      switch column.role {
      case .parameter: (.expression, "values it was set to, one for each run")
      case .measured: (.points, "measured values, one for each run")
      case .problem: (.expression, "error messages, one for each failed run")
      }
    return Property(
      column.name, kind, unit: column.unit, .recorded, summary, get: { _ in .list(column.cells) })
  }
}

extension Sweep: Recorded {
  /// It is the same at all frames.
  package func at(_ frame: Int) -> Sweep? { self }
}
