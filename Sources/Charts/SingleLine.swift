extension String {
  /// The text with line breaks, tabs and other control characters as spaces, so that one line of
  /// output stays one line.
  var singleLine: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return self
    }
    return String(
      map { character in
        let isControl = character.unicodeScalars.contains {
          $0.properties.generalCategory == .control
        }
        return isControl ? " " : character
      })
  }
}
