import { choose, type Question } from "@riposte/kernel";
import { type Share, sharesOf } from "../attack/sharing.js";
import type { Warhammer, WarMatch } from "../declared.js";
import { say } from "../messages.js";
import { countModels } from "../unit/parts.js";
import { tableOf, unitOf } from "./line-up.js";

/** What one weapon, or all of a kind, can be aimed at. */
export interface Aimable {
  readonly part: string;
  readonly count: number;
  readonly aims: readonly {
    readonly weapon: string;
    readonly target: string;
    /** The friendly unit it is measured from, where it is another. */
    readonly from?: string;
  }[];
  /** Attacks of each, where they may be made at several units. */
  readonly attacks?: number;
  /** May it be aimed at nothing? */
  readonly mayHold: boolean;
}

/** One aim among several in answers: the target, after the mode where the weapon has some. */
const keysOf = ({ aims }: Aimable): readonly string[] => {
  const isModal = new Set(aims.map(({ weapon }) => weapon)).size > 1;
  return aims.map(({ weapon, target, from }) =>
    [...(isModal ? [`${weapon}>`] : []), target, ...(from === undefined ? [] : [`<${from}`])].join(""),
  );
};

/** The questions about targets, each with its second one. */
type Aiming = "wh:target" | "wh:strike";
type About<K extends Aiming> = Warhammer["questions"][K];
/** What can be aimed at now. */
type Find<K extends Aiming> = (about: About<K>, match: WarMatch) => Aimable | undefined;

/** Asks for the target of all of a weapon; or each has its own, which the second question is about (rules 1). */
export const aimQuestion = <K extends Aiming>(
  name: K,
  find: Find<K>,
  split: (match: WarMatch, seat: number, about: About<K>) => void,
): Question<Warhammer, About<K>> => ({
  prompt: ({ about }, match) => ({
    id: name,
    params: {
      unit: String(match.vars.unit ?? tableOf(match).acting),
      weapon: about.weapon,
      count: find(about, match)?.count ?? 0,
    },
  }),
  publicName: name,
  ifNone: "skip",
  choices({ about }, match) {
    const found = find(about, match);
    if (found === undefined || found.aims.length === 0) return choose.one([]);
    const keys = keysOf(found);
    return choose.one([
      ...found.aims.map((aim, at) => ({ key: keys[at] as string, label: labelOf(aim) })),
      ...(found.count * (found.attacks ?? 1) > 1 && keys.length > 1 ? [{ key: "split", label: say("wh:split") }] : []),
      ...(found.mayHold ? [{ key: "none", label: say("wh:hold-fire") }] : []),
    ]);
  },
  answer(answer, { about, seat }, match) {
    const found = find(about, match);
    if (found === undefined || answer === "none") return;
    if (answer === "split") split(match, seat, about);
    else declare(match, found, keysOf(found).indexOf(String(answer)), { count: found.count });
  },
});

/** How many of a weapon, or of their attacks, at which unit. */
export const splitQuestion = <K extends Aiming>(name: K, find: Find<K>): Question<Warhammer, About<K>> => ({
  prompt: ({ about }, match) => ({
    id: find(about, match)?.attacks === undefined ? "wh:split-how" : "wh:share-how",
    params: { weapon: about.weapon },
  }),
  publicName: name,
  choices({ about }, match) {
    const found = find(about, match) as Aimable;
    const keys = keysOf(found);
    return choose.distribute(
      found.count * (found.attacks ?? 1),
      found.aims.map((aim, at) => ({ key: keys[at] as string, label: labelOf(aim) })),
      found.mayHold,
    );
  },
  answer(answer, { about }, match) {
    const found = find(about, match) as Aimable;
    const parts = Object.entries(answer as Readonly<Record<string, number>>).filter(([, amount]) => amount > 0);
    const amounts = parts.map(([, amount]) => amount);
    const shares = found.attacks === undefined ? amounts.map((count) => ({ count })) : sharesOf(found.attacks, amounts);
    for (const [at, [key]] of parts.entries()) declare(match, found, keysOf(found).indexOf(key), shares[at] as Share);
  },
});

function declare(match: WarMatch, { part, aims }: Aimable, at: number, share: Share): void {
  const aim = aims[at] as Aimable["aims"][number];
  const targetModels = countModels(unitOf(match, aim.target));
  match.queue({ type: "volley:aim", part, ...aim, ...share, targetModels });
}

const labelOf = ({ weapon, target, from }: Aimable["aims"][number]) => ({
  id: from === undefined ? "wh:aim" : "wh:aim-from",
  params: { weapon, unit: target, ...(from === undefined ? {} : { from }) },
});

/** Weapons of the unit that have been aimed so far, by part. */
export const aimedBy = (match: WarMatch, part: string): readonly string[] =>
  tableOf(match)
    .aims.filter((aim) => aim.part === part)
    .map(({ weapon }) => weapon);
