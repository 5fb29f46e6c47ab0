import { compose, type Game, type LiveMatch, startMatch } from "@riposte/kernel/run";
import { type CardFacts, type Context, createContext, findCard, onePiece, tableOf } from "@riposte/one-piece";
import { opActions } from "@riposte/op-actions";
import { type Extras, extrasFor } from "./extras.js";
import { type Compared, compare, type Gates } from "./numbers.js";
import { type Plan, type Planned, plansFor } from "./plans.js";
import { randomOf, randomPosition } from "./random-position.js";
import { compareStatic, isFelt } from "./static.js";
import type { TableSeen } from "./table-seen.js";
import { type Watch, watchedGame } from "./watching.js";
import { willingAnswer } from "./willing.js";
import { wordsOf } from "./words.js";

/** What became of an ability that was made to act. */
export interface Trial {
  readonly ability: string;
  readonly ran: boolean;
  /** It really did something: a static one counts somewhere, another one moved, changed or drew. */
  readonly changed: boolean;
  /** Has it any numbers? */
  readonly isNumbered: boolean;
  /** How often one of them was compared with what came of it. */
  readonly numbers: number;
  /** Where what came of it is not what it says. */
  readonly wrong: readonly string[];
  /** Positions tried. */
  readonly tries: number;
  /** An invariant that broke, or an error. */
  readonly broken?: string;
}

interface Written extends Planned, Gates {}

/** Everything a trial needs that is the same in every position. */
interface Stage {
  readonly context: Context;
  readonly game: Game<unknown>;
  readonly watch: Watch;
  readonly facts: CardFacts;
  readonly extras: Extras;
  readonly ability: string;
  readonly written: Written;
  readonly onActed: TrialOptions["onActed"];
}

/** How abilities are tried. */
export interface TrialOptions {
  /** Positions at most. */
  readonly tries?: number;
  /** Another game in place of the right one, for those who doubt that a trial can fail. */
  alter?(game: Game<unknown>): Game<unknown>;
  /** Told each time an ability has acted: the table before its first step and after its last, and whose ability it is. */
  onActed?(acted: Acted): void;
}

export interface Acted {
  readonly before: TableSeen;
  readonly after: TableSeen;
  /** The table before its last step, which may have been put off. */
  readonly atLast: TableSeen;
  readonly seat: number;
  /** The card that has the ability. */
  readonly code: string;
  /** The turn in which the trial began. */
  readonly began: number;
  /** The match as it stands after it, to be played on. */
  readonly match: LiveMatch<unknown>;
}

/** Positions in which an ability that has acted may yet show its numbers. */
const MORE = 20;
const INPUTS = 30;

/** Stages positions until each ability of a card acts, changes something and shows its numbers. */
export function tryAbilities(
  facts: CardFacts,
  { tries = 400, alter = (game) => game, onActed }: TrialOptions = {},
): readonly Trial[] {
  const extras = extrasFor(wordsOf(facts.abilities));
  const context = createContext([facts, ...extras.cards]);
  const composed = alter(compose([onePiece(context), opActions(context)]) as Game<unknown>);
  const { game, watch } = watchedGame(context, composed);
  return facts.abilities.map((written, place) =>
    tryAbility(
      { context, game, watch, facts, extras, ability: `${facts.id}:${place}`, written: written as Written, onActed },
      tries,
    ),
  );
}

function tryAbility(stage: Stage, most: number): Trial {
  const { facts, ability, written } = stage;
  const plans = plansFor(written, facts.kind);
  const isNumbered = /[0-9]/.test(JSON.stringify(written).replace(/"[^"]*"/g, ""));
  const sum = { ability, ran: false, changed: false, isNumbered, numbers: 0, wrong: [] as string[] };
  let last = most;
  for (let tries = 1; tries <= last; tries++) {
    const found = tryOnce(stage, plans[tries % plans.length] as Plan, tries);
    if (found.broken !== undefined) return { ...sum, ran: sum.ran || found.ran, tries, broken: found.broken };
    sum.ran ||= found.ran;
    sum.numbers = Math.max(sum.numbers, found.compared.held);
    sum.wrong.push(...found.compared.wrong);
    if (found.changed && !sum.changed) {
      sum.changed = true;
      last = Math.min(most, tries + MORE);
    }
    const isShown = !isNumbered || sum.numbers > 0;
    if (sum.wrong.length > 0 || (sum.changed && isShown)) return { ...sum, tries };
  }
  return { ...sum, tries: last };
}

interface Found {
  readonly ran: boolean;
  readonly changed: boolean;
  readonly compared: Compared;
  readonly broken?: string;
}

const NOTHING: Compared = { held: 0, wrong: [] };

function tryOnce(stage: Stage, plan: Plan, seed: number): Found {
  const { context, game, watch, facts, extras, ability, written } = stage;
  const position = randomPosition(extras, { code: facts.id, kind: facts.kind, where: plan.where }, seed, plan);
  watch.begin(facts.id);
  try {
    const match = startMatch<unknown>(game, { setup: { position }, seed, hold: "auto" });
    const began = tableOf(match as never).turn;
    if (written.timing !== "static") {
      const played = playOn(match, plan, stage, randomOf(seed + 1000));
      const last = watch.deeds.findLast((deed) => deed.ability === ability);
      const first = watch.deeds.find(({ run }) => run === last?.run);
      const after = last?.after;
      if (played.changed && first !== undefined && last !== undefined && after != null)
        stage.onActed?.({
          before: first.before,
          after,
          atLast: last.before,
          seat: first.seat,
          code: facts.id,
          began,
          match,
        });
      return { ...played, compared: compare(ability, written, watch.deeds) };
    }
    const felt = isFelt(match, ability);
    return { ran: felt, changed: felt, compared: felt ? compareStatic(context, match, ability, written) : NOTHING };
  } catch (error) {
    return { ran: false, changed: false, compared: NOTHING, broken: String(error) };
  }
}

function playOn(
  match: LiveMatch<unknown>,
  { wanted, prefer }: Plan,
  { ability, facts, written: { steps, timing } }: Stage,
  random: (most: number) => number,
): Omit<Found, "compared"> {
  let ran = false;
  const text = JSON.stringify(steps);
  const passesOn = text.includes("op:activate");
  const endsGame = /op:win|op:lose/.test(text);
  for (let input = 0; input < INPUTS && match.decision !== null; input++) {
    const { seat, choice } = match.decision;
    const result = match.answer(seat, willingAnswer(choice, wanted, random, prefer));
    if (!result.ok) return { ran, changed: false, broken: `${result.code}: ${result.reason}` };
    const [broken] = match.game.invariants(match);
    if (broken !== undefined) return { ran, changed: false, broken };
    for (const { type, payload } of result.events(null)) {
      const told = payload as { readonly ability?: string; readonly acted?: boolean };
      // "activate this card's [Main] effect" acts through that ability
      const isOther = ran && passesOn && told.ability?.startsWith(`${facts.id}:`) === true;
      if (told.ability !== ability && !isOther) continue;
      ran = true;
      // who has won or lost by it has changed enough
      if (endsGame && match.outcome !== null) return { ran, changed: true };
      if (type !== "op:resolved") continue;
      // what stands instead with nothing to do has done enough if its card is still there
      const isSaved = timing === "instead" && steps.length === 0 && isThere(match, facts.id);
      if (told.acted === true || isSaved) return { ran, changed: true };
    }
  }
  return { ran, changed: false };
}

const isThere = (match: LiveMatch<unknown>, code: string): boolean =>
  [1000, 1001, 1009].some((id) => findCard(match as never, id)?.code === code);
