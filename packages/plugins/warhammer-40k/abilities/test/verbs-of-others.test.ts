import { mechanics as files } from "@riposte/data-warhammer-40k";
import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { type AnyPlugin, composeList } from "@riposte/kernel/run";
import { scenario } from "@riposte/testing";
import { createContext, type Warhammer, warhammer40k, warhammer40kDeclared } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { z } from "zod";
import { mechanics, readLibrary, tellMechanic } from "../src/index.js";

const declared = declarePlugin({
  name: "house",
  version: "0.1.0",
  requires: [needs<Warhammer>(warhammer40kDeclared, ">=0.0.0")],
  effects: { "house:taunt": z.strictObject({ unit: z.string(), loud: z.boolean() }) },
  events: { "house:taunted": z.strictObject({ unit: z.string(), loud: z.boolean() }) },
});
interface House extends Owns<typeof declared> {}

/** A plugin of another author with a verb of its own. */
const house = definePlugin<House>(declared, {
  effects: { "house:taunt": (_slice, { unit, loud }, match) => match.publish("house:taunted", { unit, loud }) },
}) as AnyPlugin;

const library = (effect: object) =>
  readLibrary({
    ...files,
    "house.json": {
      templates: [
        {
          key: "taunting",
          kind: "unit",
          mechanics: [
            { when: "unit.moved", effects: [{ do: "effect", who: "self", gist: "it taunts the enemy", effect }] },
          ],
        },
      ],
    },
  });

const gameOf = (effect: object, plugins: readonly AnyPlugin[]) =>
  composeList([warhammer40k(createContext([])) as AnyPlugin, mechanics(library(effect)) as AnyPlugin, ...plugins]);

const unit = (id: string, along: number, abilities: readonly string[] = []) => ({
  ...{ id, place: { along, lane: 0 }, abilities },
  models: [{ id: "models", count: 1, T: 4, Sv: 4, W: 1, M: 6 }],
});

test("an ability says the verb of another plugin, which is told whom it is about", () => {
  scenario(gameOf({ type: "house:taunt", loud: true }, [house]), {
    hold: "auto",
    setup: {
      phase: "movement",
      lanes: 1,
      objectives: [],
      armies: [
        { id: "one", army: {}, units: [unit("mover", 0, ["Taunting"])] },
        { id: "other", army: {}, units: [unit("far", 40)] },
      ],
    },
  } as never)
    .choose("0.mover")
    .choose("normal")
    .choose("6:0")
    .event("house:taunted", { unit: "0.mover", loud: true })
    .waits()
    .done();
});

test("it is told in the words the ability gives it", () => {
  const [mechanic] = library({ type: "house:taunt", loud: true }).templates.get("taunting")?.mechanics ?? [];
  expect(tellMechanic(mechanic as never)).toContain("it taunts the enemy");
});

test("one that no plugin has, or whose fields do not fit, is told when composing, by its ability", () => {
  expect(() => gameOf({ type: "house:tount", loud: true }, [house])).toThrow(
    /ability "taunting": no plugin here has the verb "house:tount"\. Did you mean "house:taunt"\?/,
  );
  expect(() => gameOf({ type: "house:taunt", loud: "very" }, [house])).toThrow(
    /ability "taunting": "house:taunt" of "house" with wrong fields: loud: /,
  );
});
