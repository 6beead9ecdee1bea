// Has the engine check notebooks against what they record, as `motionbook check` does, with the files of
// their folder in memory:
//
//     node check.mjs [--page PAGE.html] ENGINE.wasm FOLDER NOTEBOOK…
//
// Fails if one drifts, or traps. The page does the same in a worker.

import { filesIn } from "./files.mjs";
import { asked, carryOut } from "./trying.mjs";

const command = asked();
const [folder, ...names] = command.rest;
carryOut("checkNotebooks", command, { files: filesIn(folder, names), names });
