import { spawnSync } from "node:child_process";
import { pnpmQuietly, root } from "./workspace.mjs";

// `pnpm bench` measures the engine, `pnpm bench server [seconds]` matches over the network, `pnpm bench rooms` what an answer costs
// there without sockets and storage, `pnpm bench following` where its two people are at two processes, `pnpm bench crowd [people]` how
// long a crowd waits that answers at once, `pnpm bench thinking [seconds]` thinking bots, `pnpm bench cards <file> [runs]` reading printed ONE PIECE cards;
// `pnpm bench matrix [rounds]` an army against an army; `pnpm bench judge <game> [matches]` finds the weights a game judges unfinished matches by.
const [what, ...rest] = process.argv.slice(2);
const ELSEWHERE = {
  server: { name: "@riposte/server", file: "apps/server/bench/main.mjs" },
  rooms: { name: "@riposte/server", file: "apps/server/bench/rooms.mjs" },
  following: { name: "@riposte/server", file: "apps/server/bench/following.mjs" },
  crowd: { name: "@riposte/server", file: "apps/server/bench/crowd.mjs" },
  cards: { name: "@riposte/table", file: "apps/table/bench/cards.mjs" },
  judge: { name: "@riposte/hosting", file: "packages/hosting/bench/judge.mjs" },
  matrix: { name: "@riposte/hosting", file: "packages/hosting/bench/matrix.mjs" },
  thinking: { name: "@riposte/hosting", file: "packages/hosting/bench/thinking.mjs" },
};
const elsewhere = ELSEWHERE[what];
const name = elsewhere?.name ?? "@riposte/bench";
pnpmQuietly(["exec", "turbo", "run", "build", `--filter=${name}`, "--output-logs=errors-only"]);
const words =
  elsewhere === undefined
    ? ["--expose-gc", "tooling/bench/dist/main.js", ...process.argv.slice(2)]
    : [elsewhere.file, ...rest];
process.exit(spawnSync(process.execPath, words, { cwd: root, stdio: "inherit" }).status ?? 1);
