import { type LiveMatch, resumeMatch, startMatch } from "@riposte/kernel/run";
import type { Table } from "@riposte/one-piece";
import { searchBot } from "@riposte/search";
import { expect, test } from "vitest";
import { game as entry } from "../../src/one-piece/game.js";
import { onePieceSearch } from "../../src/one-piece/search.js";

const composed = entry.compose(undefined, []);
if (!composed.ok) throw new Error(composed.problems.join(" "));
const { game } = composed;
const searcher = () => searchBot(game, onePieceSearch(), { seed: 1, simulations: 8, depth: 12 });

/** A match in which both have played a few answers. */
function begun(answers: number): LiveMatch<unknown> {
  const match = startMatch(game, { seed: 4, hold: "auto" });
  const bot = entry.bots.greedy?.create("1", game);
  for (let given = 0; given < answers && match.decision !== null; given++)
    match.answer(match.decision.seat, bot?.answer(match.seen) ?? "pass");
  return match;
}

/** The same to the asked seat: decks lie otherwise, and the opponent holds other cards. */
function dealtOtherwise(match: LiveMatch<unknown>): LiveMatch<unknown> {
  const snapshot = structuredClone(match.snapshot());
  const table = snapshot.slices["one-piece"] as Table;
  const asked = match.decision?.seat ?? 0;
  for (const [seat, side] of Object.entries(table.sides)) {
    const hidden = Number(seat) === asked ? side.deck : [...side.deck, ...side.hand];
    const codes = hidden.map((id) => table.cards[id]?.code as string).toReversed();
    for (const [at, id] of hidden.entries()) (table.cards[id] as { code: string }).code = codes[at] as string;
  }
  return resumeMatch(game, snapshot, { seed: "other", hold: "auto" });
}

test.each([6, 20, 41])("after %i answers a searcher answers alike whatever lies hidden", (answers) => {
  const match = begun(answers);
  const other = dealtOtherwise(match);
  expect(other.hash()).not.toBe(match.hash());
  expect(searcher().answer(other.seen)).toEqual(searcher().answer(match.seen));
});

test("a searcher gives legal answers to every question of a match", () => {
  const match = startMatch(game, { seed: 9, hold: "auto" });
  const bot = searchBot(game, onePieceSearch(), { seed: 1, simulations: 2, depth: 4 });
  let answers = 0;
  for (let { decision } = match; decision !== null && answers < 60; { decision } = match) {
    expect(match.answer(decision.seat, bot.answer(match.seen))).toMatchObject({ ok: true });
    answers += 1;
  }
  expect(answers).toBeGreaterThan(30);
});
