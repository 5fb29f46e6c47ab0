import { readFileSync } from "node:fs";
import { counted, number } from "@riposte/words";
import type { FastifyInstance } from "fastify";
import { refusal } from "../faults.js";
import type { RecentTimes } from "../recent-times.js";
import { hashOf, isSecretOf } from "../secret.js";

/** How a server stands: before its storage is open, serving, or putting matches away to stop. */
type State = "starting" | "serving" | "stopping";

/** What an operator's page says of one process. */
export interface Status {
  readonly state: State;
  readonly isStorageWell: boolean;
  readonly shard: string | undefined;
  /** Seconds since it started. */
  readonly upFor: number;
  readonly matches: number;
  readonly sockets: number;
  readonly answers: RecentTimes["now"];
}

/** Serves the operator's page behind a password, as browsers ask for one themselves: it needs no script, and no cookie. */
export function addStatus(app: FastifyInstance, password: string, status: () => Promise<Status>): void {
  const hash = hashOf(password);
  app.get("/status", async ({ headers }, reply) => {
    reply.header("cache-control", "no-store");
    if (!isSecretOf(hash, passwordIn(headers.authorization))) {
      reply.code(401).header("www-authenticate", 'Basic realm="Riposte", charset="UTF-8"');
      return refusal("PASSWORD_WRONG", "This page is the operator's. Any name will do, with the --status-password.");
    }
    return reply.type("text/html; charset=utf-8").send(statusPage(await status()));
  });
}

function passwordIn(authorization = ""): string {
  const [, written = ""] = /^Basic ([\w+/=-]+)$/i.exec(authorization) ?? [];
  const text = Buffer.from(written, "base64").toString();
  return text.slice(text.indexOf(":") + 1);
}

const { version: VERSION } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};

const STATES: Readonly<Record<State, string>> = {
  starting: "starting: its storage is not open yet",
  serving: "serving",
  stopping: "stopping: matches are put away",
};

/** Looks again by itself. */
const AGAIN = 15;

/** All values are numbers and words of ours. */
export function statusPage({ state, isStorageWell, shard, upFor, matches, sockets, answers }: Status): string {
  const rows: readonly (readonly [name: string, value: string])[] = [
    ["State", STATES[state]],
    ["Storage", isStorageWell ? "answers" : "does not answer"],
    ["Up for", spell(upFor)],
    ["Matches under way", number(matches)],
    ["People connected", number(sockets)],
    ["Answers", answers === undefined ? "none yet" : number(answers.count)],
    ["Half of the last within", answers === undefined ? "-" : milliseconds(answers.half)],
    ["99 of 100 within", answers === undefined ? "-" : milliseconds(answers.nearlyAll)],
    ["Version", VERSION],
    ...(shard === undefined ? [] : [["Shard", shard] as const]),
  ];
  const lines = rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${AGAIN}">
<title>Riposte: ${state}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark; }
th { text-align: left; font-weight: normal; padding-right: 2rem; }
td { font-variant-numeric: tabular-nums; }
</style>
</head>
<body>
<main>
<h1>Riposte</h1>
<table>
${lines.join("\n")}
</table>
</main>
</body>
</html>
`;
}

const milliseconds = (seconds: number): string => `${number(Number((seconds * 1000).toFixed(1)))} ms`;

/** The two largest parts: "3 days 4 hours". */
function spell(seconds: number): string {
  const [days, hours, minutes] = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60].map(Math.floor);
  const parts = [counted(days ?? 0, "day"), counted(hours ?? 0, "hour"), counted(minutes ?? 0, "minute")];
  const first = days ? 0 : hours ? 1 : 2;
  return parts.slice(first, first + 2).join(" ");
}
