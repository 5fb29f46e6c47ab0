import { test } from "vitest";
import { type At, at, group, table } from "./position.js";
import type { Proof } from "./proving.js";

interface Places {
  readonly me?: string | object;
  readonly foe?: string;
  readonly hurt?: object;
}

/** Thick fur, one black die, 13 Health, and nothing to answer an attack with. */
export const wookiee = (space = "c1", more: object = {}) =>
  group("wookiee-warrior-elite", { foe: { at: space, ...more } });

/** A figure of mine attacks a Wookiee two spaces away. */
export function shot(
  card: string,
  { me = "a1", foe = "c1", hurt }: Places = {},
  then: Proof["choose"] = [],
  more = {},
) {
  return {
    mine: [group(card, { me }, more)],
    theirs: [wookiee(foe, hurt)],
    activating: "me",
    choose: [`attack:foe:${foe}`, ...then],
  };
}

/** A stormtrooper of mine attacks a figure of theirs. */
export function shotAt(card: string, { me = "a1", foe = "c1" }: Places = {}, then: Proof["choose"] = []) {
  return {
    mine: [group("stormtrooper", { me })],
    theirs: [group(card, { foe })],
    activating: "me",
    choose: [`attack:foe:${foe.split("+")[0]}`, ...then],
  };
}

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
