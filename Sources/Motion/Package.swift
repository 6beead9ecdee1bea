// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// Box2D's own source, where `scripts/box2d` has put it; without it, the system's library is linked.
let hasBox2D = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Box2D/src")

/// UIKit's motion as a package of its own, for any Swift program: this folder is all of it, and needs
/// Box2D 2.4, from the system or as source. Motionbook's own manifest builds the same sources. SwiftPM wants the names of all targets
/// of all packages to differ, so a client that took Motionbook for its libraries could have no target
/// named Text or JSON; here are seven names, and no dependency.
let package = Package(
  name: "motion",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "MotionCurves", targets: ["MotionCurves"]),
    .library(name: "UIKitMotion", targets: ["UIKitMotion"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "MotionTesting", targets: ["MotionTesting"]),
  ],
  targets: [
    .target(
      name: "CMotionBox2D", dependencies: hasBox2D ? ["MotionBox2D"] : [], path: "CMotionBox2D",
      linkerSettings: hasBox2D ? [] : [.linkedLibrary("box2d")]),
    .target(name: "MotionPlatform", path: "MotionPlatform"),
    .target(name: "MotionGeometry", dependencies: ["MotionPlatform"], path: "MotionGeometry"),
    .target(
      name: "MotionCurves", dependencies: ["MotionPlatform", "MotionGeometry"], path: "MotionCurves"
    ),
    .target(
      name: "UIKitMotion",
      dependencies: [
        "MotionPlatform", "MotionGeometry", "MotionCurves", "CMotionBox2D",
      ], path: "UIKitMotion"),
    .target(name: "UIKitNames", dependencies: ["UIKitMotion"], path: "UIKitNames"),
    .target(name: "MotionTesting", dependencies: ["UIKitMotion"], path: "MotionTesting"),
  ],
  cxxLanguageStandard: .cxx17
)

if hasBox2D {
  package.targets.append(
    .target(
      name: "MotionBox2D", path: "Box2D", exclude: ["LICENSE"], sources: ["src"],
      publicHeadersPath: "include", cxxSettings: [.headerSearchPath("src")]))
}
