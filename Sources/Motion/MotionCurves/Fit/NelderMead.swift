/// The method of Nelder and Mead for a minimum of a function of a few numbers: a simplex that moves
/// downhill and shrinks. Source: Computer Journal 7 (1965), 308.
package enum NelderMead {
  /// Returns the lowest place found in a number of evaluations, and its value.
  ///
  /// - Parameters:
  ///   - breadth: The most places of which only some will be asked for.
  ///   - prepare: Is told places before they are asked for, the likeliest first.
  package static func minimum(
    from start: [Double], steps: [Double], evaluations: Int, breadth: Int = 0,
    preparing prepare: ([[Double]]) -> Void = { _ in }, of function: ([Double]) -> Double
  ) -> (place: [Double], value: Double) {
    var left = evaluations
    func corner(_ place: [Double]) -> Corner {
      left -= 1
      let value = function(place)
      // NaN is worse than any number.
      return Corner(place: place, value: value.isNaN ? .infinity : value)
    }
    var places = [start]
    for (index, step) in steps.enumerated() {
      places.append(start)
      places[index + 1][index] += step
    }
    prepare(places)
    var simplex = places.map(corner)
    while left > 0 {
      simplex.sort { $0.value < $1.value }
      advance(&simplex, breadth, prepare, corner)
    }
    let best = simplex.min { $0.value < $1.value } ?? Corner(place: start, value: .infinity)
    return (best.place, best.value)
  }

  private struct Corner {
    let place: [Double]
    let value: Double
  }

  /// Advances a sorted simplex by one step.
  private static func advance(
    _ simplex: inout [Corner], _ breadth: Int, _ prepare: ([[Double]]) -> Void,
    _ corner: ([Double]) -> Corner
  ) {
    let last = simplex.count - 1
    let (best, worst, second) = (simplex[0], simplex[last], simplex[last - 1])
    let centre = worst.place.indices.map { axis in
      simplex.dropLast().reduce(0) { $0 + $1.place[axis] } / Double(last)
    }
    func place(_ factor: Double) -> [Double] {
      zip(centre, worst.place).map { $0 + factor * ($1 - $0) }
    }
    func toward(_ factor: Double) -> Corner { corner(place(factor)) }
    if breadth > 0 { prepare([-1, 0.5, -2, -0.5].prefix(breadth).map(place)) }
    let reflected = toward(-1)
    if reflected.value < best.value {
      let expanded = toward(-2)
      simplex[last] = expanded.value < reflected.value ? expanded : reflected
    } else if reflected.value < second.value {
      simplex[last] = reflected
    } else {
      let contracted = toward(reflected.value < worst.value ? -0.5 : 0.5)
      guard contracted.value >= min(worst.value, reflected.value) else {
        simplex[last] = contracted
        return
      }
      let shrunk = simplex.dropFirst().map {
        zip(best.place, $0.place).map { $0 + 0.5 * ($1 - $0) }
      }
      prepare(shrunk)
      simplex = [best] + shrunk.map(corner)
    }
  }
}
