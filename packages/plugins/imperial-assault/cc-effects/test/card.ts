import type { Scenario } from "@riposte/testing";
import { test } from "vitest";
import { context } from "./position.js";

/** The scenarios of a card, titled by its gist: the first must fail without the card, and all hold under the six proofs. */
export function card(id: string, ...scenarios: (() => Scenario<unknown>)[]): void {
  const printed = context.facts.command[id];
  if (printed === undefined) throw new Error(`There is no command card "${id}".`);
  test(`${printed.name}: ${printed.gist}`, () => {
    for (const [index, make] of scenarios.entries()) {
      const made = make();
      (index === 0 ? made.proves(`cc:${id}`) : made).done();
    }
  });
}
