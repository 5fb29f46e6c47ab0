import type { Table as Solitaire } from "@riposte/finished";
import type { Table as Skirmish } from "@riposte/imperial-assault";
import { declarePlugin, definePlugin, needs, visible } from "@riposte/kernel";
import { type Game, type LiveMatch, resumeMatch, type Snapshot, startMatch } from "@riposte/kernel/run";
import type { Table as Duel } from "@riposte/one-piece";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createThinker, findGame, type ThinkingGame } from "../src/index.js";

type Slices = Readonly<Record<string, unknown>>;

/** How hidden things could lie otherwise, for a seat that would see no difference. */
const OTHERWISE: Readonly<Record<string, (slices: Slices, asked: number) => void>> = {
  "one-piece": ({ "one-piece": slice }, asked) => {
    const { cards, sides, seenBy, shown } = slice as Duel;
    const isSeen = (id: number) =>
      cards[id]?.faceUp === true || shown.includes(id) || seenBy[asked]?.includes(id) === true;
    for (const [seat, side] of Object.entries(sides)) {
      const own = Number(seat) === asked;
      const hidden = [...side.deck, ...(own ? [] : side.hand), ...side.life].filter((id) => !isSeen(id));
      const codes = hidden.map((id) => cards[id]?.code as string).toReversed();
      for (const [at, id] of hidden.entries()) (cards[id] as { code: string }).code = codes[at] as string;
    }
  },
  "imperial-assault": ({ "imperial-assault": slice }, asked) => {
    for (const [seat, side] of (slice as Skirmish).sides.entries()) {
      const hand = seat === asked ? 0 : side.hand.length;
      const hidden = [...side.hand.slice(0, hand), ...side.deck].toReversed();
      if (hand > 0) side.hand = hidden.slice(0, hand);
      side.deck = hidden.slice(hand);
    }
  },
  finished: ({ finished: slice }) => {
    const table = slice as Solitaire;
    const unseen = table.draw.filter((card) => table.unseen.includes(card)).toReversed();
    table.draw = table.draw.map((card) => (table.unseen.includes(card) ? (unseen.shift() as number) : card));
  },
};

async function composed(id: string): Promise<{ readonly entry: ThinkingGame; readonly game: Game }> {
  const entry = (await findGame(id)?.load()) as ThinkingGame;
  const made = entry.compose(undefined, []);
  if (!made.ok) throw new Error(made.problems.join(" "));
  return { entry, game: made.game };
}

/** A match in which greedy bots have given so many answers. */
function begun({ bots }: ThinkingGame, game: Game, answers: number): LiveMatch<unknown> {
  const match = startMatch(game, { seed: 4, hold: "auto" });
  const bot = bots.greedy?.create("1", game);
  for (let given = 0; given < answers && match.decision !== null; given++)
    match.answer(match.decision.seat, bot?.answer(match.seen) ?? "pass");
  return match;
}

const thinker = ({ search }: ThinkingGame, game: Game, { decision, setup }: LiveMatch<unknown>) =>
  createThinker(
    game,
    { search: { ...search, depth: 8 } },
    { seed: 1 },
    { seat: decision?.seat ?? 0, setup, think: { simulations: 8 } },
  );

describe.each(["one-piece", "imperial-assault", "finished", "warhammer-40k"])("%s", async (id) => {
  const { entry, game } = await composed(id);

  test("a thinker with the same seed and budget answers the same", () => {
    const match = begun(entry, game, 12);
    const first = thinker(entry, game, match).consider(match.seen);
    expect(thinker(entry, game, match).consider(match.seen)).toEqual(first);
    expect(first.reduce((sum, { matches }) => sum + matches, 0)).toBeLessThanOrEqual(8);
  });

  test("a thinker gives legal answers to whatever it is asked", () => {
    const match = begun(entry, game, 3);
    const bots = [0, 1].map((seat) =>
      createThinker(
        game,
        { search: { ...entry.search, depth: 2 } },
        { seed: 2 },
        { seat, setup: match.setup, think: { simulations: 10 } },
      ),
    );
    for (let answers = 0; match.decision !== null && answers < 12; answers++) {
      const { seat } = match.decision;
      expect(match.answer(seat, bots[seat]?.answer(match.seen) ?? "none")).toMatchObject({ ok: true });
    }
  });

  const otherwise = OTHERWISE[id];
  test.runIf(otherwise !== undefined).each([8, 19])("after %i answers what lies hidden changes nothing", (answers) => {
    const match = begun(entry, game, answers);
    const snapshot: Snapshot = structuredClone(match.snapshot());
    otherwise?.(snapshot.slices, match.decision?.seat ?? 0);
    const other = resumeMatch(game, snapshot, { seed: "other", hold: "auto" });
    expect(other.hash()).not.toBe(match.hash());
    expect(thinker(entry, game, match).consider(other.seen)).toEqual(thinker(entry, game, match).consider(match.seen));
  });
});

test("a battle of Warhammer 40,000 hides nothing that could lie otherwise", async () => {
  const { entry, game } = await composed("warhammer-40k");
  const match = begun(entry, game, 20);
  expect(match.viewFor(0).slices).toEqual(match.snapshot().slices);
});

test("levels think in more and more imagined matches", async () => {
  for (const id of ["one-piece", "imperial-assault", "finished", "warhammer-40k"]) {
    const { entry } = await composed(id);
    const { easy, normal, hard } = entry.search.levels;
    expect(easy * 2).toBeLessThan(normal);
    expect(normal * 2).toBeLessThan(hard);
  }
});

test.each([
  ["imperial-assault", "greedy", "wary"],
  ["warhammer-40k", "greedy", "holding"],
])("easy bots of %s go on as %s would, the others as %s", async (id, simple, better) => {
  const { search } = (await composed(id)).entry;
  const policy = (level: "easy" | "normal" | "hard") => search.help(undefined, level).policy().name;
  expect([policy("easy"), policy("normal"), policy("hard")]).toEqual([simple, better, better]);
});

const chalk = declarePlugin({
  name: "chalk",
  version: "1.0.0",
  requires: [needs({ name: "finished" }, "*")],
  slice: {
    version: 1,
    schema: z.strictObject({ marks: z.int(), pile: z.array(z.string()) }),
    initial: () => ({ marks: 3, pile: ["blue", "red"] }),
    visibility: { marks: visible.all, pile: visible.count },
  },
});

test("a bot thinks about a match that a plugin of another author has joined, whose slice the game does not know", async () => {
  const entry = (await findGame("finished")?.load()) as ThinkingGame;
  const composed = entry.compose(undefined, [definePlugin(chalk, { effects: {} })]);
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const match = startMatch(composed.game, { seed: 3, setup: {} });
  const bot = entry.bots.easy?.create("1", composed.game);
  expect(match.answer(0, bot?.answer(match.seen) ?? null).ok).toBe(true);
});
