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
    (#"\biphone ?1[67] pro max\b"#, "440x956"), (#"\biphone ?1[67] pro\b"#, "402x874"),
    (#"\biphone ?1[4-6] (?:pro max|plus)\b"#, "430x932"),
    (#"\biphone ?1[23] pro max\b"#, "428x926"), (#"\biphone ?1[23] mini\b"#, "375x812"),
    (#"\biphone ?1[56](?: pro)?\b|\biphone ?14 pro\b"#, "393x852"),
    (#"\biphone ?1[234](?: pro)?\b"#, "390x844"),
    (#"\biphone ?(?:11(?: pro max)?|xr|xs max)\b(?! pro\b)"#, "414x896"),
    (#"\biphone ?(?:x|xs|11 pro)\b"#, "375x812"), (#"\biphone ?[678] ?plus\b"#, "414x736"),
    (#"\biphone ?(?:se ?1|5s?)\b"#, "320x568"), (#"\biphone ?(?:se|[678])\b"#, "375x667"),
    (#"\bipad mini\b"#, "744x1133"), (#"\bipad(?: (?:air|pro))?\b"#, "820x1180"),
    (#"\biphone\b"#, "393x852"),
  ]

  private static let sizing: Form =
    #"\b(?:size|frame|format|device|preset|phone|simulator|layout|model|resolution|change|switch|select|choose|pick|preview|simulate|open|show|new|artboard)\b"#

  /// `iphone 15 screen`: a device's size in points.
  private static func device(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard let size = line.take(devices) else { return nil }
    _ = line.takes(stage)
    while line.takes(sizing) {}
    guard line.isRead else { return nil }
    return Spoken.Reading("stage \(size)", "the stage has a size in points")
  }

  private static let emptying: Form =
    #"^ (?:erase|clear|delete|remove|wipe|empty|clean|throw away|forget|destroy|discard|reset)(?: out| up| off)? (?:absolutely )?(?:everything|it all|all(?: of)?(?: the| my)?(?: views| objects| things| shapes| elements| layers)|the (?:whole |entire )?(?:stage|scene|canvas|world|board|artboard|session|notebook))\b"#
  private static let anew: Form =
    #"\b(?:and |then )*(?:(?:start|begin)(?:ing)? (?:all )?(?:over|again|anew|afresh|fresh|new|from scratch|from zero|from the beginning)(?: again)?|from scratch)\b"#
  private static let fresh: Form =
    #"^ (?:(?:start|begin) (?:all over )?(?:anew|afresh|fresh|from scratch|from zero)|(?:give me |get |make |create |i want )?(?:an? )?(?:(?:empty|clean|fresh|blank|brand new) (?:stage|scene|canvas|start|session|world|page|slate|project)|new (?:stage|session|project|start|experiment|notebook|lesson)))\b"#

  /// `erase everything and start again`: only where all of it is meant to go.
  static func emptied(_ line: SpokenLine) -> Spoken.Reading? {
    var line = line
    guard line.takes(emptying) || line.takes(fresh) else { return nil }
    _ = line.takes(anew)
    _ = line.takes(#"\b(?:from|off|on) the (?:stage|screen|scene|canvas)\b"#)
    guard line.isRead, !line.has(#"\bVIEW\b"#) else { return nil }
    return Spoken.Reading("reset", "`reset` empties the stage, and `undo` takes that back")
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
