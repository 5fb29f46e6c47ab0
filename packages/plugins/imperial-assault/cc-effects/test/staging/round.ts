import { at, group } from "../position.js";

export const luke = [group("luke-skywalker", { luke: "d3" })];
export const one = [group("stormtrooper", { one: "d1" })];
export const rebel = { affiliation: "rebel" };
export const mercenary = { affiliation: "mercenary" };
/** For a group that has had its activation. */
export const done = { ready: false };
export const none = { accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0 };

type More = Partial<Parameters<typeof at>[0]>;

/** A card played at the start of a round. */
export const early = (hand: string, more: More = {}) =>
  at({ mine: one, theirs: luke, hand: [hand], start: "round", ...more });

/** A card played at its end: nobody is ready any more. */
export const late = (hand: string, more: More = {}) =>
  at({
    mine: [group("stormtrooper", { one: "d1" }, done)],
    theirs: [group("luke-skywalker", { luke: "d3" }, done)],
    hand: [hand],
    turn: 0,
    ...more,
  });

/** Power tokens to expect. */
export const tokens = (held: object) => ({ "power-tokens": { held } }) as never;
