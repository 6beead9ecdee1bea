import MotionTesting
import UIKitMotion
import UIKitNames

/// What no single number is: shapes of values, far deeper or longer than any that is meant.
let shapes: [(name: String, call: @Sendable (Double, Int, World) throws -> Void)] = [
  (
    "ends of unequal length",
    { n, _, w in
      for ends in [
        AnimationPlan.Ends(from: [n], to: [0, 0]), .init(from: []), .init(by: [1, 2, 3]),
      ] {
        try? w.stage.add(
          AnimationPlan(.basic(w.property, ends), curve: .linear), forKey: "a", to: w.view)
      }
    }
  ),
  (
    "keyframes of another dimension",
    { _, _, w in
      var plan = AnimationPlan(.keyframes(w.property, w.keyframes), curve: .linear)
      try? w.stage.add(plan, forKey: "a", to: w.view)
      plan.rotationMode = .auto
      try? w.stage.add(plan, forKey: "a", to: w.view)
      plan = AnimationPlan(.transforms(w.property, [[1]], w.keyframes), curve: .linear)
      try w.stage.add(plan, forKey: "a", to: w.view)
    }
  ),
  (
    "unequal or falling times",
    { n, _, _ in
      let times = (0..<20).map { Double($0) }
      for given in [times, times.reversed(), times.map { _ in n }, Array(times.prefix(9))] {
        _ = try? MotionFit(times: given, columns: [times.map { $0 * $0 }])
        _ = try? MotionFit(times: times, columns: [given.map { $0 * n }, given])
        _ = try? MotionFit(pulls: given, offsets: times)
      }
      _ = try MotionFit(times: times, columns: [])
    }
  ),
  (
    "20000 nested groups",
    { _, _, w in
      var plan = w.plan(1)
      for _ in 0..<20_000 { plan = try AnimationPlan(group: [plan], curve: .linear, duration: 1) }
      try w.stage.add(plan, forKey: "a", to: w.view)
    }
  ),
  (
    "100000 nested rates",
    { n, _, w in
      var curve = w.curve(n)
      for _ in 0..<100_000 { curve = .rate(curve, .velocity) }
      _ = (curve(n), curve.name, curve == .linear, curve.ownDuration)
    }
  ),
  (
    "2000 nested regions",
    { n, _, w in
      var region = Region.circle(radius: 10)
      for _ in 0..<2_000 { region = region.union(.rectangle(Size(n, n))) }
      w.field.region = region
    }
  ),
  (
    "20000 views in each other",
    { _, _, w in
      var outer = View(frame: Rect(0, 0, 10, 10))
      for _ in 0..<20_000 {
        let view = View(frame: Rect(0, 0, 10, 10))
        try view.addSubview(outer)
        outer = view
      }
      try w.stage.addSubview(outer)
    }
  ),
  (
    "20000 behaviors in each other",
    { _, _, w in
      var outer = DynamicBehavior(name: "inner")
      for _ in 0..<20_000 {
        let behavior = DynamicBehavior(name: "outer")
        try behavior.addChild(outer)
        outer = behavior
      }
      try w.stage.animator.add(outer)
    }
  ),
  (
    "an item of another stage",
    { _, _, w in
      let other = try World()
      do {
        try w.stage.animator.add(GravityBehavior(items: [other.item]))
        fatalError("taken without a word")
      } catch DynamicsProblem.itemElsewhere {}
    }
  ),
]
