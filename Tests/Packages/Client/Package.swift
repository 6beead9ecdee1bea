// swift-tools-version: 6.0
import PackageDescription

/// A program of somebody else, that takes the libraries as any package does. Three of its targets have
/// names that ours once had.
let package = Package(
  name: "client",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "motionbook", path: "../../..")],
  targets: [
    .target(name: "Text"),
    .target(name: "Geometry"),
    .target(
      name: "Curves", dependencies: [.product(name: "MotionCurves", package: "motionbook")]),
    .executableTarget(
      name: "Client",
      dependencies: [
        "Text", "Geometry", "Curves", .product(name: "UIKitMotion", package: "motionbook"),
      ]),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "Curves", .product(name: "UIKitMotion", package: "motionbook"),
        .product(name: "MotionTesting", package: "motionbook"),
      ]),
  ]
)
