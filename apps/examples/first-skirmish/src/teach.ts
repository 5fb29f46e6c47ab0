import { greedyBot } from "@riposte/imperial-assault";
import type { Answer } from "@riposte/kernel";
import { surgeKnowledge } from "@riposte/surge";
import { context, type Skirmish } from "./composition.js";
import { type Explained, explainOptions } from "./explain-options.js";
import { LESSONS } from "./lessons.js";
import { narrate } from "./narrate.js";

/** Where a lesson is read and answered. */
export interface Desk {
  print(line: string): void;
  /** The next line of the pupil; `null` when there is none any more. */
  read(): Promise<string | null>;
}

const PUPIL = 0;

/** Plays a skirmish with the pupil at seat 0; true when it was played to its end. */
export async function teach(match: Skirmish, desk: Desk): Promise<boolean> {
  const [teacher, opponent] = [greedyBot(context, surgeKnowledge), greedyBot(context, surgeKnowledge)];
  const heard = new Set<string>();
  for (const line of narrate(match.opening.events(PUPIL), PUPIL)) desk.print(line);
  while (match.decision !== null) {
    const { seat, id } = match.decision;
    const isPupil = seat === PUPIL;
    const advice = (isPupil ? teacher : opponent).answer(match.seen);
    const answer = isPupil ? await askPupil(match, desk, heard, advice) : advice;
    if (answer === null) return false;
    const step = match.answer(seat, answer, id);
    if (step.ok) for (const line of narrate(step.events(PUPIL), PUPIL)) desk.print(line);
    else desk.print(`That cannot be done: ${step.reason}`);
  }
  const { winners, by, vp, round } = match.outcome ?? { winners: [] };
  desk.print(`The skirmish is over in round ${round}, by ${by}: ${(vp as number[]).join(" to ")}.`);
  desk.print(winners.includes(PUPIL) ? "You have won." : "You have lost.");
  return true;
}

/** One decision: its lesson when it is new, its options, the advice, and the pupil's word. */
async function askPupil(match: Skirmish, desk: Desk, heard: Set<string>, advice: Answer): Promise<Answer | null> {
  const topic = topicOf(match);
  if (!heard.has(topic)) desk.print(`\n? ${lessonOn(topic)}`);
  heard.add(topic);
  const explained = explainOptions(match);
  showOptions(match, desk, explained, advice);
  for (;;) {
    const line = (await desk.read())?.trim();
    if (line === undefined || line === "q") return null;
    if (line === "") return advice;
    if (line === "?") desk.print(lessonOn(topic));
    else {
      const answer = readAnswer(explained, line);
      if (answer !== undefined) return answer;
      desk.print("Type a number, a space in reach, Enter for the advice, ? for the lesson, or q.");
    }
  }
}

function showOptions(match: Skirmish, desk: Desk, { options, steps }: Explained, advice: Answer): void {
  const { activation } = match.slices["imperial-assault"];
  const left = activation?.figure == null ? "" : ` (${activation.actions} actions, ${activation.points} points left)`;
  desk.print(`\n${activation?.figure ?? "Your turn"}${left}:`);
  options.forEach(({ words }, at) => {
    desk.print(`  ${at + 1}. ${words}`);
  });
  if (steps.length > 0) desk.print(`  go to: ${steps.map(({ space, cost }) => `${space} (${cost})`).join(", ")}`);
  const named = options.find(({ key }) => key === advice)?.words ?? steps.find(({ key }) => key === advice)?.space;
  desk.print(`  Advice: ${named ?? JSON.stringify(advice)}`);
}

/** A number of the list, or a space in reach. */
function readAnswer({ options, steps }: Explained, line: string): Answer | undefined {
  return /^\d+$/.test(line) ? options[Number(line) - 1]?.key : steps.find(({ space }) => space === line)?.key;
}

/** The window that asks, or the question. */
export function topicOf(match: Skirmish): string {
  const { decision } = match.viewFor(match.decision?.seat ?? null);
  return decision?.own === true ? (decision.window ?? decision.question) : "";
}

const lessonOn = (topic: string): string => LESSONS[topic] ?? "Choose what helps you most.";
