import { describe, test } from "vitest";
import { squad } from "../field.js";
import { armies, played } from "../mission-battle.js";

const INFANTRY = { keywords: ["Infantry"] };

describe("actions", () => {
  const scouts = ["Reconnaissance", "Disruption"];
  const acted = (mine: readonly object[], rest: Readonly<Record<string, unknown>> = {}) => {
    const theirs = [squad("x", [30, 1])];
    return played(mine, theirs, { phase: "shooting", armies: armies(mine, theirs, scouts), ...rest });
  };

  test("actions: who starts one neither shoots nor charges this turn, and completes it when the turn ends", () => {
    acted([squad("a", 20, INFANTRY), squad("b", [20, 1])])
      .asks("11e:action", 0)
      .offersExactly(["0.a/survey", "done"])
      .choose("0.a/survey")
      .event("action:started", { unit: "0.a", action: "survey" })
      .offersExactly(["0.b", "done"])
      .choose("done")
      .offersExactly(["0.b", "done"])
      .choose("done")
      .event("action:ended", { unit: "0.a", action: "survey", completed: true })
      .event("victory:scored", { seat: 0, points: 5, by: "map-the-field" })
      .waits()
      .done();
  });

  test("actions: not for who has shot, advanced, is engaged or battle-shocked, nor away from an objective", () => {
    for (const rest of [
      { combat: { shot: true } },
      { combat: { moved: "advance" } },
      { combat: { moved: "fallBack" } },
      { combat: { battleShocked: true } },
    ])
      acted([squad("a", 20, rest), squad("b", [20, 1])])
        .asks("wh:shooter", 0)
        .waits()
        .done();
    acted([squad("a", 15), squad("b", [20, 1])])
      .asks("wh:shooter", 0)
      .waits()
      .done();
  });

  test("actions: a rule may let a unit act after an Advance, and TITANIC units shoot all the same", () => {
    const bold = {
      name: "Bold",
      mechanics: [{ as: "either", effects: [{ do: "permit", action: "advanceAndAct" }] }],
    };
    acted([squad("a", 20, { abilities: [bold], combat: { moved: "advance" } })])
      .asks("11e:action", 0)
      .waits()
      .done();
    acted([squad("a", 20, { keywords: ["Titanic"] }), squad("b", [20, 1])])
      .choose("0.a/survey")
      .offersExactly(["0.a", "0.b", "done"])
      .waits()
      .done();
  });

  test("actions: one that lasts until the opponent's turn is over is broken off where its unit falls before", () => {
    const frail = { models: [{ id: "model", count: 1, T: 4, Sv: 7, W: 1 }], weapons: [] };
    const mine = [squad("a", 20, frail), squad("b", [0, 2], frail)];
    const theirs = [squad("x", 36)];
    const guarded = (...dice: number[]) =>
      played(mine, theirs, {
        ...{ phase: "shooting", dice, armies: armies(mine, theirs, ["Priority Assets", "Disruption"]) },
      })
        .choose("0.a/safeguard")
        .asks("wh:mover", 1)
        .choose("done")
        .choose("1.x")
        .choose("0.a");
    guarded(5, 5).event("action:ended", { unit: "0.a", action: "safeguard", completed: false }).waits().done();
    guarded(1)
      .event("action:ended", { unit: "0.a", action: "safeguard", completed: true })
      .event("victory:scored", { seat: 0, points: 4, by: "keep-it-safe" })
      .waits()
      .done();
  });
});
