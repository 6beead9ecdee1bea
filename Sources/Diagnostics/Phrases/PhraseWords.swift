/// Words as the phrase book compares them: without endings, those of one meaning as one.
enum PhraseWords {
  /// Adds a word to those of a line, in small letters, unless it says nothing or is there already.
  ///
  /// - Parameter isClose: whether it stands right behind the last word, or at the end: `fade in`, and
  ///   `fade red in`, but not `fade red in 2s`.
  static func add(_ word: String, to words: inout [String], isClose: Bool) {
    if isClose, let last = words.last, let joined = joined(last, word) {
      words[words.count - 1] = joined
    } else if let plain = plain(word), !words.contains(plain) {
      words.append(plain)
    }
  }

  /// `fade in` and `fade out`, each of which is one word; nil for two that are not.
  static func joined(_ last: String, _ word: String) -> String? {
    (word == "in" || word == "out") && ways.contains(last) ? last + word : nil
  }

  private static let ways: Set = ["fad", "eas", "scal", "slid", "fly", "pop", "dissolv"]

  /// A word as it is compared; nil where it says nothing.
  static func plain(_ word: String) -> String? {
    if idle.contains(word) { return nil }
    if let known = meanings[word] { return known }
    let stem = stem(of: word)
    return meanings[stem] ?? stem
  }

  /// A word without its ending, by its letters alone: `stopping` and `stops` are `stop`.
  private static func stem(of word: String) -> String {
    var bytes = Array(word.utf8)
    for ending in endings
    where bytes.count >= ending.count + 3 && bytes.ends(with: ending) && !bytes.ends(with: doubledS)
    {
      bytes.removeLast(ending.count)
      break
    }
    if bytes.count > 3, bytes[bytes.count - 1] == bytes[bytes.count - 2],
      !doubled.contains(bytes[bytes.count - 1])
    {
      bytes.removeLast()
    }
    if bytes.count > 3, bytes.last == UInt8(ascii: "e") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let endings = ["ing", "ed", "es", "s", "ly"].map { Array($0.utf8) }
  /// `less` and `press` have no ending.
  private static let doubledS = Array("ss".utf8)
  /// `roll` and `press` keep both of their last letters.
  private static let doubled = Set("ls".utf8)

  /// Words of which a line and a phrase must have the same: they turn the meaning.
  static let turning: Set = [
    "not", "off", "up", "down", "left", "right", "top", "bottom", "hide", "show", "start", "stop",
    "befor", "after", "more", "less", "faster", "slow", "bigger", "smaller", "heavier", "lighter",
    "increas", "decreas", "x", "y", "width", "height", "horizontal", "vertical", "open", "clos",
    "forward", "back", "last", "first", "paus", "resum", "dismiss",
  ]

  /// Words that say nothing of what is done.
  private static let idle: Set = [
    "a", "an", "the", "please", "it", "its", "is", "are", "be", "to", "of", "and", "i", "want",
    "can", "you", "me", "my", "would", "could", "like", "us", "let", "with", "at", "for", "that",
    "this", "these", "just", "some", "by", "in", "on", "into", "so", "im", "we", "your", "will",
    "there", "as", "do", "does", "how", "try", "s", "t", "also", "now", "ui", "self",
    "view",
    "one", "make", "over", "ca", "cg", "ns", "sk", "new", "box", "ball", "object", "thing",
  ]

  /// Words for the same thing, by the one that stands for all.
  private static let meanings: [String: String] = {
    var table: [String: String] = [:]
    for group in groups {
      let words = group.split(separator: " ").map(String.init)
      for word in words { table[word] = words[0] }
    }
    return table
  }()

  private static let groups = [
    "remark note notes",
    "not no dont don't doesn't doesnt without never cannot can't cant disable off turnoff",
    "up upward upwards upper higher", "down downward downwards lower",
    "left leftward leftwards", "right rightward rightwards",
    "horizontal horizontally sideways", "vertical vertically",
    "bigger larger grow enlarge", "smaller shrink tinier",
    "faster quicker quick fast quickly speedup",
    "slow slower slowly slowmo slowdown", "befor before", "clos close", "increas increase raise",
    "decreas decrease reduce", "paus pause freeze", "resum resume continue unpause",
    "back backward backwards",
    "plot graph chart diagram", "draw picture sketch",
    "color colour colored colours tint paint fill",
    "speed velocity", "remov remove delete erase destroy", "alpha opacity transparency",
    "transparent seethrough translucent invisible",
    "throw toss launch shoot fling flick hurl", "rope string cord chain thread line",
    "attach connect tie link join tether bind", "bounc bounce bouncy bounciness hop",
    "kick shove nudge impulse", "show display reveal appear", "hid hide disappear vanish",
    "rotation rotate rotating turn", "spin twirl", "scal scale zoom resize", "mov move translate",
    "fall drop", "ground floor", "center centre middle",
    "wall walls edge edges border borders bounds",
    "collision collide hit touch bump crash", "wait sleep", "twice double", "transition",
    "print log echo output", "curve easing timing", "duration length long",
    "forever infinite endless loop looping",
    "kind type sort", "list all every each everything", "finish end done complete",
    "elasticity restitution elastic", "density mass weight", "phone device",
  ]
}

extension Array where Element == UInt8 {
  fileprivate func ends(with ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}
