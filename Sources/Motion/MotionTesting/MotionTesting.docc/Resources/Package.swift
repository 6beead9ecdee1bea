// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Sheet",
  platforms: [.macOS(.v14)],
  products: [.library(name: "Sheet", targets: ["Sheet"])],
  dependencies: [.package(name: "motion", path: "../motion")],
  targets: [
    .target(name: "Sheet", dependencies: [.product(name: "MotionCurves", package: "motion")]),
    .testTarget(
      name: "SheetTests",
      dependencies: [
        "Sheet", .product(name: "MotionTesting", package: "motion"),
        .product(name: "UIKitMotion", package: "motion"),
      ]),
  ]
)
