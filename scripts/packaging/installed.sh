# shellcheck shell=bash
# What `scripts/install` and `scripts/uninstall` share: the prefix, and what is installed there.
# Sourced after lib.sh.

# The list of installed files, below the prefix.
list=share/motionbook/installed-files

# The prefix of the arguments, in `prefix`.
find_prefix() { # ARGUMENTS…
  prefix=${HOME:-}/.local
  ((EUID != 0)) || prefix=/usr/local
  case ${1:-} in
    "") ;;
    --prefix=?*) (($# == 1)) && prefix=${1#*=} ;;
    --prefix) (($# == 2)) && [[ -n $2 ]] && prefix=$2 ;;
    *) false ;;
  esac || fail "usage: scripts/${0##*/} [--prefix P]"
  [[ $prefix == /* ]] || prefix=$PWD/$prefix
  prefix=${prefix%/}
}

installed_files() { [[ ! -e $prefix/$list ]] || cat "$prefix/$list"; }

# Whether links lead from a folder below the prefix to one elsewhere.
leads_out() { # FOLDER
  local folder=$1 home
  while [[ ! -e $folder && $folder == "$prefix"/* ]]; do folder=$(dirname "$folder"); done
  [[ -d $folder ]] || return
  home=$(cd -P -- "${prefix:-/}" && pwd)
  [[ $(cd -P -- "$folder" && pwd)/ != "${home%/}"/* ]]
}

# Why files cannot be written or removed below the prefix; nothing where they can.
refusals() { # FILE…
  local file folder
  for file; do
    folder=$(dirname "$prefix/$file")
    if [[ /$file/ == */../* ]] || leads_out "$folder"; then
      echo "  $prefix/$file is outside of $prefix"
      continue
    elif [[ -d $prefix/$file ]]; then
      echo "  $prefix/$file is a folder"
    elif [[ -e $prefix/$file && $file != "$list" ]] && ! installed_files | grep -qxF -- "$file"; then
      echo "  $prefix/$file is there already, and not from here"
    fi
    while [[ ! -e $folder && $folder != / ]]; do folder=$(dirname "$folder"); done
    [[ -d $folder && -w $folder && -x $folder ]] || echo "  $folder cannot be written in"
  done | sort -u
}
