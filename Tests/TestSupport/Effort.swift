import Foundation

/// How much a test tries: little at each landing, so that the proof of a change takes minutes, and all
/// of it in `scripts/fuzz --tests`.
public enum Effort {
  private static let isWhole = ProcessInfo.processInfo.environment["MOTIONBOOK_EFFORT"] == "whole"

  /// A number of cases.
  public static func cases<Number: BinaryInteger>(_ landing: Number, of all: Number) -> Number {
    isWhole ? all : landing
  }
}
