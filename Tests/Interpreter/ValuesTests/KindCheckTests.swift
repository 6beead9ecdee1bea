import Diagnostics
import TestSupport
import Testing

@testable import Values

/// The check of a kind accepts what the kind describes and refuses everything else.
@Suite struct KindCheckTests {
  /// A kind with its check, and which of `texts` it accepts.
  struct Kind: Sendable, CustomTestStringConvertible {
    let kind: ValueKind
    let accepted: Set<String>
    let check: @Sendable (Check, Value) throws(Mistake) -> Void
    var testDescription: String { kind.described }

    init<T>(
      _ kind: ValueKind, _ accepted: Set<String>,
      _ check: @escaping @Sendable (Check, Value) throws(Mistake) -> T
    ) {
      self.kind = kind
      self.accepted = accepted
      self.check = { (place, value) throws(Mistake) in _ = try check(place, value) }
    }
  }

  /// Expressions that yield a value of every sort.
  static let texts = [
    "3", "0.5", "300ms", "45deg", "20pt", "2hz", "50%", "on", "\"red\"", "(160, 284)",
    "(1, 2, 3)", "320x568", "(50, 50, 100, 100)", "0..1", "[1, 2]", "[topLeft, topRight]",
    "[(0, 400), (200, 500)]", "rotate(45deg)", "identity", "matrix([[1, 2], [3, 4]])", "elasticOut",
    "keyboard", "circle(80) - rectangle(20, 20)", "roundedCorners([topLeft], 10)", "red",
  ]

  static let kinds: [Kind] = [
    number(.plain, ["3", "0.5", "50%"]), number(.time, ["3", "0.5", "300ms"]),
    number(.angle, ["3", "0.5", "45deg"]), number(.length, ["3", "0.5", "20pt"]),
    number(.frequency, ["3", "0.5", "2hz"]), number(.share, ["3", "0.5", "50%"]),
    Kind(.count(1...9), ["3"]) { (check, value) throws(Mistake) in try check.count(value, 1...9) },
    Kind(.boolean, ["on"]) { (check, value) throws(Mistake) in try check.boolean(value) },
    Kind(.string, ["\"red\""]) { (check, value) throws(Mistake) in try check.string(value) },
    Kind(.point, ["(160, 284)"]) { (check, value) throws(Mistake) in try check.point(value) },
    Kind(.size, ["320x568", "(160, 284)"]) {
      (check, value) throws(Mistake) in try check.size(value)
    },
    Kind(.rect, ["(50, 50, 100, 100)"]) { (check, value) throws(Mistake) in try check.rect(value) },
    Kind(.insets, ["(50, 50, 100, 100)", "3", "0.5", "20pt"]) {
      (check, value) throws(Mistake) in try check.insets(value)
    },
    Kind(.transform, ["rotate(45deg)", "identity"]) {
      (check, value) throws(Mistake) in try check.transform(value)
    },
    Kind(.curve, ["elasticOut", "keyboard"]) {
      (check, value) throws(Mistake) in try check.curve(value)
    },
    Kind(.region, ["circle(80) - rectangle(20, 20)"]) {
      (check, value) throws(Mistake) in try check.region(value)
    },
    Kind(.corners, ["[topLeft, topRight]"]) {
      (check, value) throws(Mistake) in try check.corners(value)
    },
    Kind(.mask, ["circle(80) - rectangle(20, 20)", "roundedCorners([topLeft], 10)"]) {
      (check, value) throws(Mistake) in try check.mask(value)
    },
    Kind(.range, ["0..1"]) { (check, value) throws(Mistake) in try check.range(value) },
    Kind(.points, ["[(0, 400), (200, 500)]"]) {
      (check, value) throws(Mistake) in try check.points(value)
    },
  ]

  private static func number(_ quantity: Quantity, _ accepted: Set<String>) -> Kind {
    Kind(.number(quantity, Limits.coordinates), accepted) {
      (check, value) throws(Mistake) in try check.number(value, quantity, Limits.coordinates)
    }
  }

  @Test(arguments: kinds)
  func acceptsWhatItDescribes(_ kind: Kind) throws {
    #expect(kind.accepted.isSubset(of: Self.texts))
    for text in Self.texts {
      let (value, check) = (try Typed.value(text), Check(what: "place", text: text))
      let mistake = Typed.mistake { () throws(Mistake) in try kind.check(check, value) }
      #expect(mistake == (kind.accepted.contains(text) ? nil : refusal(of: value, by: kind.kind)))
    }
  }

  /// A number of another unit is of the right kind; everything else is not.
  private func refusal(of value: Value, by kind: ValueKind) -> MistakeID {
    guard case .number(_, let found) = value else { return .wrongKind }
    switch kind {
    case .number(.length, _), .insets: return found == .share ? .shareOfLength : .wrongUnit
    case .number: return .wrongUnit
    case .count: return Quantity.plain.takes(found) ? .notWhole : .wrongUnit
    default: return .wrongKind
    }
  }

  /// The sample that help shows is accepted.
  @Test(arguments: kinds)
  func acceptsItsSample(_ kind: Kind) throws {
    let value = try Typed.value(kind.kind.sample)
    try kind.check(Check(what: "place", text: kind.kind.sample), value)
  }

  @Test func numbersKeepToTheirBounds() throws {
    var random = Seeded(31)
    let check = Check(what: "place", text: "1")
    for _ in 0..<200 {
      let low = Double.random(in: -1e6...1e6, using: &random)
      let range = low...(low + Double.random(in: 0...1e6, using: &random))
      let inside = Double.random(in: range, using: &random)
      #expect(try check.number(.number(inside, .time), .time, range) == inside)
      for outside in [range.lowerBound.nextDown, range.upperBound.nextUp] {
        #expect(
          Typed.mistake { () throws(Mistake) in try check.number(.plain(outside), .time, range) }
            == .outOfRange)
      }
    }
    for odd in [Double.infinity, -.infinity, .nan] {
      #expect(
        Typed.mistake { () throws(Mistake) in
          try check.number(.plain(odd), .plain, -Double.infinity...Double.infinity)
        } == .notFinite)
    }
  }

  @Test func countsAreWholeAndKeepToTheirBounds() throws {
    let check = Check(what: "place", text: "1")
    for whole in -20...20 {
      let value = Value.plain(Double(whole))
      let mistake = Typed.mistake { () throws(Mistake) in try check.count(value, -9...9) }
      #expect(mistake == ((-9...9).contains(whole) ? nil : .outOfRange), "\(whole)")
      let half = Value.plain(Double(whole) + 0.5)
      #expect(
        Typed.mistake { () throws(Mistake) in try check.count(half, -9...9) } == .notWhole)
    }
  }

  /// Each coordinate and each extent of a shape has the bound of a length.
  @Test(arguments: 0..<4)
  func shapesKeepToTheirBounds(_ place: Int) throws {
    let check = Check(what: "frame", text: "f")
    func rect(_ number: Double) -> Value {
      var numbers = [1.0, 2, 3, 4]
      numbers[place] = number
      return .rect(.init(numbers[0], numbers[1], numbers[2], numbers[3]))
    }
    let isExtent = place >= 2
    for number in [0, 5, Limits.coordinate] { _ = try check.rect(rect(number)) }
    for number in [Limits.coordinate.nextUp, isExtent ? -1 : -Limits.coordinate.nextUp] {
      #expect(
        Typed.mistake { () throws(Mistake) in try check.rect(rect(number)) } == .outOfRange)
    }
    #expect(Typed.mistake { () throws(Mistake) in try check.rect(rect(.nan)) } == .notFinite)
  }
}
