import { expectTypeOf } from "vitest";
import { z } from "zod";
import { compose } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, type Match, needs, type Owns } from "../../src/index.js";

const attackDeclared = declarePlugin({
  name: "attack",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ dice: z.array(z.number()) }),
    initial: () => ({ dice: [] }),
    visibility: { dice: () => null },
  },
  events: { "attack:declared": z.strictObject({ by: z.number() }) },
  effects: { "attack:declare": z.strictObject({ by: z.number() }) },
});
interface Attack extends Owns<typeof attackDeclared> {}
const attack = definePlugin<Attack>(attackDeclared, { effects: { "attack:declare": () => undefined } });

const surgeDeclared = declarePlugin({ name: "surge", version: "0.1.0", requires: [needs(attack, "^0.1")] });
interface Surge extends Owns<typeof surgeDeclared> {}
const surge = definePlugin<Surge>(surgeDeclared, {
  effects: {},
  on: {
    "attack:declared": (event, match) => {
      expectTypeOf(event).toEqualTypeOf<{ by: number }>();
      expectTypeOf(match).toEqualTypeOf<Match<Surge>>();
      expectTypeOf(match.slices.attack.dice).toEqualTypeOf<readonly number[]>();
      match.queue({ type: "attack:declare", by: 1 });
      // @ts-expect-error a field of the wrong type
      match.queue({ type: "attack:declare", by: "one" });
      // @ts-expect-error an effect nobody in reach owns
      match.queue({ type: "attack:declrae", by: 1 });
      // @ts-expect-error only the owner publishes its events
      match.publish("attack:declared", { by: 1 });
      // @ts-expect-error slices are read-only
      match.slices.attack.dice.push(1);
      // @ts-expect-error a slice it does not require
      match.slices.tokens;
    },
    // @ts-expect-error another game's event does not compile here
    "candy:taken": () => undefined,
  },
});

const tokensDeclared = declarePlugin({
  name: "tokens",
  version: "0.1.0",
  requires: [needs(attack, "^0.1"), needs(surge, "^0.1")],
});
// what several plugins own is joined
expectTypeOf<Owns<typeof tokensDeclared>["requires"]>().toEqualTypeOf<Attack | Surge>();

// also when they are named, and when one is known by name alone
const namedDeclared = declarePlugin({
  name: "named",
  version: "0.1.0",
  requires: [needs<Attack>(attackDeclared, "^0.1"), needs<Surge>(surgeDeclared, "^0.1")],
  uses: [{ name: "elsewhere", range: "^1.0" }, needs<Surge>(surge, "^0.1")],
});
expectTypeOf<Owns<typeof namedDeclared>["requires"]>().toEqualTypeOf<Attack | Surge>();
expectTypeOf<Owns<typeof namedDeclared>["uses"]>().toEqualTypeOf<Surge>();

compose([attack, surge]);

// @ts-expect-error "surge needs attack: add attack to this list"
compose([surge]);
