# shellcheck shell=bash
# Builds the engine, makes it small, and says its size. Sourced by `web`, after libraries.sh.

product=motionbook-engine
engine=$root/.build/web
wasm=$engine/motionbook.wasm

# Bytes of the stack. It stands first in memory, so that an overflow is a trap and overwrites nothing.
stack=4194304
# Megabytes of memory that an engine may take.
memory=512

# Options of SwiftPM for all of the engine. Code for size is no slower here, and 6 % shorter when it is
# compressed. No contraction of a product and a sum into one step: the numbers are those of other
# machines. A reactor has no `main`, but functions that its host calls.
engine_options=(
  -c release --product "$product" --pkg-config-path "$web/libraries" -Xswiftc -Osize
  -Xcc "-I$headers" -Xcxx "-I$headers" -Xcc -ffp-contract=off -Xcxx -ffp-contract=off
  -Xcxx -fno-exceptions -Xcc -ffunction-sections -Xcxx -ffunction-sections
  -Xswiftc -Xclang-linker -Xswiftc -mexec-model=reactor -Xlinker "-L$archives"
  -Xlinker -s -Xlinker --gc-sections -Xlinker --stack-first -Xlinker "--global-base=$stack"
  -Xlinker -z -Xlinker "stack-size=$stack" -Xlinker "--max-memory=$((memory << 20))"
  -Xlinker --export-memory=memory -Xlinker "$objects/engine/memory.o"
)

build_engine() { # SCRATCH OPTION…
  local built=$1/$target/release/$product.wasm
  # What pkg-config answers else is the host's folder of libraries, and those would be linked.
  printf 'Name: libcmark-gfm\nDescription: archives\nVersion: 0\nLibs: %s\n' \
    "-lcmark-gfm-extensions -lcmark-gfm" >"$web/libraries/libcmark-gfm.pc"
  compile_c "$objects/engine" "-DMEGABYTES=\"$memory\"" -- "$root/scripts/web.d/memory.c"
  say "building the engine; the first time takes some minutes"
  quietly nice swift build --package-path "$root" --scratch-path "$1" "${engine_options[@]}" \
    "${@:2}" || fail "the engine does not build"
  [[ -e $built ]] || fail "the build left no $built"
  shrink "$built"
}

# A function with one caller stays one: put into functions that call themselves, such functions make
# each level of a deep program take four times the stack, and a host has little. It is smaller so, too.
shrink() { # PROGRAM
  [[ ! $wasm -nt $1 ]] || return 0
  mkdir -p "$engine"
  say "making it small"
  nice "$debs/usr/bin/wasm-opt" -Oz --one-caller-inline-max-function-size=0 --strip-debug \
    --strip-producers --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
    --enable-nontrapping-float-to-int -o "$wasm.new" "$1" || fail "wasm-opt fails"
  mv "$wasm.new" "$wasm"
}

tell_sizes() {
  say "$wasm: $(megabytes <"$wasm"), $(gzip -9 <"$wasm" | megabytes) compressed by gzip"
}

# The engine as pages have it: one script with the notices and the module, compressed by gzip, in base64.
put_script() {
  local script=$engine/engine.js
  [[ ! $script -nt $wasm || ! $script -nt $engine/NOTICES ]] || return 0
  ! grep -qi '</script\|<!--' "$engine/NOTICES" || fail "the notices would end their script"
  {
    sed 's|^|// |' "$engine/NOTICES"
    printf 'window.motionbookEngine = "%s";\n' "$(gzip -9n <"$wasm" | base64 -w 0)"
  } >"$script.new"
  mv "$script.new" "$script"
}

# The prompt in one file, with the course. The program writes it.
put_prompt() {
  local prompt=$engine/motionbook.html
  say "making the prompt in one file"
  "$root/scripts/motionbook" export "$root/notebooks" --prompt -o "$prompt"
}

# Says how long standard input is.
megabytes() { wc -c | awk '{ printf "%.2f MB", $1 / 1e6 }'; }

# The notices of all that is linked: they go wherever the engine goes.
put_notices() {
  local documents=$debs/usr/share/doc
  {
    notice "Swift's standard library and runtime" <"$sources/swiftlang/swift/LICENSE.txt"
    notice "wasi-libc" <"$documents/wasi-libc/copyright"
    notice "libc++, libc++abi, compiler-rt" <"$documents/libc++-19-dev-wasm32/copyright"
    notice "Box2D" <"$sources/box2d/LICENSE"
    notice "cmark-gfm" <"$sources/cmark-gfm/COPYING"
    sed 's|^/\* *||; /\*\//{ s| *\*/||; q; }' "$sources/newlib/newlib/libm/common/sinf.c" |
      notice "newlib's sinf and cosf"
  } >"$engine/NOTICES"
}

notice() { # TITLE
  printf '=== %s ===\n\n' "$1"
  cat
  printf '\n'
}
