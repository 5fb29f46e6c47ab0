import type { Key, Message } from "@riposte/kernel";
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
  ruleIn,
  say,
  setupOf,
  voiceOf,
} from "../../src/index.js";
import { NOT_SAID } from "./not-said.js";

const MOST_INPUTS = 220;
const SEEDS = ["words/1", "words/2"];

/** What a person reads in a match, with where it comes from. */
type Read = (text: string, from: string) => void;

/** Every game with the plugins it is usually played with, and what takes the place of some of them. */
const PLAYED = GAMES.flatMap((info) => [
  { title: info.title, info, plugins: undefined },
  ...info.plugins
    .filter(({ isAlternative }) => isAlternative === true)
    .map(({ title }) => ({ title: `${info.title}, ${title}`, info, plugins: info.plugins.map(({ name }) => name) })),
]);

test.each(PLAYED)("$title: whole matches are told in words that players say", async ({ info, plugins }) => {
  const odd = new Map<string, string>();
  const texts = new Set<string>();
  const read: Read = (text, from) => {
    texts.add(text);
    for (const [what, looks] of NOT_SAID)
      if (looks.test(text) && !odd.has(`${from}: ${what}`)) odd.set(`${from}: ${what}`, text);
    if (/(?<!\.)\.\.(?!\.)|\?\./.test(text)) odd.set(`${from}: two ends of a sentence`, text);
    if (text.trim() === "") odd.set(`${from}: nothing`, text);
  };
  for (const seed of SEEDS) await readMatch(info, plugins, seed, read);
  expect([...odd].map(([from, text]) => `${from} in "${text}"`)).toEqual([]);
  expect(texts.size).toBeGreaterThan(40);
});

/** Reads everything in one match, through the eyes of whoever is asked. */
async function readMatch(info: GameInfo, plugins: readonly string[] | undefined, seed: string, read: Read) {
  const entry = await info.load();
  const optional = plugins?.filter((name) => info.plugins.some((one) => one.name === name && one.isOptional));
  const composed = entry.compose(optional);
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
  const asked = new Set<Key>();
  for (let inputs = 0; inputs < MOST_INPUTS && match.decision !== null; inputs++) {
    readDecision(match, voices, read);
    readRefusals(match, voices, asked, read);
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

/** What is said to answers that cannot be taken: what the rules name, what was asked before, and what nothing asks. */
function readRefusals(match: LiveMatch<unknown>, voices: readonly Voice[], asked: Set<Key>, read: Read): void {
  const { decision } = match;
  if (decision === null) return;
  const { seat, choice } = decision;
  const keys = listedIn(choice).map(({ key }) => key);
  const before = [...asked].filter((key) => !keys.includes(key)).slice(-MOST_REFUSED);
  const refused = decision.refusals().map(({ key }) => key);
  for (const answer of [...refused, ...before, "what-nothing-asks"]) {
    const result = match.answer(seat, answer);
    if (result.ok) throw new Error(`${answer} was refused and is taken.`);
    readSentence(result.reason, `reason of ${result.code}`, read);
    const rule = ruleIn(voices[seat] as Voice, result);
    if (rule !== undefined) read(rule, result.message?.id ?? result.code);
  }
  for (const key of keys) asked.add(key);
}

/** A whole sentence, of which nothing is left to fill in. */
function readSentence(text: string, from: string, read: Read): void {
  if (/[{}]|\.\.|\?\.|\*\*|undefined|\[object|null|NaN/.test(text)) read("{}", `${from}: ${text}`);
}

const MOST_REFUSED = 6;

function readLog(voice: Voice, steps: readonly LoggedStep[], read: Read): void {
  for (const { heading, entries } of logOf(voice, steps)) {
    if (heading !== null) read(plain(heading), "heading");
    for (const { line, folded } of entries) {
      read(plain(line), "line");
      for (const one of folded) read(plain(one), "folded");
    }
  }
}
