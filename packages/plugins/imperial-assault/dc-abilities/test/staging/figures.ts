import { group } from "../position.js";
import { shotAt, wookiee } from "../shots.js";

export const deployed = { start: "deployment", theirs: [group("luke-skywalker", { luke: "h8" })] } as const;
export const alone = (card: string, space = "a1") => [group(card, { me: space })];
export const over = { ready: false };
/** Everybody has activated: the round ends. */
export const roundEnd = (card: string, me: string | object, more: object = {}) => ({
  mine: [group(card, { me }, { ...over, ...more })],
  theirs: [group("luke-skywalker", { luke: "h8" }, over)],
});
/** Only one group is ready, so its activation begins. */
export const begins = (card: string, me: string | object = "a1") => ({
  mine: [group(card, { me })],
  theirs: [group("luke-skywalker", { luke: "h8" }, over)],
});
const bystander = [group("luke-skywalker", { luke: "h8" })];
export const doomed = { hurt: { damage: 12 }, foes: bystander };
/** 3 hits, 3 accuracy and no surge of two dice; then what the defense dice show. */
export const hits = (...defense: readonly number[]) => ({ dice: [1, 4, ...defense] });
/** 3 hits and a surge. */
export const surging = (...defense: readonly number[]) => ({ dice: [3, 4, ...defense] });
export const melee = (card: string) => ({
  ...shotAt(card),
  mine: [group("ewok-warrior", { me: "b1" })],
  dice: [2, 1, 0],
});
export const depot = { map: "canyon-depot", theirs: [wookiee("h14")] };
export const WALKER = "a1+b1+c1+a2+b2+c2";
export const points = (points: number) => ({ table: { activation: { points } } });
export const upgrade = (...upgrades: readonly string[]) => ({ sides: [{ upgrades }, {}] as const });
export const officer = (at: string) => [group("imperial-officer", { you: at })];
export const pair = (foe: string, beside: string, far: string) => [
  group("wookiee-warrior-elite", { foe, beside, far }),
];
export const theirTurn = { theirs: [wookiee("h1")], activating: "foe" };
export const rerolled = (place: number, face: number) => ({
  attacks: { 0: { dice: { [place]: { face, rerolled: true } } } },
});
export const hurt = (at: string, damage: number, ...conditions: string[]) => ({ at, damage, conditions });
export const acting = { activating: "me", theirs: [wookiee("h2")] };
export const three = { theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d1", far: "f1" })] };
export const trooper = (you: string) => [group("stormtrooper", { you })];
export const burnt = { damage: 2, conditions: ["weaken"] };
export const JABBA = "a1+b1+a2+b2";
export const two = (foe: string, other: string) => ({ theirs: [group("wookiee-warrior-elite", { foe, other })] });
export const moved = (spaces: readonly string[], foe: number) => ({
  table: { figures: { me: { spaces }, foe: { damage: foe } } },
});
/** Vader's Force Choke: 2 damage, and then 1 strain that is damage or a card. */
export const choke = (theirs: ReturnType<typeof group>[], deck: readonly string[] = [], more: object = {}) => ({
  mine: [group("darth-vader", { vader: "a1" })],
  theirs,
  activating: "vader",
  sides: [{}, { deck, ...more }] as const,
});
export const CHOKE = "dc_special:Darth Vader:1";
export const clan = (child: string | object, mando = "c1") => [
  group("the-mandalorian", { mando }, { attachments: ["clan-of-two"] }),
  group("the-child", { child }, { companionOf: "0.the-mandalorian.0" }),
];
export const luke = (where: string, more: object = {}) => group("luke-skywalker", { luke: { at: where, ...more } });
export const mercenary = (more: object = {}): [object, object] => [{ affiliation: "mercenary", ...more }, {}];
export const NONE = { block: 0, evade: 0, surge: 0, accuracy: 0, hit: 0, dodge: 0 };
export const far = group("stormtrooper", { far: "h8" });
export const flame = {
  ...group("stormtrooper", { one: "d1" }),
  attachments: ["flametrooper"],
  figures: [{ id: "flame", at: "d1", card: "flametrooper" } as never],
};
