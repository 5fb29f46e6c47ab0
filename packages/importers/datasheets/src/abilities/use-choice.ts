import { tellDuration } from "@riposte/warhammer-40k-abilities";
import type { Reader, Selection } from "./reader.js";

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

/** The choice that play asks for where a unit is selected at the start of a phase: that unit has the mark. */
export interface SelectChoice extends Omit<UseChoice, "optional" | "on" | "pick" | "until"> {
  readonly optional: boolean;
  readonly pick: Pick<Selection, "keywords" | "without" | "within" | "visible" | "engaged"> & {
    readonly kind: "unit";
    readonly side: "enemy";
  };
  readonly replaces: "subject";
  readonly until: NonNullable<Selection["until"]>;
}

const selectionOf = (mark: string, { phase, optional, until = [], ...selection }: Selection): SelectChoice => {
  const { keywords, without, within, visible, engaged } = selection;
  return {
    ...{ id: mark, window: "phase:start", mark, limit: "phase", optional, replaces: "subject", until },
    turn: phase === "shooting" ? "mine" : "any",
    phases: [phase ?? "shooting"],
    pick: {
      ...{ kind: "unit", side: "enemy" },
      ...(keywords && { keywords }),
      ...(without && { without }),
      ...(within === undefined ? {} : { within }),
      ...(visible && { visible }),
      ...(engaged && { engaged }),
    },
  };
};

/** A choice in our words: when it is asked, of what, and until when its mark is there. */
export function tellChoice(choice: UseChoice | SelectChoice): string {
  const { phases = ["any"], turn, pick, limit, mark, until } = choice;
  const whose = turn === "mine" ? ", in its owner's turn" : "";
  const what =
    pick.kind === "option"
      ? "its unit may have"
      : [
          `an enemy${(pick.keywords ?? []).map((one, at) => `${at === 0 ? " " : " or "}${one}`).join("")} unit`,
          ...(pick.without === undefined ? [] : [`not: ${pick.without.join(" or ")},`]),
          ...(pick.within === undefined ? [] : [`within ${pick.within}"`]),
          ...(pick.engaged === true ? ["within Engagement Range"] : []),
          ...(pick.visible === true ? ["that is visible"] : []),
          choice.optional ? "may have" : "has",
        ].join(" ");
  const over = until.map((one) => tellDuration(one as Parameters<typeof tellDuration>[0]));
  return `chosen in the ${phases.join(" or ")} phase${whose}: ${what} the mark ${mark} ${over.join(" or ")}, once per ${limit}`;
}

/** A choice for a text that says when it may be used, or whom it is used on. */
export function choiceOf({
  use,
  mark,
  selection,
}: Pick<Reader, "use" | "mark" | "selection">): UseChoice | SelectChoice | undefined {
  if (selection?.of === "phase") return selectionOf(mark, selection);
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
