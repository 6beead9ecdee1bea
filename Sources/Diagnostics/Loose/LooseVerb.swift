/// What a command may be told, in the words that people have for it.
struct LooseVerb: Sendable {
  /// What a clause takes; nothing behind a flag, and `on` or `off` behind a switch.
  enum Value: Sendable { case number, angle, point, four, size, flag, onOff }

  let name: String
  /// Words that call for it, with what each says besides: a kind or a flag.
  let words: [String: String]
  /// Words for its clauses, with their keywords and what these take.
  let clauses: [String: (keyword: String, value: Value)]
  /// Keywords, in the order in which they are written.
  let order: [String]
  /// The clauses of a number and of a point that no word stands before.
  let lone: String?
  let lonePoint: String?

  init(
    _ name: String, _ words: [String: String], _ clauses: [String: (keyword: String, value: Value)],
    order: [String], lone: String? = nil, lonePoint: String? = nil
  ) {
    self.name = name
    self.words = words
    self.clauses = clauses
    self.order = order
    self.lone = lone
    self.lonePoint = lonePoint
  }

  /// The clause that a word calls for, also where it was misspelled or cut short.
  func clause(_ word: String) -> (keyword: String, value: Value)? {
    if let known = clauses[word] { return known }
    guard word.count > 3, words[word] == nil else { return nil }
    let known = clauses.keys.sorted()
    let near = Suggestion.nearestSpelling(to: word, in: known) ?? known.first { $0.hasPrefix(word) }
    return near.flatMap { clauses[$0] }
  }

  /// All words for clauses.
  static let labels = Set(all.flatMap { Array($0.clauses.keys) + Array($0.words.keys) })

  /// Words for boundaries that may be their names.
  static let shapes: Set = ["wall", "floor", "ramp"]

  static let all: [LooseVerb] = [
    LooseVerb(
      "field",
      [
        "vortex": "vortex", "noise": "noise", "turbulence": "turbulence", "magnetic": "magnetic",
        "electric": "electric", "radial": "radial", "gravity": "radial", "linear": "linear",
        "drag": "drag",
        "spring": "spring", "velocity": "velocity", "lineargravity": "linear",
        "radialgravity": "radial",
      ],
      [
        "strength": ("strength", .number), "magnitude": ("strength", .number),
        "force": ("strength", .number), "power": ("strength", .number),
        "falloff": ("falloff", .number), "smoothness": ("smoothness", .number),
        "speed": ("speed", .number), "animationspeed": ("speed", .number),
        "minimumradius": ("minimumRadius", .number),
        "radius": ("radius", .number), "region": ("size", .size), "size": ("size", .size),
        "direction": ("direction", .point), "vector": ("direction", .point), "at": ("at", .point),
        "position": ("at", .point),
        "around": ("at", .point), "center": ("at", .point), "centre": ("at", .point),
        "origin": ("at", .point), "charge": ("charge", .number),
      ],
      order: [
        "at", "size", "radius", "strength", "falloff", "minimumRadius", "direction", "smoothness",
        "speed",
      ], lone: "strength", lonePoint: "at"),
    LooseVerb(
      "gravity", ["gravity": ""],
      [
        "magnitude": ("magnitude", .number), "strength": ("magnitude", .number),
        "force": ("magnitude", .number), "angle": ("angle", .angle),
        "direction": ("direction", .point),
        "vector": ("direction", .point), "gravitydirection": ("direction", .point),
      ], order: ["direction", "magnitude", "angle"], lone: "magnitude", lonePoint: "direction"),
    LooseVerb(
      "push", ["push": "", "impulse": "instantaneous", "shove": "", "kick": "instantaneous"],
      [
        "magnitude": ("magnitude", .number), "strength": ("magnitude", .number),
        "force": ("magnitude", .number), "angle": ("angle", .angle),
        "direction": ("vector", .point),
        "vector": ("vector", .point), "pushdirection": ("vector", .point), "mode": ("", .flag),
        "targetoffsetfromcenter": ("offset", .point), "offset": ("offset", .point),
        "instantaneous": ("instantaneous", .flag), "instant": ("instantaneous", .flag),
        "continuous": ("", .flag),
      ], order: ["vector", "magnitude", "angle", "instantaneous", "offset"], lone: "magnitude",
      lonePoint: "vector"),
    LooseVerb(
      "snap", ["snap": ""],
      ["damping": ("damping", .number), "to": ("to", .point), "point": ("to", .point)],
      order: ["to", "damping"], lone: "damping", lonePoint: "to"),
    LooseVerb(
      "attach",
      [
        "attach": "", "attachment": "", "joint": "", "pin": "pin", "limit": "limit",
        "fixed": "fixed", "slide": "slide", "sliding": "slide", "pinattachment": "pin",
        "limitattachment": "limit", "fixedattachment": "fixed", "slidingattachment": "slide",
      ],
      [
        "length": ("length", .number), "distance": ("length", .number),
        "frequency": ("frequency", .number), "freq": ("frequency", .number),
        "damping": ("damping", .number), "damp": ("damping", .number), "anchor": ("to", .point),
        "attachedtoanchor": ("to", .point), "anchorpoint": ("to", .point),
        "toanchor": ("to", .point), "attachmentanchor": ("at", .point),
        "attachedto": ("to", .point), "axisoftranslation": ("along", .point),
        "to": ("to", .point), "at": ("at", .point), "along": ("along", .point),
        "axis": ("along", .point), "offset": ("offset", .point), "friction": ("friction", .number),
        "pin": ("pin", .flag), "limit": ("limit", .flag), "fixed": ("fixed", .flag),
        "pinattachment": ("pin", .flag), "limitattachment": ("limit", .flag),
        "fixedattachment": ("fixed", .flag), "slidingattachment": ("slide", .flag),
        "slide": ("slide", .flag), "sliding": ("slide", .flag), "rope": ("limit", .flag),
      ],
      order: [
        "to", "pin", "fixed", "slide", "limit", "at", "along", "length", "frequency", "damping",
        "offset", "friction",
      ], lone: "length", lonePoint: "to"),
    LooseVerb(
      "collision",
      ["collision": "", "collisions": "", "collide": "", "collider": "", "collisionmode": ""],
      [
        "bounds": ("bounds", .flag), "edges": ("bounds", .flag), "borders": ("bounds", .flag),
        "walls": ("bounds", .flag), "screen": ("bounds", .flag), "stage": ("bounds", .flag),
        "referencebounds": ("bounds", .flag),
        "translatesreferenceboundsintoboundary": ("bounds", .flag),
        "everything": ("mode everything", .flag), "items": ("mode items", .flag),
        "boundaries": ("mode boundaries", .flag), "mode": ("", .flag),
        "insets": ("insets", .four), "inset": ("insets", .four),
        "collisionmode": ("", .flag), "boundary": ("line", .flag), "line": ("line", .flag),
        "wall": ("line", .flag), "floor": ("line", .flag), "ramp": ("line", .flag),
        "addboundary": ("line", .flag), "addboundarywithidentifier": ("line", .flag),
        "frompoint": ("from", .point), "topoint": ("to", .point), "from": ("from", .point),
        "to": ("to", .point),
      ], order: ["bounds", "insets", "mode everything", "mode items", "mode boundaries"]),
    LooseVerb(
      "item",
      ["item": "", "properties": "", "material": "", "body": "", "physics": "", "dynamic": ""],
      [
        "elasticity": ("elasticity", .number), "bounciness": ("elasticity", .number),
        "restitution": ("elasticity", .number), "bounce": ("elasticity", .number),
        "friction": ("friction", .number), "density": ("density", .number),
        "resistance": ("resistance", .number),
        "lineardamping": ("resistance", .number),
        "angularresistance": ("angularResistance", .number),
        "angulardamping": ("angularResistance", .number),
        "allowsrotation": ("allowsRotation", .onOff), "rotates": ("allowsRotation", .onOff),
        "isanchored": ("anchored", .onOff), "anchored": ("anchored", .onOff),
        "charge": ("charge", .number),
      ],
      order: [
        "elasticity", "friction", "density", "resistance", "angularResistance", "allowsRotation",
        "anchored", "charge",
      ]),
    LooseVerb(
      "boundary", ["boundary": "", "wall": "", "line": ""],
      [
        "from": ("from", .point), "to": ("to", .point), "frompoint": ("from", .point),
        "topoint": ("to", .point),
      ], order: ["from", "to"], lonePoint: "from"),
    LooseVerb(
      "fling",
      [
        "linearvelocity": "", "addlinearvelocity": "", "addvelocity": "", "setlinearvelocity": "",
        "setvelocity": "",
      ], ["velocity": ("velocity", .point)], order: ["velocity"], lonePoint: "velocity"),
    LooseVerb(
      "spin",
      [
        "angularvelocity": "", "addangularvelocity": "", "setangularvelocity": "",
        "applytorque": "", "applyangularimpulse": "",
      ], ["velocity": ("velocity", .number)], order: ["velocity"], lone: "velocity"),
    LooseVerb(
      "keyboard", ["keyboard": ""],
      [
        "height": ("height", .number), "duration": ("over", .number), "over": ("over", .number),
        "curve": ("curve", .number), "show": ("show", .flag), "up": ("show", .flag),
        "shows": ("show", .flag), "open": ("show", .flag), "appear": ("show", .flag),
        "hide": ("hide", .flag), "down": ("hide", .flag), "hides": ("hide", .flag),
        "dismiss": ("hide", .flag), "close": ("hide", .flag),
      ], order: ["show", "hide", "height", "over", "curve"], lone: "height"),
    LooseVerb(
      "parallax", ["parallax": "", "motion": ""],
      ["magnitude": ("magnitude", .number), "amount": ("magnitude", .number)],
      order: ["magnitude"], lone: "magnitude"),
  ]
}
