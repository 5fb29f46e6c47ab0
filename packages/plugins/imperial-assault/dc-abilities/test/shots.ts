import { test } from "vitest";
import { type At, at, type GroupAt, group, table } from "./position.js";
import type { Proof } from "./proving.js";

interface Places {
  readonly me?: string | object;
  readonly foe?: string;
  readonly hurt?: object;
  readonly friends?: readonly GroupAt[];
  readonly foes?: readonly GroupAt[];
}

/** Thick fur, one black die, 13 Health, and nothing to answer an attack with. */
export const wookiee = (space = "c1", more: object = {}) =>
  group("wookiee-warrior-elite", { foe: { at: space, ...more } });

/** A figure of mine acts, two spaces from a Wookiee. */
export function acting(
  card: string,
  { me = "a1", foe = "c1", hurt, friends = [], foes = [] }: Places = {},
  choose: Proof["choose"] = [],
  more = {},
) {
  return {
    mine: [group(card, { me }, more), ...friends],
    theirs: [wookiee(foe, hurt), ...foes],
    activating: "me",
    choose,
  };
}

/** A figure of mine uses a special action of its card near it. */
export function using(card: string, proves: string, places: Places = {}, then: Proof["choose"] = [], more = {}) {
  return { ...acting(card, places, [proves, ...then], more), proves };
}

/** A figure of mine attacks it. */
export function shot(card: string, places: Places = {}, then: Proof["choose"] = [], more = {}) {
  return acting(card, places, [`attack:foe:${places.foe ?? "c1"}`, ...then], more);
}

/** A stormtrooper of mine attacks a figure of theirs. */
export function shotAt(
  card: string,
  { me = "a1", foe = "c1", hurt, friends = [], foes = [] }: Places = {},
  then: Proof["choose"] = [],
  more = {},
) {
  return {
    mine: [group("stormtrooper", { me }), ...friends],
    theirs: [group(card, { foe: { at: foe, ...hurt } }, more), ...foes],
    activating: "me",
    choose: [`attack:foe:${foe.split("+")[0]}`, ...then],
  };
}

/** So much damage figures have afterwards. */
export const damaged = (figures: Readonly<Record<string, number>>) => ({
  table: { figures: Object.fromEntries(Object.entries(figures).map(([id, damage]) => [id, { damage }])) },
});

/** What is so after an attack; nothing is proven by it. */
export function attacked(rule: string, { choose, ...position }: At & Pick<Proof, "choose">, figures: object): void {
  test(rule, () => {
    at(position)
      .steps((choose ?? []).map((answer) => ({ choose: answer as never })))
      .expect(table({ figures }))
      .waits()
      .done();
  });
}
