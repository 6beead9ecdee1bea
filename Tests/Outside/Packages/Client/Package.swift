// swift-tools-version: 6.0
import PackageDescription

/// A program of somebody else, that takes the libraries as any package does. Three of its targets have
/// names that ours once had.
let package = Package(
  name: "client",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "motion", path: "../../../../Sources/Motion")],
  targets: [
    .target(name: "Text"),
    .target(name: "Geometry"),
    .target(
      name: "Curves", dependencies: [.product(name: "MotionCurves", package: "motion")]),
    // The names that a Mac's own headers have too.
    .target(name: "MacNames"),
    // Every public function with numbers that no one means.
    .executableTarget(
      name: "Hostile",
      dependencies: [
        .product(name: "UIKitMotion", package: "motion"),
        .product(name: "UIKitNames", package: "motion"),
        .product(name: "MotionTesting", package: "motion"),
      ]),
    .executableTarget(
      name: "Client",
      dependencies: [
        "Text", "Geometry", "Curves", .product(name: "UIKitMotion", package: "motion"),
      ]),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "Curves", "MacNames", .product(name: "UIKitMotion", package: "motion"),
        .product(name: "UIKitNames", package: "motion"),
        .product(name: "MotionTesting", package: "motion"),
      ],
      exclude: ["Original"]),
  ]
)
