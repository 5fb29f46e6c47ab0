import { type Behaviour, die, effectsOf, type Lasting, type Match } from "@riposte/kernel";
import type { Duel } from "./declaration.js";
import { fighterOf } from "./fighters.js";
import type { Reaction } from "./responding.js";
import type { Attack } from "./table.js";

interface Fight {
  readonly attacker: number;
  readonly defender: number;
}

/** How much of an attack's strength the defender takes without harm. */
const GUARD = 2;

type Effects = Behaviour<Duel>["effects"];

/** An attack from its declaration to its end. */
export const attackEffects = {
  "duel:begin-attack": (slice, { attacker, defender }, match) => {
    match.own(slice, "attacks").push({ attacker, defender, dice: [] });
    match.publish("duel:attack-declared", { attacker, defender });
  },
  "duel:roll": (slice, _effect, match) => {
    const attack = match.own(match.own(slice, "attacks"), slice.attacks.length - 1) as Attack;
    const { count, sides } = match.value("attack:dice", fightOf(attack), { count: 2, sides: 3 });
    attack.dice = Array.from({ length: count }, () => match.chance("dice", die(sides)));
  },
  "duel:land": (slice, _effect, match) => {
    const attack = slice.attacks.at(-1) as Attack;
    const { attacker, defender } = attack;
    const strength = strengthOf(attack, match).value;
    match.publish("duel:attack-landed", { attacker, defender, strength });
    match.queue({ type: "duel:damage", seat: defender, amount: Math.max(0, strength - GUARD), by: attacker });
  },
  "duel:end-attack": (slice, _effect, match) => {
    match.own(slice, "attacks").pop();
  },
  "duel:spend-focus": (_slice, { seat }, match) => {
    match.queue({ type: "duel:focus", seat, amount: -1 });
    match.last("focused", { scope: "attack", seat });
  },
} satisfies Partial<Effects>;

/** The strength of an attack with its reasons. */
const strengthOf = (attack: Attack, match: Match<Duel>) =>
  match.explain(
    "attack:strength",
    fightOf(attack),
    attack.dice.reduce((sum, face) => sum + face, 0),
  );

/** The attack that runs. */
const fightIn = (match: Match<Duel>): Fight => match.vars as unknown as Fight;

export const declareAttack = (match: Match<Duel>): void =>
  match.queue({ type: "duel:begin-attack", ...fightIn(match) });

export const announceRoll = (match: Match<Duel>): void => match.publish("duel:attack-rolled", { ...fightIn(match) });

/** Focus spent on an attack adds a die each, to that attack and not to one inside it. */
export const focusDice = (_fight: Fight, match: Match<Duel>) =>
  match
    .lasting("focused")
    .filter(isOfThisAttack(match))
    .map(() => match.add(1, "focus", "count"));

/** Attacks stand on each other: does this last for the one on top? */
export const isOfThisAttack =
  (match: Pick<Match<Duel>, "scope">) =>
  ({ scope }: Lasting): boolean =>
    scope === match.scope("attack");

export const spendFocus: Reaction<Duel, Fight> = {
  name: "duel:focus-attack",
  ask: (seat, subject) => effectsOf<Duel>().ask("duel:focus-attack", seat, subject),
  possible: ({ attacker }, seat, match) => seat === attacker && fighterOf(match, seat).focus > 0,
  options: (subject, seat, match) =>
    spendFocus.possible(subject, seat, match)
      ? [
          match.offer({
            key: "focus",
            label: { id: "duel:focus-attack" },
            effects: [{ type: "duel:spend-focus", seat }],
          }),
        ]
      : [],
};

const fightOf = ({ attacker, defender }: Fight): Fight => ({ attacker, defender });
