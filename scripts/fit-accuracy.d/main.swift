import MotionCurves

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// The table of `scripts/fit-accuracy`: a row for each kind of damage.
let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.flatMap { Int($0) } ?? 1000
let chosen = arguments.dropFirst().compactMap(SeededMotion.Damage.init)

func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }

/// A motion and its fit in a line, for another judge: the family, the numbers with their intervals,
/// then the times and the values.
func tell(_ motion: SeededMotion) {
  guard let fit = try? MotionFit(times: motion.times, columns: [motion.values]),
    let own = fit.motions.first(where: { $0.family == motion.family })
  else { return }
  let numbers = own.numbers.map { "\($0.quantity):\($0.estimate.value):\($0.estimate.error)" }
  let ends = [("start", own.start), ("from", own.ends[0].from), ("to", own.ends[0].to)]
    .map { "\($0.0):\($0.1.value):\($0.1.error)" }
  let rows = zip(motion.times, motion.values).map { "\($0):\($1)" }
  print(
    "\(motion.family)", (numbers + ends).joined(separator: ","), rows.joined(separator: ","),
    separator: " ")
}

if arguments.contains("tell") {
  for seed in 0..<count {
    let family = [MotionFamily.spring, .critical, .decay][seed % 3]
    tell(SeededMotion(family, .white, seed: UInt64(seed)))
  }
  exit(0)
}

/// Scores a family and prints its row.
func scored(_ family: MotionFamily, _ damage: SeededMotion.Damage) -> MotionScore {
  var score = MotionScore()
  for seed in 0..<count { score.add(SeededMotion(family, damage, seed: UInt64(seed))) }
  print("  \(family.name): \(score.row)")
  return score
}

for damage in chosen.isEmpty ? SeededMotion.Damage.allCases : chosen {
  let begin = clock()
  var total = MotionScore()
  let families = damage == .underWay ? SeededMotion.scrolls : SeededMotion.families
  for family in families { total.add(scored(family, damage)) }
  let time = Double(clock() - begin) / Double(CLOCKS_PER_SEC) * 1000 / Double(total.count)
  print("\(damage.rawValue): \(total.row), \(Int(time.rounded())) ms a fit")
  fflush(nil)
  guard damage != .underWay else { continue }
  print("apart:")
  for family in SeededMotion.otherFamilies { _ = scored(family, damage) }
  fflush(nil)
}

extension MotionScore {
  var row: String {
    "right \(percent(rightShare)), wrong \(percent(wrongShare)), covered \(percent(coverage))"
  }
}

extension MotionFamily {
  var name: String { if case .named(let named) = self { named.rawValue } else { "\(self)" } }
}
