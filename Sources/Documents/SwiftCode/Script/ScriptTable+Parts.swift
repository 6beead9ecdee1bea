/// Which row is about a call, and what of the call no row reads.
extension ScriptTable.Row {
  /// The values of the first of some forms of a call that the row is about.
  package func bindings(
    anyOf forms: [ScriptValue], _ constants: [String: ScriptValue]
  ) -> ScriptBindings? {
    forms.lazy.compactMap { form in
      var bindings = ScriptBindings(constants)
      return bindings.match(pattern, form) && has(bindings) ? bindings : nil
    }.first
  }

  /// Whether the curve of a call says how far it goes.
  package func isMoving(_ bindings: ScriptBindings) -> Bool {
    template?.text.contains(" moving ") == true
      || bindings.parts.contains { $0.row.template?.text.contains(" moving ") == true }
  }

  /// Whether all that the row needs is there.
  package func has(_ bindings: ScriptBindings) -> Bool {
    template?.requiredNames.allSatisfy { bindings[$0] != nil } != false
  }
}

extension ScriptBindings {
  /// The rows for values of a kind with rows of its own, with the values in them.
  package var parts: [(row: ScriptTable.Row, bindings: ScriptBindings)] {
    all.compactMap { _, bound in
      let value = resolved(bound.value)
      return ScriptTable.standard.sets[bound.kind]?.lazy.compactMap { row in
        row.bindings(anyOf: [value], constants).map { (row, $0) }
      }.first
    }
  }

  /// A value of a kind inside one of the call's values.
  package func inner(_ kind: String) -> ScriptValue? {
    parts.lazy.compactMap { $0.bindings.first(kind) }.first
  }

  /// What the row names as not read.
  package var unreadFields: [String] {
    all.filter { $0.bound.kind == "unread" }.map { "\($0.name): \($0.bound.value.code)" }
  }

  /// What is not read of the call, or is named by the row as such.
  package var unread: [String] {
    unreadFields + rest.map { ($0.label.map { "\($0): " } ?? "") + $0.value.code }
  }
}
