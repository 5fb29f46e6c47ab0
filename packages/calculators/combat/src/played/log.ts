import {
  type AttackDescription,
  currentAttack,
  descriptionIn,
  isRerolled,
  isSaveRerolled,
  needing,
  type RollDescription,
  type WarReads,
} from "@riposte/warhammer-40k";

/** One die as it fell; `again` is what it showed when it was rolled once more. */
export interface LoggedDie {
  readonly face: number;
  readonly again?: number;
}

/** One step of an attack: what was rolled, what came of it and which rules had a say. */
export interface LogEntry {
  readonly step: string;
  readonly weapon: string;
  readonly dice: readonly LoggedDie[];
  readonly says: string;
  readonly because: readonly string[];
}

interface Told {
  readonly says: string;
  readonly dice?: readonly LoggedDie[];
  readonly because?: readonly { readonly by: string }[];
}

type Numbers = Readonly<Record<string, number>>;
type Current = NonNullable<ReturnType<typeof currentAttack>>;
type Teller = (payload: Numbers, dice: readonly number[], description: AttackDescription, attack: Current) => Told;

/** The events that make the log, each with how it is told. */
const TELLERS: Readonly<Record<string, Teller>> = {
  "attacks:rolled": ({ attacks }, _dice, { weapons, attacks: { changes } }) => ({
    says: `${weapons} weapons make ${attacks} attacks`,
    because: changes,
  }),
  "hits:rolled": ({ hits, criticals }, dice, { hit }) => ({
    says: `${hits} hits, ${criticals} of them critical, on ${neededBy(hit)}`,
    dice: paired(dice, (face) => isRerolled(hit, face)),
    because: hit.because,
  }),
  "hits:added": ({ count }) => ({
    says: (count ?? 0) < 0 ? `${-(count ?? 0)} hits roll no more` : `${count} extra hits`,
  }),
  "strengths:rolled": ({ strengths }, _dice, { strength }) => ({
    says: `Strength ${[strengths].flat().join(", ")}`,
    because: strength.because,
  }),
  "wounds:rolled": ({ wounds, criticals }, dice, { wound, randomStrength }, { needs }) => ({
    says: `${wounds} wounds, ${criticals} of them critical, on ${randomStrength === null ? neededBy(wound) : "its Strength"}`,
    dice: paired(dice, (face, at) => isRerolled(needing(wound, needs[at]), face)),
    because: wound.because,
  }),
  "wounds:added": ({ count }) => ({ says: `${count} wounds without a roll` }),
  "wounds:deferred": ({ count }) => ({ says: `${count} devastating wounds wait until all others are done` }),
  "attack:saved": (payload, dice, description) => save("saved", payload, dice, description),
  "save:failed": (payload, dice, description) => save("not saved", payload, dice, description),
  "damage:rolled": ({ damage }, _dice, description, attack) => ({
    says: `${damage} damage`,
    because: struck(description, attack)?.damage.changes ?? [],
  }),
  "damage:ignored": ({ points }, _dice, description, attack) => ({
    says: `${points} points of damage ignored`,
    because: struck(description, attack)?.because ?? [],
  }),
  "models:wounded": ({ models, wounds }) => ({ says: `${models} loses ${wounds} wounds` }),
  "models:slain": ({ models }) => ({ says: `${models} is slain` }),
  "combat:inflicts": ({ needed, happens }) => ({
    says: `${happens ? "mortal wounds" : "no mortal wounds"} in addition, on ${needed}+`,
  }),
};

/** What attacks inflict in addition comes when all of them are over. */
const AFTERWARDS: Readonly<Record<string, (payload: Numbers) => Told>> = {
  "mortal:inflicted": ({ wounds }) => ({ says: `${wounds} mortal wounds in addition` }),
  "damage:ignored": ({ points }) => ({ says: `${points} points of damage ignored` }),
  "models:wounded": ({ models, wounds }) => ({ says: `${models} loses ${wounds} wounds` }),
  "models:slain": ({ models }) => ({ says: `${models} is slain` }),
};

/** Every event the log is made of. */
export const LOGGED: readonly string[] = [...Object.keys(TELLERS), "mortal:inflicted"];

/** An event as an entry of the log, with the dice rolled since the entry before. */
export function logged(step: string, payload: object, faces: readonly number[], match: WarReads): LogEntry | undefined {
  const attack = currentAttack(match);
  if (attack === null) return toldAfterwards(step, payload, faces);
  const tell = TELLERS[step];
  if (tell === undefined) return undefined;
  const told = tell(payload as Numbers, faces, descriptionIn(match), attack);
  const named = "by" in payload ? [{ by: String(payload.by) }] : [];
  return {
    step,
    weapon: attack.declared.weapon,
    dice: told.dice ?? faces.map((face) => ({ face })),
    says: told.says,
    because: [...new Set([...named, ...(told.because ?? [])].map(({ by }) => by))],
  };
}

function toldAfterwards(step: string, payload: object, faces: readonly number[]): LogEntry | undefined {
  const told = AFTERWARDS[step]?.(payload as Numbers);
  const because = "by" in payload ? [String(payload.by)] : [];
  return told && { step, weapon: "afterwards", dice: faces.map((face) => ({ face })), says: told.says, because };
}

/** How the models the wound was allocated to stand against it. */
const struck = ({ defences }: AttackDescription, { allocated }: Current) =>
  defences.find(({ part, models }) => part === allocated?.part && models === allocated.models);

function save(came: string, { needed }: Numbers, dice: readonly number[], { defences }: AttackDescription): Told {
  const described = defences.find((defence) => defence.save.needed === needed)?.save;
  return {
    says: `${came}, on ${needed}+`,
    dice: described === undefined ? [] : paired(dice, (face) => isSaveRerolled(described, face)),
    because: described?.because ?? [],
  };
}

/** Dice in the order they were drawn: one that is rolled again is followed by what it then showed. */
function paired(faces: readonly number[], again: (face: number, at: number) => boolean): readonly LoggedDie[] {
  const dice: LoggedDie[] = [];
  for (let at = 0; at < faces.length; at++) {
    const face = faces[at] as number;
    const next = again(face, dice.length) ? faces[++at] : undefined;
    dice.push(next === undefined ? { face } : { face, again: next });
  }
  return dice;
}

function neededBy({ automatic, needed, modifier }: RollDescription): string {
  if (automatic) return "no roll";
  return `${needed}+${modifier === 0 ? "" : ` with ${modifier > 0 ? "+" : ""}${modifier}`}`;
}
