import type { TimingCode } from "@riposte/imperial-assault";
import { isIn, type StepsMatch, situationOf } from "@riposte/imperial-assault-steps";
import type { Message } from "@riposte/kernel";
import type { LiveMatch } from "@riposte/kernel/run";
import { say } from "../messages.js";
import { TIMINGS } from "./timings.js";

/** What a seat may do with its command cards now, read off the open window. */
export interface CcPlayContext {
  /** The window that is open; none between them. */
  readonly window: string | null;
  /** The match waits for this seat at that window: only then is anything played. */
  readonly isAsked: boolean;
  /** Timings whose window this is. */
  readonly timings: readonly TimingCode[];
  readonly startOfRound: boolean;
  readonly duringActivation: boolean;
  readonly endOfRound: boolean;
  readonly duringAttack: boolean;
  readonly isAttacker: boolean;
  readonly isDefender: boolean;
}

/** Whether a card can be played, or why not. */
export type CcPlayable =
  | { readonly ok: true; readonly keys: readonly string[] }
  | { readonly ok: false; readonly reason: Message };

/** What is open now, for this seat. */
export function getCcPlayContext<O>(match: LiveMatch<O>, seat: number): CcPlayContext {
  const { attacks, activation, groups } = tableOf(match);
  const open = openWindow(match);
  const attack = attacks.at(-1);
  const defender = attack === undefined ? undefined : tableOf(match).figures[attack.defender];
  const isOwn = activation !== null && groups[activation.group]?.seat === seat;
  return {
    window: open?.window ?? null,
    isAsked: open !== undefined && match.decision?.seat === seat,
    timings: open === undefined ? [] : timingsAt(match, open, seat),
    startOfRound: open?.window === "round:start",
    duringActivation: isOwn,
    endOfRound: open?.window === "round:end",
    duringAttack: attack !== undefined,
    isAttacker: attack?.seat === seat,
    isDefender: defender?.seat === seat,
  };
}

/** Can this card be played now? With every way it can, or the reason why not. */
export function isCcPlayableNow<O>(match: LiveMatch<O>, seat: number, card: string): CcPlayable {
  const hand = tableOf(match).sides[seat]?.hand ?? [];
  if (!hand.includes(card)) return no("cc:not-in-hand", { card });
  if (!getCcPlayContext(match, seat).isAsked) return { ok: false, reason: notAsked(match, seat) };
  const keys = offered(match).filter((key) => cardOf(key) === card);
  if (keys.length > 0) return { ok: true, keys };
  const found = match.decision?.refusals().find(({ key }) => key === `cc:${card}`);
  return { ok: false, reason: found?.reason ?? say("cc:not-now", { card, timing: "" }) };
}

/** The cards of a hand that can be played now; when there is none, a clear word. */
export function getPlayableCcFromHand<O>(
  match: LiveMatch<O>,
  seat: number,
): { readonly cards: readonly string[]; readonly none?: Message } {
  const hand = [...new Set(tableOf(match).sides[seat]?.hand ?? [])];
  const cards = hand.filter((card) => isCcPlayableNow(match, seat, card).ok);
  if (cards.length > 0) return { cards };
  const { isAsked } = getCcPlayContext(match, seat);
  return { cards, none: isAsked ? say("cc:none-playable") : notAsked(match, seat) };
}

/** Another seat is asked, or something that no card answers. */
const notAsked = <O>({ decision }: LiveMatch<O>, seat: number): Message => ({
  id: decision?.seat === seat ? "cc:no-window" : "cc:not-asked",
});

const no = (id: string, params?: Record<string, string>): CcPlayable => ({
  ok: false,
  reason: params === undefined ? { id } : { id, params },
});

interface OpenWindow {
  readonly window: string;
  readonly subject: unknown;
}

/** The window the match waits at: the frame its question stands in. */
function openWindow<O>(match: LiveMatch<O>): OpenWindow | undefined {
  if (match.decision?.question !== "kernel:respond") return undefined;
  const frame = match.state.frames.at(-1);
  return frame?.vars as OpenWindow | undefined;
}

function timingsAt<O>(match: LiveMatch<O>, { window, subject }: OpenWindow, seat: number): readonly TimingCode[] {
  const reads = { slices: match.slices } as StepsMatch;
  const situation = situationOf(reads, window, subject);
  const { figures } = tableOf(match);
  const own = Object.keys(figures).filter((id) => figures[id]?.seat === seat);
  return (Object.keys(TIMINGS) as TimingCode[]).filter((code) => {
    const { windows, as } = TIMINGS[code];
    // a card of the player has no figure, and so no third party
    const selves = as === "third-party" ? own : ["", ...own];
    return windows.includes(window) && selves.some((self) => isIn(reads, { self, seat }, as, situation));
  });
}

function offered<O>({ decision }: LiveMatch<O>): readonly string[] {
  return decision?.choice.kind === "one" ? decision.choice.options.map(({ key }) => String(key)) : [];
}

/** The card an offer plays: `cc:blitz@one` plays "blitz". */
const cardOf = (key: string): string | undefined => /^cc:([a-z0-9-]+)([@*/].*)?$/.exec(key)?.[1];

interface Table {
  readonly figures: Readonly<Record<string, { readonly id: string; readonly seat: number }>>;
  readonly groups: Readonly<Record<string, { readonly seat: number }>>;
  readonly sides: readonly { readonly hand: readonly string[] }[];
  readonly activation: { readonly group: string } | null;
  readonly attacks: readonly { readonly seat: number; readonly defender: string }[];
}

const tableOf = <O>({ slices }: LiveMatch<O>): Table =>
  (slices as { readonly "imperial-assault": Table })["imperial-assault"];
