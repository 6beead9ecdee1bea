# shellcheck shell=bash
# The Swift SDK that SwiftPM takes: headers and libraries of C, Swift's resources, and the options that all of the
# engine is compiled and linked with. Sourced by `web`.

web=$root/.build-web
objects=$web/objects
sdk=motionbook-web
target=wasm32-unknown-wasip1
bundle=$web/sdks/$sdk.artifactbundle
sysroot=$bundle/$target/sysroot
resources=$bundle/$target/swift
# Where the sysroot has what is for all of C, and its archives.
headers=$sysroot/include/wasm32-wasip1
libraries=$sysroot/lib/wasm32-wasip1

# Bytes of the stack, which stands first in memory: an overflow is a trap, and writes over nothing.
stack=1048576

# C's library and C++'s, as clang looks for them.
put_sysroot() {
  [[ ! -e $libraries ]] || return 0
  mkdir -p "$sysroot"/{include,lib}
  cp -rL "$packages/usr/include/wasm32-wasi" "$headers"
  mv "$headers/c++" "$sysroot/include/c++"
  cp "$root/scripts/web.d/wasi-libc.modulemap" "$headers/module.modulemap"
  cp -rL "$packages/usr/lib/wasm32-wasi" "$libraries.new"
  mv "$libraries.new" "$libraries"
}

put_bundle() {
  printf '%s\n' '{"schemaVersion": "1.0", "artifacts": {"'"$sdk"'": {"type": "swiftSDK",
  "version": "'"$swift_version"'", "variants": [{"path": "'"$target"'"}]}}}' >"$bundle/info.json"
  printf '%s\n' '{"schemaVersion": "4.0", "targetTriples": {"'"$target"'": {
  "sdkRootPath": "sysroot", "swiftResourcesPath": "swift", "swiftStaticResourcesPath": "swift",
  "toolsetPaths": ["toolset.json"]}}}' >"$bundle/$target/swift-sdk.json"
  put_toolset
  # What the driver links: modules do not say what they need.
  printf '%s\n' -static -lswift_StringProcessing -lswiftCore -lc++ -lc++abi -lm \
    -lwasi-emulated-{mman,signal,process-clocks,getpid} \
    >"$resources/wasi/static-executable-args.lnk"
}

put_toolset() {
  local swift c linker
  swift=(
    -static-stdlib -Xfrontend -disable-implicit-concurrency-module-import
    -Xfrontend -disable-objc-interop -Xcc -D_WASI_EMULATED_SIGNAL
  )
  c=(-D_WASI_EMULATED_SIGNAL -ffp-contract=off -ffunction-sections -fdata-sections)
  linker=(
    -s --gc-sections --stack-first -z "stack-size=$stack" "--global-base=$stack" --export-memory=memory
  )
  printf '%s\n' '{"schemaVersion": "1.0",
  "swiftCompiler": {"extraCLIOptions": ['"$(quoted "${swift[@]}")"']},
  "cCompiler": {"extraCLIOptions": ['"$(quoted "${c[@]}")"']},
  "cxxCompiler": {"extraCLIOptions": ['"$(quoted "${c[@]}" -fno-exceptions)"']},
  "linker": {"extraCLIOptions": ['"$(quoted "${linker[@]}")"']}}' >"$bundle/$target/toolset.json"
}

# Words as JSON's strings, with commas between.
quoted() { # WORD…
  local words
  words=$(printf '"%s", ' "$@")
  printf '%s' "${words%, }"
}
