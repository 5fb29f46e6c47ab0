import { checkOffer } from "../checks/checks.js";
import { type Answer, choose, type Key, type Message } from "../choices/choice.js";
import type { Question } from "../declare/behaviour.js";
import type { Offer } from "../declare/match.js";
import { topFrame } from "../engine/frames.js";
import { type Runtime, runtimeOf } from "../engine/runtime.js";
import { KernelError } from "../errors.js";
import { holdAt } from "./holds.js";
import { isForced } from "./next-asked.js";
import { isShut, listOffers } from "./offers.js";
import { isPassing, type Moment, PASS, PauseChoice, throughOf } from "./pause.js";
import { take } from "./poll.js";
import { offerNamed } from "./spelled-offer.js";
import { moveOn, windowEntry, windowVars } from "./window.js";

/** The question every `once` and `priority` window asks. */
export const respond: Question<never> = {
  prompt({ seat }, match) {
    const { prompt, told, responses } = windowEntry(runtimeOf(match), String(match.vars.window));
    for (const { run } of responses) {
      const said = run.prompt?.(match.vars.subject, seat, match);
      if (said !== undefined) return said;
    }
    if (told.length === 0) return prompt;
    const subject = (match.vars.subject ?? {}) as Readonly<Record<string, unknown>>;
    // what is not said is not sent
    const params = told.map((field) => [field, subject[field] as string | number] as const);
    return { ...prompt, params: Object.fromEntries(params) };
  },
  alwaysAsk: true,
  choices({ seat }, match) {
    const rt = runtimeOf(match);
    const offers = currentOffers(rt, seat);
    if (!mayPass(offers)) return choose.one(offers);
    const { pass } = windowEntry(rt, String(match.vars.window));
    if (rt.ahead === null || !isPause(rt, seat)) return choose.one([...offers, { key: PASS, label: pass }]);
    const decision = numberOf(rt);
    return new PauseChoice(offers, pass, () => momentsBehind(rt, seat, decision));
  },
  refusals({ seat }, match) {
    const rt = runtimeOf(match);
    const { window, subject } = windowVars(topFrame(rt));
    return windowEntry(rt, window).responses.flatMap(({ run, label }) => {
      rt.acting = label;
      return run.refusals?.(subject, seat, rt.match) ?? [];
    });
  },
  unlisted(key, { seat }, match) {
    // a seat that wants to be asked at the later moments of a pause passes at this one alone
    if (key === PASS) return mayPass(currentOffers(runtimeOf(match), seat)) ? true : undefined;
    const said = unlistedAt(runtimeOf(match), seat, key);
    return said !== undefined && isOffer(said) ? true : said;
  },
  answer(answer, { seat }, match) {
    const rt = runtimeOf(match);
    const frame = topFrame(rt);
    const vars = windowVars(frame);
    const offers = currentOffers(rt, seat);
    const offer = offerNamed(offers, answer) ?? taken(rt, seat, answer);
    if (offer !== undefined) return take(rt, frame, windowEntry(rt, vars.window), offer);
    const through = answer === PASS ? undefined : throughOf(answer);
    if (through !== undefined) rt.through = { seat, ...through };
    rt.listed = null;
    moveOn(vars);
  },
};

/** Of the decision that is pending, or being made. */
const numberOf = (rt: Runtime): number => rt.pending?.id ?? rt.questions;

/** What passing would lead to; once the match has gone on that cannot be told any more. */
function momentsBehind(rt: Runtime, seat: number, decision: number): readonly Moment[] {
  if (numberOf(rt) !== decision)
    throw new KernelError("OLD_DECISION", `Decision ${decision} is over. Look at the match again.`);
  return rt.ahead?.(rt, seat) ?? [];
}

const mayPass = (offers: readonly Offer[]): boolean => !isForced(offers);

/** Is a seat asked here whatever it holds? Then moments that follow each other are one pause; its own time is a turn, and none. */
export function isPause(rt: Runtime, seat: number): boolean {
  const { window, subject } = windowVars(topFrame(rt));
  const entry = windowEntry(rt, window);
  return !entry.own && holdAt(rt, seat, entry, subject) === "always";
}

/** What a plugin says of a key it does not list: the response it stands for, or why there is none. */
function unlistedAt(rt: Runtime, seat: number, key: Key): Offer | Message | undefined {
  const { window, subject, used } = windowVars(topFrame(rt));
  const entry = windowEntry(rt, window);
  if (used.includes(key) || isShut(rt, entry, seat, subject)) return undefined;
  for (const { run, label } of entry.responses) {
    rt.acting = label;
    const said = run.unlisted?.(key, subject, seat, rt.match);
    if (said === undefined) continue;
    if (rt.checks && isOffer(said)) checkOffer(rt, said, label, entry);
    return said;
  }
  return undefined;
}

function taken(rt: Runtime, seat: number, answer: Answer): Offer | undefined {
  const isKey = typeof answer === "string" || typeof answer === "number";
  const said = isKey && !isPassing(answer) ? unlistedAt(rt, seat, answer) : undefined;
  return said !== undefined && isOffer(said) ? said : undefined;
}

const isOffer = (said: Offer | Message): said is Offer => "effects" in said;

/** What the asked seat may do: kept since it was found, or listed again where the match was loaded meanwhile. */
function currentOffers(rt: Runtime, seat: number): readonly Offer[] {
  const vars = windowVars(topFrame(rt));
  const { listed } = rt;
  if (listed?.window === vars && listed.seat === seat) return listed.offers;
  const offers = listOffers(rt, windowEntry(rt, vars.window), vars.subject, seat, vars.used);
  rt.listed = { window: vars, seat, offers };
  return offers;
}
