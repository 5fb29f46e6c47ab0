import { type LiveMatch, randomBot, startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { context, facts, game } from "../position.js";

const garrison = facts.armies["imperial-garrison"];
const rebels = facts.armies["rebel-strike-force"];
/** Fifteen cheap cards that need no figure. */
const deck = {
  cards: Object.values(facts.command)
    .filter(({ restriction, cost }) => restriction.by === "player" && cost <= 1)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 15)
    .map(({ id }) => ({ card: id })),
};
const army = (...cards: (string | { card: string; on?: string; count?: number })[]) =>
  ({
    ...garrison,
    name: "Test army",
    army: { affiliation: "imperial", cards: cards.map((card) => (typeof card === "string" ? { card } : card)) },
    deck,
  }) as never;

/** Starts with an army against the rebels and answers until a question comes. */
function until(question: string, seat0: unknown, answers: Readonly<Record<string, unknown>> = {}) {
  const match = startMatch(game, {
    seed: 4,
    hold: "auto",
    setup: { map: "training-yard", armies: [seat0, rebels] },
  });
  const bot = randomBot(1);
  while (match.decision !== null && match.decision.question !== question) {
    const answer = answers[match.decision.question] ?? bot.answer(match.seen);
    const step = match.answer(match.decision.seat, answer as never);
    if (!step.ok) throw new Error(step.reason);
  }
  return match;
}

const tableOf = (match: LiveMatch<unknown>) =>
  (match.slices as unknown as { "imperial-assault": import("../../src/index.js").Table })["imperial-assault"];

describe("initiative and zones", () => {
  test("the army that costs less chooses who gets the token; the holder chooses a zone and deploys first", () => {
    const match = until("ia:zone", army("darth-vader"), { "ia:initiative": 1 });
    expect(tableOf(match).initiative).toBe(1);
    expect(match.decision?.seat).toBe(1);
    match.answer(1, "blue");
    expect(tableOf(match).sides.map(({ zone }) => zone)).toEqual(["red", "blue"]);
    expect(match.decision).toMatchObject({ question: "ia:deploy", seat: 1 });
  });

  test("a tie is decided by chance", () => {
    const asked = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const match = startMatch(game, { seed, setup: { armies: ["rebel-strike-force", "rebel-strike-force"] } });
      return match.decision?.seat;
    });
    expect(new Set(asked).size).toBe(2);
  });

  test("after deployment each player draws three cards", () => {
    const match = until("ia:activate", army("darth-vader", "stormtrooper", "imperial-officer"));
    expect(tableOf(match).sides.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
      [3, 12],
      [3, 12],
    ]);
  });
});

describe("deployment", () => {
  test("figures stand in their zone", () => {
    const match = until("ia:activate", army("darth-vader", "stormtrooper"));
    const { figures, sides } = tableOf(match);
    const rows = { red: ["1", "2"], blue: ["7", "8"] };
    for (const { seat, spaces } of Object.values(figures)) {
      const zone = rows[sides[seat]?.zone ?? "red"];
      for (const space of spaces) expect(zone).toContain(space.slice(1));
    }
  });

  test("what the zone has no room for comes as close as possible", () => {
    // 16 spaces: two walkers take 12, and the four left hold no third one
    const match = until("ia:activate", army({ card: "at-st", count: 2 }, "at-dp"), { "ia:zone": "red" });
    const walker = Object.values(tableOf(match).figures).filter(({ card }) => card === "at-dp" || card === "at-st");
    expect(walker.every(({ spaces }) => spaces.length === 6)).toBe(true);
    expect(new Set(walker.flatMap(({ spaces }) => spaces)).size).toBe(18);
  });
});

describe("attachments", () => {
  test("are assigned at deployment to a group that meets the restriction and has no other", () => {
    const match = until("ia:attach", army("darth-vader", "stormtrooper", "stormtrooper-elite", "cross-training"));
    expect(match.decision?.choice).toMatchObject({
      options: [{ key: "0.stormtrooper.1" }, { key: "0.stormtrooper-elite.2" }],
    });
    match.answer(0, "0.stormtrooper-elite.2");
    expect(tableOf(match).groups["0.stormtrooper-elite.2"]?.attachments).toEqual(["cross-training"]);
  });

  test("leave room for the others: where only one assignment works, it is made", () => {
    // the general's ranks fit every non-unique group, cross-training only troopers
    const match = until("ia:deploy", army("imperial-officer", "stormtrooper", "the-generals-ranks", "cross-training"));
    const { groups } = tableOf(match);
    const attached = Object.values(groups).flatMap(({ card, attachments }) => attachments.map((one) => [one, card]));
    expect(Object.fromEntries(attached)["cross-training"]).toBe("stormtrooper");
    expect(attached).toHaveLength(2);
  });

  test("a squad upgrade adds its figure to the group, with its own card", () => {
    const match = until("ia:activate", army("darth-vader", "jet-trooper-elite", "flametrooper"));
    const group = Object.values(tableOf(match).groups).find(({ card }) => card === "jet-trooper-elite");
    expect(group?.figures).toHaveLength(3);
    const squad = tableOf(match).figures[group?.figures[2] ?? ""];
    expect(squad).toMatchObject({ card: "flametrooper", group: group?.id });
  });

  test("upgrades without a group stay beside the table and are no groups", () => {
    const match = until("ia:activate", army("darth-vader", "zillo-technique"));
    expect(tableOf(match).sides[0]?.upgrades).toEqual([{ card: "zillo-technique", group: null, ready: true }]);
    expect(Object.values(tableOf(match).groups).filter(({ seat }) => seat === 0)).toHaveLength(1);
  });
});

describe("bad setups", () => {
  const refusal = (setup: unknown) => {
    try {
      startMatch(game, { seed: 1, setup });
    } catch (error) {
      return String((error as Error).message) + String((error as Error).cause ?? "");
    }
    return "accepted";
  };

  test("an army with the wrong affiliation and too many points and copies is refused with every reason", () => {
    const said = refusal({ armies: [army({ card: "darth-vader", count: 2 }, "luke-skywalker", "at-st"), rebels] });
    expect(said).toContain("Darth Vader");
    expect(said).toContain("Luke Skywalker");
    expect(said).toContain("40");
  });

  test("a warning, such as a card nobody can play, keeps no army from being played", () => {
    const cards = [...deck.cards.slice(1), { card: "wookiee-rage" }];
    expect(refusal({ armies: [{ ...(army("darth-vader") as object), deck: { cards } }, rebels] })).toBe("accepted");
  });

  test("an unknown map and an unknown army are named", () => {
    expect(refusal({ map: "tatooine" })).toContain('There is no map "tatooine". Maps: canyon-depot');
    expect(refusal({ armies: ["hutts", "wookiees"] })).toMatch(/There is no army "hutts".*There is no army "wookiees"/);
  });

  test("a position with impossible figures is refused with every reason", () => {
    const said = refusal({
      map: "training-yard",
      position: {
        activating: { figure: "nobody" },
        openDoors: ["door-9"],
        seats: [
          { affiliation: "rebel", groups: [{ card: "at-rt", figures: [{ id: "walker", at: "a1" }] }] },
          { affiliation: "imperial", groups: [{ card: "focus", figures: [{ at: "z9" }] }] },
        ],
      },
    });
    expect(said).toContain('Figure "walker" stands on 4 spaces, not 1.');
    expect(said).toContain('the card "focus", which has no figures');
    expect(said).toContain('no figure "nobody" to activate');
    expect(said).toContain('no door "door-9"');
    expect(context.boards.has("training-yard")).toBe(true);
  });
});
