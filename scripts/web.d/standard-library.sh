# shellcheck shell=bash
# Swift's standard library for WebAssembly, compiled from the source that Debian has. Sourced after
# fetch.sh. Its build system needs a newer CMake than Debian 12 has: the lists of sources are taken
# from it, and the flags are written here.

swift_source=$sources/swiftlang/swift
public=$swift_source/stdlib/public
processing=$sources/swiftlang/swift-experimental-string-processing/Sources
made=$objects/standard-library

# What C and C++ are told, and what Swift tells them where it imports headers.
defines=(-D_WASI_EMULATED_SIGNAL -DSWIFT_THREADING_NONE -DSWIFT_STDLIB_ENABLE_VECTOR_TYPES)
imported=()
for define in "${defines[@]}"; do imported+=(-Xcc "$define"); done
# Without compact pointers to functions, in the modules and in the runtime, key paths end in "table
# index is out of bounds".
features=(
  -DSWIFT_ENABLE_REFLECTION -DSWIFT_STDLIB_HAS_STDIN -DSWIFT_STDLIB_HAS_COMMANDLINE
  -DSWIFT_STDLIB_HAS_ENVIRON -DSWIFT_STDLIB_ENABLE_VECTOR_TYPES -DSWIFT_STDLIB_ENABLE_UNICODE_DATA
  -DSWIFT_STDLIB_SINGLE_THREADED_CONCURRENCY -DSWIFT_COMPACT_ABSOLUTE_FUNCTION_POINTER
)

build_standard_library() {
  [[ ! -e $resources/wasi/libswift_StringProcessing.a ]] || return 0
  mkdir -p "$made" "$resources"/{shims,wasi,clang/lib}
  put_headers
  availability >"$made/availability"
  say "compiling Swift's standard library for WebAssembly; this takes some minutes"
  compile_core
  compile_runtime
  compile_processing
}

# The headers that modules import, and Clang's own.
put_headers() {
  local clang
  cp "$public"/SwiftShims/swift/shims/*.{h,modulemap} "$resources/shims/"
  clang=$("$toolchain/clang" -print-resource-dir)
  ln -sfn "$clang/include" "$resources/clang/include"
  mkdir -p "$resources/clang/lib/wasm32-unknown-wasip1" "$made/include/swift/Runtime"
  cp "$debs/usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a" \
    "$resources/clang/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a"
  cat >"$made/include/swift/Runtime/CMakeConfig.h" <<'END'
#define SWIFT_BNI_OS_BUILD 0
#define SWIFT_BNI_XCODE_BUILD 0
#define SWIFT_VERSION_MAJOR "6"
#define SWIFT_VERSION_MINOR "3"
END
}

# The names of Swift's releases, as options in a file.
availability() {
  sed -nE 's/^Swift.*/-Xfrontend\n-define-availability\n-Xfrontend\n"&"/p;
    s/^SwiftStdlib (.*)/-Xfrontend\n-define-availability\n-Xfrontend\n"StdlibDeploymentTarget \1"/p' \
    "$swift_source/utils/availability-macros.def"
}

# Compiles a module: its object goes to `made`, its module to the resources.
compile_module() { # NAME OPTION-OR-SOURCE…
  local module=$resources/wasi/$1.swiftmodule
  mkdir -p "$module"
  quietly nice "$toolchain/swiftc" -target "$target" -sdk "$sysroot" -resource-dir "$resources" \
    -module-name "$1" -O -wmo -swift-version 5 -parse-as-library -no-link-objc-runtime \
    -runtime-compatibility-version none \
    -disable-autolinking-runtime-compatibility-dynamic-replacements \
    -emit-module -emit-module-path "$module/wasm32-unknown-wasip1.swiftmodule" \
    -c -o "$made/$1.o" "@$made/availability" "${features[@]}" \
    -Xfrontend -disable-autolinking-runtime-compatibility-concurrency \
    -Xfrontend -disable-implicit-concurrency-module-import \
    -Xfrontend -disable-implicit-string-processing-module-import \
    -Xfrontend -disable-objc-interop -Xfrontend -empty-abi-descriptor \
    "${imported[@]}" "${@:2}" || fail "the module $1 does not compile"
}

# The Swift module itself.
compile_core() {
  local options list feature
  [[ ! -e $made/Swift.o ]] || return 0
  mapfile -t list < <(core_sources)
  options=(
    -parse-stdlib -nostdimport -nostdlibimport -library-level api
    -Xfrontend -enable-lexical-lifetimes=false -Xfrontend -enforce-exclusivity=unchecked
    -Xfrontend -enable-ossa-modules -Xfrontend -enable-experimental-concise-pound-file
    -Xfrontend -group-info-path -Xfrontend "$public/core/GroupInfo.json"
    -Xfrontend -disable-objc-attr-requires-foundation-module
    -Xfrontend -require-explicit-availability=ignore
    -Xcc -I -Xcc "$public/SwiftShims"
  )
  while read -r feature; do
    options+=(-enable-experimental-feature "$feature")
  done < <(
    grep -oP '(?<=-enable-experimental-feature )\w+' \
      "$swift_source/Runtimes/Core/cmake/modules/ExperimentalFeatures.cmake"
    printf '%s\n' AddressableParameters AddressableTypes
  )
  compile_module Swift "${options[@]}" "${list[@]}"
}

# The sources of the core in the order of its build system, for the compiler minds it. Those that are
# patterns are expanded for pointers of four bytes.
core_sources() {
  local core=$public/core name
  sed -n '/^add_library(swiftCore/,/)$/ s/^ *\([A-Za-z0-9/]*\.swift\).*/\1/p
    /target_sources(swiftCore/ s/.* \(ObjectId.*\.swift\))/\1/p' \
    "$swift_source/Runtimes/Core/core/CMakeLists.txt" | sed "s|^|$core/|"
  printf '%s\n' "$core/SIMDVector.swift"
  for name in AtomicInt FloatingPointParsing FloatingPointTypes IntegerTypes LegacyInt128 \
    UnsafeBufferPointer UnsafeRawBufferPointer Tuple SIMDConcreteOperations SIMDVectorTypes; do
    python3 "$swift_source/utils/gyb" --line-directive '' -DCMAKE_SIZEOF_VOID_P=4 \
      -o "$made/$name.swift" "$core/$name.swift.gyb"
    printf '%s\n' "$made/$name.swift"
  done
}

# The C++ that Swift stands on. What needs an operating system is empty for this target, or left out.
compile_runtime() {
  local options list
  [[ ! -e $resources/wasi/libswiftCore.a ]] || return 0
  options=(
    -std=gnu++17 -fno-rtti -fvisibility=hidden "${defines[@]}" "${features[@]}"
    "-I$made/include" "-I$swift_source/stdlib/include" "-I$swift_source/include" "-I$public/SwiftShims"
    "-I$public/runtime" "-I$public/stubs" "-I$public"
    -D_WASI_EMULATED_MMAN -D_WASI_EMULATED_PROCESS_CLOCKS
    -DSWIFT_RUNTIME_ENABLE_LEAK_CHECKER=0 -DSWIFT_STDLIB_HAS_TYPE_PRINTING
    -DSWIFT_STDLIB_SHORT_MANGLING_LOOKUPS -DSWIFT_RUNTIME -DSWIFT_STATIC_STDLIB
    -DSWIFT_TARGET_LIBRARY_NAME=swiftRuntimeCore -DSWIFT_INLINE_NAMESPACE=__runtime
  )
  mapfile -t list < <(runtime_sources)
  compile_cxx "$made/runtime" "${options[@]}" -- "${list[@]}"
  compile_cxx "$made/demangling" "${options[@]}" -- \
    "$swift_source"/lib/Demangling/{Context,Demangler,ManglingUtils,NodePrinter,Punycode}.cpp \
    "$swift_source"/lib/Demangling/{Remangler,NodeDumper,Errors}.cpp
  compile_c "$made/runtime" -- "$root/scripts/web.d/stack-protector.c"
  mkdir -p "$resources/wasi/wasm32"
  mv "$made/runtime/SwiftRT-ELF-WASM.o" "$resources/wasi/wasm32/swiftrt.o"
  archive "$resources/wasi/libswiftCore.a" "$made/Swift.o" "$made"/{runtime,demangling}/*.o
}

runtime_sources() {
  local name
  for name in runtime stubs LLVMSupport; do
    sed -nE "s|^ +([A-Za-z0-9/-]+\.cpp)\)?$|$public/$name/\1|p" \
      "$swift_source/Runtimes/Core/$name/CMakeLists.txt"
  done | grep -vE '/(Backtrace|BacktraceUtils|CrashHandler\w+|SwiftRT-COFF)\.cpp$'
  printf '%s\n' "$public"/runtime/{ErrorObject,SwiftObject}.mm \
    "$public/runtime/SwiftRT-ELF-WASM.cpp" "$public/CommandLineSupport/CommandLine.cpp" \
    "$public/CompatibilityOverride/CompatibilityOverride.cpp"
}

# Regular expressions, and the text algorithms that stand on them.
compile_processing() {
  local place=$processing options list name
  [[ ! -e $resources/wasi/libswift_StringProcessing.a ]] || return 0
  options=(
    -DRESILIENT_LIBRARIES -enable-experimental-feature MemberImportVisibility
    -enable-experimental-feature LifetimeDependence
  )
  for name in _RegexParser _StringProcessing; do
    mapfile -t list < <(find "$place/$name" -name '*.swift' | sort)
    compile_module "$name" "${options[@]}" -Xcc -I -Xcc "$place/_CUnicode/include" "${list[@]}"
  done
  compile_c "$made/unicode" "-I$place/_CUnicode/include" "-I$public/SwiftShims" -- \
    "$place"/_CUnicode/*.c
  archive "$resources/wasi/libswift_StringProcessing.a" "$made"/_*.o "$made"/unicode/*.o
}
