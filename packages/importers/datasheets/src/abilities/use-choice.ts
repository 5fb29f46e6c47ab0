import type { Reader } from "./reader.js";

/** The choice that play offers where an ability has to be used: it leaves the mark that the mechanics ask for. */
export interface UseChoice {
  readonly id: string;
  readonly window: string;
  readonly turn: "any" | "mine";
  readonly phases?: readonly string[];
  readonly optional: true;
  readonly on: "bearer";
  readonly pick: { readonly kind: "option"; readonly options: readonly [{ readonly id: "use" }] };
  readonly mark: string;
  readonly until: readonly [{ readonly until: "endOfPhase" }];
  readonly limit: "battle" | "phase";
}

/** A choice for a text that says when it may be used. */
export function choiceOf({ use, mark }: Pick<Reader, "use" | "mark">): UseChoice | undefined {
  if (use === undefined) return undefined;
  const { window, phases, limit } = use;
  return {
    ...{ id: mark, window, mark, limit, optional: true, on: "bearer" },
    turn: phases.includes("shooting") ? "mine" : "any",
    ...(phases.length === 0 ? {} : { phases }),
    pick: { kind: "option", options: [{ id: "use" }] },
    until: [{ until: "endOfPhase" }],
  };
}
