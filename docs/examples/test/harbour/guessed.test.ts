import { compose, startMatch } from "@riposte/kernel/run";
import { scenario } from "@riposte/testing";
import { expect, test } from "vitest";
import { harbour } from "../../src/harbour/plugin.js";

const game = compose([harbour]);

test("the window before an effect is about that effect, with its type", () => {
  const match = startMatch(game, { seed: 3, setup: { players: 2 } });
  const ship = match.slices.harbour.hands[0]?.find((card) => card.startsWith("ship")) as string;
  match.answer(0, ship);
  expect(match.decision).toMatchObject({ question: "kernel:respond", seat: 1 });
  expect(match.state.frames.at(-1)?.vars).toMatchObject({
    window: "harbour:landing",
    subject: { type: "harbour:land", seat: 0, card: ship },
  });
});

test("a seat with cards is asked whether it holds a storm or not, so the pause tells nothing", () => {
  for (const other of ["storm", "ship-2"])
    scenario(game, {
      setup: { players: 2 },
      slices: {
        harbour: {
          hands: [
            ["ship-5", "ship-1"],
            [other, "ship-3"],
          ],
          deck: [],
        },
      },
    })
      .choose("ship-5")
      .asks("kernel:respond", 1)
      .waits()
      .done();
});

test("the seat from which play goes on is first in the order, and the others follow it round", () => {
  const match = startMatch(game, { seed: 3, setup: { players: 3 }, hold: "never" });
  const asked = [0, 1, 2].map(() => {
    const { seat, choice } = match.decision as NonNullable<typeof match.decision>;
    if (choice.kind === "one") match.answer(seat, choice.options[0]?.key ?? "");
    return seat;
  });
  expect(asked).toEqual([0, 1, 2]);
});
