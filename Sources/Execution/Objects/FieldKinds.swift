import Dynamics

/// The kinds of fields by their words.
package enum FieldKinds {
  package static let all: [(name: String, kind: FieldBehavior.Kind, says: String)] = [
    ("drag", .drag, "brakes with the square of the speed; the documents say in proportion"),
    (
      "vortex", .vortex,
      "drives around its middle, clockwise on screen; the documents say the more, the further"
    ),
    (
      "radial", .radialGravity,
      "pulls to its middle, as 1/r²; the documents say the more, the further"
    ),
    ("linear", .linearGravity, "pulls one way; strength 1 is a tenth of gravity 1"),
    ("velocity", .velocity, "gives its velocity, in m/s of 100 pt; all other forces are silent"),
    ("noise", .noise, "pushes about, in waves that move"),
    (
      "turbulence", .turbulence,
      "noise that acts on what moves, with the square of the speed; the documents say in proportion"
    ),
    (
      "spring", .spring,
      "pulls to its middle the more, the further; its period is 2π√(m/S), so it grows with the "
        + "density; the documents say that it shrinks"
    ),
    ("electric", .electric, "pushes charged views away, with strength times charge"),
    (
      "magnetic", .magnetic,
      "bends the way of charged views, as 1/r and however large the charge; the documents say as "
        + "qvB, alike everywhere"
    ),
    (
      "custom", .custom,
      "whatever `force` says; `position` counts from the field's middle, where the documents say "
        + "from the stage's corner"
    ),
  ]

  package static let names = all.map(\.name)

  package static let notes =
    [
      "Inside a field distances count in 100 pt and forces in N.",
      "The documents give every falloff as 0; the engine has 2 for radial, -1 for spring, 1 for "
        + "electric and magnetic fields.",
    ]
    + all.map { "\($0.name): \($0.says)" }

  package static func kind(named name: String) -> FieldBehavior.Kind {
    all.first { $0.name == name }?.kind ?? .custom
  }

  package static func name(of kind: FieldBehavior.Kind) -> String {
    all.first { $0.kind == kind }?.name ?? kind.rawValue
  }
}
