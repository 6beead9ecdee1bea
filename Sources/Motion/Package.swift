// swift-tools-version: 6.0
import PackageDescription

/// UIKit's motion as a package of its own, for any Swift program: this folder is all of it, and needs
/// Box2D 2.4. Motionbook's own manifest builds the same sources. SwiftPM wants the names of all targets
/// of all packages to differ, so a client that took Motionbook for its libraries could have no target
/// named Text or JSON; here are six names, and no dependency.
let package = Package(
  name: "motion",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "MotionCurves", targets: ["MotionCurves"]),
    .library(name: "UIKitMotion", targets: ["UIKitMotion"]),
    .library(name: "MotionTesting", targets: ["MotionTesting"]),
  ],
  targets: [
    .target(name: "CMotionBox2D", path: "CMotionBox2D", linkerSettings: [.linkedLibrary("box2d")]),
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
    .target(name: "MotionTesting", dependencies: ["UIKitMotion"], path: "MotionTesting"),
  ],
  cxxLanguageStandard: .cxx17
)
