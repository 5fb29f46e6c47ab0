import { expect, test } from "vitest";
import { type Game, type LiveMatch, randomBot, startMatch, type TraceEntry, traced } from "../../src/entry/run.js";
import { gongGame } from "../fixtures/gong.js";

const INPUTS = 40;

function playBoth(game: Game) {
  const entries: TraceEntry[] = [];
  const watched = traced(game, (entry) => entries.push(entry));
  const options = { seed: 5, hold: "auto" } as const;
  const plain: LiveMatch<unknown> = startMatch(game, options);
  const told: LiveMatch<unknown> = startMatch(watched.game, { ...options, executor: watched.executor });
  const bot = randomBot(3);
  const hashes: (readonly [string, string])[] = [];
  while (plain.decision !== null && plain.line.length < INPUTS) {
    const { seat } = plain.decision;
    const answer = bot.answer(plain.seen);
    plain.answer(seat, answer);
    told.answer(seat, answer);
    hashes.push([plain.hash(), told.hash()]);
  }
  return { entries, hashes, plain, told };
}

test("a watched match plays exactly as the same match unwatched", () => {
  const { hashes } = playBoth(gongGame());
  expect(hashes.length).toBeGreaterThan(10);
  for (const [plain, told] of hashes) expect(told).toBe(plain);
});

test("a trace tells where the flow goes, what is applied and published, and what each plugin contributed", () => {
  const kinds = new Set(playBoth(gongGame()).entries.map(({ kind }) => kind));
  for (const kind of ["moved", "applied", "published", "offered", "triggered"]) expect(kinds).toContain(kind);
});

test("an event stands before what plugins queue in answer to it, and that before its effects", () => {
  const { entries } = playBoth(gongGame());
  const at = entries.findIndex(({ kind }) => kind === "answered");
  const answered = entries[at];
  if (answered?.kind !== "answered") throw new Error("nothing was queued in answer to an event");
  const before = entries.slice(0, at).findLast(({ kind }) => kind === "published");
  expect(before).toMatchObject({ event: answered.event });
  const applied = entries.slice(at).flatMap((entry) => (entry.kind === "applied" ? [entry.effect.type] : []));
  expect(applied).toContain(answered.queued[0]?.type);
});
