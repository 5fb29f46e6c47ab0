import { type Board, isOnOrNextTo, type LaidToken, type Mission, spaceNamed } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch, IaReads } from "../declared.js";
import { boardOf, fieldIn, standing } from "../figures/field.js";
import { deployed, figureOf, isInPlay } from "../figures/lookup.js";
import { without } from "../record.js";
import type { MissionObject } from "../slice.js";

type Token = LaidToken;
type Objects = Pick<
  Effects,
  | "object:place"
  | "shield:place"
  | "object:move"
  | "object:damage"
  | "object:remove"
  | "object:retrieve"
  | "object:drop"
  | "object:explode"
>;

/** The mission being played; a map need not have one for each side. */
export function missionOf(context: Context, match: IaReads): Mission | undefined {
  const board: Board = boardOf(context, match);
  return board.missions[match.slices["imperial-assault"].mission];
}

/** A mission token that is in play. */
export const objectIn = ({ slices }: IaReads, id: string): Readonly<MissionObject> | undefined =>
  slices["imperial-assault"].objects[id];

/** What the mission says about tokens of a kind. */
export const tokenOf = (context: Context, match: IaReads, kind: string): Token | undefined =>
  missionOf(context, match)?.tokens.find(({ id }) => id === kind);

/** Health, dice and fixed blocks of an object that can be attacked; undefined for everything else. */
export function attackableOf(context: Context, match: IaReads, id: string): Token["attackable"] {
  const object = objectIn(match, id);
  if (object?.space == null) return undefined;
  if (object.health !== undefined) return shieldOf(object.health);
  return tokenOf(context, match, object.kind)?.attackable;
}

/** Objects on the map that can be attacked: targets, never figures (rules 8). */
export function attackableObjects(context: Context, match: IaReads): readonly string[] {
  const { objects } = match.slices["imperial-assault"];
  const ofMission = missionOf(context, match)?.tokens.some(({ attackable }) => attackable !== undefined) === true;
  const ids: string[] = [];
  for (const id in objects) {
    if (!ofMission && objects[id]?.health === undefined) continue;
    if (attackableOf(context, match, id) !== undefined) ids.push(id);
  }
  return ids;
}

/** Tokens of a kind that lie on the map. */
export const objectsOf = ({ slices }: IaReads, kind: string): readonly Readonly<MissionObject>[] =>
  Object.values(slices["imperial-assault"].objects).filter((object) => object.kind === kind && object.space !== null);

/** Mission tokens: placed, moved, attacked, carried (rules 13). */
export const objectEffects = (context: Context): Objects => ({
  "object:place": (table, { kind, space, amount }, match) => {
    const objects = match.own(table, "objects");
    for (let placed = 0; placed < amount; placed++) {
      const id = `${kind}-${match.stamp()}`;
      objects[id] = { id, kind, space, carrier: null, damage: 0 };
    }
    if (amount > 0) match.publish("object:placed", { kind, space, amount });
  },
  "shield:place": (table, { space, health }, match) => {
    const id = `${SHIELD}-${match.stamp()}`;
    match.own(table, "objects")[id] = { id, kind: SHIELD, space, carrier: null, damage: 0, health };
    table.smoke = [...(table.smoke ?? []), space];
    match.publish("object:placed", { kind: SHIELD, space, amount: 1 });
  },
  "object:move": (table, { object: id, to }, match) => {
    const from = table.objects[id]?.space;
    if (from == null) return;
    match.own(match.own(table, "objects"), id).space = to;
    match.publish("object:moved", { object: id, from, to });
  },
  "object:damage": (table, { object: id, amount, by }, match) => {
    const object = table.objects[id];
    const attackable = attackableOf(context, match, id);
    if (object === undefined || attackable === undefined || amount === 0) return;
    const damage = Math.min(attackable.health, object.damage + amount);
    match.publish("object:damaged", { object: id, amount: damage - object.damage, by });
    match.own(match.own(table, "objects"), id).damage = damage;
    if (damage < attackable.health) return;
    match.queue({ type: "object:remove", object: id });
    if (attackable.explodes > 0 && object.space !== null)
      match.queue({ type: "object:explode", space: object.space, damage: attackable.explodes });
    const seat = table.attacks.at(-1)?.seat;
    if (attackable.vp > 0 && seat !== undefined)
      match.queue({ type: "seat:score", seat, vp: attackable.vp, by: object.kind });
  },
  "object:remove": (table, { object: id }, match) => {
    const object = table.objects[id];
    if (object === undefined) return;
    table.objects = without(table.objects, id);
    if (object.health !== undefined) table.smoke = withoutOne(table.smoke ?? [], object.space);
    match.publish("object:removed", { object: id, kind: object.kind });
  },
  "object:retrieve": (table, { object: id, figure }, match) => {
    if (table.objects[id]?.space == null) return;
    Object.assign(match.own(match.own(table, "objects"), id), { space: null, carrier: figure });
    match.publish("object:retrieved", { object: id, figure });
  },
  "object:drop": (table, { object: id, space }, match) => {
    if (table.objects[id] === undefined) return;
    Object.assign(match.own(match.own(table, "objects"), id), { space, carrier: null });
    match.publish("object:dropped", { object: id, space });
  },
  // every figure and object on or next to it, friends too
  "object:explode": (_table, { space, damage: amount }, match) => {
    const field = fieldIn(context, match);
    const at = spaceNamed(field.board, space);
    const isNear = (id: string) => isOnOrNextTo(field, standing(context, match, id), at);
    for (const id of attackableObjects(context, match))
      if (isNear(id)) match.queue({ type: "object:damage", object: id, amount, by: "mission" });
    for (const { id } of deployed(match))
      if (isNear(id)) match.queue({ type: "figure:damage", figure: id, amount, by: "mission" });
  },
});

const SHIELD = "energy-shield";

const shieldOf = (health: number): Token["attackable"] => ({
  health,
  defense: [],
  block: 0,
  vp: 0,
  claimed: false,
  explodes: 0,
});

/** Spaces of the energy shields on the map; smoke may lie there too. */
export const shieldSpaces = (objects: Readonly<Record<string, MissionObject>>): string[] =>
  Object.values(objects).flatMap(({ health, space }) => (health === undefined || space === null ? [] : [space]));

function withoutOne(spaces: readonly string[], space: string | null): string[] {
  const at = spaces.indexOf(space ?? "");
  return spaces.filter((_, index) => index !== at);
}

/** What a defeated figure carried drops in its space. */
export function dropCarried(figure: string, spaces: readonly string[], match: IaMatch): void {
  for (const { id, carrier } of Object.values(match.slices["imperial-assault"].objects)) {
    if (carrier === figure) match.queue({ type: "object:drop", object: id, space: spaces[0] as string });
  }
}

/** Where a token is: its own space, or its carrier's. */
export function whereIs(match: IaReads, { space, carrier }: Readonly<MissionObject>): readonly string[] {
  if (space !== null) return [space];
  return carrier !== null && isInPlay(match, carrier) ? figureOf(match, carrier).spaces : [];
}
