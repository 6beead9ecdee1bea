// swift-tools-version: 6.0
import PackageDescription

/// The house, from the ground up: a target imports only what stands above it in this list.
/// `Sources/README.md` has the picture and the reasons.
let package = Package(
  name: "motionbook",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "motionbook", targets: ["motionbook"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // C, each behind one Swift target that may import it.
    .target(name: "CBox2D", linkerSettings: [.linkedLibrary("box2d")]),
    .systemLibrary(
      name: "CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CPosix"),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),

    .systemLibrary(
      name: "CZeroMQ", providers: [.apt(["libzmq3-dev", "libsodium-dev"])]),

    // Know nothing of ours.
    .target(name: "Text"),
    .target(name: "Geometry"),
    .target(name: "Curves", dependencies: ["Text"]),
    .target(name: "Typography"),
    .target(name: "Diagnostics", dependencies: ["Text"]),
    .target(name: "Charts", dependencies: ["Text"]),
    .target(name: "Answers", dependencies: ["Charts", "Diagnostics", "Geometry", "Text"]),
    .target(name: "Sharing"),
    .target(name: "JSON"),
    .target(name: "DataFiles", dependencies: ["JSON"]),

    // The simulation.
    .target(name: "Physics", dependencies: ["CBox2D"]),
    .target(name: "Dynamics", dependencies: ["Physics", "Geometry", "Text"]),
    .target(
      name: "Staging", dependencies: ["Dynamics", "Curves", "Geometry", "Text", "Typography"]),

    // The animations of a stage as code for the web.
    .target(name: "WebCode", dependencies: ["Staging", "Curves", "Geometry", "Text"]),

    // The language.
    .target(name: "Language", dependencies: ["Diagnostics"]),
    .target(
      name: "Values",
      dependencies: [
        "Language", "Diagnostics", "Dynamics", "Curves", "Geometry", "Charts", "Text",
        "Typography",
      ]),
    .target(
      name: "Execution",
      dependencies: [
        "Language", "Values", "Answers", "Sharing", "Diagnostics", "Staging", "Dynamics", "Curves",
        "Geometry", "Charts", "Text", "Typography", "DataFiles",
      ]),
    .target(
      name: "Commands",
      dependencies: [
        "DataFiles", "Execution", "Language", "Values", "Answers", "Diagnostics", "Staging",
        "Dynamics",
        "Curves", "Geometry", "Charts", "Text", "Typography",
      ]),

    // The session.
    .target(
      name: "Sessions",
      dependencies: [
        "Commands", "Execution", "Language", "Values", "Answers", "Sharing", "Charts",
        "Diagnostics", "Staging", "Curves", "DataFiles", "Geometry", "Text",
      ]),

    // Swift code, read and written by one table.
    .target(
      name: "SwiftCode",
      dependencies: [
        "Sessions", "Execution", "Language", "Values", "Curves", "Diagnostics", "Geometry", "Text",
      ], resources: [.embedInCode("Table/swift.txt")]),

    // What to type instead of a line that failed.
    .target(
      name: "Advice",
      dependencies: [
        "SwiftCode", "Sessions", "Commands", "Execution", "Language", "Values", "Curves",
        "Diagnostics",
      ]),

    // Notebooks, and what every front end shares.
    .target(name: "Notebooks", dependencies: ["Diagnostics", "Text", "CMarkdown"]),
    .target(
      name: "Pages",
      dependencies: ["Answers", "Notebooks", "Charts", "Diagnostics", "Geometry", "Text"],
      resources: [
        .embedInCode("Resources/page.css"), .embedInCode("Resources/tools.js"),
        .embedInCode("Resources/film.js"), .embedInCode("Resources/picture.js"),
        .embedInCode("Resources/stage.js"), .embedInCode("Resources/player.js"),
        .embedInCode("Resources/plots.js"), .embedInCode("Resources/guesses.js"),
        .embedInCode("Resources/sweeps.js"), .embedInCode("Resources/slides.js"),
        .embedInCode("Resources/page.js"),
      ]),
    .target(
      name: "Jupyter", dependencies: ["Pages", "Notebooks", "Answers", "Diagnostics", "JSON"]),
    .target(
      name: "Workbooks",
      dependencies: [
        "SwiftCode", "WebCode", "Jupyter", "JSON", "Pages", "Notebooks", "Sessions", "Commands",
        "Execution", "Values",
        "Language", "Answers", "Sharing", "Charts", "Diagnostics", "Geometry", "Staging", "Text",
      ]),

    // What is seen of a stage that moves, and what keys and the mouse mean.
    .target(name: "Live", dependencies: ["Answers", "Charts", "Geometry", "Text"]),

    // The program.
    .target(name: "Files"),
    .target(name: "Disk", dependencies: ["Files", "Workbooks"]),
    .target(name: "Terminal", dependencies: ["Files", "Text", "CPosix"]),
    .target(name: "LineEditing", dependencies: ["Terminal", "Files", "Text", "CLibedit"]),
    .executableTarget(
      name: "motionbook",
      dependencies: [
        "Advice", "Workbooks", "Pages", "Notebooks", "Live", "Disk", "Files", "Terminal",
        "LineEditing", "Answers", "Jupyter", "JSON",
        "Charts", "Geometry", "Sharing", "Values", "Diagnostics", "Text",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Jupyter's kernel.
    .target(
      name: "Kernel",
      dependencies: [
        "Advice", "Workbooks", "Jupyter", "Pages", "Notebooks", "Disk", "Files", "Answers",
        "Diagnostics", "JSON", "Text",
      ]),
    .target(name: "Wire", dependencies: ["JSON", "CZeroMQ"]),
    .executableTarget(
      name: "motionbook-kernel", dependencies: ["Kernel", "Wire", "Jupyter", "Files", "JSON"]),

    // Tests: one target per library, and what they share.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TextTests", dependencies: ["Text"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"]),
    .testTarget(
      name: "CurvesTests", dependencies: ["Curves", "Values", "Diagnostics", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport", "Text"]),
    .testTarget(
      name: "LanguageTests", dependencies: ["Language", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "ValuesTests",
      dependencies: [
        "Values", "Execution", "Sessions", "Language", "Diagnostics", "Geometry", "Text",
        "TestSupport",
      ]),
    .testTarget(
      name: "ExecutionTests",
      dependencies: [
        "Execution", "Commands", "Sessions", "Values", "Language", "Staging", "Diagnostics",
      ]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Commands", "Execution", "Sessions", "Values", "Language", "Answers", "Diagnostics",
      ]),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Advice", "Sessions", "Commands", "Execution", "Values", "Answers", "Notebooks",
        "Workbooks", "Language", "Diagnostics", "Sharing", "Staging", "Dynamics", "Curves",
        "Geometry", "Text", "Typography", "TestSupport",
      ], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "SwiftCodeTests",
      dependencies: [
        "SwiftCode", "Advice", "Sessions", "Execution", "Language", "Values", "Answers",
        "Notebooks", "Diagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "AdviceTests",
      dependencies: [
        "Advice", "SwiftCode", "Sessions", "Commands", "Execution", "Values", "Language", "Answers",
        "Diagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "TestSupport", "motionbook", "Diagnostics", "Files", "LineEditing", "Terminal",
      ]
    ),
    .testTarget(
      name: "AnswersTests",
      dependencies: ["Answers", "Charts", "Diagnostics", "Geometry", "TestSupport", "Text"]),
    .testTarget(
      name: "ChartsTests", dependencies: ["Charts", "TestSupport", "Text"], exclude: ["Cases"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(name: "DataFilesTests", dependencies: ["DataFiles"]),
    .testTarget(name: "JupyterTests", dependencies: ["Jupyter", "Notebooks", "JSON"]),
    .testTarget(name: "KernelTests", dependencies: ["Kernel", "JSON"]),
    .testTarget(name: "WireTests", dependencies: ["Wire", "JSON"]),
    .testTarget(name: "PhysicsTests", dependencies: ["Physics"]),
    .testTarget(
      name: "DynamicsTests", dependencies: ["Dynamics", "Geometry", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "StagingTests",
      dependencies: ["Staging", "Dynamics", "Curves", "Geometry", "TestSupport", "Typography"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "FilesTests", dependencies: ["Files"]),
    .testTarget(
      name: "NotebooksTests",
      dependencies: ["Notebooks", "Charts", "Diagnostics", "TestSupport", "Text"],
      exclude: ["Cases"]),
    .testTarget(
      name: "PagesTests", dependencies: ["Pages", "Answers", "Charts", "Notebooks", "Geometry"]),
    .testTarget(
      name: "WorkbooksTests",
      dependencies: [
        "Workbooks", "Notebooks", "Commands", "Answers", "Values", "Diagnostics", "Geometry",
        "Files", "Sharing", "TestSupport",
      ]),
    .testTarget(
      name: "LiveTests", dependencies: ["Live", "Answers", "Geometry", "TestSupport", "Text"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "Files"]),
    .testTarget(
      name: "LineEditingTests", dependencies: ["LineEditing", "Terminal", "Text", "TestSupport"]),
    // The editor on a pseudo-terminal, driven through a small program of its own.
    .executableTarget(
      name: "EditorProbe", dependencies: ["LineEditing", "Terminal"], path: "Tests/EditorProbe"),
    .testTarget(
      name: "EditorProbeTests", dependencies: ["LineEditing", "TestSupport", "EditorProbe"]),
    // Programs made from a seed, held against what should hold of every program.
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Advice", "Workbooks", "Notebooks", "Commands", "Execution", "Language", "Values",
        "Answers", "Curves", "DataFiles", "Diagnostics", "Files", "LineEditing", "Wire", "Jupyter",
        "JSON", "Sessions",
      ], path: "Tests/Fuzz", exclude: ["Seeds"]),
  ],
  cxxLanguageStandard: .cxx17
)
