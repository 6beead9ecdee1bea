import Values

/// What a sweep tells: each of its columns is a list.
enum SweepProperties {
  static func properties(of sweep: Sweep) -> [BoundProperty] {
    sweep.columns.map { BoundProperty(property(of: $0), of: sweep) }
  }

  private static func property(of column: Sweep.Column) -> Property<Sweep> {
    let (kind, summary): (ValueKind, String) =
      switch column.role {
      case .parameter: (.expression, "what it was set to, a value for each run")
      case .measured: (.points, "what was measured, a value for each run")
      case .problem: (.expression, "what went wrong, a text for each run that failed")
      }
    return Property(
      column.name, kind, unit: column.unit, .recorded, summary, get: { _ in .list(column.cells) })
  }
}

extension Sweep: Recorded {
  /// It is the same at all frames.
  package func at(_ frame: Int) -> Sweep? { self }
}
