extension Collection {
  /// Whether each element has a partner in another collection, in the same order; the other one may
  /// have more between them.
  func isSubsequence<Other: Collection>(
    of other: Other, where agree: (Element, Other.Element) -> Bool
  ) -> Bool {
    var rest = other[...]
    return allSatisfy { element in
      guard let place = rest.firstIndex(where: { agree(element, $0) }) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }
}
