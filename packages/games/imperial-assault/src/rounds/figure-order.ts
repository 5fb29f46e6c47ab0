import type { Option } from "@riposte/kernel";
import type { IaMatch } from "../declared.js";
import { canAct } from "../figures/lookup.js";
import { say } from "../messages.js";
import { namesIn } from "../record.js";

/** Figures of the activating group that have not had their activation, and its companions'. */
export function waitingFigures(match: IaMatch): readonly string[] {
  const { activation, groups } = match.slices["imperial-assault"];
  // companions whose group is gone no longer activate (rules 14)
  if (activation === null || groups[activation.group] === undefined) return [];
  const isWaiting = (id: string) => !activation.finished.includes(id) && canAct(match, id);
  const own = (groups[activation.group]?.figures ?? []).filter(isWaiting);
  const companions = companionsOf(match, activation.group);
  if (companions.length === 0) return own;
  const hasBegun = activation.finished.some((id) => !companions.includes(id));
  // a companion activates before or after its group, never between its figures
  return hasBegun && own.length > 0 ? own : [...own, ...companions.filter(isWaiting)];
}

/** The choices of "ia:figure". */
export const figureOptions = (match: IaMatch): readonly Option[] =>
  waitingFigures(match).map((id) => ({ key: id, label: say("ia:figure-option", { figure: id }) }));

function companionsOf({ slices }: IaMatch, group: string): readonly string[] {
  const { groups } = slices["imperial-assault"];
  if (looked.groups !== groups)
    looked = { groups, companions: namesIn(groups).filter((id) => groups[id]?.companionOf != null) };
  if (looked.companions.length === 0) return NOBODY;
  const companions: string[] = [];
  for (const id of looked.companions) {
    const { companionOf, ready, figures } = groups[id] as (typeof groups)[string];
    if (companionOf === group && ready) companions.push(...figures);
  }
  return companions;
}

const NOBODY: readonly string[] = [];

/** The groups of companions among these groups, which are others when one comes or leaves: most armies have none. */
let looked: { readonly groups: object | null; readonly companions: readonly string[] } = {
  groups: null,
  companions: NOBODY,
};
