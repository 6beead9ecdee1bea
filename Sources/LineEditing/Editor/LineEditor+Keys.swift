internal import CLibedit

/// The keys that libedit leaves unbound or binds otherwise than people expect.
extension LineEditor {
  /// Our own functions, by the names that keys are bound to. All are registered before any is
  /// bound: binding an unknown name is an error.
  func addFunctions() {
    add("motionbook-complete", "Complete the word at the cursor") { handle, _ in
      LineEditor.call(handle) { $0.completeAtCursor() }
    }
    add("motionbook-older", "Older entry with the same beginning") { handle, _ in
      LineEditor.call(handle) { editor in
        let (text, cursor) = editor.current
        return editor.show(editor.search.older(than: text, cursor: cursor))
      }
    }
    add("motionbook-newer", "Newer entry with the same beginning") { handle, _ in
      LineEditor.call(handle) { editor in
        let (text, cursor) = editor.current
        return editor.show(editor.search.newer(than: text, cursor: cursor))
      }
    }
    add("motionbook-newline", "Begin a new line within the entry") { handle, _ in
      LineEditor.call(handle) {
        $0.insert("\n")
        return CC_REFRESH
      }
    }
    add("motionbook-paste", "Insert a pasted block") { handle, _ in
      LineEditor.call(handle) { $0.insertPaste() }
    }
    add("motionbook-ignore", "Do nothing") { _, _ in UInt8(CC_NORM) }
  }

  func bindKeys() {
    for (key, function) in KeyBindings.insertion(vi: usesViKeys) { mle_bind(handle, key, function) }
    for (key, function) in KeyBindings.sequences {
      mle_bind(handle, key, function)
      // vi's keys have a second map, for commands.
      if usesViKeys { mle_bind_alternative(handle, key, function) }
    }
  }

  /// Shows an entry of the history; with none left, nothing happens.
  private func show(_ entry: String?) -> Int32 {
    guard let entry else { return CC_NORM }
    replaceLine(with: entry)
    return CC_REFRESH
  }

  private func add(
    _ name: String, _ help: String,
    _ function: @escaping @convention(c) (OpaquePointer?, wint_t) -> UInt8
  ) {
    mle_add_function(handle, name, help, function)
  }

  private static func call(_ handle: OpaquePointer?, _ body: (LineEditor) -> Int32) -> UInt8 {
    UInt8(clamping: LineEditor.of(handle).map(body) ?? CC_ERROR)
  }
}
