import Notebooks
import Text

/// Prose as HTML. What was HTML in the notebook is not passed on.
extension PageWriter {
  mutating func write(_ block: ProseBlock) {
    switch block {
    case .heading(let level, let runs): writeHeading(level, runs)
    case .paragraph(let runs): write("p", runs)
    case .list(let items, let numbering, let isTight): writeList(items, numbering, isTight)
    case .quote(let blocks):
      markup.begin("blockquote")
      for block in blocks { write(block) }
      markup.end()
    case .code(let code):
      markup.begin("pre", ["class": "quoted"])
      markup.element("code", [:], code)
      markup.end()
    case .table(let table): write(table)
    case .rule: markup.mark("hr")
    }
    markup.endLine()
  }

  private mutating func writeHeading(_ level: Int, _ runs: [ProseRun]) {
    let name = anchors.name(for: runs.text)
    let element = "h\(min(max(level, 1), 6))"
    markup.begin(element, ["id": name])
    write(runs)
    if let count = cardCounts.popFirst(), count > 1 {
      markup.add(" ")
      markup.element("small", [:], "\(count)")
    }
    if level > 1 {
      markup.add(" ")
      markup.element(
        "a", ["class": "anchor", "href": "#\(name)", "aria-label": "Link to this section"], "#")
    }
    markup.end()
  }

  private mutating func writeList(
    _ items: [[ProseBlock]], _ numbering: ProseBlock.Numbering, _ isTight: Bool
  ) {
    switch numbering {
    case .bullets: markup.begin("ul")
    case .numbers(let first): markup.begin("ol", first == 1 ? [:] : ["start": "\(first)"])
    }
    for item in items {
      markup.begin("li")
      for block in item {
        if isTight, case .paragraph(let runs) = block { write(runs) } else { write(block) }
      }
      markup.end()
    }
    markup.end()
  }

  private mutating func write(_ table: ProseTable) {
    if writeGallery(of: table) { return }
    markup.begin("table", ["class": "prose"])
    markup.begin("thead")
    writeRow(table.head, "th", table.alignments)
    markup.end()
    markup.begin("tbody")
    for row in table.rows { writeRow(row, "td", table.alignments) }
    markup.end()
    markup.end()
  }

  private mutating func writeRow(
    _ cells: [[ProseRun]], _ element: String, _ alignments: [ProseTable.Alignment]
  ) {
    markup.begin("tr")
    for (index, cell) in cells.enumerated() {
      let alignment = alignments.indices.contains(index) ? alignments[index] : .left
      // A head without words heads nothing.
      write(
        cell.isEmpty ? "td" : element, cell, alignment == .right ? ["class": "number"] : [:])
    }
    markup.end()
  }

  mutating func write(
    _ element: String, _ runs: [ProseRun], _ attributes: Markup.Attributes = [:]
  ) {
    markup.begin(element, attributes)
    write(runs)
    markup.end()
  }

  private mutating func write(_ runs: [ProseRun]) {
    for run in runs {
      var elements: [(String, Markup.Attributes)] = []
      if let target = run.look.address.flatMap(target(of:)) {
        elements.append(("a", ["href": target]))
      }
      if run.look.isStrong { elements.append(("strong", [:])) }
      if run.look.isEmphasized { elements.append(("em", [:])) }
      if run.look.isCode { elements.append(("code", [:])) }
      for (name, attributes) in elements { markup.begin(name, attributes) }
      if let image = run.look.image {
        write(image, run.text)
      } else {
        markup.add(run.text.bindingOperators(inCode: run.look.isCode))
      }
      for _ in elements { markup.end() }
    }
  }

  /// An image, or its alternative text with the reason why it is not here.
  private mutating func write(_ address: String, _ text: String) {
    switch page.images[address] {
    case .data(let data): markup.mark("img", ["src": data, "alt": text])
    case .missing(let reason):
      markup.add(text)
      markup.element("small", ["class": "missing"], " (no image: \(reason))")
    case nil: markup.add(text)
    }
  }

  /// The address that a link leads to; nil for one that could run something.
  private func target(of address: String) -> String? {
    let (path, rest) =
      address.firstIndex(of: "#").map {
        (address[..<$0], address[$0...])
      } ?? (address[...], "")
    if let scheme = Self.scheme(of: path) {
      return ["http", "https", "mailto"].contains(scheme) ? address : nil
    }
    guard page.site != nil, path.hasSuffix(".md") else { return address }
    return PageName.page(of: String(path)) + rest
  }

  /// The scheme of an address, such as `https`; nil for a relative one.
  private static func scheme(of path: Substring) -> String? {
    let scalars = path.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":"),
      !scalars[..<colon].contains(where: { $0 == "/" || $0 == "?" })
    else { return nil }
    // Browsers pass over blanks and controls in a scheme.
    return String(scalars[..<colon].filter { $0.value > 0x20 }).lowercased()
  }
}

/// The names of pages in a folder of them.
public enum PageName {
  /// The page of a notebook: `fall.md` is `fall.html`, and a folder's `README.md` its index.
  public static func page(of notebook: String) -> String {
    let parts = notebook.split(separator: "/", omittingEmptySubsequences: false)
    let stem = (parts.last ?? "").hasSuffix(".md") ? parts[parts.count - 1].dropLast(3) : ""
    let name = stem == "README" ? "index" : String(stem)
    return (parts.dropLast().map(String.init) + [name + ".html"]).joined(separator: "/")
  }

  /// The path in the folder to which a link leads; nil for one that leads elsewhere.
  static func path(of address: String) -> String? {
    guard !address.hasPrefix("/"), !address.prefix(while: { $0 != "/" }).contains(":") else {
      return nil
    }
    return PageImage.decoded(address).map { String($0.trimmingPrefix("./")) }
  }

  /// A path as a relative address (RFC 3986 §2.1, §4.2): what means something else in an address is
  /// written with percent signs, and a first name with a colon is no scheme.
  static func address(of path: String) -> String {
    let special = Set("%?#\\\"<>^`{|}[]()".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      guard byte <= 0x20 || byte == 0x7F || special.contains(byte) else {
        bytes.append(byte)
        continue
      }
      let digits = String(byte, radix: 16, uppercase: true)
      bytes += ("%" + (digits.count == 1 ? "0" : "") + digits).utf8
    }
    let address = String(decoding: bytes, as: UTF8.self)
    return address.prefix { $0 != "/" }.contains(":") ? "./" + address : address
  }
}
