/// The method of Nelder and Mead for a minimum of a function of a few numbers: a simplex that moves
/// downhill and shrinks. Source: Computer Journal 7 (1965), 308.
package enum NelderMead {
  /// Returns the lowest place found in a number of evaluations, and its value.
  package static func minimum(
    from start: [Double], steps: [Double], evaluations: Int, of function: ([Double]) -> Double
  ) -> (place: [Double], value: Double) {
    var left = evaluations
    func corner(_ place: [Double]) -> Corner {
      left -= 1
      let value = function(place)
      // NaN is worse than any number.
      return Corner(place: place, value: value.isNaN ? .infinity : value)
    }
    var simplex = [corner(start)]
    for (index, step) in steps.enumerated() {
      var place = start
      place[index] += step
      simplex.append(corner(place))
    }
    while left > 0 {
      simplex.sort { $0.value < $1.value }
      advance(&simplex, corner)
    }
    let best = simplex.min { $0.value < $1.value } ?? Corner(place: start, value: .infinity)
    return (best.place, best.value)
  }

  private struct Corner {
    let place: [Double]
    let value: Double
  }

  /// Advances a sorted simplex by one step.
  private static func advance(_ simplex: inout [Corner], _ corner: ([Double]) -> Corner) {
    let last = simplex.count - 1
    let (best, worst, second) = (simplex[0], simplex[last], simplex[last - 1])
    let centre = worst.place.indices.map { axis in
      simplex.dropLast().reduce(0) { $0 + $1.place[axis] } / Double(last)
    }
    func toward(_ factor: Double) -> Corner {
      corner(zip(centre, worst.place).map { $0 + factor * ($1 - $0) })
    }
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
      for index in 1...last {
        simplex[index] = corner(
          zip(best.place, simplex[index].place).map { $0 + 0.5 * ($1 - $0) })
      }
    }
  }
}
