import { type Answer, type Choice, shuffle } from "@riposte/kernel";
import { sampleChance } from "@riposte/kernel/chance";
import { answersOf, type Bot, type Game, type Seen, type Simulation, simulateMatch } from "@riposte/kernel/run";
import type { Finished } from "../declared.js";
import type { CardUse } from "../questions/next.js";
import type { Table } from "../slice.js";
import { type KnownTable, knownTable } from "./known-table.js";
import { ascending, type Posed, ruleOfThumb } from "./rules-of-thumb.js";

export interface PlannerOptions {
  /** How many decks to imagine while some cards have never been seen. */
  readonly samples?: number;
  /** What it imagines of the slices of other plugins that have joined; there are none unless given. */
  readonly others?: (seen: Seen) => Readonly<Record<string, unknown>>;
}

/**
 * Tries every candidate once on each imagined deck, plays the rest by rules of thumb, and takes what went best.
 * It knows what an honest player with perfect memory knows: the cards it has seen.
 */
export function plannerBot(game: Game, seed: string | number, options: PlannerOptions = {}): Bot {
  const { samples = 2, others = () => ({}) } = options;
  const shuffled = shuffler(seed);
  const simulation = simulateMatch(game as Game<Finished>, { seed: "planner" });
  let planned: Planned | undefined;
  return {
    name: "planner",
    answer(seen) {
      const table = knownTable(seen);
      const promised = planned;
      planned = undefined;
      if (promised !== undefined && isStillLegal(promised, seen, table)) return promised.answer;
      const best = bestOf(candidates(seen, table.present), seen, table);
      planned = best.followUp;
      return best.answer;
    },
  };

  function bestOf(tried: readonly Candidate[], seen: Seen, table: KnownTable): Candidate {
    if (tried.length === 1) return tried[0] as Candidate;
    const totals = tried.map(() => 0);
    const decks = table.unseen.length > 1 ? samples : 1;
    for (let sample = 0; sample < decks; sample++) {
      const world = seen.imagine({ ...others(seen), finished: imagined(table, shuffled(table.unseen)) });
      for (const [at, candidate] of tried.entries()) {
        simulation.reset(world);
        totals[at] = (totals[at] as number) + playOut(simulation, candidate);
      }
    }
    // ties go to the earlier candidate: ending the turn saves candy
    const best = totals.reduce((top, total, at) => (total > (totals[top] as number) + 1e-9 ? at : top), 0);
    return tried[best] as Candidate;
  }
}

/** After so many answers a trial counts as it stands: parking card 48 can delay the end for ever. */
const PATIENCE = 1200;

/** Plays a candidate and then by rules of thumb to the end; a win counts more than any number of cards. */
function playOut(simulation: Simulation<Finished>, { answer, followUp }: Candidate): number {
  simulation.enter(answer);
  if (followUp !== undefined && simulation.pending?.question === followUp.question) simulation.enter(followUp.answer);
  for (let answers = 0; simulation.outcome === null && answers < PATIENCE; answers++) {
    simulation.enter(ruleOfThumb(simulation.seen, simulation.slices.finished));
  }
  const { finished, coffee, phase } = simulation.slices.finished;
  return phase === "GAME_END_VICTORY" ? 58 + coffee / 10 : finished;
}

/** The table with the unseen cards dealt to the places where unseen cards lie. */
function imagined(table: KnownTable, unseen: readonly number[]): Table {
  let dealt = 0;
  return { ...(table as Table), draw: table.draw.map((card) => card ?? (unseen[dealt++] as number)) };
}

function isStillLegal({ question, answer }: Planned, seen: Seen, { present }: KnownTable): boolean {
  const cards = (Array.isArray(answer) ? answer : [answer]) as readonly Answer[];
  return seen.question === question && cards.every((card) => present.includes(card as number));
}

function shuffler(seed: string | number): (cards: readonly number[]) => number[] {
  const chance = sampleChance(String(seed));
  const streams = {};
  return (cards) => {
    const order = chance.draw(streams, "planner", shuffle(cards.length));
    return order.map((index) => cards[index] as number);
  };
}

/** Something to try: the answer to the question at hand, and to the one it leads to. */
interface Candidate {
  readonly answer: Answer;
  readonly followUp?: Planned;
}

/** An answer to a question that is not asked yet. */
interface Planned {
  readonly question: string;
  readonly answer: Answer;
}

/** What is worth trying, the thriftiest first; orders are ascending, and the present is never sorted for its own sake. */
function candidates({ question, choice }: Posed, present: readonly number[]): readonly Candidate[] {
  switch (question) {
    case "finished:next":
      return [{ answer: "end" }, ...usesOf(choice).flatMap((use) => waysToUse(use, present))];
    case "finished:order":
      return [{ answer: ascending(present) }];
    case "finished:two-cards":
      return pairs(present).map((answer) => ({ answer }));
    default:
      return [...answersOf(choice)].map((answer) => ({ answer }));
  }
}

function waysToUse({ key, ability }: CardUse, present: readonly number[]): readonly Candidate[] {
  if (ability === "cardsIntoPast")
    return pairs(present).map((answer) => ({ answer: key, followUp: { question: "finished:two-cards", answer } }));
  if (ability === "cardIntoFuture")
    return present.map((answer) => ({ answer: key, followUp: { question: "finished:one-card", answer } }));
  return [{ answer: key }];
}

const usesOf = (choice: Choice): readonly CardUse[] =>
  choice.kind === "one" ? choice.options.filter((option): option is CardUse => "ability" in option) : [];

function pairs(cards: readonly number[]): readonly number[][] {
  const sorted = ascending(cards);
  return sorted.flatMap((low, at) => sorted.slice(at + 1).map((high) => [low, high]));
}
