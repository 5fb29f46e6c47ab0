import { abilities as library } from "@riposte/data-imperial-assault/abilities";
import { abilityEntries, readLibrary } from "@riposte/dc-abilities";
import { type Surge, spellSurge } from "@riposte/imperial-assault";
import type { AbilityEntry } from "@riposte/kernel";
import { context } from "./plugins.js";

/** A printed surge ability as answers name it: its card and its place there. */
const SURGE = /^([a-z0-9-]+:\d+)(?:[#*]\d+)?$/;

/** Everything printed on deployment cards with the effects that carry it out: abilities by id, surges by what they give. */
export function printedAbilities(): readonly AbilityEntry[] {
  const named = abilityEntries(context(), readLibrary(context(), library));
  const kindOf = new Map(
    Object.values(context().facts.deployment).flatMap(({ abilities }) => abilities.map(({ id, kind }) => [id, kind])),
  );
  const kinds = new Map([...chosen().surges.values()].map((surge) => [surgeName(surge), surge]));
  const surges = [...kinds].filter(([, { ability }]) => ability === undefined);
  return [
    ...named.map((entry) => ({ ...entry, by: { kind: kindOf.get(entry.id) as string } })),
    ...surges.map(([id, surge]) => ({ id, steps: surgeSteps(surge), by: { kind: "surge" } })),
  ];
}

/** What a player chooses to use: special actions, triggered abilities and surge abilities; passives work unasked. */
export const chosenAbilities = (): readonly string[] => [...chosen().ids];

/** The ability an answer uses, if it is one. */
export function abilityUsed(answer: string): string | undefined {
  const { ids, surges } = chosen();
  const surge = surges.get(SURGE.exec(answer)?.[1] ?? "");
  const id = surge === undefined ? (answer.split(/[@#]/)[0] as string) : surgeName(surge);
  return ids.has(id) ? id : undefined;
}

interface Chosen {
  readonly ids: ReadonlySet<string>;
  /** By card and place on it. */
  readonly surges: ReadonlyMap<string, Surge>;
}

let known: Chosen | undefined;

function chosen(): Chosen {
  known ??= readChosen();
  return known;
}

function readChosen(): Chosen {
  const cards = Object.values(context().facts.deployment);
  const surges = new Map(
    cards.flatMap((card) =>
      "surges" in card ? card.surges.map((surge, index) => [`${card.id}:${index}`, surge] as const) : [],
    ),
  );
  const named = cards.flatMap(({ abilities }) =>
    abilities.filter(({ kind, scope }) => kind !== "passive" && scope === undefined).map(({ id }) => id),
  );
  return { surges, ids: new Set([...named, ...[...surges.values()].map(surgeName)]) };
}

const surgeSteps = ({ tokens }: Surge): AbilityEntry["steps"] => [
  { type: "surge:grant" },
  ...(tokens === undefined ? [] : [{ type: "power-token:gain" }]),
];

/** Named surge abilities are abilities of their card. */
const surgeName = (surge: Surge): string => surge.ability ?? `surge: ${spellSurge(surge)}`;
