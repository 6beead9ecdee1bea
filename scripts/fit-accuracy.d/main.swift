import Curves

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

for damage in chosen.isEmpty ? SeededMotion.Damage.allCases : chosen {
  var total = MotionScore()
  let begin = clock()
  for family in SeededMotion.families {
    var score = MotionScore()
    for seed in 0..<count {
      let motion = SeededMotion(family, damage, seed: UInt64(seed))
      score.add(motion)
      total.add(motion)
    }
    print("  \(family): right \(percent(score.rightShare)), wrong \(percent(score.wrongShare))")
  }
  let time = Double(clock() - begin) / Double(CLOCKS_PER_SEC) * 1000 / Double(total.count)
  print(
    "\(damage.rawValue): right \(percent(total.rightShare)), wrong \(percent(total.wrongShare)),",
    "covered \(percent(total.coverage)), \(Int(time.rounded())) ms a fit")
  fflush(nil)
}
