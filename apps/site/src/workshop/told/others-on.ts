import type { Crafted } from "../craft.js";
import type { Other } from "../messages.js";

/** Where things of a position lie that can act, in words. */
const PLACES: Readonly<Record<string, string>> = {
  hand: "hand",
  leader: "Leader",
  characters: "field",
  stage: "field",
  groups: "figures",
  upgrades: "upgrades",
  units: "units",
};

interface Lying {
  readonly side: number;
  readonly where: string;
}

/** Who of both armies acts where the ability does. */
export function othersOn({ game, acts, entry, told }: Crafted, setup: unknown): readonly Other[] {
  const places = new Set(acts.map(({ at }) => at));
  const lying = namesIn(setup, (id) => entry.voice.describe?.(id)?.name);
  const found = new Map<string, Other>();
  for (const { behaviour } of game.plugins)
    for (const { at, card, ability } of behaviour.acts?.() ?? []) {
      const name = ability ?? card ?? "";
      const there = lying.get(card ?? "") ?? lying.get(ability ?? "");
      if (!places.has(at) || there === undefined || name === told.name || card?.includes(told.name) === true) continue;
      const whose = `${there.side === 0 ? "your" : "their"} ${there.where}`;
      const of = card !== undefined && ability !== undefined && card !== ability ? `${card}, ` : "";
      found.set(`${name} ${of}${whose}`, { name, where: `${of}${whose}`, at });
    }
  return [...found.values()];
}

/** Everything a position names, by the names abilities are listed under. */
function namesIn(setup: unknown, nameOf: (id: string) => string | undefined): ReadonlyMap<string, Lying> {
  const found = new Map<string, Lying>();
  const { position } = (setup ?? {}) as {
    readonly position?: Readonly<Partial<Record<"seats" | "sides" | "armies", readonly unknown[]>>>;
  };
  const sides = position?.seats ?? position?.sides ?? position?.armies ?? [];
  const walk = (value: unknown, side: number, where: string | undefined): void => {
    if (typeof value === "string" && where !== undefined) {
      const name = nameOf(value);
      for (const one of name === undefined ? [value] : [name, `${name} (${value})`])
        if (!found.has(one)) found.set(one, { side, where });
    }
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value))
      walk(inner, side, PLACES[key] ?? (/^\d+$/.test(key) || where !== undefined ? where : undefined));
  };
  for (const [side, lying] of sides.entries())
    for (const [key, inner] of Object.entries(lying as object)) walk(inner, side, PLACES[key]);
  return found;
}
