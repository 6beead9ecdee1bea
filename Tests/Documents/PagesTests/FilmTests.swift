import Answers
import Foundation
import MotionGeometry
import Testing

@testable import Pages

/// A film has the pictures of the recording, to a hundredth of a point.
@Suite struct FilmTests {
  private func scene(_ views: [Scene.View], at time: Double) -> Scene {
    var scene = Scene(time: time, size: Size(320, 568), state: .presentation, columns: 64)
    scene.views = views
    return scene
  }

  private func view(
    _ name: String, _ corners: [Point], color: Color? = nil, mask: Area? = nil
  ) -> Scene.View {
    var looks = Scene.Looks(depth: 0)
    looks.mask = mask
    looks.color = color
    return Scene.View(name: name, parent: nil, corners: corners, looks: looks)
  }

  private func box(at x: Double, _ y: Double, angle: Double = 0, wide: Double = 40) -> [Point] {
    [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { (a, b) in
      let (dx, dy) = (a * wide / 2, b * 15)
      return Point(
        x + dx * cos(angle) - dy * sin(angle), y + dx * sin(angle) + dy * cos(angle))
    }
  }

  /// The corners that the page's script finds for the first item of each picture.
  private func decoded(_ film: Film) throws -> [[Point]] {
    let data = Data(film.json.text.utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var pictures: [[Point]] = []
    for shot in try #require(json["shots"] as? [[String: Any]]) {
      let count = try #require(shot["count"] as? Int)
      var reader = try PackedColumns(try #require(shot["data"] as? String))
      let values = try #require(shot["values"] as? [Any]).map { value -> [Double] in
        if let scale = (value as? [Double])?.first {
          return reader.next(count: count).map { Double($0) * scale }
        }
        return Array(repeating: value as? Double ?? .nan, count: count)
      }
      let item = try #require((shot["items"] as? [[String: Any]])?.first)
      let path = try #require((item["paths"] as? [[String: Any]])?.first)
      let ring = try #require((path["rings"] as? [[Double]])?.first)
      let move = item["move"] as? [Int]
      for picture in 0..<count {
        let points = stride(from: 0, to: ring.count, by: 2).map { index -> Point in
          guard let move else {
            return Point(values[Int(ring[index])][picture], values[Int(ring[index + 1])][picture])
          }
          let m = move.map { values[$0][picture] }
          let (x, y) = (ring[index], ring[index + 1])
          if m.count == 3 {
            return Point(
              cos(m[2]) * x - sin(m[2]) * y + m[0], sin(m[2]) * x + cos(m[2]) * y + m[1])
          }
          return Point(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
        }
        pictures.append(points)
      }
      #expect(reader.isAtEnd)
    }
    return pictures
  }

  private func film(_ pictures: [[Point]]) throws -> Film {
    var recorder = FilmRecorder(framesPerSecond: 60)
    for (frame, corners) in pictures.enumerated() {
      let scene = scene([view("a", corners)], at: Double(frame) / 60)
      recorder.append(frame: frame, scene, model: scene, tilt: .zero)
    }
    return try #require(recorder.film)
  }

  private static let ways = ["falls", "turns", "grows", "leans", "stays"]

  @Test(arguments: ways)
  func thePlacesComeBack(_ way: String) throws {
    let pictures = (0..<90).map { frame -> [Point] in
      let t = Double(frame)
      switch way {
      case "falls": return box(at: 50, 40 + t * t / 20)
      case "turns": return box(at: 50 + t, 90, angle: t / 7)
      case "grows": return box(at: 90, 90, angle: t / 50, wide: 40 + t)
      case "leans":
        var corners = box(at: 90, 90)
        corners[2].x += t / 3
        return corners
      default: return box(at: 12.345, 6)
      }
    }
    let found = try decoded(try film(pictures))
    #expect(found.count == pictures.count)
    for (some, others) in zip(found, pictures) {
      for (one, other) in zip(some, others) {
        #expect(abs(one.x - other.x) < 0.02 && abs(one.y - other.y) < 0.02)
      }
    }
  }

  /// A view that moves as a whole takes three numbers a picture.
  @Test func twentyViewsAreShort() throws {
    let film = try turning()
    #expect(film.json.text.utf8.count < 100_000)
    #expect(film.picture.utf8.count <= 200_000)
  }

  /// Ten seconds of 20 views that move and turn.
  private func turning() throws -> Film {
    var recorder = FilmRecorder(framesPerSecond: 60)
    for frame in 0..<600 {
      let t = Double(frame) / 60
      let views = (0..<20).map { index in
        view(
          "v\(index)",
          box(
            at: 160 + 100 * sin(t + Double(index)), 280 + 200 * cos(1.3 * t + Double(index)),
            angle: 2 * sin(t)))
      }
      let scene = scene(views, at: t)
      recorder.append(frame: frame, scene, model: scene, tilt: .zero)
    }
    return try #require(recorder.film)
  }

  /// Between the keyframes of a picture, straight lines stay near the film.
  @Test func aPictureFollowsTheFilm() throws {
    let falls = (0..<61).map { box(at: 50, 40 + Double($0 * $0) / 80) }
    let picture = try film(falls).picture
    let keys = picture.matches(of: /([\d.]+)% { transform: translate\(50px, ([\d.]+)px\)/)
      .map { (time: (Double($0.1) ?? 0) / 100 * 2, y: Double($0.2) ?? 0) }
    #expect(keys.count > 5 && keys.count < 30)
    for (from, to) in zip(keys, keys.dropFirst()) where to.time > from.time {
      for frame in falls.indices {
        let time = Double(frame) / 60
        guard time >= from.time, time <= to.time else { continue }
        let y = from.y + (to.y - from.y) * (time - from.time) / (to.time - from.time)
        #expect(abs(y - (40 + Double(frame * frame) / 80)) < 0.15)
      }
    }
  }

  /// A color that changes does so in a picture too.
  @Test func aPictureChangesColors() throws {
    var recorder = FilmRecorder(framesPerSecond: 60)
    for frame in 0...60 {
      let red = Color(Double(frame) / 60, 0, 0)
      let scene = scene([view("a", box(at: 50, 50), color: red)], at: 0)
      recorder.append(frame: frame, scene, model: scene, tilt: .zero)
    }
    let picture = try #require(recorder.film).picture
    #expect(picture.contains("@keyframes i0-0-p0 { 0% { fill: #000000 }"))
    #expect(picture.contains("100% { fill: #ff0000 } }"))
    #expect(picture.contains("class=\"fill edge moving i0-0-p0\""))
  }

  @Test func aLongFilmIsThinned() throws {
    var recorder = FilmRecorder(framesPerSecond: 60)
    for frame in 0..<10_000 where recorder.wants(frame: frame) {
      let scene = scene([view("a", box(at: Double(frame), 0))], at: 0)
      recorder.append(frame: frame, scene, model: scene, tilt: .zero)
    }
    let end = scene([view("a", box(at: 9_999, 0))], at: 0)
    recorder.append(frame: 9_999, end, model: end, tilt: .zero, isLast: true)
    let film = try #require(recorder.film)
    #expect(film.step == 16)
    #expect(film.stills.map(\.frame) == Array(stride(from: 0, to: 10_000, by: 16)) + [9_999])
    #expect(film.json.text.contains("\"end\":166.65,"))
    #expect(film.picture.contains("The stage from 0 s to 166.65 s"))
  }

  /// The last picture keeps the contacts of its frame.
  @Test func theEndIsTakenOnce() throws {
    var recorder = FilmRecorder(framesPerSecond: 60, limit: 10)
    for frame in 0...3 {
      let scene = scene([view("a", box(at: Double(frame), 0))], at: 0)
      if frame == 3 { recorder.append([FilmContact(time: 0.05, point: Point(1, 2), names: ["a"])]) }
      recorder.append(frame: frame, scene, model: scene, tilt: .zero)
      if frame == 3 { recorder.append(frame: 3, scene, model: scene, tilt: .zero, isLast: true) }
    }
    let film = try #require(recorder.film)
    #expect(film.stills.count == 4 && film.contacts.count == 1)
  }

  @Test func tiltIsPackedIfThereIsAny() throws {
    #expect(try !film([box(at: 0, 0), box(at: 1, 0)]).fingerprint.contains("tilt"))
    var recorder = FilmRecorder(framesPerSecond: 60)
    let tilts = [Vector.zero, Vector(0.5, -0.25), Vector(-1, 1)]
    for (frame, tilt) in tilts.enumerated() {
      let scene = scene([view("a", box(at: 0, 0))], at: 0)
      recorder.append(frame: frame, scene, model: scene, tilt: tilt)
    }
    let json = try #require(recorder.film).fingerprint
    let data = try #require(
      json.split(separator: "\"tilt\":").last?.firstMatch(of: /"data":"([^"]*)"/))
    var reader = try PackedColumns(String(data.1))
    #expect(reader.next(count: 3) == [0, 500, -1000] && reader.next(count: 3) == [0, -250, 1000])
  }

  /// A mask hides parts of its view, not its name.
  @Test func aMaskDoesNotCutTheName() throws {
    let scene = scene([view("a", box(at: 50, 50), mask: .polygon(box(at: 40, 50)))], at: 0)
    var recorder = FilmRecorder(framesPerSecond: 60)
    for frame in 0..<2 { recorder.append(frame: frame, scene, model: scene, tilt: .zero) }
    let film = try #require(recorder.film)
    #expect(film.json.text.contains("\"mask\":true"))
    let still = film.stage(in: film.whole, prefix: "x")
    let name = try #require(still.range(of: "<text class=\"name"))
    let before = still[..<name.lowerBound]
    #expect(
      before.split(separator: "clip-path=").count == 3,
      "the screen is around both, and the mask around the outline")
    let groups = before.split(separator: "clip-path=").last ?? ""
    #expect(groups.contains("</g>"), "and not around the name: \(groups)")
  }

  @Test func whatIsTakenBackIsNotShown() throws {
    var recorder = FilmRecorder(framesPerSecond: 60)
    for frame in [0, 1, 2, 3, 1, 2] {
      let scene = scene([view("a", box(at: Double(frame), 0))], at: 0)
      recorder.append(frame: frame, scene, model: scene, tilt: .zero)
    }
    #expect(try #require(recorder.film).stills.map(\.frame) == [0, 1, 2])
  }

  @Test func aNewViewBeginsAShot() throws {
    var recorder = FilmRecorder(framesPerSecond: 60)
    for frame in 0..<10 {
      let views = [view("a", box(at: 9, 9))] + (frame < 4 ? [] : [view("b", box(at: 5, 5))])
      let scene = scene(views, at: 0)
      recorder.append(frame: frame, scene, model: scene, tilt: .zero)
    }
    #expect(try #require(recorder.film).shots.map(\.count) == [4, 6])
  }
}
