/** What was not understood, or not brought over, and of which kind. */
export type Trouble =
  | "unknown weapon ability"
  | "ability to be carried out by hand"
  | "ability without mechanics"
  | "ability read from its text"
  | "ability not read"
  | "save not read"
  | "value not understood"
  | "composition not understood"
  | "loadout not understood"
  | "models without weapons"
  | "wargear option not understood"
  | "limit of a wargear option not read"
  | "wargear without a profile"
  | "leader of a unit nobody has"
  | "weapon nobody carries"
  | "weapon not found"
  | "characteristics nobody has"
  | "rule not understood"
  | "profile left out"
  | "unit left out"
  | "unit repeated"
  | "another unit of the name"
  | "field not read"
  | "modifier that depends on the army"
  | "choice without a usual one: the first is taken"
  | "wargear of a whole unit"
  | "hidden entry left out"
  | "link to nothing"
  | "link in a circle"
  | "catalogue missing"
  | "file not understood";

/** One thing to know, how often it happened, and where first. */
export interface Finding {
  readonly trouble: Trouble;
  readonly what: string;
  readonly count: number;
  readonly where: readonly string[];
}

/** A printed ability that changes numbers of attacks: read, or with the words that stopped the reading. */
export interface Heard {
  readonly name: string;
  readonly unit: string;
  readonly stoppedAt: string | undefined;
}

/** Collects what was not understood: nothing is dropped silently. */
export interface Report {
  /** The same words on several datasheets are heard once. */
  hear(text: string, ability: Heard): void;
  heard(): readonly Heard[];
  add(trouble: Trouble, what: string, where: string, count?: number): void;
  /** Most frequent first within each kind. */
  findings(): readonly Finding[];
}

/** Places named for each finding; the count says how many there are. */
const PLACES = 3;

export function createReport(): Report {
  const found = new Map<string, { trouble: Trouble; what: string; count: number; where: string[] }>();
  const heard = new Map<string, Heard>();
  return {
    hear(text, ability) {
      const key = text.toLowerCase().replace(/[^a-z0-9+]/g, "");
      const known = heard.get(key);
      // it is read where it is for every bearer
      if (known === undefined || (known.stoppedAt === undefined && ability.stoppedAt !== undefined))
        heard.set(key, ability);
    },
    heard: () => [...heard.values()],
    add(trouble, what, where, count = 1) {
      const key = `${trouble}\n${what}`;
      const finding = found.get(key) ?? { trouble, what, count: 0, where: [] };
      finding.count += count;
      if (finding.where.length < PLACES && !finding.where.includes(where)) finding.where.push(where);
      found.set(key, finding);
    },
    findings: () =>
      [...found.values()].toSorted(
        (one, other) => compare(one.trouble, other.trouble) || other.count - one.count || compare(one.what, other.what),
      ),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
