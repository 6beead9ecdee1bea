/// How the command is written that a line has all parts of.
extension LooseCommand {
  /// The command; nil where a part of the line belongs nowhere.
  var line: String? {
    var command = self
    guard command.place() else { return nil }
    return command.written
  }

  /// Gives what stood alone to the clauses that it is for; false where one is left over.
  private mutating func place() -> Bool {
    if verb.name == "boundary" || verb.name == "collision" { return placeEnds() }
    if points.isEmpty, numbers.count >= 2, verb.lonePoint != nil,
      !["gravity", "push"].contains(verb.name)
    {
      points = ["(\(numbers[0]), \(numbers[1]))"]
      numbers.removeFirst(2)
    }
    if let point = points.first {
      let isFlow = ["linear", "velocity", "drag"].contains(kind)
      let keyword = isFlow ? "direction" : verb.lonePoint
      guard points.count == 1, let keyword, clauses[keyword] == nil else { return false }
      clauses[keyword] = point
    }
    // A rope is as long as the distance is when it is tied.
    if clauses["limit"] != nil { (numbers, clauses["length"]) = ([], nil) }
    if let number = numbers.first {
      guard numbers.count == 1, let lone = verb.lone, clauses[lone] == nil else { return false }
      clauses[lone] = number
    }
    if verb.name == "keyboard" {
      // The keyboard's own curve has a number and no name.
      if let curve = clauses["curve"] { clauses["curve"] = curve == "7" ? "keyboard" : nil }
      if let over = clauses["over"] { clauses["over"] = over + "s" }
      if let time { clauses["over"] = time }
      if let curve { clauses["curve"] = curve }
    }
    if let way {
      guard verb.name == "push" || verb.name == "gravity", clauses["vector"] == nil else {
        return false
      }
      clauses["angle"] = way
    }
    return true
  }

  private mutating func placeEnds() -> Bool {
    if numbers.count == 4, points.isEmpty {
      points = ["(\(numbers[0]), \(numbers[1]))", "(\(numbers[2]), \(numbers[3]))"]
      numbers = []
    }
    if clauses["from"] == nil, !points.isEmpty { clauses["from"] = points.removeFirst() }
    if clauses["to"] == nil, !points.isEmpty { clauses["to"] = points.removeFirst() }
    guard points.isEmpty, numbers.isEmpty else { return false }
    if verb.name == "collision", clauses["from"] == nil, clauses["to"] == nil {
      // A floor without its ends is the stage's.
      if clauses["line"] != nil { clauses["bounds"] = "" }
      return true
    }
    return clauses["from"] != nil && clauses["to"] != nil
  }

  private var written: String? {
    let whom = views.isEmpty ? Array(names.views.prefix(1)) : views
    guard let first = whom.first else { return nil }
    let all = whom.joined(separator: ", ")
    let tail = verb.order.compactMap { keyword in
      clauses[keyword].map { " " + keyword + ($0.isEmpty ? "" : " " + $0) }
    }.joined()
    switch verb.name {
    case "field":
      let charge = clauses["charge"].map { "; item \(all) charge \($0)" } ?? ""
      return "field \(kind) on \(all)\(tail)\(charge)"
    case "snap": return clauses["to"] == nil || whom.count > 1 ? nil : "snap \(first)\(tail)"
    case "attach": return tie(whom, tail)
    case "boundary":
      let collision = names.newest("collision") == nil ? "collision on \(first) bounds; " : ""
      return "\(collision)boundary \(name ?? "wall")\(tail)"
    case "keyboard":
      // One that has a height comes up.
      let show = clauses["hide"] == nil && clauses["show"] == nil && clauses["height"] != nil
      guard views.isEmpty, show || (clauses["show"] != nil) != (clauses["hide"] != nil) else {
        return nil
      }
      return "keyboard\(show ? " show" : "")\(tail)"
    case "push" where clauses["vector"] != nil && clauses["magnitude"] != nil:
      return directed(all)
    case "push":
      guard !tail.isEmpty else { return nil }
      let hasForce = clauses["vector"] != nil || clauses["magnitude"] != nil
      return "push on \(all)\(hasForce ? "" : " magnitude 1")\(tail)"
    case "collision":
      let line = clauses["from"].flatMap { from in
        clauses["to"].map { "; boundary \(name ?? "wall") from \(from) to \($0)" }
      }
      return "collision on \(all)\(tail)\(line ?? "")"
    case "fling", "spin":
      guard views.count < 2, !tail.isEmpty else { return nil }
      return "item \(first); \(verb.name) \(first)\(tail)"
    case "item": return tail.isEmpty ? nil : "item \(all)\(tail)"
    case "parallax": return tail.isEmpty ? nil : "parallax on \(all)\(tail)"
    default: return "\(verb.name) on \(all)\(tail)"
    }
  }

  /// A push whose direction has its magnitude beside it: by its angle.
  private func directed(_ views: String) -> String? {
    let parts = clauses["vector"]?.all(#"-?[\d.]+"#).map { $0.text() } ?? []
    guard parts.count == 2, let magnitude = clauses["magnitude"] else { return nil }
    let straight = ["1 0": "0deg", "0 1": "90deg", "-1 0": "180deg", "0 -1": "-90deg"]
    let angle = straight["\(parts[0]) \(parts[1])"] ?? "atan2(\(parts[1]), \(parts[0]))"
    let mode = clauses["instantaneous"] == nil ? "" : " instantaneous"
    return "push on \(views) magnitude \(magnitude) angle \(angle)\(mode)"
  }

  private func tie(_ views: [String], _ tail: String) -> String? {
    guard let first = views.first, views.count <= 2 else { return nil }
    if views.count == 2 {
      guard clauses["to"] == nil else { return nil }
      return "attach \(first) to \(views[1])\(tail)"
    }
    let isPlaced = clauses["to"] != nil || clauses["slide"] != nil
    return isPlaced ? "attach \(first)\(tail)" : nil
  }
}
