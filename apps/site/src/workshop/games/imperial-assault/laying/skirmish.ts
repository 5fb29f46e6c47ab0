import type { PositionFacts } from "@riposte/imperial-assault";
import { editing } from "../../../stage/laying/laying.js";

/** A setup of Imperial Assault that begins in a position. */
export interface Skirmish {
  map: unknown;
  mission: string;
  position: PositionFacts;
}
/** What a player has. */
export type Side = PositionFacts["seats"][0];
/** Figures that were deployed together. */
type Group = Side["groups"][number];
export type Figure = Group["figures"][number];

/** The place of cards in hand; figures stand on spaces. */
export const HAND = "hand";

export const { change, changed } = editing<Skirmish>();

/** What a figure is called by: its own id, or one by its place. */
export const idOf = (side: number, group: Group, at: number, { id }: Figure, number: number): string =>
  id ?? `${group.id ?? `${side}.${group.card}.${at}`}.${number + 1}`;

/** A figure and those around it. */
export function figureAt(setup: Skirmish, piece: string) {
  for (const [side, seat] of setup.position.seats.entries())
    for (const [at, group] of seat.groups.entries())
      for (const [number, figure] of group.figures.entries())
        if (idOf(side, group, at, figure, number) === piece) return { seat, group, figure, card: group.card };
  return undefined;
}

/** The same of a figure that has to be there. */
export function found(setup: Skirmish, piece: string) {
  const there = figureAt(setup, piece);
  if (there === undefined) throw new Error("It is not there any more.");
  return there;
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
