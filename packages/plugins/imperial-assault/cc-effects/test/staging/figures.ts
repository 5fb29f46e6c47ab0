import { at, fullGame, group } from "../position.js";

export const none = { accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
export const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d3", ...more } });
export const gideon = group("gideon-argus", { gideon: "f6" });
export const vader = (more: object = {}) => group("darth-vader", { vader: { at: "d2", ...more } });
export const one = (more: object = {}) => group("stormtrooper", { one: { at: "d2", ...more } });
export const held = (tokens: Readonly<Record<string, readonly string[]>>) =>
  ({ "power-tokens": { held: tokens } }) as never;
export const gun = (more: object = {}) => group("hired-gun", { gun: { at: "d2", ...more } });
export const officer = group("imperial-officer", { officer: "d1" });
export const rebel = { affiliation: "rebel" };
export const mercenary = { affiliation: "mercenary" };
export const attacker = (id: string, space = "d1", more: object = {}) => [group(id, { one: { at: space, ...more } })];
export const dealt = (amount: number) => ["attack:resolved", { missed: false, dealt: amount }] as const;
/** Vader strikes mine down at d1. */
export const slain = (
  hand: string,
  mine: Parameters<typeof at>[0]["mine"],
  more: Partial<Parameters<typeof at>[0]> = {},
) =>
  at({
    mine,
    theirs: [group("darth-vader", { vader: "d2" })],
    hand: [hand],
    activating: "vader",
    turn: 1,
    dice: [5, 5, 4, 0],
    ...more,
  });
/** A special action of mine at d1 against Luke at d3, with a card in hand. */
export const special = (hand: string, who: string, ability: string, more: Partial<Parameters<typeof at>[0]> = {}) =>
  at({
    game: fullGame,
    mine: [group(who, { me: "d1" })],
    theirs: [luke()],
    hand: [hand],
    activating: "me",
    ...more,
  }).choose(ability);
export const tokens = (held: object) => ({ "power-tokens": { held } }) as never;
/** My figure moves to d2, next to theirs at d3, who has the card. */
export const entered = (card: string, who: string, more: Partial<Parameters<typeof at>[0]> = {}) =>
  at({
    mine: [group("stormtrooper", { one: "d1" })],
    theirs: [group(who, { they: "d3" })],
    against: [card],
    activating: "one",
    points: 2,
    ...more,
  }).choose("go:d2");
export const fallen = (mine: Parameters<typeof at>[0]["mine"], hand: readonly string[]) =>
  at({
    mine,
    theirs: [group("luke-skywalker", { luke: "b3" })],
    hand,
    turn: 1,
    dice: [4, 4, 4, 0],
  })
    .choose("1.luke-skywalker.0")
    .choose("attack:two:b1")
    .pass();
