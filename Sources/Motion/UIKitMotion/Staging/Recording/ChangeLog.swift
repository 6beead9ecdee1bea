/// The history of a value that changes rarely: the first value and each change with its frame.
///
/// The value at a frame is the one current when the clock left it, as in the record of numbers.
///
/// `Recorder` keeps the numbers of every frame.
package struct ChangeLog<Element> {
  private let first: Element
  private var changes: [(frame: Int, value: Element)] = []

  /// Creates a log with the value before the first change.
  package init(_ first: Element) { self.first = first }

  /// The current value.
  package var current: Element { changes.last?.value ?? first }

  /// The first value and each later one, in order.
  package var values: [Element] { [first] + changes.map(\.value) }

  /// Records a change at the current frame; a second one at the same frame replaces the first.
  package mutating func note(_ value: Element, at frame: Int) {
    if let last = changes.last, last.frame >= frame {
      changes[changes.count - 1].value = value
    } else {
      changes.append((frame, value))
    }
  }

  /// Returns the value at a frame.
  package func value(at frame: Int) -> Element {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1].value : first
  }

  /// The bytes it holds on the heap.
  package var byteCount: Int { changes.capacity * MemoryLayout<(Int, Element)>.stride }
}
