/// Files of notebooks in plain words: `open lesson1`, `save lesson as Falling bodies`, `load my notebook fall`.
enum SpokenFile {
  private static let name = #"["'“]?([\p{L}\d_](?:[\p{L}\d _.-]*[\p{L}\d_])?)["'”]?\s*[.!]?\s*$"#
  private static let saving = Form(
    #"^\s*(?:please\s+)?(?:save|store|keep|export|write)\s+(?:(?:the|this|my|it|all|everything|that|notebook|session|work|lesson|document|project|experiment|stage|scene|file)\s+)*(?:as|under|called|named|to|into|in)\s+(?:(?:the\s+name|the\s+file|an?\s+file|file|called|named)\s+)*"#
      + name)
  private static let keeping = Form(#"^\s*save\s+"# + name)
  private static let opening = Form(
    #"^\s*(?:please\s+)?(?:open|load|reopen|read|import)\s+(?:(?:the|my|saved|old|last)\s+)*((?:(?:notebook|session|file|document|experiment|lesson)\s+)*)(?:(?:called|named|from)\s+)?"#
      + name)
  private static let learning: Form =
    #"^\s*(?:open|start|begin|load|go\s+to|take|show)\s+(?:me\s+)?(?:the\s+)?(?:lesson\s+(?:on\s+|about\s+|called\s+)?([a-z]\w*)|([a-z]\w*)\s+lesson)\s*$"#
  /// Words that tell of no name.
  private static let kinds: Set = [
    "markdown", "md", "file", "disk", "desktop", "notebook", "text", "html", "csv", "svg", "json",
    "css", "swift", "gif", "png", "pdf", "video", "mp4", "movie", "it", "this", "that", "all",
    "everything", "session", "work", "document", "lesson", "folder", "clipboard", "new", "next",
    "first", "last", "the", "a", "an", "my", "checkpoint", "state", "image", "picture", "code",
    "place", "position", "here", "now", "me", "and",
  ]
  /// What has a form of its own is exported, not saved.
  private static let exported: Set = [
    "html", "ipynb", "svg", "csv", "json", "swift", "css", "gif", "png", "pdf", "mp4", "txt",
  ]

  static func read(_ line: String, _ names: NamesAtHand) -> Spoken.Reading? {
    if let match = line.first(learning), !names.views.contains(match.text(1) + match.text(2)),
      !kinds.contains(match.text(1) + match.text(2))
    {
      return Spoken.Reading(
        "lesson \(match.text(1))\(match.text(2))", "`lesson` begins one that is shipped")
    }
    if let match = line.first(saving) ?? line.first(keeping), let file = file(match.text(1), names)
    {
      return Spoken.Reading("save \(file)", "a notebook has its file's name in quotation marks")
    }
    guard let match = line.first(opening), let file = file(match.text(2), names),
      // A single word may be a door or a menu.
      !match.text(1).isEmpty || match.text(2).contains(where: { $0.isNumber || "._-".contains($0) })
    else { return nil }
    return Spoken.Reading("open \(file)", "a notebook has its file's name in quotation marks")
  }

  private static func file(_ name: String, _ names: NamesAtHand) -> String? {
    let words = name.split(separator: " ")
    guard let first = words.first, words.count <= 5, name.count < 60,
      !words.contains(where: { kinds.contains($0.lowercased()) || names.views.contains(String($0)) }
      ),
      !first.allSatisfy(\.isNumber)
    else { return nil }
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if name.contains("."), exported.contains(ending) { return nil }
    return "\"\(name.hasSuffix(".md") ? name : name + ".md")\""
  }
}
