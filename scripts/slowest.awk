# The ten tests that took longest, from the event stream of `swift test`, which runs `width` of them at
# once: how long each ran itself, in all its cases.
#
# The stream tells when a case of a test with arguments starts and ends. Of a test without it tells the
# end, but as its start when it began to wait for its turn. A turn comes when another one ends, and
# tests take turns in the order in which they began to wait.
function field(name,   text) {
  text = substr($0, index($0, "\"" name "\":") + length(name) + 3)
  sub(/[,}].*/, "", text)
  return text
}
# The test of a line, such as `TextTests.PaddingTests.padsWithSpaces()`; empty for a suite.
function test(key,   name) {
  if (!match($0, "\"" key "\":\"[^\"]*\\.swift:")) return ""
  name = substr($0, RSTART + length(key) + 4, RLENGTH - length(key) - 4)
  sub(/\\\/[^\/]*$/, "", name)
  gsub(/\\\//, ".", name)
  return name
}
# Since when the one runs that began as the number says of those that run.
function turn(number,   moment) {
  moment = turns[number]
  for (running--; number <= running; number++) turns[number] = turns[number + 1]
  return moment
}
/"kind":"test",/ && /"isParameterized":true/ { hasCases[test("id")] = 1 }
/"kind":"event",/ {
  now = field("absolute")
  id = test("testID")
}
/"kind":"runStarted"/ { while (running < width) turns[++running] = now }
/"kind":"testStarted"/ && id != "" && !(id in hasCases) { waiting[++known] = id }
/"kind":"testCaseStarted"/ {
  turn(running)
  seconds[id] -= now
}
/"kind":"testCaseEnded"/ {
  seconds[id] += now
  turns[++running] = now
}
/"kind":"testEnded"/ && id != "" && !(id in hasCases) {
  hasEnded[id] = 1
  before = 0
  for (i = 1; i <= known && waiting[i] != id; i++) before += !(waiting[i] in hasEnded)
  seconds[id] = now - turn(before < running ? before + 1 : running)
  turns[++running] = now
}
END {
  for (id in seconds) printf "%8.1f s  %s\n", seconds[id], id | "sort -rn | head -n 10"
}
