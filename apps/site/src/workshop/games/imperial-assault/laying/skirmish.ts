import type { Change } from "../../../stage/laying/laying.js";

/** A figure of a position. */
export interface Figure {
  id?: string;
  card?: string;
  at?: string;
  damage?: number;
  conditions?: string[];
  status?: string;
}

/** Figures that were deployed together. */
interface Group {
  id?: string;
  card: string;
  ready?: boolean;
  attachments?: string[];
  companionOf?: string;
  figures: Figure[];
}

/** What a player has. */
export interface Side {
  affiliation: string;
  zone?: string;
  vp?: number;
  vpFromDefeats?: number;
  hand?: string[];
  deck?: string[];
  discard?: string[];
  removed?: string[];
  upgrades?: string[];
  groups: Group[];
}

/** A position of Imperial Assault, as setups say it. */
export interface Skirmish {
  map: unknown;
  mission: string;
  position: {
    round?: number;
    initiative?: number;
    start?: string;
    activating?: { figure: string; actions?: number; points?: number; hasAttacked?: boolean; specials?: string[] };
    openDoors?: string[];
    objects?: unknown[];
    creatures?: unknown[];
    seats: [Side, Side];
  };
}

/** The place of cards in hand; figures stand on spaces. */
export const HAND = "hand";

/** The position after an edit; the one before stays as it is. */
export function change(setup: unknown, edit: (skirmish: Skirmish) => void): unknown {
  const copy = structuredClone(setup) as Skirmish;
  edit(copy);
  return copy;
}

/** The same as a click, with its words. */
export const changed = (setup: unknown, words: string, edit: (skirmish: Skirmish) => void): Change => ({
  words,
  setup: change(setup, edit),
});

/** What a figure is called by: its own id, or one by its place. */
export const idOf = (side: number, group: Group, at: number, { id }: Figure, number: number): string =>
  id ?? `${group.id ?? `${side}.${group.card}.${at}`}.${number + 1}`;

/** A figure and those around it. */
export function found(setup: Skirmish, piece: string) {
  for (const [side, seat] of setup.position.seats.entries())
    for (const [at, group] of seat.groups.entries())
      for (const [number, figure] of group.figures.entries())
        if (idOf(side, group, at, figure, number) === piece) return { seat, group, figure, card: group.card };
  throw new Error("It is not there any more.");
}

/** An id that is free. */
export function freshId({ seats }: Skirmish["position"], base: string): string {
  const taken = new Set(
    seats.flatMap(({ groups }) => groups.flatMap(({ id, figures }) => [id, ...figures.map((one) => one.id)])),
  );
  let number = 1;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
