import { type Answer, choose, type Key, type Message } from "../choice/choice.js";
import type { WindowEntry } from "../compose/game.js";
import { KernelError } from "../errors.js";
import type { Question } from "../plugin/behaviour.js";
import { checkOffer } from "./checks.js";
import { pushFrame, setVar, topFrame } from "./frames.js";
import { holdAt, isAwaited, isOrdered, orderedOffer, stopPassing } from "./holds.js";
import { ask } from "./kernel-effects.js";
import type { Offer } from "./match.js";
import { queueEffect } from "./queue.js";
import { type Frame, type Runtime, runtimeOf } from "./runtime.js";
import { hasWaiting, pollTriggers } from "./triggers.js";
import { unknownName } from "./unknown-name.js";

const PASS = "pass";
/** One list for every fresh seat, so that offers computed for it are found again. */
const NOTHING_USED: readonly Key[] = [];

/** Variables of a `window` frame. */
interface WindowVars {
  readonly window: string;
  readonly subject: unknown;
  readonly seats: readonly number[];
  readonly at: number;
  readonly passes: number;
  /** What the seat at `at` has used, under `once`. */
  readonly used: readonly Key[];
  /** What standing orders have played in this instance. */
  readonly ordered: readonly string[];
  readonly closed: boolean;
}

/** Opens a window, unless nobody would be asked: then it leaves no trace. */
export function openWindow(rt: Runtime, name: string, subject: unknown): void {
  const entry = windowEntry(rt, name);
  if (!wouldAsk(rt, entry, subject)) return;
  const seats = rt.match.order();
  // the window's own frame is nothing an offer depends on: what was found for a seat is still what it may do
  for (const known of rt.offered) if (known?.nextId === rt.nextId) known.nextId += 1;
  pushFrame(rt, "window", {
    window: name,
    subject,
    seats,
    at: 0,
    passes: 0,
    used: NOTHING_USED,
    ordered: [],
    closed: false,
  } satisfies WindowVars);
}

export function wouldAsk(rt: Runtime, entry: WindowEntry, subject: unknown): boolean {
  if (entry.protocol === "queue") return hasWaiting(rt, entry.name);
  if (!entry.answered) return false;
  for (const seat of rt.match.order()) {
    if (wantsToAct(rt, entry, seat, offersTo(rt, entry, subject, seat, NOTHING_USED), subject)) return true;
  }
  return false;
}

export function windowEntry(rt: Runtime, name: string): WindowEntry {
  const entry = rt.game.windows.get(name);
  if (entry === undefined) throw unknownName(rt, "opens the window", name, rt.game.windows.keys());
  return entry;
}

/** Finds the next seat to ask, plays its standing order or its only forced response, or closes the window. */
export function poll(rt: Runtime): void {
  const frame = topFrame(rt);
  const vars = frame.vars as unknown as WindowVars;
  const entry = windowEntry(rt, vars.window);
  if (entry.protocol === "queue") {
    if (!pollTriggers(rt, entry.name)) setVar(frame, "closed", true);
    return;
  }
  const { seats, subject, used } = vars;
  let { at, passes } = vars;
  const isOver = () => (entry.protocol === "once" ? at >= seats.length : passes >= seats.length);
  for (; !isOver(); at++, passes++) {
    const seat = seats[at % seats.length] as number;
    const offers = offersTo(rt, entry, subject, seat, at === vars.at ? used : NOTHING_USED);
    // once in an instance: a repeatable response would play itself for ever, or have the seat asked in spite of `never`
    const orderable =
      vars.ordered.length === 0 ? offers : offers.filter(({ key }) => !vars.ordered.includes(`${seat}/${key}`));
    if (!wantsToAct(rt, entry, seat, offers, subject, orderable)) continue;
    if (at !== vars.at) setVar(frame, "used", NOTHING_USED);
    setVar(frame, "at", at);
    setVar(frame, "passes", passes);
    const forced = onlyForced(rt, entry, seat, offers, subject);
    const ordered = orderedOffer(rt, seat, vars, orderable);
    if (forced !== undefined) take(rt, frame, entry, forced);
    else if (ordered !== undefined) {
      setVar(frame, "ordered", [...vars.ordered, `${seat}/${ordered.key}`]);
      take(rt, frame, entry, ordered);
    } else {
      stopPassing(rt, seat);
      queueEffect(rt, ask("kernel:respond", seat), null);
    }
    return;
  }
  setVar(frame, "closed", true);
}

export const isClosed = (rt: Runtime): boolean => topFrame(rt).vars?.closed === true;

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
    const offers = currentOffers(runtimeOf(match), seat);
    const mayPass = offers.every((offer) => offer.kind !== "forced");
    const { pass } = windowEntry(runtimeOf(match), String(match.vars.window));
    return choose.one(mayPass ? [...offers, { key: PASS, label: pass }] : offers);
  },
  refusals({ seat }, match) {
    const rt = runtimeOf(match);
    const { window, subject } = topFrame(rt).vars as unknown as WindowVars;
    return windowEntry(rt, window).responses.flatMap(({ run }) => run.refusals?.(subject, seat, rt.match) ?? []);
  },
  unlisted(key, { seat }, match) {
    const said = unlistedAt(runtimeOf(match), seat, key);
    return said !== undefined && isOffer(said) ? true : said;
  },
  answer(answer, { seat }, match) {
    const rt = runtimeOf(match);
    const frame = topFrame(rt);
    const vars = frame.vars as unknown as WindowVars;
    const offer = currentOffers(rt, seat).find((candidate) => candidate.key === answer) ?? taken(rt, seat, answer);
    if (offer !== undefined) return take(rt, frame, windowEntry(rt, vars.window), offer);
    setVar(frame, "used", NOTHING_USED);
    setVar(frame, "at", vars.at + 1);
    setVar(frame, "passes", vars.passes + 1);
  },
};

/** What a plugin says of a key it does not list: the response it stands for, or why there is none. */
function unlistedAt(rt: Runtime, seat: number, key: Key): Offer | Message | undefined {
  const { window, subject, used } = topFrame(rt).vars as unknown as WindowVars;
  const entry = windowEntry(rt, window);
  if (key === PASS || used.includes(key) || entry.shut?.(subject, seat, rt.match) === true) return undefined;
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
  const said = typeof answer === "string" || typeof answer === "number" ? unlistedAt(rt, seat, answer) : undefined;
  return said !== undefined && isOffer(said) ? said : undefined;
}

const isOffer = (said: Offer | Message): said is Offer => "effects" in said;

function currentOffers(rt: Runtime, seat: number): readonly Offer[] {
  const vars = topFrame(rt).vars as unknown as WindowVars;
  return offersTo(rt, windowEntry(rt, vars.window), vars.subject, seat, vars.used);
}

/** Using a response: under `once` the same one is spent and the seat goes on; under `priority` everybody may act again. */
function take(rt: Runtime, frame: Frame, entry: WindowEntry, offer: Offer): void {
  const vars = frame.vars as unknown as WindowVars;
  // what it does may be told by nothing but a frame, as a cancelled effect is
  forgetOffers(rt);
  if (entry.protocol === "once") {
    setVar(frame, "used", [...vars.used, offer.key]);
  } else {
    setVar(frame, "passes", 0);
    setVar(frame, "at", vars.at + 1);
  }
  for (const effect of offer.effects) queueEffect(rt, effect, null);
}

// one by one: V8 writes the length of a list by a call of its runtime
function forgetOffers({ offered }: Runtime): void {
  for (let seat = 0; seat < offered.length; seat++) offered[seat] = undefined;
}

/** Offers are pure in the state, so they are computed once between poll, question and answer. */
function offersTo(
  rt: Runtime,
  entry: WindowEntry,
  subject: unknown,
  seat: number,
  used: readonly Key[],
): readonly Offer[] {
  const known = rt.offered[seat];
  const { written } = rt;
  if (
    known?.entry === entry &&
    known.subject === subject &&
    known.used === used &&
    known.written === written &&
    known.lasting === rt.lasting &&
    known.nextId === rt.nextId
  ) {
    return known.offers;
  }
  const offers = collectOffers(rt, entry, subject, seat, used);
  rt.offered[seat] = { entry, subject, used, written, lasting: rt.lasting, nextId: rt.nextId, offers };
  return offers;
}

function collectOffers(
  rt: Runtime,
  entry: WindowEntry,
  subject: unknown,
  seat: number,
  used: readonly Key[],
): readonly Offer[] {
  let offers = NO_OFFERS;
  for (const { run, label } of entry.responses) {
    rt.acting = label;
    const found = run.options(subject, seat, rt.match);
    if (found.length === 0) continue;
    if (rt.checks) for (const offer of found) checkOffer(rt, offer, label, entry);
    const before = offers.length;
    const unused = used.length === 0 ? found : found.filter(({ key }) => !used.includes(key));
    // mostly one plugin has something to offer: its list is the list
    offers = before === 0 ? unused : [...offers, ...unused];
    // what play has shown to be named well is not looked at again in every simulated match
    if (rt.recorded !== null && offers.length > before && offers.length > 1) checkKeys(offers, before, label, entry);
  }
  // asked last: at most windows there is nothing it could shut
  return offers.length > 0 && entry.shut?.(subject, seat, rt.match) === true ? NO_OFFERS : offers;
}

const NO_OFFERS: readonly Offer[] = [];

/** Few keys are compared with each other: that is faster than hashing them. */
const FEW = 16;

/** Every response has a key of its own. */
function checkKeys(offers: readonly Offer[], from: number, label: string, entry: WindowEntry): void {
  const keys = offers.length > FEW ? new Set(offers.slice(0, from).map(({ key }) => key)) : undefined;
  for (let place = from; place < offers.length; place++) {
    const { key } = offers[place] as Offer;
    if (keys === undefined ? isAmong(offers, place, key) : keys.has(key)) {
      throw new KernelError(
        "HANDLER_FAILED",
        `${label} offers "${key}" at "${entry.name}", which is offered already: make its key unique.`,
      );
    }
    keys?.add(key);
  }
}

function isAmong(offers: readonly Offer[], until: number, key: Key): boolean {
  for (let place = 0; place < until; place++) if (offers[place]?.key === key) return true;
  return false;
}

/** Under `always` public information decides; under `auto` what the seat really holds; under `never` only what is forced or ordered. */
function wantsToAct(
  rt: Runtime,
  entry: WindowEntry,
  seat: number,
  offers: readonly Offer[],
  subject: unknown,
  orderable = offers,
): boolean {
  if (offers.some((offer) => offer.kind === "forced")) return true;
  const hold = holdAt(rt, seat, entry, subject);
  if (hold === "never") {
    const moment = { window: entry.name, subject };
    if (isOrdered(rt, seat, moment, orderable)) return true;
    return isAwaited(rt, seat, moment) && couldRespond(rt, entry, seat, subject);
  }
  if (offers.length > 0) return true;
  return hold === "always" && couldRespond(rt, entry, seat, subject);
}

/** The one thing a seat can do; under `always` not taken for it where it could do more, or the missing pause would tell that it cannot. */
function onlyForced(
  rt: Runtime,
  entry: WindowEntry,
  seat: number,
  offers: readonly Offer[],
  subject: unknown,
): Offer | undefined {
  const [first] = offers;
  if (offers.length !== 1 || first?.kind !== "forced") return undefined;
  const hides = holdAt(rt, seat, entry, subject) === "always" && couldRespond(rt, entry, seat, subject);
  return hides ? undefined : first;
}

const couldRespond = (rt: Runtime, entry: WindowEntry, seat: number, subject: unknown): boolean =>
  entry.shut?.(subject, seat, rt.match) !== true &&
  entry.responses.some(({ run }) => run.possible?.(subject, seat, rt.match) === true);
