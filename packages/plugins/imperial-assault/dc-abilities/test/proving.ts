import type { Answer } from "@riposte/kernel";
import type { ScenarioStep } from "@riposte/testing/scenario";
import { test } from "vitest";
import { type At, at, context } from "./position.js";

/** A position in which an ability acts, what is chosen there, and what is so afterwards because of it. */
export interface Proof extends At {
  readonly proves: string;
  readonly choose?: readonly Answer[];
  /** What is not among the answers of the last choice: too far, another's, no such figure. */
  readonly never?: readonly string[];
  /** Part of the table. */
  readonly table?: object;
  /** Power tokens by figure. */
  readonly held?: object;
  /** Whatever else is done and so afterwards. */
  readonly also?: readonly ScenarioStep[];
}

/** A test for each: it must fail in a game in which the ability does nothing. */
export function prove(proofs: readonly Proof[]): void {
  for (const { proves, choose = [], never, table, held, also = [], ...position } of proofs) {
    test(titleOf(proves), () => {
      at(position)
        .steps(choose.slice(0, -1).map(answered))
        .steps(never === undefined ? [] : [{ notOffers: [...never] }])
        .steps(choose.slice(-1).map(answered))
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

const answered = (answer: Answer): ScenarioStep => ({ choose: answer as never });

/** The rule as the facts tell it. */
function titleOf(id: string): string {
  const printed = Object.values(context.facts.deployment)
    .flatMap(({ abilities }) => abilities)
    .find((ability) => ability.id === id);
  return `${printed?.name ?? id}: ${printed?.gist ?? ""}`;
}
