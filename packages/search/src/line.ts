import type { Answer, Choice } from "@riposte/kernel";
import { answerAt, canonicalJSON, countAnswers } from "@riposte/kernel/run";
import type { Considered } from "./considered.js";
import type { Imagination, World } from "./imagination.js";
import { playingOpenly } from "./open-cards.js";
import { worthNow } from "./play-out.js";
import type { Below, SearchHelp, Slices } from "./search-help.js";

/** Every answer to the end of a match, and what that came to. */
interface Line {
  readonly answers: readonly Answer[];
  readonly worth: number;
  readonly measured: readonly number[];
}

/** For a seat that plays alone and has nothing left to find out. */
export interface Plan {
  /** Changes the line it has here and there for as long as it is not over; what it found, the best first. */
  improve(world: World, isOver: (isWon: boolean) => boolean): readonly Considered[];
  /** An answer was given: what comes after it in the line is kept. */
  follow(answer: Answer): void;
}

/** Of longer lists no other answer is drawn: most of them are one answer in another order. */
const LISTED = 200;

/**
 * Where nothing is hidden and nothing is left to chance, a match that was imagined once happens again: the best line to the end is kept
 * from question to question, and tried with one answer changed and the policy's after it. What is found is never lost again, which a
 * tree that begins anew with every question cannot say.
 */
export function createPlan({ enter, below }: Imagination, help: SearchHelp, depth: number): Plan {
  let kept: readonly Answer[] = [];

  /** As in a line up to a place, another answer there, and then as the policy plays; the whole line where no place is given. */
  const play = (world: World, answers: readonly Answer[], place = Number.POSITIVE_INFINITY): Line => {
    const simulation = enter(world, true);
    const policy = playingOpenly(help.policy(), simulation);
    const given: Answer[] = [];
    let change = place;
    while (simulation.outcome === null && simulation.pending !== null && given.length < depth) {
      const at = given.length;
      const usual = at <= change ? answers[at] : undefined;
      const other = at === change ? another(simulation.choice, usual, below) : undefined;
      // nothing else can be answered here: the change comes with the next question
      if (at === change && other === undefined) change += 1;
      let answer = other ?? usual ?? policy();
      if (simulation.answer(answer) !== undefined) {
        answer = policy();
        if (simulation.answer(answer) !== undefined) break;
      }
      given.push(answer);
    }
    return {
      answers: given,
      worth: worthNow(simulation, help)[world.seat] ?? 0,
      measured: help.measure?.(simulation.slices as Slices) ?? [],
    };
  };

  return {
    improve(world, isOver) {
      const found = new Map<string, { line: Line; tried: number }>();
      const note = (line: Line) => {
        const key = canonicalJSON(line.answers[0] ?? null);
        const before = found.get(key);
        const isBetter = before === undefined || line.worth > before.line.worth;
        found.set(key, { line: isBetter ? line : before.line, tried: (before?.tried ?? 0) + 1 });
      };
      let best = play(world, kept);
      note(best);
      while (!isOver(best.worth >= 1)) {
        const line = play(world, best.answers, below(Math.max(1, best.answers.length)));
        note(line);
        // as good by another way: from there something else may be found
        if (line.worth >= best.worth) best = line;
      }
      kept = best.answers;
      const first = canonicalJSON(best.answers[0] ?? null);
      return [...found]
        .sort(([one, { line }], [other, { line: beside }]) =>
          one === first ? -1 : other === first ? 1 : beside.worth - line.worth,
        )
        .map(([, { line, tried }]) => ({
          answer: line.answers[0] as Answer,
          matches: tried,
          chance: line.worth,
          spread: 0,
          error: 0,
          measured: line.measured,
        }));
    },
    follow(answer) {
      kept = canonicalJSON(kept[0] ?? null) === canonicalJSON(answer) ? kept.slice(1) : [];
    },
  };
}

/** Any other answer than the usual one. */
function another(choice: Choice, usual: Answer | undefined, below: Below): Answer | undefined {
  const count = countAnswers(choice);
  if (count < 2 || count > LISTED) return undefined;
  const drawn = answerAt(choice, below(count - 1), count);
  return canonicalJSON(drawn) === canonicalJSON(usual ?? null) ? answerAt(choice, count - 1, count) : drawn;
}
