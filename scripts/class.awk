# Makes one page for a class out of notebooks; scripts/class says which pages there are.
#
# -v page=hour       what is projected: the questions (quotations) and the cells, without answers
# -v page=guesses    a table for each notebook, a row for each `predict` and `ask` that the class is asked
# -v page=commands   a row for each command, with its summary from the file of the first argument
# -v page=answers    what the notebooks fold away, with the outputs

# The program's own `help commands`, one command a line.
page == "commands" && FNR == NR {
  if (match($0, /^  `[A-Za-z]+` +/)) {
    word = $1
    gsub(/`/, "", word)
    summary[word] = substr($0, RLENGTH + 1)
  }
  next
}

FNR == 1 { begin_notebook() }

/^```/ && !fence { fence = 1; kind = substr($0, 4) }

!fence && /^<details>/ {
  folded = 1
  title = $0
  gsub(/<[^>]*>/, "", title)
  begin_answer()
  next
}
!fence && /^<\/details>/ { folded = 0; next }
!fence && /^# / { notebook = substr($0, 3); next }
!fence && /^## / { begin_section(substr($0, 4)); next }

{ line() }

/^```/ { if (fence == 1) fence = 2; else fence = 0 }

END { end_page() }

function begin_notebook() {
  number += 1
  name = FILENAME
  sub(/.*\//, "", name)
  notebook = section = ""
  hasBegun = folded = fence = 0
  if (page == "answers") digits = ""
}

function begin_section(heading) {
  sub(/^Minute [0-9]+: /, "", heading)
  section = toupper(substr(heading, 1, 1)) substr(heading, 2)
  isAsked = 0
}

function line() {
  if (page == "hour") hour_line()
  else if (page == "guesses") guess_line()
  else if (page == "commands") command_line()
  else answer_line()
}

# The hour: a section begins with its first question.
function hour_line() {
  if (folded) return
  if (!fence && /^> /) {
    if (!isAsked) { print "\n## " section; isAsked = 1 }
    if (!isQuestion) print ""
    isQuestion = 1
    print linked(substr($0, 3))
    return
  }
  isQuestion = 0
  if (isAsked && fence && (kind ~ /^motion/ || kind == "output")) {
    if (fence == 1 && /^```./) print ""
    print
  }
}

# The sheet: several guesses at one thing in one cell are one row.
function guess_line(  what, time) {
  if (folded || !fence || kind !~ /^motion/) return
  if (/^```/) { split("", asked); return }
  if (/^ask "/) { asking = $0 } else if (asking != "") asking = asking "\n" $0
  if (asking != "") {
    if (/}/) { choice_row(asking); asking = "" }
    return
  }
  if (!/^predict /) return
  what = substr($0, 9)
  sub(/ (within|because) .*/, "", what)
  time = "rest"
  if (match(what, / at [^~]*$/)) {
    time = substr(what, RSTART + 4)
    what = substr(what, 1, RSTART - 1)
  }
  sub(/ *~.*/, "", what)
  if ((what, time) in asked) return
  asked[what, time] = 1
  guess_row("`" what "`", time)
}

# A question with choices: its words, and what there is to choose.
function choice_row(text,  parts, count, i, what, time) {
  time = "rest"
  count = split(text, parts, "\"")
  if (match(parts[3], / at [^{]*[^{ ]/)) time = substr(parts[3], RSTART + 4, RLENGTH - 4)
  sub(/ because *$/, "", time)
  what = parts[2]
  for (i = 3; i < count; i += 2) {
    if (parts[i] ~ /choice *$/) what = what (what == parts[2] ? " " : " / ") parts[i + 1]
  }
  guess_row(what, time)
}

function guess_row(what, time) {
  if (!hasBegun) {
    hasBegun = 1
    print "\n## " (number == 1 ? "The hour" : notebook) "\n"
    print "| | question | what | when | my guess | it was | off by |"
    print "|---|---|---|---|---|---|---|"
  }
  rows += 1
  print "| " rows " | " section " | " what " | " time " | | | |"
}

# The card: commands in the order in which they come, those of the hour first.
function command_line(  text, parts, count, i) {
  if (fence && kind ~ /^motion/ && !/^```/) {
    text = $0
    sub(/(^| )#.*/, "", text)
    count = split(text, parts, /[;{}]/)
    for (i = 1; i <= count; i++) meet(parts[i], count == 1)
  } else if (!fence) {
    count = split($0, parts, "`")
    for (i = 2; i < count + (count % 2); i += 2) meet(parts[i], 1)
  }
}

function meet(statement, isWhole,  word) {
  gsub(/^ +| +$/, "", statement)
  word = statement
  sub(/[^A-Za-z].*/, "", word)
  if (!(word in summary) || statement ~ "^" word "[.[]") return
  if (statement ~ "^" word " *[-+*/]?=") return
  if (!(word in met)) {
    met[word] = number
    order[++words] = word
  }
  if (!(word in example) && isWhole && statement != word) example[word] = statement
}

function command_rows(from, to,  i, word) {
  print "\n| command | what it does | such as |"
  print "|---|---|---|"
  for (i = 1; i <= words; i++) {
    word = order[i]
    if (met[word] < from || met[word] > to) continue
    print "| `" word "` | " summary[word] " | `" cell(word in example ? example[word] : word) "` |"
  }
}

function cell(text) { gsub(/\|/, "\\|", text); return text }

# The answers: each notebook's settings lead its own, and the next one's put them back.
function begin_answer() {
  if (page != "answers") return
  if (!hasBegun) {
    hasBegun = 1
    print "\n## " (number == 1 ? "The hour" : notebook)
    if (digits != shownDigits) print "\n```motion\nset digits " (digits ? digits : 6) "\n```"
    shownDigits = digits
  }
  print "\n### " section ": " tolower(substr(title, 1, 1)) substr(title, 2)
}

function answer_line() {
  if (!folded && fence && /^set digits /) digits = $3
  if (!folded) return
  if (NF == 0 && !fence) { isParted = 1; return }
  if (isParted) print ""
  isParted = 0
  print fence ? $0 : linked($0)
}

# A page lies one folder below the notebooks that its links lead to.
function linked(text) {
  gsub(/\]\([a-zA-Z0-9-]+\.md/, "&\001", text)
  while (match(text, /\]\([a-zA-Z0-9-]+\.md\001/))
    text = substr(text, 1, RSTART + 1) "../" substr(text, RSTART + 2, RLENGTH - 3) \
      substr(text, RSTART + RLENGTH)
  return text
}

function end_page() {
  if (page != "commands") return
  print "\n## In the hour"
  command_rows(1, 1)
  print "\n## In the notebooks after it"
  command_rows(2, number)
}
