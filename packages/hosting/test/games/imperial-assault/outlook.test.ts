import { type ImperialAssault, imperialAssaultDeclared, type Table } from "@riposte/imperial-assault";
import { type Behaviour, declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import {
  type AnyPlugin,
  composeList,
  type Game,
  type LiveMatch,
  resumeMatch,
  type Snapshot,
  startMatch,
} from "@riposte/kernel/run";
import { beforeAll, expect, test } from "vitest";
import { imperialAssaultGame as entry } from "../../../src/games/imperial-assault/index.js";
import type { Outlook } from "../../../src/index.js";

/** A moment of a match where somebody can expect something. */
interface Moment {
  readonly snapshot: Snapshot;
  readonly seat: number;
  readonly outlook: Outlook;
  readonly table: Table;
}

const tableOf = ({ slices }: LiveMatch<unknown>): Table =>
  (slices as unknown as { "imperial-assault": Table })["imperial-assault"];

let game: Game;
const moments: Moment[] = [];

beforeAll(() => {
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  game = composed.game;
  const match = startMatch(game, { setup: { map: "training-yard" }, hold: "auto", seed: "3" });
  const bots = [0, 1].map((seat) => entry.bots.greedy?.create(String(seat), game));
  for (let at = 0; at < 700 && match.decision !== null && moments.length < 120; at++) {
    const { seat } = match.decision;
    const outlook = entry.outlook?.(match, seat) ?? null;
    if (outlook !== null) moments.push({ snapshot: match.snapshot(), seat, outlook, table: tableOf(match) });
    match.answer(seat, bots[seat]?.answer(match.seen) ?? "pass");
  }
}, 60_000);

test("attacks to be declared and attacks under way have their chances, and chances add up to one", () => {
  const keys = new Set(moments.flatMap(({ outlook }) => Object.keys(outlook.answers).map((key) => key.split(":")[0])));
  expect([...keys]).toContain("attack");
  for (const { outlook } of moments) {
    for (const { damage, defeat } of [
      ...Object.values(outlook.answers),
      ...(outlook.best === null ? [] : [outlook.best]),
    ]) {
      expect(damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(defeat).toBeGreaterThanOrEqual(0);
      expect(defeat).toBeLessThanOrEqual(1 + 1e-9);
    }
  }
  expect(
    moments.filter(({ table, outlook }) => table.attacks.length > 0 && outlook.best !== null).length,
  ).toBeGreaterThan(3);
});

test("nothing that another seat hides changes what a seat may expect", () => {
  const swapped = (snapshot: Snapshot, seat: number): LiveMatch<unknown> => {
    const copy = structuredClone(snapshot) as unknown as {
      slices: { "imperial-assault": { sides: { hand: string[]; deck: string[] }[] } };
    };
    const side = copy.slices["imperial-assault"].sides[1 - seat] as { hand: string[]; deck: string[] };
    const hidden = [...side.deck, ...side.hand];
    side.hand = hidden.slice(0, side.hand.length);
    side.deck = hidden.slice(side.hand.length).reverse();
    return resumeMatch(game, copy as unknown as Snapshot);
  };
  let differing = 0;
  for (const { snapshot, seat, outlook, table } of moments.slice(0, 40)) {
    const match = swapped(snapshot, seat);
    const hand = tableOf(match).sides[1 - seat]?.hand;
    if (JSON.stringify(hand) !== JSON.stringify(table.sides[1 - seat]?.hand)) differing += 1;
    expect(entry.outlook?.(match, seat)).toEqual(outlook);
  }
  expect(differing).toBeGreaterThan(10);
});

test("who is not asked is told no chances of answers", () => {
  const asked = moments.find(({ outlook }) => Object.keys(outlook.answers).length > 0) as Moment;
  const match = resumeMatch(game, asked.snapshot);
  for (const other of [1 - asked.seat, null]) expect(entry.outlook?.(match, other)?.answers ?? {}).toEqual({});
});

const declared = declarePlugin({
  name: "sharp-eyes",
  version: "0.1.0",
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, ">=0.0.0")],
});
interface Sharp extends Owns<typeof declared> {}

/** What the first attack that can be declared has to expect, with a plugin of another author. */
function expected(behaviour?: Omit<Behaviour<Sharp>, "effects">) {
  const guests =
    behaviour === undefined ? [] : [definePlugin<Sharp>(declared, { effects: {}, ...behaviour }) as AnyPlugin];
  const joined = composeList([...game.plugins, ...guests]);
  const match = startMatch(joined, { setup: { map: "training-yard" }, hold: "auto", seed: "3" });
  const bots = [0, 1].map((seat) => entry.bots.greedy?.create(String(seat), joined));
  for (let at = 0; at < 700 && match.decision !== null; at++) {
    const { seat } = match.decision;
    const outlook = entry.outlook?.(match, seat) ?? null;
    const [prospect] = Object.entries(outlook?.answers ?? {}).flatMap(([key, one]) =>
      key.startsWith("attack:") ? [one] : [],
    );
    if (prospect !== undefined)
      return {
        mean: prospect.damage.reduce((sum, chance, amount) => sum + chance * amount, 0),
        notCounted: outlook?.notCounted,
      };
    match.answer(seat, bots[seat]?.answer(match.seen) ?? "pass");
  }
  throw new Error("No attack can be declared.");
}

test("what a plugin of another author adds to an attack before the roll counts before it is declared", () => {
  const plain = expected();
  const hit = expected({
    on: {
      "attack:declared": (_event, match) =>
        match.queue({ type: "attack:modify", symbol: "hit", amount: 3, by: "Sharp eyes" }),
    },
  });
  const die = expected({ modify: { "attack:pool": (_subject, match) => match.add(1, "Sharp eyes", "red") } });
  expect([hit.mean > plain.mean, die.mean > plain.mean]).toEqual([true, true]);
  expect([plain, hit, die].map(({ notCounted }) => notCounted)).toEqual([undefined, undefined, undefined]);
});

test("what it does that no number says is named", () => {
  const { notCounted } = expected({
    on: {
      "attack:declared": ({ defender }, match) => match.queue({ type: "figure:settle", figure: defender }),
      "attack:rolled": () => undefined,
    },
  });
  expect(notCounted).toEqual([
    { by: "sharp-eyes", gist: "figure:settle" },
    { by: "sharp-eyes", gist: "attack:rolled" },
  ]);
});
