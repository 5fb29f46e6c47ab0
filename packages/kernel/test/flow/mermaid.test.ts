import { expect, test } from "vitest";
import { toMermaid } from "../../src/flow/mermaid.js";
import { machineOf } from "../../src/flow/state-config.js";
import { attack } from "./fixture.js";

test("a diagram shows scopes, windows, calls, published events, guards and nested states", () => {
  expect(toMermaid(attack)).toMatchInlineSnapshot(`
    "stateDiagram-v2
      state "attack | scope attack" as attack {
        state "declared" as declared
        declared : publishes attack:declared
        state "dice" as dice {
          state "roll" as dice_roll
          dice_roll : entry roll-dice(pool attack)
          state "reroll" as dice_reroll
          dice_reroll : window attack:reroll
          state "settled" as dice_settled
          [*] --> dice_roll
          dice_roll --> dice_reroll : next
          dice_reroll --> dice_roll : next [can-reroll(times 1)]
          dice_reroll --> dice_settled : next
          dice_settled --> [*]
        }
        state "damage" as damage
        damage : calls damage
        state "ended" as ended
        ended : publishes attack:ended
        [*] --> declared
        declared --> dice : next [has-defender]
        declared --> ended : next
        dice --> damage : done
        damage --> ended : done
        ended --> [*]
      }
    "
  `);
});

test("a root without anything to say is no box, and names that Mermaid reserves are changed", () => {
  const machine = machineOf({
    initial: "note",
    states: { note: { on: { next: "end", poke: { actions: "blink" } } }, end: { type: "final" } },
  });
  expect(toMermaid(machine)).toMatchInlineSnapshot(`
    "stateDiagram-v2
      state "note" as note_
      state "end" as end_
      [*] --> note_
      note_ --> end_ : next
      note_ --> note_ : poke / blink (stays)
      end_ --> [*]
    "
  `);
});
