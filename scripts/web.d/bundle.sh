# shellcheck shell=bash
# The Swift SDK that SwiftPM takes: C's library and Swift's, and the options that all of the engine is
# compiled and linked with. Sourced by `web`.

sdk=motionbook-web
bundle=$web/sdks/$sdk.artifactbundle
sysroot=$bundle/$target/sysroot
resources=$bundle/$target/swift

# Bytes of the stack. It stands first in memory, so that an overflow is a trap and overwrites nothing.
stack=1048576
# Bytes of memory that an engine may take.
memory=536870912

# The library fits one compiler alone. With another one, or other scripts, it is made again.
clear_stale() {
  local made_from
  made_from=$({
    "$toolchain/swiftc" --version 2>/dev/null
    cd "$root/scripts/web.d"
    cat fetched.txt compile.sh libraries.sh standard-library.sh stack-protector.c wasi-libc.modulemap
  } | sha256sum)
  [[ ! -e $web/made-from || $(<"$web/made-from") != "$made_from" ]] || return 0
  rm -rf "$web"/{objects,libraries,sdks,build}
  mkdir -p "$web"
  printf '%s\n' "$made_from" >"$web/made-from"
}

put_bundle() {
  cat >"$bundle/info.json" <<END
{"schemaVersion": "1.0", "artifacts": {"$sdk": {"type": "swiftSDK", "version": "1",
  "variants": [{"path": "$target"}]}}}
END
  cat >"$bundle/$target/swift-sdk.json" <<END
{"schemaVersion": "4.0", "targetTriples": {"$target": {"sdkRootPath": "sysroot",
  "swiftResourcesPath": "swift", "swiftStaticResourcesPath": "swift",
  "toolsetPaths": ["toolset.json"]}}}
END
  put_toolset
  # What the driver links: the modules do not name it.
  printf '%s\n' -static -lswift_StringProcessing -lswiftCore -lc++ -lc++abi \
    -lwasi-emulated-{mman,signal,process-clocks,getpid} \
    >"$resources/wasi/static-executable-args.lnk"
}

put_toolset() {
  local for_swift for_c for_linker
  for_swift=(
    -static-stdlib -Xfrontend -disable-implicit-concurrency-module-import
    -Xfrontend -disable-objc-interop -Xcc -D_WASI_EMULATED_SIGNAL
  )
  for_c=(-D_WASI_EMULATED_SIGNAL -ffp-contract=off -ffunction-sections -fdata-sections)
  for_linker=(
    -s --gc-sections --stack-first -z "stack-size=$stack" "--global-base=$stack"
    "--max-memory=$memory" --export-memory=memory
  )
  cat >"$bundle/$target/toolset.json" <<END
{"schemaVersion": "1.0",
  "swiftCompiler": {"extraCLIOptions": [$(quoted "${for_swift[@]}")]},
  "cCompiler": {"extraCLIOptions": [$(quoted "${for_c[@]}")]},
  "cxxCompiler": {"extraCLIOptions": [$(quoted "${for_c[@]}" -fno-exceptions)]},
  "linker": {"extraCLIOptions": [$(quoted "${for_linker[@]}")]}}
END
}

# Words as JSON's strings, with commas between.
quoted() { # WORD…
  local words
  words=$(printf '"%s", ' "$@")
  printf '%s' "${words%, }"
}
