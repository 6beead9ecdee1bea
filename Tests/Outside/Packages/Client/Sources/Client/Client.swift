import Curves
import Geometry
import Text
import UIKitMotion

@main
struct Client {
  static func main() throws {
    let stage = try Stage(size: Size(320, 568))
    let box = try stage.addView(named: "box", frame: Rect(100, 0, 100, 100))
    try stage.animator.add(GravityBehavior(items: stage.items(for: [box])))
    stage.advance(frames: 5)
    print(box.center.y.written)
    print(Geometry.Region(name: "of the client").name)
    print(try sheetSummary().css.count > 0)
  }
}
