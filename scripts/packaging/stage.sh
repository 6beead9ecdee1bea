# shellcheck shell=bash
# What an installation and every package hold, laid out in a folder as below a prefix. Sourced after
# lib.sh.

# Copies a file, and its folder, with the modes of a package.
put() { # MODE FROM TO
  mkdir -p "$(dirname "$3")"
  install -m "$1" "$2" "$3"
}

# Where the texts of a third party's rights are, by its Debian package.
third_parties=(
  libbox2d-dev libcmark-gfm-dev libedit-dev libbsd-dev libmd-dev libncurses-dev libzmq3-dev
  libsodium-dev libstdc++6
)

stage_copyrights() { # FOLDER
  local package toolchain
  put 644 "$root/scripts/packaging/copyright" "$1/copyright"
  for package in "${third_parties[@]}"; do
    [[ ! -e /usr/share/doc/$package/copyright ]] ||
      put 644 "/usr/share/doc/$package/copyright" "$1/third-parties/$package"
  done
  for package in swift-argument-parser swift-nio swift-atomics swift-collections swift-system; do
    [[ ! -e $root/.build/checkouts/$package ]] ||
      put 644 "$root/.build/checkouts/$package/LICENSE.txt" "$1/third-parties/$package"
  done
  toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")/../share/swift/LICENSE.txt
  [[ ! -e $toolchain ]] || put 644 "$toolchain" "$1/third-parties/swift"
}

# Lays everything out below FOLDER; without KERNEL, nothing for Jupyter, and without CLASS, what serves a
# class is not there.
stage() { # PROGRAM KERNEL CLASS FOLDER
  local program=$1 kernel=$2 class=$3 folder=$4 share=$4/share notebook page
  put 755 "$program" "$folder/bin/motionbook"
  [[ -z $class ]] || put 755 "$class" "$folder/bin/motionbook-class"
  while read -r notebook; do
    put 644 "$root/notebooks/$notebook" "$share/motionbook/notebooks/$notebook"
  done < <(cd "$root/notebooks" && find . -type f ! -name '.*' | sed 's|^\./||' | sort)

  # What pages run on, and the prompt in one file, where `scripts/web` has made them.
  for page in engine.js motionbook.html; do
    [[ ! -e $root/.build/web/$page ]] || put 644 "$root/.build/web/$page" "$share/motionbook/$page"
  done

  need_commands python3=python3
  python3 "$root/scripts/packaging/manual.py" "$program" \
    "$root/notebooks/pages/notebook.md" "$share/man" ||
    fail "no man pages"
  quietly "$program" editors --into "$share/motionbook/editors" || fail "no files for editors"
  # The wheel has them.
  rm -r "$share/motionbook/editors/jupyter"
  mkdir -p "$share"/{bash-completion/completions,zsh/site-functions,fish/vendor_completions.d}
  complete_in "$program" bash >"$share/bash-completion/completions/motionbook"
  complete_in "$program" zsh >"$share/zsh/site-functions/_motionbook"
  complete_in "$program" fish >"$share/fish/vendor_completions.d/motionbook.fish"

  mkdir -p "$share/doc/motionbook"
  sed 's|](notebooks/|](../../motionbook/notebooks/|g' "$root/README.md" \
    >"$share/doc/motionbook/README.md"
  stage_copyrights "$share/doc/motionbook"
  [[ -z $kernel ]] || stage_kernel "$program" "$kernel" "$folder"
  # A strict umask would keep the folders to their maker.
  find "$folder" -type d -exec chmod 755 {} +
  find "$share" -type f -exec chmod 644 {} +
}

# A shell's completions. Loaded by name, a file needs no line that says which shell it is for. A
# parameter, `-p gap=`, is no file: bash would write `gap\= ` otherwise.
complete_in() {
  "$1" --generate-completion-script "$2" |
    sed -e '1{/^#!/d}' -e 's/__motionbook_add_completions.* --parameter /compopt +o filenames -o nospace; &/'
}

# The kernel, and its specification with a path that moves with it.
stage_kernel() { # PROGRAM KERNEL FOLDER
  local place=$3/share/jupyter/kernels/motionbook
  put 755 "$2" "$3/bin/motionbook-kernel"
  quietly "$3/bin/motionbook" kernel install --prefix "$3" || fail "no specification of the kernel"
  python3 - "$place/kernel.json" <<'PYTHON'
import json, sys
with open(sys.argv[1], encoding="utf-8") as file: kernel = json.load(file)
kernel["argv"][0] = "{resource_dir}/../../../../bin/motionbook-kernel"
with open(sys.argv[1], "w", encoding="utf-8") as file: file.write(json.dumps(kernel, indent=2) + "\n")
PYTHON
}
