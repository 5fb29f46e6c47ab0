import { describe, test } from "vitest";
import { at, table } from "../position.js";
import { facing } from "./facing.js";
import { gameOfTricks } from "./tricks.js";

describe("retargeting", () => {
  test("retargeting opens the declare window again for the new defender only, and pool changes stay behind", () => {
    at({
      ...facing,
      game: gameOfTricks([
        { window: "attack:declare", key: "aim", seat: 1, effects: [{ type: "attack:add-die", die: "red", by: "aim" }] },
        {
          window: "attack:declare",
          key: "shield",
          seat: 0,
          effects: [
            { type: "attack:add-die", die: "white", by: "shield" },
            { type: "attack:modify", symbol: "block", amount: 2, by: "shield" },
          ],
        },
        {
          window: "attack:declare",
          key: "step-in",
          seat: 0,
          effects: [{ type: "attack:retarget", defender: "other", targetSpace: "h2" }],
        },
      ]),
      // blue 3 accuracy 1 hit, green 1 accuracy 2 hits, red 3 hits; black 3 blocks
      dice: [3, 4, 4, 4],
    })
      .choose("attack:rebel:h1")
      .choose("aim")
      .asks("kernel:respond", 0)
      .choose("shield")
      .choose("step-in")
      .asks("kernel:respond", 0)
      .offersExactly(["shield", "step-in", "pass"])
      .pass()
      .event("attack:rolled", {
        dice: [
          { die: "blue", face: 3 },
          { die: "green", face: 4 },
          { die: "red", face: 4 },
          { die: "black", face: 4 },
        ],
      })
      .event("attack:hit", { attacker: "storm", defender: "other", damage: 3 })
      .waits()
      .done();
  });

  test("what the attacker added or took away counts against the new defender, what the old one had does not", () => {
    const modify = (symbol: "hit" | "block" | "evade" | "dodge", amount: number) =>
      ({ type: "attack:modify", symbol, amount, by: "trick" }) as const;
    at({
      ...facing,
      game: gameOfTricks([
        { window: "attack:declare", key: "aim", seat: 1, effects: [modify("hit", 1), modify("block", -1)] },
        {
          window: "attack:declare",
          key: "shield",
          seat: 0,
          effects: [
            { type: "attack:add-die", die: "black", by: "shield" },
            ...[modify("block", 2), modify("evade", 1), modify("dodge", 1)],
          ],
        },
        {
          window: "attack:declare",
          key: "step-in",
          seat: 0,
          effects: [{ type: "attack:retarget", defender: "other", targetSpace: "h2" }],
        },
      ]),
      // blue 3 accuracy 1 hit, green 1 accuracy 2 hits; black 3 blocks
      dice: [3, 4, 4],
    })
      .choose("attack:rebel:h1")
      .choose("aim")
      .choose("shield")
      .choose("step-in")
      .event("attack:declared", { attacker: "storm", defender: "other", type: "ranged" })
      .expect(
        table({
          attacks: {
            0: {
              ...{ defender: "other", targetSpace: "h2", settled: "yes", changes: [] },
              modifiers: [
                { symbol: "hit", amount: 1, by: "trick" },
                { symbol: "block", amount: -1, by: "trick" },
              ],
            },
          },
        }),
      )
      .pass()
      .event("attack:hit", { attacker: "storm", defender: "other", damage: 2 })
      .waits()
      .done();
  });
});
