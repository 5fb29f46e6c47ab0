import { imperialAssaultContext } from "@riposte/hosting/imperial-assault";
import type { Table } from "@riposte/imperial-assault";
import { type Laying, SIDES } from "../../stage/laying/laying.js";
import { piecesOf } from "./laying/pieces.js";
import { setupAt } from "./laying/setup-at.js";
import { change, changed, found, freshId, HAND, type Skirmish } from "./laying/skirmish.js";

/** The spaces a figure covers from a space on; another on one of them is said. */
function baseAt(setup: Skirmish, card: string, place: string, but = ""): string {
  const [, letters = "", digits = ""] = /^([a-z]+)(\d+)$/.exec(place) ?? [];
  if (letters === "") throw new Error("Figures stand on the map.");
  const printed = imperialAssaultContext().facts.deployment[card];
  const { width, length } = printed !== undefined && "base" in printed ? printed.base : { width: 1, length: 1 };
  const spaces = Array.from({ length: width * length }, (_, number) => {
    const column = String.fromCharCode(letters.charCodeAt(letters.length - 1) + (number % width));
    return `${letters.slice(0, -1)}${column}${Number(digits) + Math.floor(number / width)}`;
  });
  const taken = SIDES.flatMap((side) => piecesOf(setup, side)).find(
    (piece) => piece.id !== but && piece.place.split("+").some((space) => spaces.includes(space)),
  );
  if (taken !== undefined) throw new Error(`${taken.name} stands there.`);
  return spaces.join("+");
}

/** Positions of Imperial Assault: figures on spaces, command cards in hands. */
export const laySkirmish: Laying = {
  get supply() {
    const { deployment, command } = imperialAssaultContext().facts;
    return [
      ...Object.values(deployment)
        .filter(({ kind }) => kind === "figure")
        .map((card) => ({
          id: card.id,
          name: "elite" in card && card.elite ? `${card.name}, elite` : card.name,
          kind: "Figures",
        })),
      ...Object.values(command).map(({ id, name }) => ({ id, name, kind: "Command cards" })),
    ];
  },
  pieces: (setup) => SIDES.flatMap((side) => piecesOf(setup as Skirmish, side)),
  facts(setup) {
    const { round = 1, initiative = 0, seats } = (setup as Skirmish).position;
    return [
      {
        name: "Round",
        value: String(round),
        changes: [
          changed(setup, "−", ({ position }) => Object.assign(position, { round: Math.max(1, round - 1) })),
          changed(setup, "+", ({ position }) => Object.assign(position, { round: Math.min(9, round + 1) })),
        ],
      },
      {
        name: "Initiative",
        value: initiative === 0 ? "yours" : "theirs",
        changes: [changed(setup, "change", ({ position }) => Object.assign(position, { initiative: 1 - initiative }))],
      },
      ...SIDES.map((side) => {
        const vp = seats[side].vp ?? 0;
        const set = (words: string, points: number) =>
          changed(setup, words, ({ position }) => Object.assign(position.seats[side], { vp: points }));
        return {
          name: side === 0 ? "Your points" : "Their points",
          value: String(vp),
          changes: [set("−", Math.max(0, vp - 1)), set("+", vp + 1)],
        };
      }),
    ];
  },
  add(setup, side, supply, place) {
    const printed = imperialAssaultContext().facts.deployment[supply];
    if (printed === undefined || printed.kind !== "figure") {
      if (place !== `${side}.${HAND}`) throw new Error("A command card goes into a hand: choose one below the map.");
      return change(setup, ({ position }) => {
        position.seats[side].hand = [...(position.seats[side].hand ?? []), supply];
      });
    }
    const base = baseAt(setup as Skirmish, supply, place);
    return change(setup, ({ position }) => {
      const { groups } = position.seats[side];
      const open = groups.find(({ card, figures }) => card === supply && figures.length < printed.figures);
      const group = open ?? { id: freshId(position, `${side}.${supply}`), card: supply, figures: [] };
      if (open === undefined) groups.push(group);
      group.figures.push({ id: freshId(position, supply), at: base });
    });
  },
  move(setup, piece, place) {
    if (place.endsWith(HAND)) throw new Error("Figures stand on the map.");
    const { figure, card } = found(setup as Skirmish, piece);
    const at = baseAt(setup as Skirmish, figure.card ?? card, place, piece);
    return change(setup, (copy) => Object.assign(found(copy, piece).figure, { at }));
  },
  remove(setup, piece) {
    const [side, zone, at] = piece.split("/");
    if (zone === HAND)
      return change(setup, ({ position }) => {
        const mine = position.seats[Number(side) as 0 | 1];
        mine.hand = (mine.hand ?? []).filter((_, place) => place !== Number(at));
      });
    return change(setup, (copy) => {
      const { group, figure, seat } = found(copy, piece);
      group.figures = group.figures.filter((one) => one !== figure);
      seat.groups = seat.groups.filter(({ figures }) => figures.length > 0);
      if (seat.groups.length === 0) throw new Error("Each side has at least one figure.");
      if (copy.position.activating?.figure === piece) delete copy.position.activating;
    });
  },
  withOwn: (setup, { id }) =>
    change(setup, ({ position: { seats } }) => {
      const [mine] = seats;
      if (!(mine.hand ?? []).includes(id)) mine.hand = [id, ...(mine.hand ?? [])];
    }),
  ofMatch: (slices) => setupAt(slices["imperial-assault"] as Table),
};
