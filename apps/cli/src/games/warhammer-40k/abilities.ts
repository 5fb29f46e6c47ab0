import {
  warhammerContext as context,
  type EditionNumber,
  warhammerStratagems as stratagems,
} from "@riposte/hosting/warhammer-40k";
import type { AbilityEntry } from "@riposte/kernel/run";
import { type Ability, detachmentsOf, partsOf } from "@riposte/warhammer-40k";
import { choiceOf } from "@riposte/warhammer-40k-choices";

/** What players choose to use: stratagems with the effects that carry them out, and choices, which leave a mark. */
export const chosenAbilities = (edition: EditionNumber = "10"): readonly AbilityEntry[] => [
  ...stratagems(edition).map(({ id, steps }) => ({ id, steps, by: { kind: "stratagem" } })),
  ...choiceIds().map((id) => ({ id, steps: [{ type: "mark:set" }], by: { kind: "choice" } })),
];

let known: ReadonlySet<string> | undefined;

/** The stratagem or choice an answer uses. */
export function abilityUsed(answer: string): string | undefined {
  known ??= new Set((["10", "11"] as const).flatMap((edition) => chosenAbilities(edition).map(({ id }) => id)));
  const [id = ""] = answer.split("/");
  return known.has(id) ? id : undefined;
}

/** The choices our armies declare. */
function choiceIds(): readonly string[] {
  const lists = Object.values(context().armies);
  const grants = lists.flatMap(({ army }) => [...army.rules, ...detachmentsOf(army)]);
  const parts = lists.flatMap(({ units }) => units.flatMap((unit) => partsOf(unit)));
  const abilities = [...grants, ...parts].flatMap((held) => held.abilities as readonly Ability[]);
  return [...new Set(abilities.flatMap((ability) => choiceOf(ability)?.id ?? []))];
}
