import { criticalHits } from "@riposte/critical-hits";
import { answerAt, compose, type LiveMatch, startMatch } from "@riposte/kernel/run";
import { createContext, warhammer40k } from "@riposte/warhammer-40k";
import { mechanics } from "@riposte/warhammer-40k-abilities";
import { describe, expect, test } from "vitest";
import { readMissions } from "../../src/index.js";
import { library } from "../duel.js";
import { squad } from "../field.js";
import { armies, CENTRE, game, gameOf, missions, played } from "../mission-battle.js";

/** How somebody answers who does nothing. */
const RESTING = ["pass", "stationary", "stay", "none", "no"];
const none = { total: 0, round: 0, inRound: 0 };
const record = (mine: object, theirs: object = {}) =>
  ({
    "eleventh-edition": {
      missions: { scored: [mine, theirs].map((one) => ({ primary: none, secondary: none, cards: {}, ...one })) },
    },
  }) as never;
const primary = (points: number, round: number, card = "stand-fast") => ({
  primary: { total: points, round, inRound: points },
  cards: { [card]: points },
});

function rest(match: LiveMatch<unknown>): void {
  const { choice, seat } = match.decision as NonNullable<typeof match.decision>;
  const keys = choice.kind === "one" ? choice.options.map(({ key }) => key) : [];
  match.answer(seat, keys.find((key) => RESTING.includes(String(key))) ?? answerAt(choice, 0));
}

interface Slices {
  readonly "eleventh-edition": {
    readonly missions: {
      readonly primary: readonly (string | null)[];
      readonly hand: readonly (readonly string[])[];
      readonly drawn: readonly (readonly string[])[];
      readonly scored: readonly object[];
    };
  };
  readonly "warhammer-40k": {
    readonly sides: readonly { readonly victoryPoints: number; readonly commandPoints: number }[];
  };
}
const slicesOf = (match: { readonly state: { readonly slices: unknown } }) => match.state.slices as Slices;

describe("missions", () => {
  test("missions: the primary is that of a player's force disposition, scored after his Command phase", () => {
    played([squad("a", 20)], [squad("x", 40)], { phase: "command", round: 2 })
      .expect(record(primary(4, 2)))
      .waits()
      .done();
    played([squad("a", 20)], [squad("x", 40)], {
      ...{
        phase: "command",
        round: 2,
        armies: armies([squad("a", 20)], [squad("x", 40)], ["Purge the Foe", "Disruption"]),
      },
    })
      .expect(record(primary(3, 2, "hunt-them-down")))
      .waits()
      .done();
    played([squad("a", 20)], [squad("x", 40)], { phase: "command", round: 1 })
      .expect(record({}))
      .waits()
      .done();
  });

  test("missions: 15 points in a round, whatever is held", () => {
    const four = [0, 1, 2, 3].map((lane) => ({ id: `o${lane}`, along: 20, lane }));
    const units = four.map(({ lane }) => squad(`a${lane}`, [20, lane]));
    played(units, [squad("x", [40, 0])], {
      ...{ phase: "command", round: 2, lanes: 4, objectives: four, armies: armies(units, [squad("x", [40, 0])]) },
    })
      .expect(record(primary(15, 2)))
      .waits()
      .done();
  });

  test("missions: 45 points in a battle of each kind, 20 of a fixed card", () => {
    const held = (id: string, kind: string, points: number) => ({
      ...{ id, name: id, gist: "Points for the centre, at the end of every turn.", kind },
      scoring: [{ at: "turnEnd", points, of: { count: "objectives" } }],
    });
    const cards = readMissions({
      missions: [held("own", "primary", 12), held("a", "secondary", 9), held("b", "secondary", 1)],
    });
    const far = { objectives: [CENTRE], armies: armies([squad("s", 20)], [squad("x", 60)]) };
    const match = startMatch(gameOf(cards), {
      ...{ seed: 1, hold: "auto" as const },
      setup: {
        ...far,
        missions: {
          primary: ["own", "own"],
          secondary: [
            ["a", "b"],
            ["a", "b"],
          ],
        },
      },
    });
    while (match.decision !== null) rest(match);
    const { scored } = slicesOf(match)["eleventh-edition"].missions;
    expect(scored[0]).toMatchObject({
      primary: { total: 45 },
      secondary: { total: 25 },
      cards: { own: 45, a: 20, b: 5 },
    });
  });

  test("missions: who does not play fixed cards draws two in each Command phase", () => {
    played([squad("a", 0)], [squad("x", 40)], { phase: "command", missions: {} })
      .expect({ "eleventh-edition": { missions: { fixed: [null, null] } } } as never)
      .waits()
      .done();
    const match = startMatch(game, {
      seed: 1,
      hold: "auto",
      setup: { objectives: [CENTRE], armies: armies([squad("a", 0)], [squad("x", 40)]), missions: {} },
    });
    const { hand, drawn } = slicesOf(match)["eleventh-edition"].missions;
    expect([hand[0]?.length, hand[1]?.length]).toEqual([2, 0]);
    expect(drawn).toEqual(hand);
    expect(hand[0]?.every((id) => missions.some((card) => card.id === id && card.kind === "secondary"))).toBe(true);
  });

  test("missions: a painted army has 10 points", () => {
    const match = startMatch(game, {
      seed: 1,
      hold: "auto",
      setup: {
        ...{ objectives: [CENTRE], armies: armies([squad("a", 0)], [squad("x", 40)]) },
        missions: { painted: [true, false] },
      },
    });
    const { sides } = slicesOf(match)["warhammer-40k"];
    expect(sides.map(({ victoryPoints }) => victoryPoints)).toEqual([10, 0]);
  });

  test("missions: an unknown card is told with the nearest, and an army without a disposition what to do", () => {
    const started =
      (setup: object, on = game) =>
      () =>
        startMatch(on, { seed: 1, setup: { armies: armies([squad("a", 0)], [squad("x", 40)]), ...setup } });
    expect(started({ missions: { primary: ["stand-fats", "stand-fast"] } })).toThrow('Did you mean "stand-fast"?');
    expect(started({ missions: { secondary: [["press-on", "press-on"], "tactical"] } })).toThrow("taken twice");
    const bold = armies([squad("a", 0)], [squad("x", 40)], ["Boldness", "Disruption"]);
    expect(started({ armies: bold, missions: {} })).toThrow('no force disposition there is: "Boldness"');
    const tenth = compose([warhammer40k(createContext([])), mechanics(library), criticalHits()]);
    expect(started({ missions: {} }, tenth)).toThrow("Missions are cards of the 11th edition");
  });

  test("missions: a mission of another force disposition is refused with those of the army", () => {
    const started = (army: object, primary: readonly string[]) => () =>
      startMatch(game, {
        ...{ seed: 1, hold: "auto" as const },
        setup: {
          ...{ armies: [{ id: "mine", army, units: [squad("a", 0)] }, armies([], [squad("x", 40)])[1]] },
          ...{ missions: { primary } },
        },
      });
    const two = {
      detachment: { name: "Vanguard", disposition: "Take and Hold" },
      moreDetachments: [{ name: "Eyes", disposition: "Reconnaissance" }],
    };
    expect(started(two, ["hunt-them-down", "cut-their-lines"])).toThrow(
      'The mission "hunt-them-down" is for Purge the Foe; army "mine" fights by Take and Hold or Reconnaissance. Its missions: stand-fast, map-the-field, hold-the-field.',
    );
    const taken = (army: object, primary: readonly string[]) =>
      slicesOf(started(army, primary)())["eleventh-edition"].missions.primary;
    expect(taken(two, ["map-the-field", "cut-their-lines"])).toEqual(["map-the-field", "cut-their-lines"]);
    expect(taken({}, ["hunt-them-down", "cut-their-lines"])).toEqual(["hunt-them-down", "cut-their-lines"]);
  });

  test("missions: the disposition is that of the first detachment, and an army without one plays for what is for any", () => {
    const begun = (army: object) =>
      startMatch(game, {
        ...{ seed: 1, hold: "auto" as const },
        setup: {
          missions: {},
          armies: [{ id: "mine", army, units: [squad("a", 0)] }, armies([], [squad("x", 40)])[1]],
        },
      });
    const primaryOf = (army: object) => slicesOf(begun(army))["eleventh-edition"].missions.primary;
    expect(primaryOf({ detachment: { name: "Eyes", disposition: "Reconnaissance" } })).toEqual([
      "map-the-field",
      "cut-their-lines",
    ]);
    expect(primaryOf({})).toEqual(["hold-the-field", "cut-their-lines"]);
  });

  test("missions: once in a battle another card is drawn for a command point, when the Command phase ends", () => {
    const ready = { phase: "command", commandPoints: [1, 0], missions: {}, round: 1 };
    const begun = played([squad("a", 0)], [squad("x", 40)], ready).asks("11e:swap", 0);
    const [first] = begunHand();
    begun
      .choose(first as string)
      .event("mission:discarded", { seat: 0, card: first })
      .expect({ "eleventh-edition": { missions: { swapped: [true, false] } } } as never)
      .waits()
      .done();
    function begunHand(): readonly string[] {
      const match = startMatch(game, {
        ...{ seed: 1, hold: "auto" as const },
        setup: {
          ...{ objectives: [CENTRE], terrain: [], lanes: 3, armies: armies([squad("a", 0)], [squad("x", 40)]) },
          ...ready,
        },
      });
      return slicesOf(match)["eleventh-edition"].missions.hand[0] ?? [];
    }
  });

  test("missions: drawn cards may be discarded when the own turn ends, for a command point; others stay", () => {
    const match = startMatch(game, {
      ...{ seed: 1, hold: "auto" as const },
      setup: {
        ...{ objectives: [CENTRE], terrain: [], armies: armies([squad("a", 0)], [squad("x", 40)]), missions: {} },
      },
    });
    const [first, second] = slicesOf(match)["eleventh-edition"].missions.hand[0] as [string, string];
    while (match.decision?.prompt.id !== "11e:discard") rest(match);
    const before = slicesOf(match)["warhammer-40k"].sides[0]?.commandPoints as number;
    match.answer(0, [first]);
    expect(slicesOf(match)["warhammer-40k"].sides[0]?.commandPoints).toBe(before + 1 + 1); // and that of the next Command phase
    expect(slicesOf(match)["eleventh-edition"].missions.hand[0]).toEqual([second]);
    while (slicesOf(match)["eleventh-edition"].missions.drawn[0]?.length === 2) rest(match);
    const { hand, drawn } = slicesOf(match)["eleventh-edition"].missions;
    expect([hand[0]?.length, drawn[0]?.length, hand[0]?.[0]]).toEqual([3, 4, second]);
  });

  test("missions: a file says every mistake at once", () => {
    const card = { ...missions[0], scoring: [{ at: "turnEnd", points: 5, of: { count: "actions", action: "dance" } }] };
    expect(() => readMissions({ missions: [card, card] })).toThrow(/"stand-fast" is there twice[\s\S]*"dance"/);
  });
});
