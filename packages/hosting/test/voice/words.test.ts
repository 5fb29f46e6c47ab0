import type { Message } from "@riposte/kernel";
import { type LiveMatch, listedIn, randomBot, startMatch } from "@riposte/kernel/run";
import { plain } from "@riposte/words";
import { expect, test } from "vitest";
import {
  endingOf,
  GAMES,
  type GameInfo,
  type LoggedStep,
  labelOf,
  logOf,
  playersAt,
  refusalOf,
  say,
  setupOf,
  voiceOf,
} from "../../src/index.js";
import { NOT_SAID } from "./not-said.js";

const MOST_INPUTS = 220;
const SEEDS = ["words/1", "words/2"];

/** What a person reads in a match, with where it comes from. */
type Read = (text: string, from: string) => void;

test.each(GAMES)("$title: whole matches are told in words that players say", async (info) => {
  const odd = new Map<string, string>();
  const texts = new Set<string>();
  const read: Read = (text, from) => {
    texts.add(text);
    for (const [what, looks] of NOT_SAID)
      if (looks.test(text) && !odd.has(`${from}: ${what}`)) odd.set(`${from}: ${what}`, text);
    if (text.trim() === "") odd.set(`${from}: nothing`, text);
  };
  for (const seed of SEEDS) await readMatch(info, seed, read);
  expect([...odd].map(([from, text]) => `${from} in "${text}"`)).toEqual([]);
  expect(texts.size).toBeGreaterThan(40);
});

/** Reads everything in one match, through the eyes of whoever is asked. */
async function readMatch(info: GameInfo, seed: string, read: Read): Promise<void> {
  const entry = await info.load();
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const match = startMatch(composed.game, { seed, setup: setupOf(entry.setup, {}), hold: "always" });
  const { slices } = match.viewFor(null);
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  const voices = seats.map((seat) => {
    const players = playersAt({ seat, seats: seats.map((at) => (at === seat ? "human" : "greedy")) });
    return voiceOf(entry, composed.game, players, slices);
  });
  const [bot, other] = [entry.bots.greedy?.create(seed, composed.game) ?? randomBot(seed), randomBot(seed)];
  const steps = seats.map((seat): LoggedStep[] => [{ by: null, events: match.opening.events(seat) }]);
  for (let inputs = 0; inputs < MOST_INPUTS && match.decision !== null; inputs++) {
    readDecision(match, voices, read);
    const { seat } = match.decision;
    const step = match.answer(seat, (seat === 0 ? bot : other).answer(match.seen));
    if (!step.ok) throw new Error(step.reason);
    for (const eye of seats) steps[eye]?.push({ by: seat, events: step.events(eye) });
  }
  for (const [seat, voice] of voices.entries()) {
    readLog(voice, steps[seat] ?? [], read);
    const ending = match.outcome === null ? null : endingOf(voice, match.outcome, match.seats);
    if (ending !== null) read(`${ending.headline} ${ending.why ?? ""}`, "ending");
  }
}

type Voice = ReturnType<typeof voiceOf>;

function readDecision({ decision }: LiveMatch<unknown>, voices: readonly Voice[], read: Read): void {
  if (decision === null) return;
  const voice = voices[decision.seat] as Voice;
  read(say(voice, decision.prompt), decision.prompt.id);
  for (const option of listedIn(decision.choice)) read(labelOf(voice, option), option.label?.id ?? decision.question);
  for (const refusal of decision.refusals()) read(refusalOf(voice, refusal), refusal.reason.id);
  const messages: readonly Message[] = [
    decision.prompt,
    ...listedIn(decision.choice).flatMap(({ label }) => label ?? []),
    ...decision.refusals().map(({ reason }) => reason),
  ];
  // a list of keys and values is nothing anybody says
  for (const { id, params = {} } of messages)
    for (const [name, value] of Object.entries(params) as [string, unknown][])
      if (typeof value === "object" && !Array.isArray(value)) read("{}", `${id} with ${name}`);
}

function readLog(voice: Voice, steps: readonly LoggedStep[], read: Read): void {
  for (const { heading, entries } of logOf(voice, steps)) {
    if (heading !== null) read(plain(heading), "heading");
    for (const { line, folded } of entries) {
      read(plain(line), "line");
      for (const one of folded) read(plain(one), "folded");
    }
  }
}
