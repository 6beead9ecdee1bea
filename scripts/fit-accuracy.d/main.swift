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
