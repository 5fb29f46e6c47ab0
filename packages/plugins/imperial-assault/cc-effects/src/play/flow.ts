import { type Behaviour, runAbility } from "@riposte/kernel";
import type { CcEffects, CcMatch } from "../declared.js";
import { rememberName } from "./same-name.js";
import { leavesGame } from "./sources.js";

/** Variables of a `card` frame: what is played, by whom, and what its moment bound. */
export type CardVars = CcEffects["procedures"]["card"];

const varsOf = (match: CcMatch): CardVars => match.vars as CardVars;

/** What the machine's actions do. */
export const actions: NonNullable<Behaviour<CcEffects>["actions"]> = {
  announceCard: (match) => {
    const { seat, played: card, acts, owner, by: figure, from, source } = varsOf(match);
    for (const name of new Set([card, acts])) rememberName(match, seat, name);
    const leaves = source !== undefined && leavesGame(match, source);
    if (source !== undefined) match.queue({ type: "kernel:expire", id: source });
    // the card that cancels it names it by this number
    match.setVar("play", match.slices["cc-effects"].next);
    match.queue({ type: "cc:announce", seat, card, acts, owner, figure, from });
    if (leaves) match.queue({ type: "cc:return", to: "removed" });
  },
  resolveCard: (match) => {
    const { seat, played, acts: card, by: self, name, bindings } = varsOf(match);
    const bound = { ...bindings, ability: `cc:${card}`, card, self };
    const run = runAbility({ ability: name, seat, source: self, bindings: bound });
    if (played === card) match.queue(run);
    else
      match.queue(runAbility({ ability: `cc:${played}#copy`, steps: [run], seat, source: self, bindings: { self } }));
  },
};

export const guards: NonNullable<Behaviour<CcEffects>["guards"]> = {
  isCancelled: ({ slices }) => slices["cc-effects"].playing.at(-1)?.cancelled === true,
};
