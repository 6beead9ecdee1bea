#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Makes programs from a seed and holds them against what should hold of every program. `scripts/fuzz`
// builds it and starts it.
guard let options = Options(CommandLine.arguments.dropFirst()), options.workers > 0 else {
  print("fuzz: these arguments make no sense; start it by scripts/fuzz")
  exit(2)
}
if let word = options.prices {
  var prices = PriceList(word: word)
  prices.measure()
  exit(prices.tooLow == 0 ? 0 : 1)
} else if let entry = options.entry {
  guard let seeds = options.seeds else { exit(EntryDriver(entry, options).run()) }
  EntrySeeds(entry, Corpus(root: options.root)).write(to: seeds)
} else if let folder = options.written {
  Worker(options).write(to: folder)
} else if let worker = options.worker {
  Worker(options).run(worker)
} else if let one = options.one {
  exit(Worker(options).runOne(one))
} else {
  exit(Fleet(options).run() ? 0 : 1)
}
