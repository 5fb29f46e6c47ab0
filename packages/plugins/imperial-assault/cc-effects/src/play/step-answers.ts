import { type Context, figureOf } from "@riposte/imperial-assault";
import { isPayable, type StepTaken, sceneOf, watchedFrom } from "@riposte/imperial-assault-steps";
import type { Contribution } from "@riposte/kernel";
import type { CompiledCards } from "../cards/compile.js";
import type { CcMatch } from "../declared.js";
import { actorsFor } from "./actors.js";
import { borrowed, fromHand, type Source } from "./sources.js";

/**
 * Figures that could play a card when a hostile one comes near or goes, and from how far. A hand is secret, its size is not: a seat
 * that holds a card may hold any that one of its figures could play.
 */
export const stepAnswers =
  (context: Context, compiled: CompiledCards) =>
  ({ figure, window }: StepTaken, match: CcMatch): readonly Contribution[] => {
    const { sides } = match.slices["imperial-assault"];
    const { seat: own } = figureOf(match, figure);
    const far = new Map<string, number>();
    for (let seat = 0; seat < sides.length; seat++) {
      if (seat === own) continue;
      const holdsAny = (sides[seat]?.hand.length ?? 0) > 0;
      for (const source of sourcesAt(context, compiled, { match, seat, window, holdsAny })) {
        const from = watchedFrom(source.play.play.if);
        for (const self of actorsFor(context, match, seat, source.box))
          if (from > (far.get(self) ?? 0) && mayPlay(context, match, seat, self, source)) far.set(self, from);
      }
    }
    return [...far].map(([self, from]) => match.contribute("atLeast", from, "a command card", self));
  };

interface Sought {
  readonly match: CcMatch;
  readonly seat: number;
  readonly window: string;
  readonly holdsAny: boolean;
}

function sourcesAt(context: Context, compiled: CompiledCards, { match, seat, window, holdsAny }: Sought) {
  const plays = compiled.byWindow.get(window);
  if (plays === undefined) return [];
  const cards = holdsAny ? [...plays.keys(), ...compiled.copying] : [];
  const held = cards.flatMap((card) => fromHand(context, compiled, plays, { match, seat, card }));
  return [...held, ...borrowed(plays, match, seat)].filter(({ play }) => play.as === "enemy");
}

function mayPlay(context: Context, match: CcMatch, seat: number, self: string, { play, box }: Source): boolean {
  // a card of the player watches from no place
  if (self === "" || match.value("cc:playable", { seat, card: play.card.id, figure: self }, 1) <= 0) return false;
  const scene = sceneOf(context, match, { self, seat, card: box.id }, {}, `cc:${box.id}`);
  return isPayable(scene, play.play.cost);
}
