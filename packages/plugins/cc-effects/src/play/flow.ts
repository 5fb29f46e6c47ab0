import { type Behaviour, runAbility } from "@riposte/kernel";
import type { CcEffects, CcMatch } from "../declared.js";
import { rememberName } from "./same-name.js";

/** Variables of a `card` frame: what is played, by whom, and what its moment bound. */
export interface CardVars {
  readonly seat: number;
  /** The card's id. */
  readonly played: string;
  /** The ability its steps are. */
  readonly name: string;
  /** Who is "you"; empty for the player. */
  readonly by: string;
  readonly cost: number;
  readonly from: "hand" | "discard";
  readonly bindings: Readonly<Record<string, unknown>>;
}

const varsOf = (match: CcMatch): CardVars => match.vars as unknown as CardVars;

/** What the machine's actions do. */
export const actions: NonNullable<Behaviour<CcEffects>["actions"]> = {
  announceCard: (match) => {
    const { seat, played: card, by: figure, from } = varsOf(match);
    rememberName(match, seat, card);
    // whoever cancels it names it by this number
    match.setVar("play", match.slices["cc-effects"].next);
    match.queue({ type: "cc:announce", seat, card, figure, from });
  },
  resolveCard: (match) => {
    const { seat, played: card, by: self, name, bindings } = varsOf(match);
    const bound = { ...bindings, ability: `cc:${card}`, card, self };
    match.queue(runAbility({ ability: name, seat, source: self, bindings: bound }));
  },
  finishCard: (match) => match.queue({ type: "cc:finish" }),
};

export const guards: NonNullable<Behaviour<CcEffects>["guards"]> = {
  isCancelled: ({ slices }) => slices["cc-effects"].playing.at(-1)?.cancelled === true,
};
