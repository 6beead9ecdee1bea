// Writes programs that nest deeper and deeper, each kind of nesting a file, for comparing:
//
//     node deep.mjs FOLDER
//
// What is refused natively is refused in the engine, whose host may have a small stack.

import { writeFileSync } from "node:fs";

const folder = process.argv[2];
const depths = [10, 19, 20, 21, 31, 32, 33, 50, 58, 59, 60, 61, 90, 98, 99, 100, 101, 450, 499, 500, 501, 2000, 20000];

/** A text in `depth` layers of what stands before it and what stands after it. */
const nested = (before, inside, after) => (depth) => before.repeat(depth) + inside + after.repeat(depth);
const printed = (before, inside, after) => (depth) => `print ${nested(before, inside, after)(depth)}`;

/** Blocks in the bodies of commands that call themselves: nothing that the language allows is deeper. */
const calls = (before, after) => (depth) =>
  `def f(n) { if n > 0 { ${nested(before, "f(n - 1)", after)(6)} } else { print t } }; f(${depth})`;

const kinds = {
  brackets: printed("(", "1", ")"),
  lists: printed("[", "1", "]"),
  negatives: printed("-", "1", ""),
  negations: printed("not ", "true", ""),
  powers: printed("2^", "1", ""),
  "powers-of-signs": printed("2^-", "1", ""),
  functions: printed("abs(", "1", ")"),
  maxima: printed("max(1, ", "1", ")"),
  indices: printed("[0][", "0", "]"),
  members: (depth) => `print a${".b".repeat(depth)}`,
  sums: (depth) => `print 1${" + 1".repeat(depth)}`,
  conjunctions: (depth) => `print true${" and true".repeat(depth)}`,
  conditions: nested("if true { ", "print 1", " }"),
  loops: nested("repeat 1 { ", "print 1", " }"),
  iterations: nested("for i in [1] { ", "print i", " }"),
  handlers: nested("on rest { ", "print 1", " }"),
  times: (depth) => `${nested("at t { ", "print t", " }")(depth)}; run 2 frames`,
  animations: nested("animate { ", "print 1", " }"),
  definitions: nested("def f() { ", "print 1", " }"),
  chains: (depth) => `if false { }${" else if false { }".repeat(depth)} else { print 1 }`,
  unclosed: (depth) => "if (".repeat(depth),
  "lists-of-lists": (depth) => `let l = [1]; repeat ${depth} { l = [l] }; print l; print l == l`,
  calls: calls("", ""),
  "calls-in-blocks": calls("if true { ", " }"),
  "calls-in-loops": calls("repeat 1 { ", " }"),
  "calls-in-iterations": calls("for i in [1] { ", " }"),
  "calls-in-times": calls("at t { ", " }"),
  "calls-in-animations": calls("animate { ", " }"),
  swift: (depth) => `func f() { ${nested("if a { ", "red.alpha = 1", " }")(depth)} }`,
  "swift-closures": nested("UIView.animate(withDuration: 1, animations: { ", "red.alpha = 1", " })"),
  "swift-values": (depth) => `red.alpha = CGFloat(${nested("abs(", "1", ")")(depth)})`,
  css: (depth) => `print css("linear(${nested("calc(", "0", ")")(depth)}, 1)")`,
  tilts: (depth) => `on tilt { tilt (-event.tilt.x, ${depth} / 1e6) }; tilt (1, 0)`,
};

for (const [name, line] of Object.entries(kinds)) {
  writeFileSync(`${folder}/${name}.entries`, depths.flatMap((depth) => ["reset", line(depth)]).join("\0"));
}
