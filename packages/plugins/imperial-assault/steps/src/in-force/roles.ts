import type { StepsMatch } from "../declared.js";
import { WINDOWS } from "../language/moment.js";
import { tokensOf } from "../reading/tokens.js";
import type { Holder } from "./holders.js";

type Bindings = Readonly<Record<string, unknown>>;

/** What a window or fact binds: the attack's figures, whom it is about, and how. */
export interface Situation {
  readonly attacker?: string | undefined;
  readonly defender?: string | undefined;
  readonly subject?: string | undefined;
  readonly bindings: Bindings;
}

// a class with a getter: roles are looked at for every figure, bindings for those few who stand in them
class Bound implements Situation {
  readonly attacker: string | undefined;
  readonly defender: string | undefined;
  readonly subject: string | undefined;
  readonly #bind: () => Bindings;
  #bound: Bindings | undefined;

  constructor({ attacker, defender, subject }: Omit<Situation, "bindings">, bind: () => Bindings) {
    this.attacker = attacker;
    this.defender = defender;
    this.subject = subject;
    this.#bind = bind;
  }

  get bindings(): Bindings {
    this.#bound ??= this.#bind();
    return this.#bound;
  }
}

/** Reads a window's subject or an event's payload. */
export function situationOf(match: StepsMatch, name: string, given: unknown): Situation {
  const data = (given ?? {}) as Bindings;
  const { activation, attacks } = match.slices["imperial-assault"];
  if (name.startsWith("attack:")) {
    const attack = attacks.at(-1);
    // a window that was open when the attack got another target is about the new one
    const told = UNDER_WAY.has(name) && attack !== undefined ? attack : data;
    const attacker = String(told.attacker ?? attack?.attacker);
    const defender = String(told.defender ?? attack?.defender);
    const targetSpace = told.targetSpace ?? attack?.targetSpace;
    // a reroll is the attacker's where no other is named
    const reroller = data.seat ?? attack?.seat;
    const more = { attacker, defender, targetSpace };
    // not a spread: V8 writes fields that are there already by a call of its runtime
    return new Bound({ attacker, defender }, () =>
      name === "attack:die-rerolled"
        ? Object.assign({}, data, { seat: reroller }, more)
        : Object.assign({}, data, more),
    );
  }
  if (name.startsWith("activation:") || name === "action:resolved") {
    const subject = String(data.figure ?? activation?.figure ?? "");
    return new Bound({ subject }, () => Object.assign({}, data, { subject }));
  }
  if (name === "group:exhausted" || name === "group:resolved") {
    const [subject] = match.slices["imperial-assault"].groups[String(data.group)]?.figures ?? [];
    return { subject: subject ?? "", bindings: { ...data, subject } };
  }
  const attack = attacks.at(-1);
  const subject = typeof data.figure === "string" ? data.figure : undefined;
  if (name === "surge:spent" && (attack === undefined || subject === undefined))
    return { subject: attack?.attacker ?? "", bindings: { ...data, ...attack } };
  if (subject === undefined) return { bindings: data };
  const { attacker, defender, targetSpace } = attack ?? {};
  return new Bound({ subject }, () => ({
    ...(attack === undefined ? {} : { attacker, defender, targetSpace }),
    ...spaceOf(data),
    ...tokensIn(match, name, subject),
    subject,
  }));
}

/** Windows of an attack that has been declared; facts tell of their own. */
const UNDER_WAY: ReadonlySet<string> = new Set(
  WINDOWS.filter((name) => name !== "attack:aiming" && name !== "attack:before"),
);

/** A figure that fell stood somewhere: distances can be counted from there; and it was of a card and a player. */
const spaceOf = (data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Array.isArray(data.spaces)
    ? { ...data, space: data.spaces[0], fallen: { figure: data.figure, card: data.card, seat: data.seat } }
    : data;

/** The power tokens of a figure that falls are about to be gone. */
const tokensIn = (match: StepsMatch, name: string, figure: string) =>
  name === "figure:fell" ? { tokens: [...tokensOf(match, figure)] } : undefined;

/** Does the holder stand in this role? Moments about no figure are for all. */
export function isIn(
  match: StepsMatch,
  { self, seat }: Pick<Holder, "self" | "seat">,
  role: string | undefined,
  situation: Situation,
): boolean {
  const { attacker, defender, subject } = situation;
  if (attacker !== undefined && defender !== undefined) return inAttack(match, self, seat, role, attacker, defender);
  // a group's activation is over: whose group it was
  if (role === "own-group") return situation.bindings.seat === seat;
  if (subject === undefined) return true;
  const theirs = match.slices["imperial-assault"].figures[subject]?.seat ?? Number(situation.bindings.seat ?? -1);
  switch (role ?? (self === "" ? "friendly" : "self")) {
    case "self":
      return subject === self;
    case "ally":
      return subject !== self && theirs === seat;
    case "friendly":
      return theirs === seat;
    case "enemy":
      return theirs !== seat;
    case "other":
      return subject !== self;
    default:
      return true;
  }
}

function inAttack(
  match: StepsMatch,
  self: string,
  seat: number,
  role = "attacker",
  attacker: string,
  defender: string,
): boolean {
  const { figures, attacks } = match.slices["imperial-assault"];
  // the cheap roles first: they are asked of every figure
  if (role === "attacker") return attacker === self;
  if (role === "defender") return defender === self;
  const isAttackers = role.endsWith("attacker");
  const one = isAttackers ? attacker : defender;
  const current = attacks.at(-1);
  const theirs = isAttackers && current?.attacker === attacker ? current.seat : figures[one]?.seat;
  switch (role) {
    case "ally-attacker":
    case "ally-defender":
      return one !== self && theirs === seat;
    case "friendly-attacker":
    case "friendly-defender":
      return theirs === seat;
    case "enemy-attacker":
    case "enemy-defender":
      return theirs !== undefined && theirs !== seat;
    case "anyone":
      return true;
    case "third-party":
      return self !== attacker && self !== defender;
    case "ally":
      return [attacker, defender].some((id) => id !== self && figures[id]?.seat === seat);
    default:
      return false;
  }
}
