import Diagnostics
import TestSupport
import Testing
import Values

@testable import MotionCurves

@Suite("The libraries' forms of the curves")
struct EasingDialectTests {
  /// `elastic(a=1.5;p=0.3).In` of d3, `back(3).Out` of GSAP.
  private func curve(_ library: String, _ name: String) throws -> Easing {
    let dialect: EasingDialect = library == "gsap" ? .gsap : .d3
    let phase = try #require(name.split(separator: ".").last)
    let family = String(name.prefix { $0.isLetter })
    let curve = try #require(named(family + phase).inDialect(dialect))
    var parameters: [EasingParameter: Double] = [:]
    let inside = name.dropFirst(family.count).dropFirst().prefix { $0 != ")" }
    let words: [String: EasingParameter] = ["s": .overshoot, "a": .amplitude, "p": .period]
    let order = family == "back" ? [EasingParameter.overshoot] : [.amplitude, .period]
    for (index, part) in inside.split(separator: ";").enumerated() where part != "default period" {
      let sides = part.split(separator: "=")
      let parameter = sides.count == 2 ? words[String(sides[0])] : order[index]
      parameters[try #require(parameter)] = Double(sides[sides.count - 1])
    }
    return try curve.variant(parameters)
  }

  /// GSAP 3's current expo: 2^(10 (p − 1)) p + p^6 (1 − p).
  @Test func gsapsExpo() throws {
    let easeIn = try #require(EasingDialect.gsap.easing(named: "expo.in"))
    let easeOut = try #require(EasingDialect.gsap.easing(named: "expo.out"))
    let both = try #require(EasingDialect.gsap.easing(named: "expo.inOut"))
    #expect(easeIn(0.5) == 0.0234375)
    for p in grid(128) {
      let power = exponential(10 * (p - 1) * 0.69314718055994530942)
      let expected = power * p + p * p * p * p * p * p * (1 - p)
      #expect(abs(easeIn(p) - expected) < 1e-15, "\(p)")
      #expect(abs(easeOut(1 - p) - (1 - easeIn(p))) < 1e-15)
      #expect(abs(both(p / 2) - easeIn(p) / 2) < 1e-15)
    }
    for curve in [easeIn, easeOut, both] { #expect(curve(0) == 0 && curve(1) == 1) }
    #expect(easeIn == (try named("expoIn").inDialect(.gsap)))
    #expect(easeIn.name == "gsap(expoIn)")
  }

  /// A library's form of a variant is the variant of its form.
  @Test(arguments: [EasingDialect.d3, .gsap, .classic])
  func theVariantStays(_ dialect: EasingDialect) throws {
    for (name, parameters) in [
      ("elasticIn", [EasingParameter.amplitude: 1.5, .period: 0.3]), ("backOut", [.overshoot: 3]),
    ] {
      let plain = try #require(Easing.named(name))
      let first = try #require(try plain.variant(parameters).inDialect(dialect))
      let last = try #require(plain.inDialect(dialect)).variant(parameters)
      for x in stride(from: 0, through: 1, by: 0.125) { #expect(first(x) == last(x), "\(name)") }
      #expect(first.name == last.name)
    }
    #expect(try #require(Easing.named("quadIn")).inDialect(.d3)?.name != nil)
  }

  @Test func everyRowOfD3AndGSAP() throws {
    var worst = Worst()
    var names: Set<String> = []
    for row in try Oracle("penner-variants").rows {
      let (library, name) = (try row.text("library"), try row.text("name"))
      let t = try row.number("t")
      worst.note(
        try curve(library, name)(t), try row.number("value"), at: "\(library) \(name)(\(t))")
      names.insert(library + name)
    }
    #expect(worst.count == 1364)
    #expect(names.count == 30)
    #expect(worst.difference <= 1e-13, "\(worst.place)")
  }

  @Test func curvesWithoutAnotherFormStayThemselves() throws {
    for dialect in EasingDialect.allCases {
      for name in ["linear", "quadIn", "sineOut", "circInOut"] {
        #expect(try named(name).inDialect(dialect) == named(name))
      }
      #expect(try named("ease").inDialect(dialect) == nil)
    }
    #expect(try named("backOut").inDialect(.gsap)?.name == "gsap(backOut)")
    #expect(try named("expoIn").inDialect(.classic)?.name == "expoIn")
    #expect(try named("expoIn").inDialect(.d3)?.name == "d3(expoIn)")
  }

  @Test func variantsAreNamedAsTheyAreWritten() throws {
    let back = try named("backOut").variant([.overshoot: 2])
    #expect(back.name == "backOut(overshoot: 2)")
    let elastic = try named("elasticOut").variant([.amplitude: 1.5, .period: 0.4])
    #expect(elastic.name == "elasticOut(amplitude: 1.5, period: 0.4)")
    let gsap = try #require(named("backInOut").inDialect(.gsap)).variant([.overshoot: 3])
    #expect(gsap.name == "gsap(backInOut)(overshoot: 3)")
    #expect(try named("backOut").variant([:]) == named("backOut"))
  }

  @Test func pennersNumbersMakePennersCurves() throws {
    for phase in ["In", "Out", "InOut"] {
      let back = try named("back" + phase)
      let elastic = try named("elastic" + phase)
      let period = phase == "InOut" ? 0.45 : 0.3
      let sameBack = try back.variant([.overshoot: 1.70158])
      let sameElastic = try elastic.variant([.amplitude: 1, .period: period])
      for t in grid(100) {
        #expect(sameBack(t) == back.classic()?(t))
        #expect(sameElastic(t) == elastic.classic()?(t))
      }
    }
  }

  @Test(arguments: [
    (
      "quadIn", EasingParameter.overshoot, 1.0,
      "`quadIn` does not take `overshoot`"
    ),
    ("backOut", .period, 1, "`backOut` does not take `period`"),
    ("elasticOut", .period, 0, "`period` of elasticOut must be between 0.001 and 1000; got 0"),
    (
      "elasticOut", .overshoot, 1,
      "`elasticOut` does not take `overshoot`"
    ),
    ("backOut", .overshoot, .nan, "`overshoot` must be a finite number; got nan"),
  ])
  func refusals(_ name: String, _ parameter: EasingParameter, _ value: Double, _ message: String)
    throws
  {
    let problem = #expect(throws: CurveProblem.self) {
      try named(name).variant([parameter: value])
    }
    #expect(problem.map { Mistake.curve($0).message } == message)
  }

  @Test(arguments: [
    ("power2.inOut", "cubicInOut"), ("Power2.easeInOut", "cubicInOut"), ("sine", "sineOut"),
    ("none", "linear"), ("back.out(3)", "gsap(backOut)(overshoot: 3)"),
    ("elastic.out(1.5, 0.4)", "gsap(elasticOut)(amplitude: 1.5, period: 0.4)"),
    ("elastic.in", "gsap(elasticIn)"), ("strong.in", "quintIn"),
  ])
  func gsapsOwnNames(_ text: String, _ name: String) {
    #expect(EasingDialect.gsap.easing(named: text)?.name == name)
  }

  @Test(arguments: [
    ("easeElasticOut", "d3(elasticOut)"), ("easeElastic", "d3(elasticOut)"),
    ("easeBounce", "d3(bounceOut)"), ("easeQuad", "quadInOut"), ("easePolyIn", "cubicIn"),
    ("easeSinInOut", "sineInOut"), ("easeExpIn", "d3(expoIn)"), ("easeLinear", "linear"),
  ])
  func d3sOwnNames(_ text: String, _ name: String) {
    #expect(EasingDialect.d3.easing(named: text)?.name == name)
    #expect(Easing.named(text)?.name == name)
  }

  @Test(arguments: ["", "power5.out", "back.out(", "back.out(x)", "back.out(1, 2)", "sine.up", "."])
  func whatGSAPDoesNotKnow(_ text: String) {
    #expect(EasingDialect.gsap.easing(named: text) == nil)
  }

  @Test func everyNameALibraryTellsIsThere() {
    for dialect in EasingDialect.allCases {
      for name in dialect.names {
        #expect(dialect.easing(named: name) != nil || dialect == .classic, "\(name)")
      }
    }
  }
}
