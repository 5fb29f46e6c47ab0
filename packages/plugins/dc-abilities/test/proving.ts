import type { Answer } from "@riposte/kernel";
import type { ScenarioStep } from "@riposte/testing/scenario";
import { test } from "vitest";
import { type At, at, context } from "./position.js";

/** A position in which an ability acts, what is chosen there, and what is so afterwards because of it. */
export interface Proof extends At {
  readonly proves: string;
  readonly choose?: readonly Answer[];
  /** Part of the table. */
  readonly table?: object;
  /** Power tokens by figure. */
  readonly held?: object;
  /** Whatever else is done and so afterwards. */
  readonly also?: readonly ScenarioStep[];
}

/** A test for each: it must fail in a game in which the ability does nothing. */
export function prove(proofs: readonly Proof[]): void {
  for (const { proves, choose = [], table, held, also = [], ...position } of proofs) {
    test(titleOf(proves), () => {
      at(position)
        .steps(choose.map((answer) => ({ choose: answer as never })))
        .expect({
          ...(table === undefined ? {} : { "imperial-assault": table }),
          ...(held === undefined ? {} : { "power-tokens": { held } }),
        })
        .steps(also)
        .proves(proves)
        .waits()
        .done();
    });
  }
}

/** The rule as the facts tell it. */
function titleOf(id: string): string {
  const printed = Object.values(context.facts.deployment)
    .flatMap(({ abilities }) => abilities)
    .find((ability) => ability.id === id);
  return `${printed?.name ?? id}: ${printed?.gist ?? ""}`;
}
