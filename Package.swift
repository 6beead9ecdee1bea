// swift-tools-version: 6.1
import PackageDescription

/// The house, from the ground up: a target imports only what stands above it in this list, and each
/// folder of `Sources` is a floor. `Sources/README.md` has the picture and the reasons.
let package = Package(
  name: "motionbook",
  // `Atomic` of Synchronization needs it.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "motionbook", targets: ["motionbook"])
  ],
  traits: [
    .trait(name: "Class", description: "Builds motionbook-class, which needs swift-nio.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Only the trait `Class` uses it: without the trait, it is not fetched.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // MARK: Motion. UIKit's motion. It knows no language and nothing of ours: Sources/Motion/Package.swift
    // makes libraries of the same targets.
    .target(
      name: "CMotionBox2D", path: "Sources/Motion/CMotionBox2D",
      linkerSettings: [.linkedLibrary("box2d")]),
    .target(name: "MotionPlatform", path: "Sources/Motion/MotionPlatform"),
    .target(
      name: "MotionGeometry", dependencies: ["MotionPlatform"],
      path: "Sources/Motion/MotionGeometry"),
    .target(
      name: "MotionCurves", dependencies: ["MotionPlatform", "MotionGeometry"],
      path: "Sources/Motion/MotionCurves"),
    .target(
      name: "UIKitMotion",
      dependencies: [
        "MotionPlatform", "MotionGeometry", "MotionCurves", "CMotionBox2D",
      ],
      path: "Sources/Motion/UIKitMotion"),
    .target(
      name: "MotionTesting", dependencies: ["UIKitMotion"], path: "Sources/Motion/MotionTesting"),

    // MARK: Base. Text, numbers, files, mistakes, and C, each library behind one Swift target that may import it.
    .systemLibrary(
      name: "CLibedit", path: "Sources/Base/CLibedit", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CMarkdown", path: "Sources/Base/CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CPosix", path: "Sources/Base/CPosix"),
    .target(name: "CResources", path: "Sources/Base/CResources"),
    .systemLibrary(
      name: "CZeroMQ", path: "Sources/Base/CZeroMQ",
      providers: [.apt(["libzmq3-dev", "libsodium-dev"])]),
    .target(
      name: "Text", dependencies: ["MotionPlatform", "MotionGeometry"], path: "Sources/Base/Text"),
    .target(name: "JSON", dependencies: ["MotionGeometry", "Text"], path: "Sources/Base/JSON"),
    .target(name: "Diagnostics", dependencies: ["Text"], path: "Sources/Base/Diagnostics"),
    .target(name: "Sharing", path: "Sources/Base/Sharing"),
    .target(name: "Files", path: "Sources/Base/Files"),
    .target(name: "Platform", dependencies: ["Files", "CPosix"], path: "Sources/Base/Platform"),
    .target(name: "DataFiles", dependencies: ["JSON"], path: "Sources/Base/DataFiles"),

    // MARK: Output. Answers, and how they are written and drawn.
    .target(
      name: "Answers", dependencies: ["MotionPlatform", "MotionGeometry", "Text", "JSON", "Diagnostics"],
      path: "Sources/Output/Answers"),

    // MARK: Language. The language, and sessions in it.
    .target(name: "Language", dependencies: ["Diagnostics"], path: "Sources/Language/Language"),
    .target(
      name: "Values",
      dependencies: [
        "MotionPlatform", "Language", "Diagnostics", "UIKitMotion", "MotionCurves",
        "MotionGeometry", "Answers", "Text",
      ], path: "Sources/Language/Values"),
    .target(
      name: "Execution",
      dependencies: [
        "MotionPlatform", "Language", "Values", "Answers", "Sharing", "Diagnostics", "UIKitMotion",
        "MotionCurves", "MotionGeometry", "Text", "DataFiles",
      ], path: "Sources/Language/Execution"),
    .target(
      name: "Commands",
      dependencies: [
        "MotionPlatform", "DataFiles", "Execution", "Language", "Values", "Answers", "Diagnostics",
        "UIKitMotion", "MotionCurves", "MotionGeometry", "Text",
      ], path: "Sources/Language/Commands"),
    .target(
      name: "Sessions",
      dependencies: [
        "MotionPlatform", "Execution", "Language", "Values", "Answers", "Sharing", "Diagnostics", "UIKitMotion", "MotionCurves", "DataFiles", "MotionGeometry", "Text",
      ], path: "Sources/Language/Sessions"),

    // MARK: Documents. Notebooks, pages, and code in and out.
    .target(
      name: "WebCode", dependencies: ["UIKitMotion", "MotionCurves", "MotionGeometry", "Text"],
      path: "Sources/Documents/WebCode"),
    .target(
      name: "SwiftCode",
      dependencies: [
        "Execution", "Language", "Values", "MotionCurves", "Diagnostics",
        "MotionGeometry", "Text",
        "CResources",
      ], path: "Sources/Documents/SwiftCode", exclude: ["Table/swift.txt"]),
    .target(
      name: "Advice",
      dependencies: [
        "SwiftCode", "Sessions", "Execution", "Language", "Values", "MotionCurves", "Diagnostics",
        "Text",
      ], path: "Sources/Documents/Advice"),
    .target(
      name: "Notebooks", dependencies: ["Diagnostics", "Text", "CMarkdown"],
      path: "Sources/Documents/Notebooks"),
    .target(
      name: "Pages",
      dependencies: [
        "MotionPlatform", "Answers", "Notebooks", "Diagnostics", "JSON",
        "MotionGeometry", "Text", "CResources",
      ],
      path: "Sources/Documents/Pages",
      exclude: ["Resources"]),
    .target(
      name: "Jupyter", dependencies: ["Pages", "Notebooks", "Answers", "Diagnostics", "JSON"],
      path: "Sources/Documents/Jupyter"),
    .target(
      name: "Workbooks",
      dependencies: [
        "SwiftCode", "WebCode", "Jupyter", "JSON", "Pages", "Notebooks", "Sessions", "Commands",
        "Execution", "Values", "Language", "Answers", "Sharing", "Diagnostics", "Files",
        "MotionGeometry", "UIKitMotion", "Text",
      ], path: "Sources/Documents/Workbooks"),

    // MARK: Terminal. The terminal, and what moves on it.
    .target(
      name: "Live", dependencies: ["Answers", "MotionGeometry", "Text"],
      path: "Sources/Terminal/Live"),
    .target(
      name: "Terminal", dependencies: ["Platform", "Files", "Text"],
      path: "Sources/Terminal/Terminal"
    ),
    .target(
      name: "LineEditing",
      dependencies: ["Platform", "Terminal", "Files", "Text", "CLibedit"],
      path: "Sources/Terminal/LineEditing"),
    .target(
      name: "FrontEnd",
      dependencies: [
        "Platform", "Advice", "Workbooks", "Notebooks", "Live", "Files", "Terminal",
        "LineEditing", "Answers", "JSON", "MotionGeometry", "Sharing", "Values",
        "Diagnostics", "Text",
      ], path: "Sources/Terminal/FrontEnd"),

    // MARK: Programs. The programs.
    .target(
      name: "Kernel",
      dependencies: [
        "Advice", "Workbooks", "Jupyter", "Pages", "Notebooks", "Files", "Answers", "Diagnostics",
        "JSON", "Text",
      ], path: "Sources/Programs/Kernel"),
    .target(
      name: "Editing",
      dependencies: [
        "Advice", "Workbooks", "Jupyter", "Notebooks", "Files", "Sessions", "Commands", "Execution",
        "Values", "Language", "Answers", "Diagnostics", "JSON", "CResources",
      ],
      path: "Sources/Programs/Editing",
      exclude: ["Files/Resources"]),
    .target(
      name: "Wire", dependencies: ["Platform", "JSON", "CZeroMQ"],
      path: "Sources/Programs/Wire"),
    .executableTarget(
      name: "motionbook",
      dependencies: [
        "Editing", "FrontEnd", "Platform", "Advice", "Workbooks", "Pages", "Notebooks",
        "Files", "Terminal", "Jupyter", "JSON", "Sharing", "Values", "Answers", "Diagnostics",
        "Text", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/Programs/motionbook"),
    .executableTarget(
      name: "motionbook-kernel",
      dependencies: ["Platform", "Kernel", "Wire", "Jupyter", "JSON"],
      path: "Sources/Programs/motionbook-kernel"),
    .target(
      name: "Classroom",
      dependencies: ["Pages", "Notebooks", "Files", "JSON", "Text", "CResources"],
      path: "Sources/Programs/Classroom",
      exclude: ["Resources"]),
    .executableTarget(
      name: "motionbook-class",
      dependencies: [
        "Classroom", "Platform", "FrontEnd", "Workbooks", "Notebooks", "Files", "Terminal",
        "Text", "Answers", "Diagnostics", "Values", "Advice",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Class"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Class"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Class"])),
      ], path: "Sources/Programs/motionbook-class"),

    // Tests: one target per library, and what they share.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "SessionSupport",
      dependencies: ["Workbooks", "Sessions", "Execution", "Values", "Answers", "Diagnostics"],
      path: "Tests/SessionSupport"),
    .testTarget(name: "TextTests", dependencies: ["Text", "TestSupport"]),
    .testTarget(name: "GeometryTests", dependencies: ["MotionGeometry", "TestSupport"]),
    .testTarget(
      name: "CurvesTests", dependencies: ["MotionCurves", "Values", "Diagnostics", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport", "Text"]),
    .testTarget(
      name: "LanguageTests", dependencies: ["Language", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "ValuesTests",
      dependencies: [
        "Workbooks",
        "Values", "Execution", "Sessions", "Language", "Diagnostics", "MotionGeometry", "Text",
        "TestSupport", "SessionSupport",
      ]),
    .testTarget(
      name: "ExecutionTests",
      dependencies: [
        "Workbooks",
        "Execution", "Commands", "Sessions", "Values", "Language", "UIKitMotion", "Diagnostics",
        "SessionSupport",
      ]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Workbooks",
        "Commands", "Execution", "Sessions", "Values", "Language", "Answers", "Diagnostics",
        "UIKitMotion", "SessionSupport",
      ]),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Advice", "Sessions", "Commands", "Execution", "Values", "Answers", "Notebooks",
        "Workbooks", "Language", "Diagnostics", "Sharing", "UIKitMotion", "MotionCurves", "MotionGeometry", "Text", "TestSupport", "SessionSupport",
      ], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "SwiftCodeTests",
      dependencies: [
        "Workbooks",
        "SwiftCode", "Advice", "Sessions", "Execution", "Language", "Values", "Answers",
        "Notebooks", "Diagnostics", "TestSupport", "SessionSupport",
      ]),
    .testTarget(
      name: "AdviceTests",
      dependencies: [
        "Workbooks",
        "Advice", "SwiftCode", "Sessions", "Commands", "Execution", "Values", "Language", "Answers",
        "Diagnostics", "TestSupport", "SessionSupport",
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "TestSupport", "FrontEnd", "motionbook", "Diagnostics", "Files", "LineEditing", "Terminal",
      ]
    ),
    .testTarget(
      name: "AnswersTests",
      dependencies: ["Answers", "Diagnostics", "MotionGeometry", "TestSupport", "Text"]),
    .testTarget(
      name: "ChartsTests", dependencies: ["Answers", "TestSupport", "Text", "MotionGeometry"],
      exclude: ["Cases"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(name: "DataFilesTests", dependencies: ["DataFiles", "TestSupport"]),
    .testTarget(
      name: "JupyterTests", dependencies: ["Jupyter", "Notebooks", "JSON", "TestSupport"]),
    .testTarget(
      name: "ClassroomTests",
      dependencies: [
        "Classroom", "Workbooks", "Pages", "Notebooks", "Answers", "Diagnostics", "JSON",
        "TestSupport",
      ]),
    .testTarget(
      name: "KernelTests", dependencies: ["Kernel", "JSON", "Platform", "TestSupport"]),
    .testTarget(
      name: "EditingTests",
      dependencies: [
        "Workbooks", "Editing", "Notebooks", "JSON", "Platform", "TestSupport",
      ]),
    .testTarget(name: "WireTests", dependencies: ["Wire", "JSON"]),
    .testTarget(name: "PhysicsTests", dependencies: ["UIKitMotion"]),
    .testTarget(
      name: "DynamicsTests", dependencies: ["UIKitMotion", "MotionGeometry", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "StagingTests",
      dependencies: ["UIKitMotion", "MotionCurves", "MotionGeometry", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "Platform", "TestSupport"]),
    .testTarget(
      name: "NotebooksTests",
      dependencies: ["Notebooks", "Answers", "Diagnostics", "TestSupport", "Text"],
      exclude: ["Cases"]),
    .testTarget(
      name: "PagesTests",
      dependencies: ["Pages", "Answers", "Notebooks", "MotionGeometry", "TestSupport"]),
    .testTarget(
      name: "WorkbooksTests",
      dependencies: [
        "Workbooks", "Sessions", "Notebooks", "Commands", "Answers", "JSON", "Values",
        "Diagnostics",
        "MotionGeometry", "Files", "Platform", "Sharing", "TestSupport",
      ]),
    .testTarget(
      name: "LiveTests",
      dependencies: ["Live", "Pages", "Answers", "MotionGeometry", "TestSupport", "Text"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "Platform"]),
    .testTarget(
      name: "LineEditingTests", dependencies: ["LineEditing", "Terminal", "Text", "TestSupport"]),
    // The editor on a pseudo-terminal, driven through a small program of its own.
    .executableTarget(
      name: "EditorProbe", dependencies: ["LineEditing", "Platform", "Terminal"],
      path: "Tests/EditorProbe"),
    .testTarget(
      name: "EditorProbeTests", dependencies: ["LineEditing", "TestSupport", "EditorProbe"]),
    // Programs made from a seed, held against what should hold of every program.
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Advice", "Editing", "Workbooks", "Notebooks", "Commands", "Execution", "Language",
        "Values", "Answers", "MotionCurves", "DataFiles", "Diagnostics", "Files", "LineEditing",
        "Platform",
        "Wire", "Jupyter", "JSON", "Sessions", "Classroom",
      ], path: "Tests/Fuzz", exclude: ["Seeds"]),
  ],
  // C23 has `#embed`.
  cLanguageStandard: .c2x, cxxLanguageStandard: .cxx17
)

// Tests are compiled without optimization in a release build too: that halves their compilation, and they
// run as fast, because what they test is optimized.
let tests = package.targets.filter { $0.type == .test || $0.path?.hasPrefix("Tests/") == true }
for target in tests {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
