import { readFileSync } from "node:fs";
import { Ability } from "@riposte/op-actions";
import { checkLine, type Reading, readingsOf } from "@riposte/op-import";
import type { GameReadings, ReadLine } from "../readings/game-readings.js";
import { alterationsOf, KINDS } from "./alterations.js";
import { LINES } from "./lines.js";

type Made = Parameters<typeof checkLine>[1] & Reading["made"];

/** A dump of one card for each line. */
export const dumpOf = (lines: readonly string[]): readonly object[] =>
  lines.map((effect, place) => ({
    id: `OWN-${place + 1}`,
    name: `Own ${place + 1}`,
    category: "Character",
    colors: ["red"],
    cost: 1,
    power: 1000,
    counter: null,
    life: null,
    attributes: ["Slash"],
    types: ["Crew"],
    block: 1,
    effect,
    trigger: "",
  }));

/** Lines of cards, and the abilities that were made of them. */
export const cardReadings: GameReadings<Made> = {
  kinds: KINDS,
  readings: ([path]) =>
    readingsOf(
      path === undefined ? dumpOf(LINES) : (JSON.parse(readFileSync(path, "utf8")) as readonly unknown[]),
    ) as readonly ReadLine<Made>[],
  *alterationsOf(made) {
    for (const { kind, abilities } of alterationsOf(made.abilities))
      yield { kind, made: { ...made, abilities: abilities as Made["abilities"] } };
  },
  parsed(made) {
    const read = made.abilities.map((one) => Ability.safeParse(one));
    return read.every(({ success }) => success)
      ? { ...made, abilities: read.map(({ data }) => data as Ability) }
      : undefined;
  },
  refuses: (line, made) => checkLine(line, made).length > 0,
};
