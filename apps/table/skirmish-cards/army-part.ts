import type { SkirmishCards } from "@riposte/hosting/imperial-assault";

/** Some of a list, each with its place in the whole one: what several cards offer is offered in that order. */
export type Placed<T> = readonly (readonly [place: number, id: string, value: T])[];

/** A ready army, and every card that can come into a match with it. */
export type ArmyPart = { readonly [Key in keyof Whole]: Placed<Whole[Key][string]> };

type Whole = SkirmishCards["context"]["facts"] & Pick<SkirmishCards, "abilities" | "effects">;

/** A ready army with all that its cards name, and what those name. */
export function armyPart({ context: { facts }, abilities, effects }: SkirmishCards, id: string): ArmyPart {
  const found = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) add(inner);
    if (typeof value !== "string" || found.has(value)) return;
    const [group, card] = [facts.deployment[value], facts.command[value]];
    if (group === undefined && card === undefined) return;
    found.add(value);
    add([group, card, effects[value]]);
    if (group === undefined) return;
    for (const { id: ability } of group.abilities) add(abilities[ability]);
    // forms and loadouts name whose they are
    for (const other of Object.values(facts.deployment)) if ("of" in other && other.of === group.name) add(other.id);
  };
  add(facts.armies[id]);
  const deployment = among(facts.deployment, found);
  const printed = new Set(deployment.flatMap(([, , card]) => card.abilities.map((ability) => ability.id)));
  return {
    armies: among(facts.armies, new Set([id])),
    deployment,
    command: among(facts.command, found),
    abilities: among(abilities, printed),
    effects: among(effects, found),
  };
}

const among = <T>(all: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Placed<T> =>
  Object.entries(all).flatMap(([id, value], place) => (ids.has(id) ? [[place, id, value] as const] : []));
