// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Box2D's own source, where `scripts/box2d` has put it; without it, the system's library is linked.
let hasBox2D = FileManager.default.fileExists(
  atPath: Context.packageDirectory + "/Sources/Motion/Box2D/src")

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
      name: "CMotionBox2D", dependencies: hasBox2D ? ["MotionBox2D"] : [],
      path: "Sources/Motion/CMotionBox2D",
      linkerSettings: hasBox2D ? [] : [.linkedLibrary("box2d")]),
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
    .target(name: "UIKitNames", dependencies: ["UIKitMotion"], path: "Sources/Motion/UIKitNames"),
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
      name: "Answers",
      dependencies: ["MotionPlatform", "MotionGeometry", "Text", "JSON", "Diagnostics"],
      path: "Sources/Output/Answers"),

    // MARK: Interpreter. The language, and sessions in it.
    .target(name: "Language", dependencies: ["Diagnostics"], path: "Sources/Interpreter/Language"),
    .target(
      name: "Values",
      dependencies: [
        "MotionPlatform", "Language", "Diagnostics", "UIKitMotion", "MotionCurves",
        "MotionGeometry", "Answers", "Text",
      ], path: "Sources/Interpreter/Values"),
    .target(
      name: "Evaluation",
      dependencies: [
        "MotionPlatform", "Language", "Values", "Answers", "Sharing", "Diagnostics", "UIKitMotion",
        "MotionCurves", "MotionGeometry", "Text", "DataFiles",
      ], path: "Sources/Interpreter/Evaluation"),
    .target(
      name: "Commands",
      dependencies: [
        "MotionPlatform", "DataFiles", "Evaluation", "Language", "Values", "Answers", "Diagnostics",
        "UIKitMotion", "MotionCurves", "MotionGeometry", "Text",
      ], path: "Sources/Interpreter/Commands"),
    .target(
      name: "Sessions",
      dependencies: [
        "MotionPlatform", "Evaluation", "Language", "Values", "Answers", "Sharing", "Diagnostics",
        "UIKitMotion", "MotionCurves", "DataFiles", "MotionGeometry", "Text",
      ], path: "Sources/Interpreter/Sessions"),

    // MARK: Documents. Notebooks, pages, and code in and out.
    .target(
      name: "WebCode", dependencies: ["UIKitMotion", "MotionCurves", "MotionGeometry", "Text"],
      path: "Sources/Documents/WebCode"),
    .target(
      name: "SwiftCode",
      dependencies: [
        "Evaluation", "Language", "Values", "MotionCurves", "Diagnostics",
        "MotionGeometry", "Text",
        "CResources",
      ], path: "Sources/Documents/SwiftCode", exclude: ["Table/swift.txt", "Script/script.txt"]),
    .target(
      name: "Advice",
      dependencies: [
        "SwiftCode", "Sessions", "Evaluation", "Language", "Values", "MotionCurves", "Diagnostics",
        "Text", "MotionPlatform",
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
      name: "Playing",
      dependencies: [
        "SwiftCode", "WebCode", "Jupyter", "JSON", "Pages", "Notebooks", "Sessions", "Commands",
        "Evaluation", "Values", "Language", "Answers", "Sharing", "Diagnostics", "Files",
        "MotionGeometry", "UIKitMotion", "Text",
      ], path: "Sources/Documents/Playing"),

    // MARK: Services. What editors, Jupyter and a class ask, without a terminal.
    .target(
      name: "Editing",
      dependencies: [
        "Advice", "Playing", "Jupyter", "Pages", "Notebooks", "Files", "Sessions", "Commands",
        "Evaluation", "Values", "Language", "Answers", "Diagnostics", "JSON", "MotionGeometry",
        "CResources",
      ],
      path: "Sources/Services/Editing",
      exclude: ["Files/Resources"]),
    .target(
      name: "Kernel",
      dependencies: [
        "Advice", "Playing", "Jupyter", "Pages", "Notebooks", "Files", "Answers", "Diagnostics",
        "JSON", "Text",
      ], path: "Sources/Services/Kernel"),
    .target(
      name: "Engine",
      dependencies: [
        "Advice", "Playing", "Jupyter", "Pages", "Notebooks", "Files", "Sessions", "Values",
        "Answers", "Diagnostics", "JSON", "Text",
      ], path: "Sources/Services/Engine"),
    .target(
      name: "Wire", dependencies: ["Platform", "JSON", "CZeroMQ"],
      path: "Sources/Services/Wire"),
    .target(
      name: "Classroom",
      dependencies: ["Pages", "Notebooks", "Files", "JSON", "Text", "CResources"],
      path: "Sources/Services/Classroom",
      exclude: ["Resources"]),

    // MARK: Prompt. The terminal, and what moves on it.
    .target(
      name: "Live", dependencies: ["Answers", "MotionGeometry", "Text"],
      path: "Sources/Prompt/Live"),
    .target(
      name: "Terminal", dependencies: ["Platform", "Files", "Text"],
      path: "Sources/Prompt/Terminal"
    ),
    .target(
      name: "LineEditing",
      dependencies: ["Platform", "Terminal", "Files", "Text", "CLibedit"],
      path: "Sources/Prompt/LineEditing"),
    .target(
      name: "FrontEnd",
      dependencies: [
        "Platform", "Advice", "Playing", "Notebooks", "Live", "Files", "Terminal",
        "LineEditing", "Answers", "JSON", "MotionGeometry", "Sharing", "Values",
        "Diagnostics", "Text",
      ], path: "Sources/Prompt/FrontEnd"),

    // MARK: Programs. The programs.
    .target(
      name: "Arguments",
      dependencies: [
        "FrontEnd", "Platform", "Playing", "Notebooks", "Files", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/Programs/Arguments"),
    .executableTarget(
      name: "motionbook",
      dependencies: [
        "Arguments", "Editing", "FrontEnd", "Platform", "Advice", "Playing", "Pages", "Notebooks",
        "Files", "Terminal", "Jupyter", "JSON", "Sharing", "Values", "Answers", "Diagnostics",
        "Text", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/Programs/motionbook"),
    .executableTarget(
      name: "motionbook-kernel",
      dependencies: ["Platform", "Kernel", "Wire", "Jupyter", "JSON"],
      path: "Sources/Programs/motionbook-kernel"),
    // As WebAssembly, it is what a page runs; natively, it answers lines of standard input.
    .executableTarget(
      name: "motionbook-engine", dependencies: ["Engine"],
      path: "Sources/Programs/motionbook-engine"),
    .executableTarget(
      name: "motionbook-class",
      dependencies: [
        "Arguments", "Classroom", "Platform", "FrontEnd", "Playing", "Notebooks", "Files",
        "Terminal",
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
      dependencies: [
        "Playing", "Pages", "Notebooks", "Sessions", "Evaluation", "Values", "Answers",
        "Diagnostics", "JSON",
      ], path: "Tests/SessionSupport"),
    .testTarget(
      name: "TextTests", dependencies: ["Text", "TestSupport"], path: "Tests/Base/TextTests"),
    .testTarget(
      name: "GeometryTests", dependencies: ["MotionGeometry", "TestSupport"],
      path: "Tests/Motion/GeometryTests"),
    .testTarget(
      name: "CurvesTests", dependencies: ["MotionCurves", "Values", "Diagnostics", "TestSupport"],
      path: "Tests/Motion/CurvesTests",
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport", "Text"],
      path: "Tests/Base/DiagnosticsTests"),
    .testTarget(
      name: "LanguageTests", dependencies: ["Language", "Diagnostics", "TestSupport"],
      path: "Tests/Interpreter/LanguageTests"),
    .testTarget(
      name: "ValuesTests",
      dependencies: [
        "Playing",
        "Values", "Evaluation", "Sessions", "Language", "Diagnostics", "MotionGeometry", "Text",
        "TestSupport", "SessionSupport",
      ], path: "Tests/Interpreter/ValuesTests"),
    .testTarget(
      name: "EvaluationTests",
      dependencies: [
        "Playing",
        "Evaluation", "Commands", "Sessions", "Values", "Language", "UIKitMotion", "Diagnostics",
        "SessionSupport",
      ], path: "Tests/Interpreter/EvaluationTests"),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Playing",
        "Commands", "Evaluation", "Sessions", "Values", "Language", "Answers", "Diagnostics",
        "UIKitMotion", "SessionSupport",
      ], path: "Tests/Interpreter/CommandsTests"),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Advice", "Sessions", "Commands", "Evaluation", "Values", "Answers", "Notebooks",
        "Playing", "Language", "Diagnostics", "Sharing", "UIKitMotion", "MotionCurves",
        "MotionGeometry", "Text", "TestSupport", "SessionSupport",
      ], path: "Tests/Interpreter/SessionsTests", resources: [.copy("Fixtures")]),
    .testTarget(
      name: "SwiftCodeTests",
      dependencies: [
        "Playing",
        "SwiftCode", "Advice", "Sessions", "Evaluation", "Language", "Values", "Answers",
        "Notebooks", "Diagnostics", "TestSupport", "SessionSupport",
      ], path: "Tests/Documents/SwiftCodeTests"),
    .testTarget(
      name: "AdviceTests",
      dependencies: [
        "Playing",
        "Advice", "SwiftCode", "Sessions", "Commands", "Evaluation", "Values", "Language",
        "Answers",
        "Diagnostics", "TestSupport", "SessionSupport",
      ], path: "Tests/Documents/AdviceTests"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "TestSupport", "FrontEnd", "motionbook", "Diagnostics", "Files", "LineEditing", "Terminal",
      ], path: "Tests/Outside/Terminal/EndToEndTests"
    ),
    .testTarget(
      name: "AnswersTests",
      dependencies: ["Answers", "Diagnostics", "MotionGeometry", "TestSupport", "Text"],
      path: "Tests/Output/AnswersTests"),
    .testTarget(
      name: "ChartsTests", dependencies: ["Answers", "TestSupport", "Text", "MotionGeometry"],
      path: "Tests/Output/ChartsTests",
      exclude: ["Cases"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON"], path: "Tests/Base/JSONTests"),
    .testTarget(
      name: "DataFilesTests", dependencies: ["DataFiles", "TestSupport"],
      path: "Tests/Base/DataFilesTests"),
    .testTarget(
      name: "JupyterTests", dependencies: ["Jupyter", "Notebooks", "JSON", "TestSupport"],
      path: "Tests/Documents/JupyterTests"),
    .testTarget(
      name: "ClassroomTests",
      dependencies: [
        "Classroom", "Playing", "Pages", "Notebooks", "Answers", "Diagnostics", "JSON",
        "TestSupport", "SessionSupport",
      ], path: "Tests/Services/ClassroomTests"),
    .testTarget(
      name: "KernelTests", dependencies: ["Kernel", "JSON", "Platform", "TestSupport"],
      path: "Tests/Services/KernelTests"),
    .testTarget(
      name: "EditingTests",
      dependencies: [
        "Playing", "Editing", "Notebooks", "JSON", "Platform", "TestSupport",
      ], path: "Tests/Services/EditingTests"),
    .testTarget(
      name: "EngineTests",
      dependencies: ["Engine", "Playing", "Notebooks", "JSON", "TestSupport"],
      path: "Tests/Services/EngineTests"),
    .testTarget(
      name: "WireTests", dependencies: ["Wire", "JSON"], path: "Tests/Services/WireTests"),
    .testTarget(
      name: "PhysicsTests", dependencies: ["UIKitMotion"], path: "Tests/Motion/PhysicsTests"),
    .testTarget(
      name: "DynamicsTests", dependencies: ["UIKitMotion", "MotionGeometry", "TestSupport"],
      path: "Tests/Motion/DynamicsTests",
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "StagingTests",
      dependencies: ["UIKitMotion", "MotionCurves", "MotionGeometry", "TestSupport"],
      path: "Tests/Motion/StagingTests",
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "FilesTests", dependencies: ["Files", "Platform", "TestSupport"],
      path: "Tests/Base/FilesTests"),
    .testTarget(
      name: "NotebooksTests",
      dependencies: ["Notebooks", "Answers", "Diagnostics", "TestSupport", "Text"],
      path: "Tests/Documents/NotebooksTests",
      exclude: ["Cases"]),
    .testTarget(
      name: "PagesTests",
      dependencies: [
        "Pages", "Answers", "Notebooks", "JSON", "Text", "MotionGeometry", "TestSupport",
      ],
      path: "Tests/Documents/PagesTests"),
    .testTarget(
      name: "PlayingTests",
      dependencies: [
        "Playing", "Pages", "Sessions", "Notebooks", "Commands", "Answers", "JSON", "Values",
        "Diagnostics",
        "MotionGeometry", "Files", "Platform", "Sharing", "TestSupport", "SessionSupport",
      ], path: "Tests/Documents/PlayingTests"),
    .testTarget(
      name: "LiveTests",
      dependencies: ["Live", "Pages", "Answers", "MotionGeometry", "TestSupport", "Text"],
      path: "Tests/Prompt/LiveTests"),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "Platform"],
      path: "Tests/Prompt/TerminalTests"),
    .testTarget(
      name: "LineEditingTests", dependencies: ["LineEditing", "Terminal", "Text", "TestSupport"],
      path: "Tests/Prompt/LineEditingTests"),
    // The editor on a pseudo-terminal, driven through a small program of its own.
    .executableTarget(
      name: "EditorProbe", dependencies: ["LineEditing", "Platform", "Terminal"],
      path: "Tests/Outside/Terminal/EditorProbe"),
    .testTarget(
      name: "EditorProbeTests", dependencies: ["LineEditing", "TestSupport", "EditorProbe"],
      path: "Tests/Outside/Terminal/EditorProbeTests"),
    // Programs made from a seed, held against what should hold of every program.
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Advice", "Editing", "Playing", "Notebooks", "Commands", "Evaluation", "Language",
        "Values", "Answers", "MotionCurves", "DataFiles", "Diagnostics", "Files", "LineEditing",
        "Platform",
        "Wire", "Jupyter", "JSON", "Sessions", "Classroom",
      ], path: "Tests/Fuzz", exclude: ["Seeds"]),
  ],
  // C23 has `#embed`.
  cLanguageStandard: .c2x, cxxLanguageStandard: .cxx17
)

if hasBox2D {
  package.targets.append(
    .target(
      name: "MotionBox2D", path: "Sources/Motion/Box2D", exclude: ["LICENSE"], sources: ["src"],
      publicHeadersPath: "include", cxxSettings: [.headerSearchPath("src")]))
}

// Tests are compiled without optimization in a release build too: that halves their compilation, and they
// run as fast, because what they test is optimized.
let tests = package.targets.filter { $0.type == .test || $0.path?.hasPrefix("Tests/") == true }
for target in tests {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
