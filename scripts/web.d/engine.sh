# shellcheck shell=bash
# Builds the engine, makes it small, and says its size. Sourced by `web`.

product=motionbook-engine
engine=$root/.build/web

# What clang has to be told where it links: no `main`, but functions that a host calls.
linked=(-Xswiftc -Xclang-linker -Xswiftc -mexec-model=reactor)

build_engine() { # OPTION…
  local built
  say "building the engine; the first time takes some minutes"
  # Without this, pkg-config names the host's folder of libraries, and the host's are linked.
  put_pkgconfig "$web/pkgconfig"
  quietly env PKG_CONFIG_LIBDIR="$web/pkgconfig" nice swift build --package-path "$root" \
    --scratch-path "$web/build" -c release --pkg-config-path "$web/pkgconfig" "$@" \
    --product "$product" "${linked[@]}" || fail "the engine does not build"
  built=$(find "$web/build" -path "*/release/$product.wasm" -print -quit)
  [[ -n $built ]] || fail "the build left no $product.wasm"
  shrink "$built"
}

put_pkgconfig() { # FOLDER
  mkdir -p "$1"
  printf 'Name: libcmark-gfm\nDescription: of the sysroot\nVersion: 0\nLibs: -lcmark-gfm-extensions -lcmark-gfm\n' \
    >"$1/libcmark-gfm.pc"
}

shrink() { # PROGRAM
  local wasm=$engine/motionbook.wasm
  mkdir -p "$engine"
  [[ ! $wasm -nt $1 ]] || return 0
  say "making it small"
  nice "$packages/usr/bin/wasm-opt" -Oz --strip-debug --strip-producers --enable-bulk-memory \
    --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
    -o "$wasm.new" "$1" || fail "wasm-opt failed"
  mv "$wasm.new" "$wasm"
}

tell_sizes() {
  local wasm=$engine/motionbook.wasm
  say "$wasm: $(megabytes "$(wc -c <"$wasm")"), $(megabytes "$(gzip -9 <"$wasm" | wc -c)") by gzip -9"
}

megabytes() { # BYTES
  awk -v bytes="$1" 'BEGIN { printf "%.2f MB", bytes / 1e6 }'
}

# The notices of all that is linked. They go wherever the engine goes.
put_notices() {
  local documents=$packages/usr/share/doc
  {
    notice "Swift's standard library and runtime" "$sources/swiftlang/swift/LICENSE.txt"
    notice "wasi-libc" "$documents/wasi-libc/copyright"
    notice "libc++, libc++abi and compiler-rt" "$documents/libc++-19-dev-wasm32/copyright"
    notice "Box2D" "$sources/box2d/LICENSE"
    notice "cmark-gfm" "$sources/cmark-gfm/COPYING"
    notice "newlib: sinf and cosf" <(sed -n '/Copyright/,/\*\//p' \
      "$sources/newlib/newlib/libm/common/sinf.c" | sed '/\*\//q; s|\*/||')
  } >"$engine/NOTICES"
}

notice() { # TITLE FILE
  printf '%s\n\n' "=== $1 ==="
  cat "$2"
  printf '\n'
}
