import type { AbilityParts, Fallen, Holder, Holders } from "@riposte/imperial-assault-steps";
import type { CcMatch } from "../declared.js";
import { isOpenPile } from "../play/sources.js";
import type { CompiledCards } from "./compile.js";

/** Who has abilities of cards in play, and of cards in discard piles. */
export const cardHolders = ({ inPlay, inDiscard }: CompiledCards): Holders => {
  // every value and window asks, and few cards do anything where they lie
  const lying = new Set([...inDiscard.values()].flatMap(({ topics }) => [...topics]));
  // what only takes its card back does nothing while discard piles are closed
  const redraws = new Set([...inDiscard].flatMap(([card, parts]) => (isRedraw(parts) ? [card] : [])));
  return (given, topic) => {
    const match = given as CcMatch;
    const { inPlay: laid } = match.slices["cc-effects"];
    if (laid.length === 0 && !lying.has(topic)) return NOBODY;
    const { groups, figures, sides } = match.slices["imperial-assault"];
    const holders: Holder[] = [];
    for (const { seat, acts: card, figure, group } of laid) {
      const parts = inPlay.get(card);
      if (parts?.topics.has(topic) !== true) continue;
      const selves = group === null ? [figures[figure] === undefined ? "" : figure] : (groups[group]?.figures ?? []);
      for (const self of selves) holders.push({ self, seat, card, parts, lost: [] });
    }
    if (!lying.has(topic)) return holders;
    for (const [seat, { discard }] of sides.entries()) {
      for (const card of new Set(discard)) {
        const parts = inDiscard.get(card);
        if (parts?.topics.has(topic) !== true) continue;
        if (!redraws.has(card) || isOpenPile(match, seat)) holders.push({ self: "", seat, card, parts, lost: [] });
      }
    }
    return holders;
  };
};

/** Who falls is no longer there, but what a card in play on its group does then still happens; the card goes after that. */
export const fallenWith =
  ({ inPlay }: CompiledCards): Fallen =>
  (event, payload, given) => {
    if (event !== "figure:fell") return NOBODY;
    const { figure: self, group } = payload as { readonly figure: string; readonly group: string };
    const { inPlay: laid } = (given as CcMatch).slices["cc-effects"];
    return laid.flatMap(({ seat, acts: card, group: on }) => {
      const parts = on === group ? inPlay.get(card) : undefined;
      return parts?.topics.has(`on:${event}`) ? [{ self, seat, card, parts, lost: [] }] : [];
    });
  };

const NOBODY: readonly Holder[] = [];

const isRedraw = ({ at, on }: AbilityParts): boolean =>
  [...at.values(), ...on.values()].flat().some(({ part }) => part.steps.some(({ type }) => type === "cc:redraw"));
