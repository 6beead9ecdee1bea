/// The code of a scene as far as it is written, and what it has made.
struct WrittenScene {
  var names = SwiftNames()
  /// The methods of the view controller: actions of recognizers and notifications, and commands.
  var methods: [String] = []
  /// The bodies of delegates' methods, and of methods that UIKit calls, by their first lines.
  private(set) var callbacks: [(callback: SwiftCallback, lines: [String])] = []
  /// Everything that the code does not have, in the order of the statements.
  var missing: [MissingPart] = []
  /// The commands that let time pass.
  var waiting: Set<String> = []
  /// The properties of transitions by the names of the transitions.
  var transitions: [String: String] = [:]
  /// The screens that are presented, from the bottom.
  var presented: [String] = []
  /// The newest collision behavior.
  var collision: String?
  /// The item behaviors, with the texts of their views.
  var itemBehaviors: [(name: String, views: [String])] = []

  /// Adds lines to a method that UIKit calls.
  mutating func add(_ lines: [String], to callback: SwiftCallback) {
    if let index = callbacks.firstIndex(where: { $0.callback.opener == callback.opener }) {
      callbacks[index].lines += lines
    } else {
      callbacks.append((callback, lines))
    }
  }
}
