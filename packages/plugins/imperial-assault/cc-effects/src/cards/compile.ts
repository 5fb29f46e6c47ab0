import type { CommandCard, Context, TimingCode } from "@riposte/imperial-assault";
import { type AbilityParts, type PassingAbility, partsOfPassing } from "@riposte/imperial-assault-steps";
import type { AbilityDefinition, Effect } from "@riposte/kernel";
import { say } from "../messages.js";
import { codeOf } from "../timing/library-timings.js";
import { TIMINGS, type Timing } from "../timing/timings.js";
import type { CommandEffect, Play } from "./command-effect.js";

/** One way to play a card, ready to be offered. */
export interface CompiledPlay {
  readonly card: CommandCard;
  /** The ability its steps are registered as. */
  readonly name: string;
  readonly code: TimingCode;
  readonly timing: Timing;
  readonly as: string;
  readonly play: Play;
}

/** What the cards come to. */
export interface CompiledCards {
  readonly effects: Readonly<Record<string, CommandEffect>>;
  /** Ways to play by window, then by card. */
  readonly byWindow: ReadonlyMap<string, ReadonlyMap<string, readonly CompiledPlay[]>>;
  readonly abilities: Readonly<Record<string, AbilityDefinition>>;
  /** Cards that are played as a copy of another, by id. */
  readonly copying: readonly string[];
  readonly inPlay: ReadonlyMap<string, AbilityParts>;
  readonly inDiscard: ReadonlyMap<string, AbilityParts>;
}

/** Sorts the cards by window, once. */
export function compileCards(context: Context, effects: Readonly<Record<string, CommandEffect>>): CompiledCards {
  const byWindow = new Map<string, Map<string, CompiledPlay[]>>();
  const abilities: Record<string, AbilityDefinition> = {};
  for (const [id, effect] of Object.entries(effects)) {
    const card = context.facts.command[id] as CommandCard;
    for (const [index, play] of [...playsOf(effect), ...byHand(effect)].entries()) {
      const code = codeOf(play.timing ?? card.timing);
      // `other` has no window
      if (code === null) continue;
      const timing = TIMINGS[code];
      // what a special action gives must be used inside it: the step language knows it by its name
      const name = `cc:${id}#${index}${timing.actions === undefined ? "" : "#action"}`;
      abilities[name] = { text: { id }, steps: stepsOf(id, effect, play) };
      const compiled: CompiledPlay = { card, name, code, timing, as: play.as ?? timing.as, play };
      for (const window of windowsOf(play, timing)) {
        const cards = byWindow.get(window) ?? new Map<string, CompiledPlay[]>();
        byWindow.set(window, cards.set(id, [...(cards.get(id) ?? []), compiled]));
      }
    }
  }
  const copying = Object.keys(effects).filter((id) => effects[id]?.copies !== undefined);
  const [inPlay, inDiscard] = [partsBy(effects, "inPlay"), partsBy(effects, "inDiscard")];
  return { effects, byWindow, abilities, copying, inPlay, inDiscard };
}

/** All ways to play a card. */
export const playsOf = ({
  plays,
  steps,
  timing,
  at,
  as,
  by,
  attacks,
  free,
  discards,
  if: condition,
  cost,
}: CommandEffect): readonly Play[] =>
  plays ?? (steps === undefined ? [] : [{ timing, at, as, by, attacks, free, discards, if: condition, cost, steps }]);

/** Has it ways to be played, and none of them at a window? */
export const isNeverPlayed = (effect: CommandEffect, card: CommandCard): boolean => {
  const plays = [...playsOf(effect), ...byHand(effect)];
  return plays.length > 0 && plays.every(({ timing }) => codeOf(timing ?? card.timing) === null);
};

/** A card without data is played all the same, and carried out by hand. */
function byHand(effect: CommandEffect): readonly Play[] {
  const text = effect.manual ?? effect.label ?? effect.logMessage;
  if (playsOf(effect).length > 0 || text === undefined || effect.inDiscard !== undefined) return [];
  return [
    {
      timing: effect.timing,
      steps: [{ type: "kernel:manual", text: say("cc:manual", { text }) } as Effect],
    },
  ];
}

/** The windows a way to play is offered at. */
const windowsOf = ({ at }: Play, { windows }: Timing): readonly string[] =>
  at === undefined ? windows : Array.isArray(at) ? at : [at];

function stepsOf(id: string, { logMessage }: CommandEffect, { cost, steps }: Play): readonly Effect[] {
  return [
    { type: "do:used", ability: `cc:${id}` } as Effect,
    ...(logMessage === undefined ? [] : [{ type: "cc:log", text: logMessage } as Effect]),
    ...(cost === undefined ? [] : [{ type: "do:pay", cost, who: "self" } as Effect]),
    ...(steps as readonly Effect[]),
  ];
}

function partsBy(
  effects: Readonly<Record<string, CommandEffect>>,
  zone: "inPlay" | "inDiscard",
): ReadonlyMap<string, AbilityParts> {
  return new Map(
    Object.entries(effects).flatMap(([id, effect]) => {
      const ability: PassingAbility | undefined = effect[zone];
      return ability === undefined
        ? []
        : [[id, partsOfPassing(`cc:${id}`, "", { type: "passive", ...ability })] as const];
    }),
  );
}
