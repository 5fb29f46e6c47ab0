import type { Context } from "@riposte/imperial-assault";
import { type Players, whoseIs } from "@riposte/words";
import type { Slices } from "../../../voice/voice.js";
import { isAlone, spellId, titleOf } from "./names.js";

interface Group {
  readonly id: string;
  readonly seat: number;
  readonly card: string;
  readonly figures: readonly string[];
}

/**
 * The shortest names that tell the figures of one match apart: "Riot Trooper 2" though it is an elite one, as long as no
 * other Riot Troopers are there; numbers go on through groups of one kind, and what both sides have is said with its owner.
 */
export function skirmishNaming(context: Context, slices: Slices, players: Players): (id: string) => string {
  const { groups } = slices["imperial-assault"] as { readonly groups: Readonly<Record<string, Group>> };
  const all = Object.values(groups);
  const short = (card: string) => titleOf(context, card)?.replace(/ \((?:Elite|Regular)\)$/, "") ?? card;
  const names = new Map<string, string>();
  for (const { id, seat, card, figures } of all) {
    const others = all.filter((group) => group.card !== card && short(group.card) === short(card));
    const title = others.some((group) => group.seat === seat) ? (titleOf(context, card) ?? card) : short(card);
    const isShared = all.some((group) => group.seat !== seat && short(group.card) === short(card));
    const name = isShared ? `${whoseIs(players, seat)} ${title}` : title;
    const same = all.filter((group) => group.seat === seat && group.card === card);
    const before = same.slice(
      0,
      same.findIndex((group) => group.id === id),
    );
    const printed = printedIn(context, card);
    const first = 1 + before.length * printed;
    const isSeveral = !isAlone(context, card) || same.length > 1;
    names.set(id, same.length > 1 ? `${name} ${rangeOf(first, printed)}` : name);
    for (const figure of figures) {
      const number = first + Number(/(?:\.|^[a-z-]+-)(\d+)$/.exec(figure)?.[1] ?? Number.NaN) - 1;
      names.set(figure, isSeveral && Number.isFinite(number) ? `${name} ${number}` : name);
    }
  }
  return (id) => names.get(id) ?? spellId(context, id);
}

/** How many figures a group had: the numbers of the fallen are not given to others. */
function printedIn({ facts }: Context, card: string): number {
  const printed = facts.deployment[card];
  return printed?.kind === "figure" ? printed.figures : 1;
}

const rangeOf = (first: number, count: number): string =>
  count === 1 ? String(first) : `${first} to ${first + count - 1}`;
