# shellcheck shell=bash
# Compiles C and C++ for WebAssembly, with the toolchain's own clang. Sourced by `web`.

# No contraction of a product and a sum into one step: the numbers are those of other machines.
compiled=(
  --target="$target" --sysroot="$sysroot" -O2 -DNDEBUG -ffp-contract=off
  -ffunction-sections -fdata-sections -w
)

# Compiles sources with a compiler and options, each to an object of its name in a folder.
compile_all() { # FOLDER COMPILER OPTION… -- SOURCE…
  local folder=$1 command=()
  shift
  while [[ $1 != -- ]]; do
    command+=("$1")
    shift
  done
  shift
  mkdir -p "$folder"
  printf '%s\0' "$@" | (cd "$folder" && xargs -0 -P "$(nproc)" -n 4 \
    nice "$toolchain/${command[0]}" "${command[@]:1}" "${compiled[@]}" -c) >&2 ||
    fail "what goes to $folder does not compile"
}

compile_c() { # FOLDER OPTION… -- SOURCE…
  compile_all "$1" clang "${@:2}"
}

# Whatever its name says, a source is C++.
compile_cxx() { # FOLDER OPTION… -- SOURCE…
  compile_all "$1" clang++ -x c++ -fno-exceptions "${@:2}"
}

archive() { # ARCHIVE OBJECT…
  rm -f "$1"
  "$toolchain/llvm-ar" rcsD "$@" || fail "no archive ${1##*/}"
}
