import Values

/// All tweaks by full name, with their changes and presets. They can be restored to the state at
/// the start of a statement.
package struct Tweaks {
  private var table = NamedTable<Tweak>()
  private var presets = NamedTable<Preset>()
  /// Every change of a value, in order; an event refers to a change by number.
  private var changes: [Change] = []
  /// The size of all stored values, now and at the start of the statement.
  private(set) var extent = 0
  private var extentBefore = 0

  /// A change of a tweak: the old value and the new one.
  package struct Change {
    package let value: Value
    package let old: Value
  }

  /// The values of all tweaks at some moment; nil for those at their default.
  private struct Preset {
    let settings: [(name: String, given: Value?)]
  }

  package subscript(name: String) -> Tweak? { table[name] }

  /// The full names, in order of declaration.
  package var names: [String] { table.names }
  package var isEmpty: Bool { table.names.isEmpty }
  package var presetNames: [String] { presets.names }

  /// By category and collection, in the order in which each was first declared.
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

  /// Categories, collections and names: everything that `tweaks reset` accepts.
  package var groups: [String] {
    var known: Set<String> = []
    return all.flatMap {
      [$0.name.category, "\($0.name.category)/\($0.name.collection)", $0.name.whole]
    }.filter { known.insert($0).inserted }
  }

  /// Declares a tweak. A tweak that exists already keeps its past.
  /// - Parameter given: the value that was set before, if the new declaration accepts it.
  package mutating func declare(_ tweak: Tweak, keeping given: Value?, at frame: Int) {
    let name = tweak.name.whole
    let known = table[name]
    table.set(name, to: known?.declaredAgain(by: tweak, given, at: frame) ?? tweak)
    extent += 3 + tweak.standard.extent
  }

  /// Sets a tweak; nil for its default.
  /// - Returns: the number of the change; nil if the value is unchanged.
  mutating func set(_ name: String, _ given: Value?, at frame: Int) -> Int? {
    guard let before = table[name] else { return nil }
    table.change(name) { $0.set(given, at: frame) }
    guard let now = table[name], !now.value.isSame(as: before.value) else { return nil }
    extent += 1 + now.value.extent
    changes.append(Change(value: now.value, old: before.value))
    return changes.count - 1
  }

  /// A change by its number.
  package func change(_ number: Int) -> Change? {
    changes.indices.contains(number) ? changes[number] : nil
  }

  // MARK: Presets

  /// Saves the current settings of all tweaks under a name.
  package mutating func savePreset(_ name: String) {
    let settings = table.all.filter { !$0.control.isAction }.map { ($0.name.whole, $0.given) }
    presets.set(name, to: Preset(settings: settings))
    extent += settings.reduce(1) { $0 + 1 + ($1.1?.extent ?? 0) }
  }

  /// The settings in a preset; nil if there is no such preset.
  package func preset(_ name: String) -> [(name: String, given: Value?)]? {
    presets[name]?.settings
  }

  // MARK: Restoring

  mutating func begin() {
    table.begin()
    presets.begin()
    extentBefore = extent
  }

  /// Changes come with events, which only a replay can restore.
  mutating func rollBack() {
    table.rollBack()
    presets.rollBack()
    extent = extentBefore
  }
}
