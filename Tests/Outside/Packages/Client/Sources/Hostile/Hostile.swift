import Foundation

/// Calls every public function with one hostile number, from a place in the list on, and says before each
/// which it is, so that one that ends the process is known: `Hostile NUMBER FIRST`.
@main
struct Hostile {
  static let hostile: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e308, -1e308, .leastNonzeroMagnitude, 1e-300, 1e19,
    0.5,
  ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard arguments.count == 2 else { fatalError("Hostile NUMBER FIRST") }
    let number = hostile[arguments[0]]
    let whole = number.isNaN ? 7 : number >= 1e18 ? Int.max : number <= -1e18 ? .min : Int(number)
    for (place, each) in (calls + shapes).enumerated().dropFirst(arguments[1]) {
      // At once, not when a buffer is full.
      FileHandle.standardOutput.write(Data("\(place)\t\(each.name)\twith \(number)\n".utf8))
      alarm(10)
      let world = try World()
      try? each.call(number, whole, world)
      world.pass()
    }
  }
}
