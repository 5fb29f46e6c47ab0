import { simulateMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { holdingBot, inchesBetween } from "../../src/index.js";
import { game } from "../position.js";

test("whoever can get to an objective nobody has gets there", () => {
  const battle = simulateMatch(game, { seed: 3, setup: {} });
  const bots = [holdingBot("h"), holdingBot("h")];
  let gone = 0;
  while (battle.pending !== null) {
    const { question, seat } = battle.pending;
    const { objectives, units } = battle.slices["warhammer-40k"];
    const isAt = (place: Place | null) => place !== null && open.some((goal) => inchesBetween(place, goal) <= 3);
    const open = objectives.filter((goal) =>
      Object.values(units).every(({ place }) => place === null || inchesBetween(place, goal) > 3),
    );
    const answer = bots[seat]?.answer(battle.seen) as string;
    const { choice } = battle;
    if (
      question === "wh:destination" &&
      choice.kind === "one" &&
      choice.options.some(({ key }) => isAt(placeOf(key)))
    ) {
      expect(isAt(placeOf(answer))).toBe(true);
      gone += 1;
    }
    battle.answer(answer);
  }
  expect(gone).toBeGreaterThan(0);
});

interface Place {
  readonly along: number;
  readonly lane: number;
}

/** Places are named by inches and lane; staying is none. */
function placeOf(key: unknown): Place | null {
  const [along, lane] = String(key).split(":").map(Number);
  return along === undefined || lane === undefined ? null : { along, lane };
}
