import type { Params } from "@riposte/words";
import type { Outcome } from "../../../voice/ending.js";
import { consequence, decision, heading, type Lines, type Told } from "../../../voice/line.js";
import type { SeenEvent } from "../../../voice/voice.js";

const LOSSES: Readonly<Record<string, string>> = {
  damage: "{seat.is} hit with no Life left",
  deck: "{seat.has} no card left in the deck",
  effect: "{seat.loses} by an effect",
  concede: "{seat.gives} up",
};

/** How an event of a duel reads; card numbers are spelled as names. */
export const duelLines: Lines = {
  "game:began": decision("{first.goes} first."),
  "hand:kept": decision(({ redrawn }) => (redrawn === true ? "{seat.draws} another hand." : "{seat.keeps} the hand.")),
  "turn:began": heading("Turn {turn}, {seat.who}"),
  "card:played": decision("{seat.plays} {code}."),
  "event:used": decision("{seat.uses} {code}."),
  "trigger:used": decision("{seat.uses} the Trigger of {code}."),
  "op:activated": decision("{seat.uses} {ability}."),
  "attack:declared": decision("{seat.attacks} {targetCode} with {attackerCode}.", {
    until: "battle:ended",
    outcome: battleOutcome,
  }),
  "attack:blocked": "{code} blocks.",
  "attack:redirected": "The attack goes on {code}.",
  "counter:played": "{seat.counters} with {code}: **+{amount}**.",
  "battle:fought": consequence(({ power, won }) => ({
    words: `${won === true ? "The attack **wins**" : "The attack **fails**"}, {attack} against {defence}.`,
    params: powersIn(power),
  })),
  "card:dying": "{code} is **K.O.'d**.",
  // the Life that is lost tells it
  "damage:dealt": null,
  "life:lost": "{seat.loses} {count} Life, **{left} left**.",
  "life:taken": null,
  "cards:drawn": consequence(({ codes }) =>
    codes === undefined ? "{seat.draws} {count|card}." : "{seat.draws} {codes}.",
  ),
  "cards:looked": consequence(({ codes }) =>
    codes === undefined ? "{seat.looks} at {count|card}." : "{seat.looks} at {codes}.",
  ),
  "cards:trashed-from-hand": null,
  "card:moved": consequence(moveWords),
  "card:revealed": "{code} is revealed.",
  "deck:shuffled": "{seat.shuffles} the deck.",
  "don:added": consequence(({ state }) => `{seat.adds} {count} DON!!${state === "rested" ? ", rested" : ""}.`),
  "don:given": decision("{seat.gives} {count} DON!! to {code}."),
  "don:returned": "{seat.returns} {count} DON!!.",
  "player:lost": consequence(({ why }) => `${LOSSES[String(why)] ?? "{seat.loses}"}.`),
  "player:won": "{seat.wins}.",
};

/** Why a duel is over. */
export function duelEnding({ winners, why, turns }: Outcome): Told | null {
  const when = turns === 0 ? "before the first turn" : "in turn {turns}";
  if (why === "loop") return { words: `Nobody could stop what went on forever ${when}.` };
  if (winners.length === 0) return { words: `Both decks were empty ${when}.` };
  const reason = LOSSES[String(why)];
  return reason === undefined ? null : { words: `${reason} ${when}.`, params: { seat: 1 - (winners[0] ?? 0) } };
}

/** Damage to a Leader; the last is dealt to one without Life. */
export function duelHarm({ type, payload }: SeenEvent): number {
  const { count, why } = (payload ?? {}) as Params;
  if (type === "player:lost") return why === "damage" ? 1 : 0;
  return type === "damage:dealt" ? Number(count) : 0;
}

/** An attack and what came of it; a block is told where there was one. */
const BATTLES = {
  nothing: "{seat.attacks} {targetCode} with {attackerCode}: **nothing comes of it**.",
  struck:
    "{seat.attacks} {targetCode} with {attackerCode}[, {blocker} blocks]: {attack} against {defence}, **{damage} damage**[, {left} Life left].",
  died: "{seat.attacks} {targetCode} with {attackerCode}[, {blocker} blocks]: {attack} against {defence}, **{dead} is K.O.'d**.",
  won: "{seat.attacks} {targetCode} with {attackerCode}[, {blocker} blocks]: {attack} against {defence}, **it wins**.",
  failed:
    "{seat.attacks} {targetCode} with {attackerCode}[, {blocker} blocks]: {attack} against {defence}, **it fails**.",
} as const;

/** The attack with what came of it. */
function battleOutcome(_facts: Params, events: readonly SeenEvent[]): string | Told {
  const said = (type: string) => events.findLast((event) => event.type === type)?.payload as Params | undefined;
  const [fought, blocked, died] = [said("battle:fought"), said("attack:blocked"), said("card:dying")];
  const [struck, life] = [said("damage:dealt"), said("life:lost")];
  if (fought === undefined) return BATTLES.nothing;
  const came = struck !== undefined ? "struck" : died !== undefined ? "died" : fought.won === true ? "won" : "failed";
  return {
    words: BATTLES[came],
    params: {
      ...powersIn(fought.power),
      blocker: blocked?.code,
      damage: struck?.count,
      left: life?.left,
      dead: died?.code,
    },
  };
}

function powersIn(power: unknown) {
  const [attack, defence] = power as readonly [number, number];
  return { attack, defence };
}

/** Moves that no other fact tells: a card returned, trashed, put under a deck or into Life. */
function moveWords({ code, from, to, cause }: Params): string | null {
  const { kind } = cause as { readonly kind: string };
  if (code === undefined || kind === "battle") return null;
  const isFromField = from === "character" || from === "stage";
  if (to === "trash" && isFromField && kind === "rule") return "{code} makes room.";
  if (to === "trash") return kind === "rule" || isFromField ? null : "{code} is trashed.";
  if (to === "hand") return isFromField ? "{code} returns to {owner.whose} hand." : null;
  if (to === "deck") return isFromField ? "{code} goes to {owner.whose} deck." : null;
  return to === "life" && isFromField ? "{code} goes to {owner.whose} Life." : null;
}
