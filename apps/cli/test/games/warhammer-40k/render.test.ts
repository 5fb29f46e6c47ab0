import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { warhammer40k } from "../../../src/games/warhammer-40k/game.js";
import { createPaint } from "../../../src/terminal/paint.js";

const position = {
  round: 2,
  phase: "movement",
  commandPoints: [1, 2],
  lanes: 2,
  terrain: [{ lane: 1, from: 20, to: 22 }],
  objectives: [{ id: "hill", along: 22, lane: 0 }],
  marks: [{ mark: "oath-of-moment", owner: 0, on: "1.thorn-titan", until: [{ until: "endOfTurn" }] }],
  armies: [
    { id: "one", army: {}, units: [{ datasheet: "ember-guard", place: { along: 8, lane: 0 } }] },
    {
      id: "other",
      army: {},
      units: [
        {
          datasheet: "thorn-titan",
          place: { along: 21, lane: 1 },
          left: { titan: { lost: 3 } },
          combat: { cover: true },
        },
        { datasheet: "thorn-lurkers", reserve: true },
      ],
    },
  ],
};

test("both line-ups are drawn lane by lane, with what units are under", () => {
  const match = startMatch(warhammer40k.game(), { seed: 1, setup: { position } });
  const style = { paint: createPaint(false), width: 100 };
  expect(warhammer40k.draw(match.slices as never, style)).toEqual([
    "── round 2 · Blue's movement phase ".padEnd(100, "─"),
    `  1 ${"·".repeat(8)}A${"·".repeat(13)}◎${"·".repeat(22)}`,
    `  2 ${"·".repeat(20)}▒a▒${"·".repeat(22)}`,
    "    Blue in capitals, Red in small letters, ▒ cover, ◎ objective, * several units",
    "Blue: 1 CP, 0 VP",
    '  A Ember Guard: 5 models, 8", lane 1',
    "Red: 2 CP, 0 VP",
    "  a Thorn Titan: 1 model, 21\", lane 2, 3 wounds lost, in cover, Blue's Oath of Moment",
    "  b Thorn Lurkers: 3 models, in Reserves",
  ]);
});
