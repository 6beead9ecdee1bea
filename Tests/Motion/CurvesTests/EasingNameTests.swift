import Testing

@testable import MotionCurves

@Suite("Names of the easing curves")
struct EasingNameTests {
  @Test func thereAre31OfAHEasingAnd4OfCSS() {
    #expect(Easing.all.count == 35)
    #expect(
      Easing.all.prefix(6).map(\.name)
        == ["linear", "ease", "easeIn", "easeOut", "easeInOut", "quadIn"])
  }

  @Test func noTwoCurvesShareAName() {
    let names = Easing.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Easing.all)
  func isFoundByItsNameAndEveryAlias(easing: Easing) {
    for name in [easing.name] + easing.aliases { #expect(Easing.named(name) == easing) }
  }

  /// A name must find its own curve, and not only some curve: the pairs are spelt out by rule.
  @Test(arguments: [
    ("quad", "Quadratic"), ("cubic", "Cubic"), ("quart", "Quartic"), ("quint", "Quintic"),
    ("sine", "Sine"), ("circ", "Circular"), ("expo", "Exponential"), ("elastic", "Elastic"),
    ("back", "Back"), ("bounce", "Bounce"),
  ])
  func aliasesFollowOneRule(family: String, long: String) throws {
    for direction in ["In", "Out", "InOut"] {
      let easing = try named(family + direction)
      let capital = family.prefix(1).uppercased() + family.dropFirst()
      #expect(easing.aliases == ["ease\(direction)\(capital)", "\(long)Ease\(direction)"])
    }
  }

  @Test(arguments: ["", "elasticout", "ElasticOut", "ease-in", "easeIn ", "classic(backOut)", "탄성"])
  func otherNamesFindNothing(name: String) {
    #expect(Easing.named(name) == nil)
  }

  @Test(arguments: Easing.all)
  func summaryIsOneShortLine(easing: Easing) {
    #expect(!easing.summary.isEmpty)
    #expect(easing.summary.count <= 72)
    #expect(!easing.summary.contains("\n"))
    #expect(Easing.all.filter { $0.summary == easing.summary }.count == 1)
  }

  @Test(arguments: Easing.all)
  func classicIsNamedWhereItDiffers(easing: Easing) throws {
    guard let classic = easing.classic() else {
      #expect(["ease", "easeIn", "easeOut", "easeInOut"].contains(easing.name))
      return
    }
    let isLively = ["elastic", "back", "bounce"].contains { easing.name.hasPrefix($0) }
    #expect(classic.name == (isLively ? "classic(\(easing.name))" : easing.name))
    #expect((classic == easing) == !isLively)
    #expect(classic.classic() == classic)
    let distance = grid(64).map { abs(classic($0) - easing($0)) }.max()
    #expect((try #require(distance) > 0.02) == isLively)
  }

  @Test func outsideItsRangeACircleHasNoValue() throws {
    let (circle, square) = (try named("circIn"), try named("quadIn"))
    #expect(circle(2).isNaN)
    #expect(square(2) == 4)
  }
}
