import { choose, type Question } from "@riposte/kernel";
import type { Warhammer, WarMatch } from "../declared.js";
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

/** Questions about targets: all of a weapon at one unit, or each its own (rules 1). `find` says what can be aimed at now. */
export function aimQuestions(
  name: string,
  find: (about: unknown, match: WarMatch) => Aimable | undefined,
): Readonly<Record<string, Question<Warhammer>>> {
  const declare = (match: WarMatch, { part, aims }: Aimable, at: number, count: number) => {
    const aim = aims[at] as Aimable["aims"][number];
    const targetModels = countModels(unitOf(match, aim.target));
    match.queue({ type: "volley:aim", part, ...aim, count, targetModels });
  };
  const labelOf = ({ weapon, target, from }: Aimable["aims"][number]) => ({
    id: from === undefined ? "wh:aim" : "wh:aim-from",
    params: { weapon, unit: target, ...(from === undefined ? {} : { from }) },
  });
  return {
    [name]: {
      prompt: ({ about }, match) => {
        const { weapon } = about as { readonly weapon: string };
        return { id: name, params: { weapon, count: find(about, match)?.count ?? 0 } };
      },
      publicName: name,
      ifNone: "skip",
      choices({ about }, match) {
        const found = find(about, match);
        if (found === undefined || found.aims.length === 0) return choose.one([]);
        const keys = keysOf(found);
        return choose.one([
          ...found.aims.map((aim, at) => ({ key: keys[at] as string, label: labelOf(aim) })),
          ...(found.count > 1 && keys.length > 1 ? [{ key: "split", label: { id: "wh:split" } }] : []),
          ...(found.mayHold ? [{ key: "none", label: { id: "wh:hold-fire" } }] : []),
        ]);
      },
      answer(answer, { about, seat }, match) {
        const found = find(about, match);
        if (found === undefined || answer === "none") return;
        if (answer === "split") match.queue({ type: "kernel:ask", question: `${name}-split`, seat, about });
        else declare(match, found, keysOf(found).indexOf(String(answer)), found.count);
      },
    },
    [`${name}-split`]: {
      prompt: ({ about }) => ({
        id: "wh:split-how",
        params: { weapon: (about as { readonly weapon: string }).weapon },
      }),
      publicName: name,
      choices({ about }, match) {
        const found = find(about, match) as Aimable;
        const keys = keysOf(found);
        return choose.distribute(
          found.count,
          found.aims.map((aim, at) => ({ key: keys[at] as string, label: labelOf(aim) })),
          found.mayHold,
        );
      },
      answer(answer, { about }, match) {
        const found = find(about, match) as Aimable;
        for (const [key, count] of Object.entries(answer as Readonly<Record<string, number>>))
          if (count > 0) declare(match, found, keysOf(found).indexOf(key), count);
      },
    },
  };
}

/** Weapons of the unit that have been aimed so far, by part. */
export const aimedBy = (match: WarMatch, part: string): readonly string[] =>
  tableOf(match)
    .aims.filter((aim) => aim.part === part)
    .map(({ weapon }) => weapon);
