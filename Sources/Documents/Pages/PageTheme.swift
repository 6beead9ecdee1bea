/// The look of a page by day and by night, for what a browser draws around it.
enum PageTheme: String, CaseIterable {
  case light, dark

  /// When it is used.
  var condition: String { "(prefers-color-scheme: \(self))" }

  /// The color behind the page.
  var color: String {
    switch self {
    case .light: "#ffffff"
    case .dark: "#0d1117"
    }
  }
}

extension PageResources {
  /// The color behind the page, for its style.
  static let back =
    ":root { --back: light-dark(\(PageTheme.light.color), \(PageTheme.dark.color)); }\n"

  /// The icon of every page: a box, and a guess of it.
  static let icon =
    "data:image/svg+xml,"
      + """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">\
      <rect x="4" y="13" width="16" height="16" rx="3" fill="#3e63dd"/>\
      <rect x="11" y="3" width="18" height="18" rx="3" stroke="#818b98" stroke-width="3" \
      stroke-dasharray="5 3"/></svg>
      """.replacing("\"", with: "'").replacing("#", with: "%23").replacing("<", with: "%3C")
    .replacing(">", with: "%3E")
}
