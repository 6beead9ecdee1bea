# Words that went and do not come back:
#
#   awk -f scripts/words.awk Sources/Base/A/A.swift …
#
# Prints one line for each breach, with the word to use, and fails if there was one.

BEGIN {
  # The name that went -> the one to use, and why.
  gone["Standing"] = "Snapshot or ReadyRun: the state that is held, not its posture"
  gone["Rehearsal"] = "LiveRuns: the cells run for real"
  gone["ClassHour"] = "ClassState: it holds a state, not a time"
  gone["ClassDesk"] = "ClassConnections: it holds connections"
  gone["PartsLender"] = "SharedPageParts: nothing is given back"
  gone["Wishes"] = "Options: the word for what a caller may set"
  gone["Meter"] = "WorkMeter: a meter of what"
  gone["isAmid"] = "hasPartialInput: part of what"
  gone["letGo"] = "detach, or release: the verb of what is let go"
  gone["letGoOn"] = "makeRelative: what becomes of the motions"
  gone["isHollow"] = "hasOnlyComments: what is in it"
  gone["standBy"] = "prepareReplays, or prepare with its object"
  gone["hearsContacts"] = "isCollisionDelegate: UIKit's word"
  gone["hearsScrolling"] = "isScrollDelegate: UIKit's word"
  gone["writtenAlone"] = "writtenDesugared: what is written"
  # The floors that also run where an `Int` has 32 bits.
  engine = "^Sources/(Motion|Base|Output|Interpreter|Documents|Services/Engine)/"
  FS = "\n"
}

function breach(message) {
  printf "%s:%d: %s\n", FILENAME, FNR, message
  breaches += 1
}

# Text in quotation marks is read by people, and may be another's spelling.
{
  code = $0
  gsub(/"([^"\\]|\\.)*"/, "\"\"", code)
}

/^[ \t]*\/\// {
  if ($0 ~ /^[ \t]*\/\/\/?[ \t]+(- [A-Za-z ]+:[ \t]+|MARK:[ \t]+)?(Who|Whoever|Whom)[ \t]/)
    breach("a comment that begins with Who, Whoever or Whom; begin with the noun, which a reader looks for")
  if (/[cC]olour/) breach("colour; write color, as the code does")
  next
}

code ~ /[cC]olour/ { breach("colour; write color, as the code does") }

code ~ /func take[A-Z(<]/ && code !~ /public func takeEvents\(/ {
  breach("func take; name what it does: read, accept, append, apply, consume, pop")
}

code ~ /func (mend|apart)\(/ {
  breach("func mend or apart; write rewriteJournal or isolated, which name the object")
}

# `Int(x)` traps where the number does not fit.
FILENAME ~ engine && FILENAME !~ /^Sources\/Base\/Platform\// {
  whole = code
  gsub(/Int\((clamping|exactly|bitPattern|truncatingIfNeeded):/, "", whole)
  if (whole ~ /(^|[^A-Za-z0-9_])Int(\(|\.init)/ && whole !~ /radix: /)
    breach("Int( without a label; write Int(clamping: x), or Int(text, radix: 10)")
}

{
  count = split(code, words, /[^A-Za-z0-9_]+/)
  for (i = 1; i <= count; i++) if (words[i] in gone) breach(words[i] "; write " gone[words[i]])
}

END { exit breaches > 0 }
