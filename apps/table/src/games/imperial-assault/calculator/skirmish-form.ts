import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";
import { AttackDie, type BodyCard, DefenseDie } from "@riposte/imperial-assault";
import { LETTERS, type Letter } from "../../../calculator/compared.js";

export const ATTACK_DICE = AttackDie.options;
export const DEFENSE_DICE = DefenseDie.options;
/** What an attacker may have; the last ones are power tokens and command cards. */
export const ATTACKER_MARKS = ["focused", "hidden", "weakened", "hit", "surge", "accuracy"] as const;
export const TARGET_MARKS = ["hidden", "weakened", "block", "evade"] as const;
export type AttackerMark = (typeof ATTACKER_MARKS)[number];
export type TargetMark = (typeof TARGET_MARKS)[number];

export interface FighterForm<Die extends string, Mark extends string> {
  readonly card: string;
  /** How many of each die, as text. */
  readonly dice: Readonly<Record<Die, string>>;
  readonly marks: readonly Mark[];
}
export type AttackerForm = FighterForm<AttackDie, AttackerMark>;
export type TargetForm = FighterForm<DefenseDie, TargetMark> & { readonly health: string };

/** What the calculator is asked about an attack of Imperial Assault. */
export interface SkirmishForm {
  readonly attackers: readonly AttackerForm[];
  readonly target: TargetForm;
  readonly distance: string;
}

/** Opens on something that defeats. */
const OPENING = "a=riot-trooper-elite&b=stormtrooper-elite&t=rebel-trooper&at=3";

/** Every card with figures, in the order of the deck. */
export const bodies = (): readonly BodyCard[] =>
  Object.values(context().facts.deployment).flatMap((card) => ("health" in card ? [context().body(card.id)] : []));

/** The form a link holds; what it leaves out is as printed. */
export function formOf(link: URLSearchParams): SkirmishForm {
  const given = link.has("a") ? link : new URLSearchParams(OPENING);
  return {
    attackers: LETTERS.filter((letter) => given.has(letter)).map((letter) => attackerIn(given, letter)),
    target: targetIn(given),
    distance: given.get("at") ?? "3",
  };
}

/** The link of a form: only what differs from what is printed. */
export function linkOf({ attackers, target, distance }: SkirmishForm): URLSearchParams {
  const link = new URLSearchParams({ game: "imperial-assault" });
  for (const [at, attacker] of attackers.entries())
    tell(link, LETTERS[at] as Letter, attacker, printedAttacker(attacker.card), ATTACK_DICE);
  const printed = printedTarget(target.card);
  tell(link, "t", target, printed, DEFENSE_DICE);
  if (target.health !== printed.health) link.set("t.health", target.health);
  link.set("at", distance);
  return link;
}

/** A figure as an attacker: its printed dice, and none of those it chooses when it rolls. */
export function printedAttacker(id: string): AttackerForm {
  const armed = bodies().filter(({ attack }) => attack !== null);
  const { id: card, attack } = armed.find((one) => one.id === id) ?? (armed[0] as BodyCard);
  return { card, dice: counted(ATTACK_DICE, attack?.dice ?? []), marks: [] };
}

export function printedTarget(id: string): TargetForm {
  const { id: card, defense, health } = bodies().find((one) => one.id === id) ?? (bodies()[0] as BodyCard);
  return { card, dice: counted(DEFENSE_DICE, defense), health: String(health), marks: [] };
}

const counted = <Die extends string>(colours: readonly Die[], dice: readonly Die[]): Readonly<Record<Die, string>> =>
  Object.fromEntries(colours.map((colour) => [colour, String(dice.filter((die) => die === colour).length)])) as Record<
    Die,
    string
  >;

function attackerIn(link: URLSearchParams, letter: Letter): AttackerForm {
  const printed = printedAttacker(link.get(letter) ?? "");
  return { ...printed, ...told(link, letter, printed, ATTACK_DICE, ATTACKER_MARKS) };
}

function targetIn(link: URLSearchParams): TargetForm {
  const printed = printedTarget(link.get("t") ?? "rebel-trooper");
  const health = link.get("t.health") ?? printed.health;
  return { ...printed, ...told(link, "t", printed, DEFENSE_DICE, TARGET_MARKS), health };
}

function told<Die extends string, Mark extends string>(
  link: URLSearchParams,
  of: string,
  { dice }: FighterForm<Die, Mark>,
  colours: readonly Die[],
  known: readonly Mark[],
): Pick<FighterForm<Die, Mark>, "dice" | "marks"> {
  const entries = colours.map((colour) => [colour, link.get(`${of}.${colour}`) ?? dice[colour]]);
  const marks = (link.get(`${of}.is`) ?? "").split("|");
  return {
    dice: Object.fromEntries(entries) as Readonly<Record<Die, string>>,
    marks: known.filter((mark) => marks.includes(mark)),
  };
}

function tell<Die extends string, Mark extends string>(
  link: URLSearchParams,
  of: string,
  form: FighterForm<Die, Mark>,
  printed: FighterForm<Die, Mark>,
  colours: readonly Die[],
): void {
  link.set(of, form.card);
  for (const colour of colours)
    if (form.dice[colour] !== printed.dice[colour]) link.set(`${of}.${colour}`, form.dice[colour]);
  if (form.marks.length > 0) link.set(`${of}.is`, form.marks.join("|"));
}
