import JSON

/// A key of a class. This table is the only one: the teacher's page, the terminal and the wall have their keys from it.
public struct ClassKey: Sendable {
  enum Group: String {
    case pace, question, `class`, wall
  }

  public let key: Character
  /// What it does; nil for a key of the wall alone.
  public let act: ClassAct?
  /// In the words of a button.
  public let label: String
  let group: Group

  private init(_ key: Character, _ label: String, _ act: ClassAct?, _ group: Group) {
    (self.key, self.label, self.act, self.group) = (key, label, act, group)
  }

  private static func question(
    _ key: Character, _ label: String, _ act: QuestionAct
  ) -> ClassKey {
    ClassKey(key, label, .question(act, nil), .question)
  }

  public static let all = [
    ClassKey("n", "Next step", .next, .pace), ClassKey("b", "Back", .back, .pace),
    ClassKey("f", "Free pace", .free, .pace), ClassKey("t", "Together", .together(nil), .pace),
    ClassKey("p", "Pause", .pause, .pace),
    question("o", "Open", .open), question("l", "Lock", .countdown),
    question("L", "Lock now", .lock), question("k", "Talk", .talk),
    question("a", "Again", .again), question("w", "Show on the wall", .show),
    question("r", "Reveal", .reveal), question("s", "Skip", .skip),
    ClassKey("d", "Door", .door, .class), ClassKey("u", "Undo", .undo, .class),
    ClassKey("e", "End the class", .end, .class), ClassKey("i", "Light or dark", nil, .wall),
  ]

  /// The key of an act, by the act's name.
  static func named(_ name: String) -> ClassKey? { all.first { $0.act?.name == name } }

  /// The table as the pages have it.
  static var json: JSONValue {
    .array(
      all.map { key in
        [
          "does": .string(key.act?.name ?? "theme"), "key": .string(String(key.key)),
          "label": .string(key.label), "of": .string(key.group.rawValue),
        ]
      })
  }
}
