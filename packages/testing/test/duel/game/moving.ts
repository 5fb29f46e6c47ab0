import { effectsOf, type Match } from "@riposte/kernel";
import type { Duel } from "./declaration.js";
import { areAdjacent } from "./fighters.js";
import type { Reaction } from "./responding.js";
import { otherSeat } from "./table.js";

const effects = effectsOf<Duel>();

interface Leaving {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** The step that is being made. */
const leavingIn = (match: Match<Duel>): Leaving => match.vars as unknown as Leaving;

export const announceLeaving = (match: Match<Duel>): void => match.publish("duel:leaving", { ...leavingIn(match) });

export function makeStep(match: Match<Duel>): void {
  const { seat, to } = leavingIn(match);
  match.setVar("made", true);
  match.queue({ type: "duel:step", seat, to });
}

/** A mover that is hurt on its way stays where it is. */
export const isPinned = (match: Match<Duel>): boolean =>
  match.lasting("pinned").some(({ seat }) => seat === match.vars.seat);

export function pinMover({ seat }: { readonly seat: number }, match: Match<Duel>): void {
  if (match.varsOf("move")?.seat === seat) match.last("pinned", { scope: "turn", seat });
}

/** Who stands beside a fighter that leaves may attack it before the step is made. */
export const strikeAtLeaving: Reaction<Duel, Leaving> = {
  name: "duel:parting-strike",
  ask: (seat, subject) => effects.ask("duel:parting-strike", seat, subject),
  possible: ({ seat: mover }, seat, match) =>
    seat !== mover && areAdjacent(match) && (match.slices.duel.reactions[seat] ?? 0) > 0,
  options: (subject, seat, match) =>
    strikeAtLeaving.possible(subject, seat, match)
      ? [
          match.offer({
            key: "strike",
            label: { id: "duel:parting-strike" },
            effects: [
              { type: "duel:react", seat },
              effects.call("attack", { attacker: seat, defender: otherSeat(seat) }),
            ],
          }),
        ]
      : [],
};
