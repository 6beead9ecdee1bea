/// The stage and its time in plain words: `make the stage 400x600`, `landscape`, `set background to black`.
enum SpokenStage {
  private static let stage: Form =
    #"\b(?:(?:make|set|change|create|new|resize|use) )*(?:an? |the |new )*(?:stage|canvas|artboard|screen|viewport|window|comp(?:osition)?)(?: size)?\b"#
  private static let number = #"(\d+) ?(?:px|pt|points?|pixels?)?"#
  private static let size = Form(
    #"\b(?:to |of |size |at )*\(?\#(number) ?(?:x|×|by|,|\*| ) ?\#(number)\)?"#)
  private static let background: Form =
    #"\b(?:(?:make|set|change|paint|fill|turn|colou?r) )*(?:the )?(?:(?:stage|canvas|screen|page)(?:'s)? )?(?:background|backdrop)(?: colou?r)?\b|\b(?:(?:make|set|change|paint|fill|turn) )*(?:the )?(?:stage|canvas|screen)(?:'s)? colou?r\b"#
  private static let color: Form = #"\b(?:to |in |with |is )?(COLOR)\b"#

  static func read(_ line: SpokenLine) -> Spoken.Reading? {
    if let turned = turned(line) { return turned }
    var line = line
    if line.takes(background) {
      guard let color = line.take(color)?.text(1), !line.has(#"\bVIEW\b"#) else { return nil }
      _ = line.takes(#"\b(?:stage|screen|canvas)\b"#)
      guard line.isRead, !line.names.views.contains("back") else { return nil }
      let (width, height) = (line.names.stage.width, line.names.stage.height)
      return Spoken.Reading(
        "view back frame (0, 0, \(SpokenNumber.text(width)), \(SpokenNumber.text(height))) color \(color); sendToBack back",
        "a background is a view behind all others")
    }
    if let device = device(line) { return device }
    guard line.takes(stage), let match = line.take(size), line.isRead else { return nil }
    return Spoken.Reading(
      "stage \(match.text(1))x\(match.text(2))", "the stage has a size in points")
  }

  private static let devices: [(Form, String)] = [
    (#"\biphone ?1[3-6] (?:pro )?max\b|\biphone ?1[56] plus\b"#, "430x932"),
    (#"\biphone ?1[56](?: pro)?\b"#, "393x852"), (#"\biphone ?1[234](?: pro)?\b"#, "390x844"),
    (#"\biphone ?(?:x|xs|11 pro)\b"#, "375x812"), (#"\biphone ?(?:se|[678])\b"#, "375x667"),
    (#"\bipad(?: (?:air|pro))?\b"#, "820x1180"), (#"\biphone\b"#, "393x852"),
  ]

  /// `iphone 15 screen`: a device's size in points.
  private static func device(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let size = line.take(devices) else { return nil }
    _ = line.takes(stage)
    _ = line.takes(#"\b(?:size|frame|format|to)\b"#)
    guard line.isRead else { return nil }
    return Spoken.Reading("stage \(size)", "the stage has a size in points")
  }

  private static func turned(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    let (width, height) = (line.names.stage.width, line.names.stage.height)
    let (short, long) = (min(width, height), max(width, height))
    _ = line.takes(
      #"^ (?:(?:turn|rotate|switch|set|make|use) )?(?:the )?(?:stage|screen|phone|device)?\b"#)
    let isWide: Bool
    if line.takes(#"\b(?:to |into |in )?landscape(?: mode| orientation)?\b"#) {
      isWide = true
    } else if line.takes(#"\b(?:to |into |in )?portrait(?: mode| orientation)?\b"#) {
      isWide = false
    } else {
      return nil
    }
    guard line.isRead else { return nil }
    let size = (isWide ? [long, short] : [short, long]).map(SpokenNumber.text)
    return Spoken.Reading("stage \(size[0])x\(size[1])", "the stage has a size in points")
  }
}
