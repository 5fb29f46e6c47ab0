import { deciderOf, isInPlay } from "@riposte/imperial-assault";
import type { Behaviour, Match, Reads } from "@riposte/kernel";
import { commit } from "./committed.js";
import type { PowerToken, PowerTokens } from "./declared.js";

/** A figure keeps at most so many tokens (rules 8.4). */
const LIMIT = 2;

/** The tokens on a figure. */
export const tokensOf = ({ slices }: Reads<PowerTokens>, figure: string): readonly PowerToken[] =>
  slices["power-tokens"].held[figure] ?? [];

const limitOf = (match: Match<PowerTokens>, figure: string): number =>
  match.value("power-token:limit", { figure }, LIMIT);

/** Gaining, spending and losing tokens. */
export const tokenEffects: Behaviour<PowerTokens>["effects"] = {
  "power-token:gain": (slice, { figure, token, by, seat }, match) => {
    if (!isInPlay(match, figure)) return;
    const owner = deciderOf(match, figure);
    if (token === "wild") {
      match.ask("power-tokens:type", seat ?? owner, { figure, by });
      return;
    }
    const held = match.own(slice, "held");
    held[figure] = [...(held[figure] ?? []), token];
    match.publish("power-token:gained", { figure, token, by });
    if (held[figure].length > limitOf(match, figure)) match.ask("power-tokens:excess", owner, { figure });
  },

  "power-token:distribute": (_slice, { seat, among, token, count, by }, match) => {
    const figures = among.filter((figure) => isInPlay(match, figure));
    if (figures.length > 0) match.ask("power-tokens:distribute", seat, { among: figures, token, count, by });
  },

  "power-token:spend": (slice, { figure, token }, match) => {
    if (!remove(slice, figure, token, match)) return;
    match.queue(commit(figure, token));
    match.publish("power-token:spent", { figure, token });
  },

  // for another effect: discarding is not spending
  "power-token:discard": (slice, { figure, token }, match) => {
    if (remove(slice, figure, token, match)) match.publish("power-token:discarded", { figure, token });
  },

  "power-token:forget": (slice, { figure }, match) => {
    if (slice.held[figure] !== undefined) delete match.own(slice, "held")[figure];
  },
};

/** A figure that leaves play leaves its tokens. */
export function forgetTokens({ figure }: { readonly figure: string }, match: Match<PowerTokens>): void {
  if (tokensOf(match, figure).length > 0) match.queue({ type: "power-token:forget", figure });
}

/** A figure gains what the mission gives it. */
export function takeEarned(
  { figure, power }: { readonly figure: string; readonly power: PowerToken },
  match: Match<PowerTokens>,
): void {
  match.queue({ type: "power-token:gain", figure, token: power, by: MISSION });
}

/** What lay on a mission token goes to figures beside it, as its player likes. */
export function shareOut(
  shared: {
    readonly seat: number;
    readonly among: readonly string[];
    readonly power: PowerToken;
    readonly count: number;
  },
  match: Match<PowerTokens>,
): void {
  const { seat, among, power, count } = shared;
  match.queue({ type: "power-token:distribute", seat, among: [...among], token: power, count, by: MISSION });
}

const MISSION = "mission";

function remove(slice: PowerTokens["slice"], figure: string, token: PowerToken, match: Match<PowerTokens>): boolean {
  const tokens = slice.held[figure] ?? [];
  const at = tokens.indexOf(token);
  if (at < 0) return false;
  const held = match.own(slice, "held");
  const kept = tokens.filter((_, index) => index !== at);
  if (kept.length > 0) held[figure] = kept;
  else delete held[figure];
  return true;
}
