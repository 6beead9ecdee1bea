# The ten tests that took longest, from the event stream of `swift test`: the sum of a test's cases,
# each from its start to its end. A test's own start is no measure, as it waits for others.
function field(name,   at, text) {
  at = index($0, "\"" name "\":")
  if (!at) return ""
  text = substr($0, at + length(name) + 3)
  sub(/^"/, "", text)
  sub(/[",}].*/, "", text)
  return text
}
/"kind":"testCase(Started|Ended)"/ {
  at = index($0, "\"testID\":\"")
  id = substr($0, at + 10)
  sub(/\\\/[^\/]*\.swift:.*/, "", id)
  gsub(/\\\//, ".", id)
  seconds[id] += (/"kind":"testCaseEnded"/ ? 1 : -1) * field("absolute")
}
END {
  for (id in seconds) printf "%8.1f s  %s\n", seconds[id], id | "sort -rn | head -n 10"
}
