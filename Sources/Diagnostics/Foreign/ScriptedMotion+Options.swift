/// What objects of options and of properties say.
extension ScriptedMotion {
  /// The values in the brackets that open before a place.
  func arguments(in text: String, at place: Int) -> [ScriptValue]? {
    var reader = ScriptReader(Array(text.unicodeScalars), from: place)
    return reader.values(until: ")")
  }

  func value(in text: String, at place: Int) -> ScriptValue? {
    var reader = ScriptReader(Array(text.unicodeScalars), from: place)
    return reader.value()
  }

  /// The view that a selector or a name tells.
  func target(_ value: ScriptValue?) -> String? {
    let word: String? =
      switch value {
      case .word(let word)?: word
      case .list(let values)?: values.first?.word
      default: nil
      }
    guard let name = word?.drop(while: { $0 == "." || $0 == "#" }) else { return nil }
    let parts = name.split(separator: ".").map(String.init)
    return parts.first { names.views.contains($0) }
  }

  /// One property that goes through several values, as `animation` takes it; nil for anything else.
  func passing(_ object: ScriptValue) -> (path: String, values: [String])? {
    let paths = [
      "scale": "scale", "opacity": "alpha", "rotate": "rotation", "rotation": "rotation",
      "x": "center.x", "y": "center.y", "translateX": "center.x", "translateY": "center.y",
    ]
    let lists = object.pairs.compactMap { pair -> (path: String, values: [String])? in
      guard case .list(let values) = pair.value, values.count > 2, let path = paths[pair.key] else {
        return nil
      }
      let words = values.compactMap(\.word)
      return words.count == values.count && words.allSatisfy { Double($0) != nil }
        ? (path, words) : nil
    }
    let isAlone =
      object.pairs.filter { pair in
        if case .list = pair.value { true } else { Changes.plain(pair.key) == "transform" }
      }.count == 1
    return isAlone ? lists.first : nil
  }

  /// Properties that are listed in an object, and where they start if that is said.
  func read(_ object: ScriptValue, into motion: inout WrittenMotion) {
    motion.passes = passing(object)
    motion.changes += changes(of: object)
    motion.starts += object.pairs.compactMap { key, value in
      guard case .list(let values) = value, values.count > 1, let first = values.first?.word,
        first != "null", Changes.plain(key) != "transform"
      else { return nil }
      return (key, first)
    }
  }

  /// The properties of an object with the values they lead to.
  func changes(of object: ScriptValue) -> [(key: String, value: String)] {
    object.pairs.flatMap { key, value -> [(key: String, value: String)] in
      switch value {
      case .word(let word):
        return key == "transform" ? Changes.calls(in: word) : [(key, word)]
      case .list(let values):
        // React Native's transforms are objects; keyframes are words, of which the last one counts.
        if let last = values.last, let word = last.word {
          return key == "transform" ? Changes.calls(in: word) : [(key, word)]
        }
        return values.flatMap(changes)
      case .object: return value["value"]?.word.map { [(key, $0)] } ?? []
      case .call: return []
      }
    }
  }

  /// How long, when, how often and at what pace.
  func options(_ object: ScriptValue, unit: String, into motion: inout WrittenMotion) {
    for (key, value) in object.pairs {
      let key = key == "endDelay" ? "" : key
      switch key {
      case "duration":
        let plain = value.word.flatMap { $0.has(#"^\d*\.?\d+m?s$"#) ? $0 : nil }
        motion.duration =
          value.number.map { Self.time($0, unit: unit) } ?? plain ?? motion.duration
      case "delay": motion.delay = value.number.flatMap { $0 > 0 ? Self.time($0, unit: unit) : nil }
      case "ease", "easing": motion.curve = curve(value) ?? motion.curve
      case "type" where value.word == "spring": motion.curve = spring(object) ?? WrittenCurve.spring
      case "repeat", "iterations", "loop": motion.repeats = Self.repeats(key, value.word ?? "")
      case "yoyo", "alternate": motion.reverses = value.word == "true"
      case "direction", "repeatType":
        motion.reverses = ["alternate", "reverse", "mirror"].contains(value.word ?? "")
      default: break
      }
    }
    if motion.reverses, motion.repeats == nil { motion.repeats = "2" }
  }

  private func curve(_ value: ScriptValue) -> String? {
    switch value {
    case .word(let word): return WrittenCurve.named(word)
    case .list(let values):
      let numbers = values.compactMap(\.word)
      return numbers.count == 4 ? "bezier(\(numbers.joined(separator: ", ")))" : nil
    case .call(let name, let values):
      // `Easing.inOut(Easing.quad)`, and `steps(5)`.
      let inner = values.first?.word?.split(separator: ".").last.map(String.init)
      let outer = name.split(separator: ".").last.map(String.init) ?? name
      if ["in", "out", "inOut"].contains(outer), let inner {
        return WrittenCurve.named(inner == "ease" ? "ease\(outer)" : "ease\(outer)\(inner)")
      }
      return WrittenCurve.named("\(outer)(\(values.compactMap(\.word).joined(separator: ", ")))")
    case .object: return nil
    }
  }

  /// A spring by its numbers, where an object has those of one kind.
  func spring(_ object: ScriptValue) -> String? {
    let kinds = [
      ["stiffness", "damping", "mass"], ["tension", "friction"], ["duration", "bounce"],
    ]
    for kind in kinds {
      let values = kind.compactMap { key in
        object[key]?.number.map { _ in "\(key): \(object[key]?.word ?? "")" }
      }
      if values.count == kind.count || (values.count == 2 && kind.count == 3) {
        return "spring(\(values.joined(separator: ", ")))"
      }
    }
    // One number of two: the other as the libraries have it.
    if let stiffness = object["stiffness"]?.word {
      return "spring(stiffness: \(stiffness), damping: 10)"
    }
    if let damping = object["damping"]?.word {
      return "spring(stiffness: 100, damping: \(damping))"
    }
    if let friction = object["friction"]?.word {
      return "spring(tension: 40, friction: \(friction))"
    }
    if let tension = object["tension"]?.word { return "spring(tension: \(tension), friction: 7)" }
    return nil
  }

  /// GSAP and framer-motion count what comes after the first time; others count all.
  private static func repeats(_ key: String, _ word: String) -> String? {
    if ["-1", "Infinity", "true"].contains(word) { return "forever" }
    guard let count = Int(word), count > 0 else { return nil }
    return "\(key == "repeat" ? count + 1 : count)"
  }

  /// Milliseconds and seconds as people write them.
  static func time(_ number: Double, unit: String) -> String {
    let isWhole = number == number.rounded() && abs(number) < 1e9
    return (isWhole ? "\(Int(number))" : "\(number)") + unit
  }
}
