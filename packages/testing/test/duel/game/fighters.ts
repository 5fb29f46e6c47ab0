import { type Behaviour, choose, end, type Match, type Questions, type Reads } from "@riposte/kernel";
import type { Duel, Slice } from "./declaration.js";
import { type Fighter, otherSeat, SLOTS, type Slot } from "./table.js";

/** The fighter of a seat. */
export const fighterOf = ({ slices }: Reads<Duel>, seat: number) => slices.duel.fighters[seat] as Readonly<Fighter>;

/** Do the fighters stand beside each other? */
export const areAdjacent = (match: Reads<Duel>): boolean =>
  Math.abs(fighterOf(match, 0).at - fighterOf(match, 1).at) === 1;

/** The armour slots of a seat that still hold. */
export const wholeSlots = (match: Reads<Duel>, seat: number): readonly Slot[] =>
  SLOTS.filter((slot) => fighterOf(match, seat).armour[slot] > 0);

type Effects = Behaviour<Duel>["effects"];

/** What happens to fighters. */
export const fighterEffects = {
  "duel:step": (slice, { seat, to }, match) => {
    owned(slice, seat, match).at = to;
    match.publish("duel:stepped", { seat, to });
  },
  "duel:focus": (slice, { seat, amount }, match) => {
    owned(slice, seat, match).focus += amount;
  },
  "duel:damage": (_slice, { seat, amount }, match) => {
    if (amount > 0) match.ask("duel:soak", seat, { amount });
  },
  "duel:wound": (slice, { seat, shares }, match) => {
    const fighter = owned(slice, seat, match);
    const armour = match.own(fighter, "armour");
    for (const slot of SLOTS) armour[slot] -= shares[slot] ?? 0;
    const amount = Math.min(fighter.health, shares.body ?? 0);
    fighter.health -= amount;
    if (amount > 0) match.publish("duel:hurt", { seat, amount });
    if (fighter.health === 0) match.publish("duel:fell", { seat });
  },
  "duel:sunder": (slice, { seat, slot }, match) => {
    match.own(owned(slice, seat, match), "armour")[slot] = 0;
  },
  "duel:heal": (slice, { seat, amount }, match) => {
    const fighter = owned(slice, seat, match);
    fighter.health = Math.min(slice.mostHealth, fighter.health + amount);
  },
  "duel:finish": (slice, _effect, match) => {
    const [a, b] = slice.fighters.map(({ health }) => health) as [number, number];
    match.queue(end({ winners: a === b ? [] : [a > b ? 0 : 1], rounds: slice.round, health: [a, b] }));
  },
} satisfies Partial<Effects>;

/** The defender says which of its armour takes the damage; what is left goes to the body. */
export const soak: Questions<Duel>["duel:soak"] = {
  prompt: ({ about }) => ({ id: "duel:soak", params: { amount: about.amount } }),
  publicName: "duel:soak",
  choices({ seat, about }, match) {
    const { armour } = fighterOf(match, seat);
    const slots = wholeSlots(match, seat).map((slot) => ({ key: slot, max: armour[slot] }));
    return choose.distribute(about.amount, [...slots, { key: "body" }]);
  },
  answer: (answer, { seat }, match) =>
    match.queue({ type: "duel:wound", seat, shares: answer as Record<string, number> }),
};

/** Facts about fighters that are true between any two inputs. */
export const fighterInvariants = ({ slices: { duel } }: Reads<Duel>): readonly string[] =>
  duel.fighters.flatMap(({ health, focus, armour, at }, seat) => [
    ...(health < 0 || health > duel.mostHealth
      ? [`seat ${seat} has ${health} health, not 0 to ${duel.mostHealth}`]
      : []),
    ...(focus < 0 ? [`seat ${seat} has ${focus} focus`] : []),
    ...(armour.helm < 0 || armour.plate < 0 ? [`seat ${seat} has negative armour`] : []),
    ...(at === duel.fighters[otherSeat(seat)]?.at ? [`both fighters stand on space ${at}`] : []),
  ]);

const owned = (slice: Slice, seat: number, match: Match<Duel>): Fighter =>
  match.own(match.own(slice, "fighters"), seat) as Fighter;
