internal import CLibedit

/// The keys that libedit does not bind, or binds to something unexpected.
extension LineEditor {
  /// Registers our own functions, by the names that keys are bound to. All are registered before
  /// any is bound, because binding an unknown name is an error.
  func addFunctions() {
    add("motionbook-complete", "Complete the word at the cursor") { handle, _ in
      LineEditor.call(handle) { $0.completeAtCursor() }
    }
    add("motionbook-older", "Go up, or to an older entry that begins alike") { handle, _ in
      LineEditor.call(handle) { $0.goUp() }
    }
    add("motionbook-newer", "Go down, or to a newer entry that begins alike") { handle, _ in
      LineEditor.call(handle) { $0.goDown() }
    }
    add("motionbook-line-begin", "Go to the beginning of the line") { handle, _ in
      LineEditor.call(handle) { $0.goToLineBegin() }
    }
    add("motionbook-line-end", "Go to the end of the line") { handle, _ in
      LineEditor.call(handle) { $0.goToLineEnd() }
    }
    add("motionbook-word-right", "Go right a word, or accept one of the gray text") { handle, _ in
      LineEditor.call(handle) { $0.goWordRight() }
    }
    add("motionbook-search", "Search backward in the history") { handle, _ in
      LineEditor.call(handle) { $0.beginSearch() }
    }
    add("motionbook-search-step", "Show the search result") { handle, _ in
      LineEditor.call(handle) { $0.showSearch() }
    }
    add("motionbook-undo", "Undo the last change") { handle, _ in
      LineEditor.call(handle) { $0.undo() }
    }
    addLineFunctions()
    addCharacterFunctions()
    addCutFunctions()
  }

  private func addCharacterFunctions() {
    add("motionbook-left", "Go left one character") { handle, _ in
      LineEditor.call(handle) { $0.goLeft() }
    }
    add("motionbook-right", "Go right one character, or accept the gray text") { handle, _ in
      LineEditor.call(handle) { $0.goRight() }
    }
    add("motionbook-delete-before", "Delete the character before the cursor") { handle, _ in
      LineEditor.call(handle) { $0.deleteBefore() }
    }
    add("motionbook-delete-after", "Delete the character at the cursor") { handle, _ in
      LineEditor.call(handle) { $0.deleteAfter() }
    }
    add("motionbook-delete-or-end", "Delete the character at the cursor, or end") { handle, _ in
      LineEditor.call(handle) { $0.deleteOrEnd() }
    }
  }

  private func addCutFunctions() {
    add("motionbook-cut-line-end", "Cut to the end of the line") { handle, _ in
      LineEditor.call(handle) { $0.cutToLineEnd() }
    }
    add("motionbook-cut-line-begin", "Cut to the beginning of the line") { handle, _ in
      LineEditor.call(handle) { $0.cutToLineBegin() }
    }
    add("motionbook-cut-word-before", "Cut the word before the cursor") { handle, _ in
      LineEditor.call(handle) { $0.cutWordBefore() }
    }
    add("motionbook-cut-word-after", "Cut the word after the cursor") { handle, _ in
      LineEditor.call(handle) { $0.cutWordAfter() }
    }
    add("motionbook-insert-cut", "Insert what was cut") { handle, _ in
      LineEditor.call(handle) { $0.insertCut() }
    }
    add("motionbook-insert-older-cut", "Insert what was cut before instead") { handle, _ in
      LineEditor.call(handle) { $0.insertOlderCut() }
    }
    add("motionbook-last-word", "Insert the last word of an earlier entry") { handle, _ in
      LineEditor.call(handle) { $0.insertLastWord() }
    }
    add("motionbook-edit", "Edit the line in another editor") { handle, _ in
      LineEditor.call(handle) { $0.editOutside() }
    }
  }

  private func addLineFunctions() {
    add("motionbook-enter", "End the entry, or start another line of it") { handle, _ in
      LineEditor.call(handle) { $0.enter() }
    }
    add("motionbook-close", "Insert a closing bracket") { handle, key in
      LineEditor.call(handle) { $0.close(with: Unicode.Scalar(UInt32(key)) ?? "}") }
    }
    add("motionbook-clear", "Clear the screen") { handle, _ in
      LineEditor.call(handle) { $0.clearScreen() }
    }
    add("motionbook-newline", "Start a new line within the entry") { handle, _ in
      LineEditor.call(handle) {
        $0.insert("\n")
        return CC_REFRESH
      }
    }
    add("motionbook-paste", "Insert a pasted block") { handle, _ in
      LineEditor.call(handle) { $0.insertPaste() }
    }
    add("motionbook-help", "Show help on the word at the cursor") { handle, _ in
      LineEditor.call(handle) { $0.showHelp() }
    }
    add("motionbook-ignore", "Do nothing") { _, _ in UInt8(CC_NORM) }
  }

  func bindKeys() {
    for (key, function) in KeyBindings.insertion(vi: usesViKeys) { mle_bind(handle, key, function) }
    for (key, function) in KeyBindings.sequences + (painter == nil ? [] : KeyBindings.drawn) {
      mle_bind(handle, key, function)
      // vi mode has a second map, for commands.
      if usesViKeys { mle_bind_alternative(handle, key, function) }
    }
    if usesViKeys {
      // libedit's own command line, and its call of `vi`, whatever the user's editor.
      mle_bind_alternative(handle, ":", "motionbook-ignore")
      mle_bind_alternative(handle, "v", "motionbook-edit")
    } else {
      for (key, function) in KeyBindings.meta { mle_bind(handle, key, function) }
    }
    // These override the bindings for both maps: in vi's command mode, the cursor is never after
    // the text.
    for (key, function) in KeyBindings.characters(vi: usesViKeys) {
      mle_bind(handle, key, function)
    }
    guard painter != nil else { return }
    for (key, function) in KeyBindings.typed(vi: usesViKeys) { mle_bind(handle, key, function) }
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
