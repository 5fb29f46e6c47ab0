import { composeList } from "@riposte/kernel/run";
import { scenario } from "@riposte/testing";
import { createContext, warhammer40k } from "@riposte/warhammer-40k";
import { test } from "vitest";
import { mechanics } from "../src/index.js";
import { library } from "./library.js";

const game = composeList([warhammer40k(createContext([])), mechanics(library)]);

const worse = (stat: string, op: string, by: number) => ({
  name: `Worse ${stat}`,
  mechanics: [{ as: "either", effects: [{ do: "modStat", stat, op, by }] }],
});

/** A unit with these abilities, alone on its side of a battle that begins with this phase. */
const alone = (abilities: readonly object[], { dice = [], ...rest }: Readonly<Record<string, unknown>>, models = {}) =>
  scenario(game, {
    setup: {
      lanes: 1,
      terrain: [],
      objectives: [{ id: "hill", along: 10, lane: 0 }],
      armies: [
        {
          ...{ id: "one", army: {} },
          units: [
            {
              ...{ id: "squad", place: { along: 10, lane: 0 }, abilities },
              models: [{ id: "model", count: 2, T: 4, Sv: 4, W: 1, ...models }],
            },
          ],
        },
        {
          ...{ id: "other", army: {} },
          units: [{ id: "foes", place: { along: 40, lane: 0 }, models: [{ id: "foe", count: 1, T: 4, Sv: 4, W: 1 }] }],
        },
      ],
      ...rest,
    },
    hold: "auto",
    dice: { dice },
  } as never);

test("Move is at least 1, Objective Control at least 0, Leadership between 4+ and 9+", () => {
  alone([worse("M", "subtract", 20)], { phase: "movement" })
    .choose("0.squad")
    .choose("normal")
    .offersExactly(["9:0", "11:0", "stay"])
    .waits()
    .done();
  alone([worse("OC", "subtract", 20)], { round: 2 })
    .expect({ "warhammer-40k": { sides: [side(0), side(0)] } } as never)
    .waits()
    .done();
  const few = { count: 1, starting: 5 };
  const shocked = (by: number, dice: readonly number[], isShocked: boolean) =>
    alone([worse("Ld", "set", by)], { dice }, few)
      .expect({ "warhammer-40k": { units: { "0.squad": { combat: { battleShocked: isShocked } } } } } as never)
      .waits()
      .done();
  shocked(20, [4, 5], false);
  shocked(2, [1, 2], true);
});

const side = (victoryPoints: number) => ({
  ...{ army: { name: "Army", rules: [] }, commandPoints: 1, gained: 0, victoryPoints },
});
