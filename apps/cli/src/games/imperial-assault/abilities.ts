import { cardEntries } from "@riposte/cc-effects";
import { abilityEntries } from "@riposte/dc-abilities";
import {
  allCards,
  imperialAssaultContext as context,
  mapsWithout,
  usedInSkirmish,
} from "@riposte/hosting/imperial-assault";
import { type Surge, spellSurge } from "@riposte/imperial-assault";
import type { AbilityEntry } from "@riposte/kernel/run";
import { listed } from "@riposte/words";

/** A printed surge ability as answers name it: its card and its place there. */
const SURGE = /^([a-z0-9-]+:\d+)(?:[#*]\d+)?$/;

/** A command card as answers name it, before the figure, or what it is a copy of. */
const PLAYED = /^cc:[a-z0-9-]+/;

/** Everything printed on deployment cards with the effects that carry it out: abilities by id, surges by what they give. */
export function printedAbilities(): readonly AbilityEntry[] {
  const named = abilityEntries(context(), allCards().abilities);
  const kindOf = new Map(
    Object.values(context().facts.deployment).flatMap(({ abilities }) => abilities.map(({ id, kind }) => [id, kind])),
  );
  const kinds = new Map([...chosen().surges.values()].map((surge) => [surgeName(surge), surge]));
  const surges = [...kinds].filter(([, { ability }]) => ability === undefined);
  return [
    ...named.map((entry) => ({ ...entry, by: { kind: kindOf.get(entry.id) as string } })),
    ...surges.map(([id, surge]) => ({ id, steps: surgeSteps(surge), by: { kind: "surge" } })),
    ...commandCards(),
  ];
}

/** Every command card under `cc:<card>`, by its timing and by who plays it. */
function commandCards(): readonly AbilityEntry[] {
  const { command } = context().facts;
  return cardEntries(context(), allCards().effects).map((entry) => {
    const { timing = "", restriction } = command[entry.id.slice("cc:".length)] ?? {};
    return { ...entry, by: { kind: "command card", timing, restriction: boxOf(restriction) } };
  });
}

type Restriction = ReturnType<typeof context>["facts"]["command"][string]["restriction"];

function boxOf(restriction: Restriction | undefined): string {
  if (restriction === undefined || restriction.by === "player") return "player";
  if (restriction.anyOf.some(({ names }) => names !== undefined)) return "named figure";
  return restriction.anyOf.some((box) => Object.keys(box).length === 0) ? "any figure" : "traits or affiliation";
}

/** What a player chooses to use: special actions, triggered abilities and surge abilities; passives work unasked. */
export const chosenAbilities = (): readonly string[] => [...chosen().ids];

/** The ability an answer uses, if it is one. */
export function abilityUsed(answer: string): string | undefined {
  const { ids, surges } = chosen();
  const surge = surges.get(SURGE.exec(answer)?.[1] ?? "");
  const id = surge === undefined ? (PLAYED.exec(answer)?.[0] ?? (answer.split(/[@#]/)[0] as string)) : surgeName(surge);
  return ids.has(id) ? id : undefined;
}

/** What kind of thing was used, for a report by kind. */
export const kindOfAbility = (id: string): string =>
  id.startsWith("cc:") ? "command cards" : id.startsWith("surge: ") ? "surges" : "deployment cards";

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
  const played = Object.keys(context().facts.command).map((id) => `cc:${id}`);
  return { surges, ids: new Set([...named, ...[...surges.values()].map(surgeName), ...played]) };
}

const surgeSteps = ({ tokens }: Surge): AbilityEntry["steps"] => [
  { type: "surge:grant" },
  ...(tokens === undefined ? [] : [{ type: "power-token:gain" }]),
];

/** Named surge abilities are abilities of their card. */
const surgeName = (surge: Surge): string => surge.ability ?? `surge: ${spellSurge(surge)}`;

/** Command cards that have left a player's deck. */
export const heldCards = (slices: Readonly<Record<string, unknown>>, seat: number): readonly string[] =>
  usedInSkirmish(slices, slices, seat).drawn.map((card) => `cc:${card}`);

/** A card that asks for a tile of the map has no moment on maps that do not say what their tiles are. */
export function limitOf(ability: string): string | undefined {
  const maps = ability.startsWith("cc:") ? mapsWithout(ability.slice("cc:".length)) : [];
  return maps.length === 0
    ? undefined
    : `it asks for a map tile, and the tiles of ${listed(maps, "and")} are not known`;
}
