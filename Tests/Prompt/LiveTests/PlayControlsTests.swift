import MotionGeometry
import Testing

@testable import Live

/// The action of each key, and of the mouse.
@Suite struct PlayControlsTests {
  private typealias Situation = PlayControls.Situation
  private var controls = PlayControls(speed: 1, within: 0.01...10)

  @Test(arguments: ["q", "escape"])
  func ends(_ key: String) {
    var controls = controls
    let own = Situation(frame: 0, handledKeys: ["q", "escape"], hearsAll: true)
    #expect(controls.press(key, own) == .end, "whoever waits for it")
  }

  @Test func looksChangeNothingOfTheSession() {
    var controls = controls
    for key in ["space", "t", "f", "g", "?", "+", "-"] {
      #expect(controls.press(key, Situation(frame: 5)) == nil, "\(key)")
    }
    #expect(controls.isPaused && controls.hasTrails && controls.hasFields && controls.hasGrid)
    #expect(controls.hasHelp && controls.speed == 1)
    for key in ["space", "t", "f", "g", "?"] { _ = controls.press(key, Situation(frame: 5)) }
    #expect(!(controls.isPaused || controls.hasTrails || controls.hasFields || controls.hasGrid))
  }

  @Test func speedStaysWithinItsBounds() {
    var controls = controls
    for _ in 0..<20 { _ = controls.press("+", Situation(frame: 0)) }
    #expect(controls.speed == 10)
    for _ in 0..<20 { _ = controls.press("-", Situation(frame: 0)) }
    #expect(controls.speed == 0.01)
  }

  @Test func stepsPause() {
    var controls = controls
    #expect(controls.press(".", Situation(frame: 5)) == .step)
    #expect(controls.isPaused)
    #expect(controls.press(",", Situation(frame: 5)) == .line("back 1 frame"))
    #expect(controls.press(",", Situation(frame: 0)) == nil, "there is nothing before the start")
  }

  @Test func theKeyboardComesAndGoes() {
    var controls = controls
    #expect(controls.press("k", Situation(frame: 0)) == .line("keyboard show"))
    let shown = Situation(frame: 0, isKeyboardShown: true)
    #expect(controls.press("k", shown) == .line("keyboard hide"))
  }

  @Test func aTiltLastsAsLongAsItsKeyWhereReleasesAreHeard() {
    var controls = controls
    #expect(controls.release("left") == nil, "it was not pressed")
    controls.hearsReleases = true
    #expect(controls.press("left", Situation(frame: 10)) == .line("tilt (-0.5, 0)"))
    #expect(controls.press("left", Situation(frame: 20)) == nil, "it is held")
    #expect(controls.due(at: 1000) == nil)
    #expect(controls.press("down", Situation(frame: 25)) == .line("tilt (-0.5, 0.5)"))
    #expect(controls.release("left") == .line("tilt (0, 0.5)"))
    #expect(controls.release("down") == .line("tilt to (0, 0) over 200ms"))
    #expect(controls.release("down") == nil)
  }

  @Test func arrowsTiltAndComeBack() {
    var controls = controls
    #expect(controls.press("left", Situation(frame: 10)) == .line("tilt (-0.5, 0)"))
    #expect(controls.press("left", Situation(frame: 20)) == nil, "it is held")
    #expect(controls.press("down", Situation(frame: 25)) == .line("tilt (-0.5, 0.5)"))
    #expect(controls.due(at: 54) == nil)
    #expect(controls.due(at: 55) == .line("tilt to (0, 0) over 200ms"))
    #expect(controls.due(at: 56) == nil)
    #expect(controls.press("up", Situation(frame: 60)) == .line("tilt (0, -0.5)"))
  }

  @Test func ownKeysWin() {
    var controls = controls
    let own = Situation(frame: 0, handledKeys: ["space", "left", "\""])
    #expect(controls.press("space", own) == .line("press \"space\""))
    #expect(!controls.isPaused)
    #expect(controls.press("left", own) == .line("press \"left\""))
    #expect(controls.press("\"", own) == .line("press \"\\\"\""))
    #expect(controls.press("z", own) == nil, "nobody waits for it")
  }

  @Test func aHandlerOfAllKeysHearsThoseThatAreNobodys() {
    var controls = controls
    let all = Situation(frame: 0, hearsAll: true)
    #expect(controls.press("z", all) == .line("press \"z\""))
    #expect(controls.press("\u{202E}", all) == .line(#"press "\u{202e}""#), "as it may be shown")
    #expect(controls.press("space", all) == nil)
    #expect(controls.isPaused)
  }

  @Test func inAReplayNothingCanBeDone() {
    var controls = controls
    let replay = Situation(frame: 9, handledKeys: ["p"], hearsAll: true, isReplay: true)
    for key in ["p", "k", "left", ",", "z"] { #expect(controls.press(key, replay) == nil) }
    #expect(controls.press(".", replay) == .step)
    #expect(controls.press("q", replay) == .end)
  }

  // MARK: The mouse

  @Test func aFingerIsPutDownMovedAndLifted() {
    var hand = Hand(on: Size(320, 568))
    #expect(hand.move(to: Point(1, 1), framesPass: false) == nil)
    #expect(hand.press(at: Point(10.4, 20.6), .touch) == "touch (10, 21) held")
    #expect(hand.move(to: Point(10.4, 20.6), framesPass: false) == nil)
    #expect(hand.move(to: Point(50, 20), framesPass: false) == "touch moved (50, 20)")
    #expect(hand.release() == "touch ended")
    #expect(hand.release() == nil)
  }

  /// A mouse that goes a cell in every third frame is a finger that moves in each; at rest, so is the
  /// finger.
  @Test func aFingerMovesEvenlyWhereTheMouseJumps() {
    var hand = Hand(on: Size(320, 568))
    _ = hand.press(at: Point(160, 100), .touch)
    var places: [Double] = []
    for frame in 1...30 {
      let cell = 15.0 * Double(min(frame, 24) / 3)
      #expect(hand.move(to: Point(160, 100 + cell), framesPass: true) == nil)
      let line = hand.follow(at: frame)
      #expect(hand.follow(at: frame) == nil)
      let y = line?.firstMatch(of: /touch moved \(160, (\d+)\)/).flatMap { Double($0.1) }
      places.append(y ?? places.last ?? 100)
    }
    let ways = zip(places.dropFirst(), places).map { $0 - $1 }
    #expect(ways[4..<23].allSatisfy { (3...6).contains($0) }, "\(ways)")
    #expect(places[28...].allSatisfy { $0 == 220 })
  }

  @Test func aViewThatDynamicsMovesHangsAtTheHand() {
    var hand = Hand(on: Size(320, 568))
    let hold = Hand.Hold.item("red", offset: Vector(5, -3), name: "finger1")
    #expect(
      hand.press(at: Point(100, 200), hold)
        == "attach red to (100, 200) offset (5, -3) length 0 frequency 4 damping 1 as finger1")
    #expect(hand.move(to: Point(120, 200), framesPass: false) == "finger1.anchorPoint = (120, 200)")
    #expect(hand.release() == "remove finger1")
  }

  @Test func aTransitionFollowsTheHand() {
    var hand = Hand(on: Size(320, 568))
    #expect(hand.press(at: Point(0, 100), .transition(0.1)) == nil)
    #expect(hand.move(to: Point(160, 100), framesPass: false) == "progress 60%")
    #expect(hand.move(to: Point(640, 100), framesPass: false) == "progress 100%")
    #expect(hand.release() == "finish")
    _ = hand.press(at: Point(0, 100), .transition(0))
    #expect(hand.move(to: Point(0, 200), framesPass: false) == "progress 18%")
    #expect(hand.release() == "cancel")
  }
}
