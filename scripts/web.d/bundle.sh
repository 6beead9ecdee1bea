# shellcheck shell=bash
# The Swift SDK that SwiftPM takes: C's library and Swift's, and what the compiler has to know of them.
# Sourced by `web`.

sdk=motionbook-web
bundle=$web/sdks/$sdk.artifactbundle
sysroot=$bundle/$target/sysroot
resources=$bundle/$target/swift

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

# There is no module of concurrency in this library.
put_toolset() {
  local options=(
    -static-stdlib -Xfrontend -disable-implicit-concurrency-module-import
    -Xfrontend -disable-objc-interop -Xcc -D_WASI_EMULATED_SIGNAL
  )
  cat >"$bundle/$target/toolset.json" <<END
{"schemaVersion": "1.0", "swiftCompiler": {"extraCLIOptions": [$(quoted "${options[@]}")]}}
END
}

# Words as JSON's strings, with commas between.
quoted() { # WORD…
  local words
  words=$(printf '"%s", ' "$@")
  printf '%s' "${words%, }"
}
