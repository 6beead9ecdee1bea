import Values

/// All tweaks by their whole names, and what is kept of them; they can be put back as they were when
/// a statement began.
package struct Tweaks {
  private var table = NamedTable<Tweak>()
  private var presets = NamedTable<Preset>()
  /// Every change of a value, in order; an event tells which one it is.
  private var changes: [Change] = []
  /// The room that all values take that are kept, now and when the statement began.
  private(set) var extent = 0
  private var extentBefore = 0

  /// A value that gave way to another one.
  package struct Change {
    package let value: Value
    package let old: Value
  }

  /// What every tweak was set to at some moment; nil where it had its default.
  private struct Preset {
    let settings: [(name: String, given: Value?)]
  }

  package subscript(name: String) -> Tweak? { table[name] }

  /// The whole names, in the order in which they came.
  package var names: [String] { table.names }
  package var isEmpty: Bool { table.names.isEmpty }
  package var presetNames: [String] { presets.names }

  /// By category and collection, in the order in which each of them first came.
  package var all: [Tweak] {
    let tweaks = table.all
    var ranks: [String: Int] = [:]
    for (index, tweak) in tweaks.enumerated() {
      for key in [tweak.name.category, "\(tweak.name.category)/\(tweak.name.collection)"]
      where ranks[key] == nil {
        ranks[key] = index
      }
    }
    let places = tweaks.enumerated().map { index, tweak in
      let name = tweak.name
      let ranks = [name.category, "\(name.category)/\(name.collection)"].map { ranks[$0] ?? 0 }
      return (ranks[0], ranks[1], index)
    }
    return places.sorted(by: <).map { tweaks[$0.2] }
  }

  /// Categories, collections and names: all that `tweaks reset` takes.
  package var groups: [String] {
    var known: Set<String> = []
    return all.flatMap {
      [$0.name.category, "\($0.name.category)/\($0.name.collection)", $0.name.whole]
    }.filter { known.insert($0).inserted }
  }

  /// Declares a tweak. One that is there already keeps its past.
  /// - Parameter given: what it was set to before, where it still may be that.
  package mutating func declare(_ tweak: Tweak, keeping given: Value?, at frame: Int) {
    let name = tweak.name.whole
    let known = table[name]
    table.set(name, to: known?.declaredAgain(by: tweak, given, at: frame) ?? tweak)
    extent += 3 + tweak.standard.extent
  }

  /// Sets a tweak, to its default where nothing is given.
  /// - Returns: the number of the change; nil where it has the value that it had.
  mutating func set(_ name: String, _ given: Value?, at frame: Int) -> Int? {
    guard let before = table[name] else { return nil }
    table.change(name) { $0.set(given, at: frame) }
    guard let now = table[name], !now.value.isSame(as: before.value) else { return nil }
    extent += 1 + now.value.extent
    changes.append(Change(value: now.value, old: before.value))
    return changes.count - 1
  }

  /// What a change was, by its number.
  package func change(_ number: Int) -> Change? {
    changes.indices.contains(number) ? changes[number] : nil
  }

  // MARK: Presets

  /// Keeps what all tweaks are set to, under a name.
  package mutating func savePreset(_ name: String) {
    let settings = table.all.filter { !$0.control.isAction }.map { ($0.name.whole, $0.given) }
    presets.set(name, to: Preset(settings: settings))
    extent += settings.reduce(1) { $0 + 1 + ($1.1?.extent ?? 0) }
  }

  /// What a preset has of the tweaks that it knows; nil where no preset is called so.
  package func preset(_ name: String) -> [(name: String, given: Value?)]? {
    presets[name]?.settings
  }

  // MARK: Taking back

  mutating func begin() {
    table.begin()
    presets.begin()
    extentBefore = extent
  }

  /// Changes of values come with events, which only a replay takes back.
  mutating func takeBack() {
    table.takeBack()
    presets.takeBack()
    extent = extentBefore
  }
}
