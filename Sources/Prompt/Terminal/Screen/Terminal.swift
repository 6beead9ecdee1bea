import Platform

/// Questions about the terminal and its locale.
public enum Terminal {
  /// The default number of columns.
  package static let defaultWidth = 80
  /// The default number of rows.
  package static let defaultHeight = 24

  /// Whether a descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal: `COLUMNS` if it is a positive number, otherwise the terminal's
  /// own value, otherwise 80.
  public static func width(_ descriptor: Int32) -> Int {
    width(environment: ProcessEnvironment.current, reported: size(descriptor)?.columns)
  }

  static func width(environment: [String: String], reported: Int?) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    return reported ?? defaultWidth
  }

  /// The terminal's own size, if it is a terminal and knows it.
  package static func size(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : defaultHeight)
  }

  /// The size of a cell in pixels, if the terminal knows it.
  static func cellSize(_ descriptor: Int32) -> (width: Double, height: Double)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0,
      size.ws_xpixel >= size.ws_col, size.ws_ypixel >= size.ws_row
    else { return nil }
    return (
      Double(size.ws_xpixel) / Double(size.ws_col), Double(size.ws_ypixel) / Double(size.ws_row)
    )
  }

  /// Whether the terminal can move its cursor, judged by the name in `TERM`. Terminals that the
  /// system does not know can; the ones inside Emacs cannot.
  public static func movesCursor(environment: [String: String]) -> Bool {
    let name = environment["TERM"] ?? ""
    return !plainNames.contains(name) && !name.hasPrefix("dumb-")
  }

  /// Names of terminals that only print.
  private static let plainNames = ["", "dumb", "emacs"]

  /// Whether to color output to a descriptor.
  ///
  /// `NO_COLOR`, if not empty, disables it; `FORCE_COLOR` or `CLICOLOR_FORCE`, if neither empty nor
  /// `0`, enables it; otherwise it needs a terminal that is not dumb.
  ///
  /// - Parameter variable: The value of an environment variable.
  public static func colorAllowed(
    _ descriptor: Int32, variable: (_ name: String) -> String?
  ) -> Bool {
    colorAllowed(isTerminal: isTerminal(descriptor), variable: variable)
  }

  static func colorAllowed(isTerminal: Bool, variable: (_ name: String) -> String?) -> Bool {
    func value(_ name: String) -> String { variable(name) ?? "" }
    if !value("NO_COLOR").isEmpty { return false }
    if ["FORCE_COLOR", "CLICOLOR_FORCE"].contains(where: { !["", "0"].contains(value($0)) }) {
      return true
    }
    return isTerminal && !plainNames.contains(value("TERM"))
  }

  /// Whether the user's locale supports more than ASCII.
  public static func showsUnicode(environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty }?.lowercased() ?? ""
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }

  /// Sets a UTF-8 locale for characters, the user's own if possible; false if there is none.
  ///
  /// Without one, libedit drops every byte that is not ASCII. Numbers keep the C locale, whose
  /// decimal mark is a dot.
  @discardableResult
  public static func prepareLocale() -> Bool {
    ["", "C.UTF-8", "en_US.UTF-8"].contains { (name: String) in
      setlocale(LC_CTYPE, name) != nil && codeset() == "UTF-8"
    }
  }

  static func codeset() -> String {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return "" }
    return String(cString: name)
  }
}
