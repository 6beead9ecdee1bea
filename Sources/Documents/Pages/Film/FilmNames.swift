import Answers
import MotionGeometry

/// The name of an item, where there is room for it at the end of a shot. It follows its shape.
struct FilmName {
  let text: String
  /// From the middle of the box around its shape.
  let offset: Vector
  /// The classes of letters that stand on the shape's own color.
  let lettering: String
}

extension ArraySlice<FilmStill> {
  /// The names of a shot's items, by their index: as they stand at its end or, for what is out of
  /// sight then, at its beginning.
  func names(in box: Rect) -> [Int: FilmName] {
    guard let first, let last else { return [:] }
    if first.numbers == last.numbers { return last.names(in: box) }
    return first.names(in: box).merging(last.names(in: box)) { $1 }
  }
}

extension FilmStill {
  func names(in box: Rect) -> [Int: FilmName] {
    let items = items
    let places = PointNames.places(
      of: items.map { item in
        let label = item.shape.label
        let name = label.map { $0.isText ? "" : $0.text } ?? ""
        return PointNames.Outline(
          item.shape.kind, named: name, item.isVisible ? item.outline : [],
          isClosed: item.shape.isClosed, isSeen: item.isSeen)
      }, in: box)
    let names = places.reduce(into: [Int: FilmName]()) { names, place in
      let (index, name) = place
      guard let middle = items[index].box?.center else { return }
      names[index] = FilmName(
        text: name.text, offset: name.middle - middle,
        lettering: name.isInside ? items[index].color.lettering : "")
    }
    let texts = places.values.map { PlacedText($0.text, at: $0.middle) }
    return names.merging(arrowNames(of: items, in: box, beside: texts)) { $1 }
  }

  /// The names of the forces on views.
  private func arrowNames(
    of items: [FilmItem], in box: Rect, beside texts: [PlacedText]
  ) -> [Int: FilmName] {
    let arrows = items.indices.filter { items[$0].shape.kind == .acting }
    let named = arrows.map { (items[$0].shape.label?.text ?? "", items[$0].outline) }
    let places = PlacedText.places(ofArrows: named, in: box, beside: texts)
    return zip(arrows, places).reduce(into: [:]) { names, arrow in
      let (index, place) = arrow
      guard let label = items[index].shape.label, let middle = items[index].box?.center else {
        return
      }
      names[index] = FilmName(text: label.text, offset: place - middle, lettering: "")
    }
  }
}

extension FilmShape {
  fileprivate var isClosed: Bool { body.map { !paths[$0].isOpen } ?? true }
}
