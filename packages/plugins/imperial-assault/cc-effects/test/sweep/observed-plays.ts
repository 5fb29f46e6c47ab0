import type { Answer } from "@riposte/kernel";
import type { LiveMatch, Step } from "@riposte/kernel/run";
import { canonicalJSON } from "@riposte/kernel/run";

/** How often cards resolved, by card: with a change somebody can see, and without. */
export interface PlayCounts {
  readonly changed: Map<string, number>;
  readonly idle: Map<string, number>;
}

/** A card that was laid down, and how everything stood before. */
interface Laid {
  readonly before: string;
  /** Something was shown to somebody, which no state tells. */
  shown: boolean;
}

const SHOWN = ["deck:looked", "hand:revealed", "card:revealed", "dice:rolled"];

/** Enters answers into a match, and watches what comes of the cards they play. */
export function observePlays(
  match: LiveMatch<unknown>,
  counts: PlayCounts,
): (answer: Answer) => ReturnType<LiveMatch<unknown>["answer"]> {
  const laid = new Map<string, Laid>();
  return (answer) => {
    const card = playedBy(answer);
    if (card !== undefined) laid.set(card, { before: essenceOf(match, card), shown: false });
    const step = match.answer(match.decision?.seat ?? 0, answer);
    if (!step.ok) return step;
    for (const resolved of resolvedIn(step, laid)) settle(match, resolved, laid, counts);
    for (const kept of keptIn(step, laid)) counts.changed.set(kept, (counts.changed.get(kept) ?? 0) + 1);
    return step;
  };
}

/** The card an answer plays. */
const playedBy = (answer: Answer): string | undefined => /^cc:([a-z0-9-]+)(?![a-z0-9#-])/.exec(String(answer))?.[1];

/** Cards that are done with; one that is only discarded for its effect is done when it is used. */
function resolvedIn({ recorded }: Step, laid: Map<string, Laid>): readonly string[] {
  for (const { type } of recorded) if (SHOWN.includes(type)) for (const one of laid.values()) one.shown = true;
  const cards = recorded.flatMap(({ type, payload }) => {
    const { card = "" } = payload as { readonly card?: string };
    const isDone =
      type === "cc:resolved" || (type === "cards:discarded" && recorded.some((one) => isUseOf(one, `cc:${card}`)));
    return isDone ? [card] : [];
  });
  return [...new Set(cards)].filter((card) => laid.has(card));
}

/** Cards that came into play without being played: they are kept when they are discarded. */
const keptIn = ({ recorded }: Step, laid: Map<string, Laid>): readonly string[] =>
  recorded
    .filter(({ type }) => type === "cc:kept")
    .map(({ payload }) => (payload as { readonly card: string }).card)
    .filter((card) => !laid.has(card) && !recorded.some((one) => isResolved(one, card)));

const isResolved = ({ type, payload }: Step["recorded"][number], card: string): boolean =>
  type === "cc:resolved" && (payload as { readonly card?: string }).card === card;

const isUseOf = ({ type, payload }: Step["recorded"][number], ability: string): boolean =>
  type === "ability:used" && (payload as { readonly ability?: string }).ability === ability;

function settle(match: LiveMatch<unknown>, card: string, laid: Map<string, Laid>, { changed, idle }: PlayCounts): void {
  const { before, shown } = laid.get(card) as Laid;
  laid.delete(card);
  const counts = shown || essenceOf(match, card) !== before ? changed : idle;
  counts.set(card, (counts.get(card) ?? 0) + 1);
}

interface Side {
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  readonly played: readonly string[];
}

/** All there is, but for what playing any card does: it leaves the hand, and a special action costs actions. */
function essenceOf({ state }: LiveMatch<unknown>, card: string): string {
  const { "imperial-assault": table, "cc-effects": cards, ...rest } = state.slices as Record<string, object>;
  const { sides, activation, ...more } = table as {
    readonly sides: readonly Side[];
    readonly activation: object | null;
  };
  const others = (zone: readonly string[]) => zone.filter((one) => one !== card);
  return canonicalJSON({
    ...more,
    rest,
    activation: activation === null ? null : { ...activation, actions: 0, specials: [], hasAttacked: false },
    sides: sides.map((side) => ({
      ...side,
      hand: others(side.hand),
      discard: others(side.discard),
      played: others(side.played),
    })),
    inPlay: (cards as { readonly inPlay: readonly unknown[] }).inPlay.length,
    lasting: state.lasting.filter(({ lasting }) => !["cc:in-attack", "do:used"].includes(lasting)).map(({ id }) => id),
  });
}
