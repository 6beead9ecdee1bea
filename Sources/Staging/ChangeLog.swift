/// The past of what changes rarely: what it was at first, and each change with its frame.
///
/// A frame has the value that stood when the clock left it, as in the record of numbers.
public struct ChangeLog<Element> {
  private let first: Element
  private var changes: [(frame: Int, value: Element)] = []

  /// Begins with what holds until something is noted.
  public init(_ first: Element) { self.first = first }

  /// What it is now.
  public var current: Element { changes.last?.value ?? first }

  /// Notes a change at the frame that stands; a second one at this frame takes the first one's place.
  public mutating func note(_ value: Element, at frame: Int) {
    if let last = changes.last, last.frame >= frame {
      changes[changes.count - 1].value = value
    } else {
      changes.append((frame, value))
    }
  }

  /// What it was at a frame.
  public func value(at frame: Int) -> Element {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1].value : first
  }

  /// The bytes it holds on the heap.
  public var byteCount: Int { changes.capacity * MemoryLayout<(Int, Element)>.stride }
}
