extension String {
  /// The text as one word of a POSIX shell, quoted if it needs to be, in one visible line.
  ///
  /// Source: POSIX.1-2024, Shell & Utilities §2.2, with `$'…'` for what controls a terminal.
  public var shellWord: String {
    let isPlain = { (scalar: Unicode.Scalar) in
      scalar.properties.isAlphabetic || "0"..."9" ~= scalar
        || "_./-+@%:,=".unicodeScalars.contains(scalar)
    }
    if !isEmpty, first != "-", unicodeScalars.allSatisfy(isPlain) { return self }
    let file = first == "-" ? "./" + self : self
    guard file.unicodeScalars.contains(where: \.isTerminalControl) else {
      return "'" + file.replacing("'", with: #"'\''"#) + "'"
    }
    let bytes = file.unicodeScalars.map { scalar -> String in
      if scalar == "\n" { return #"\n"# }
      if scalar == "'" || scalar == "\\" { return #"\"# + String(scalar) }
      guard scalar.isTerminalControl else { return String(scalar) }
      return String(scalar).utf8.map { byte in
        let digits = String(byte, radix: 8)
        return #"\"# + String(repeating: "0", count: 3 - digits.count) + digits
      }.joined()
    }
    return "$'" + bytes.joined() + "'"
  }
}
