import type { Context } from "@riposte/one-piece";
import { fill, type SeenEvent } from "../voice.js";

type About = Readonly<Record<string, unknown>>;

/** Sentences of facts; `{code}` reads as the card's name, `{codes}` as their names. */
const SENTENCES: Readonly<Record<string, string>> = {
  "game:began": "Seat {first} goes first.",
  "turn:began": "Turn {turn}: seat {seat}.",
  "card:played": "Seat {seat} plays {code}.",
  "event:used": "Seat {seat} uses {code}.",
  "trigger:used": "Seat {seat} uses the Trigger of {code}.",
  "op:activated": "{code} acts.",
  "attack:blocked": "{code} blocks.",
  "attack:redirected": "The attack goes on {code}.",
  "counter:played": "Seat {seat} counters with {code}: +{amount}.",
  "card:dying": "{code} is K.O.'d.",
  "don:added": "Seat {seat} adds {count} DON!! ({state}).",
  "don:given": "{code} gets {count} DON!!.",
  "don:returned": "Seat {seat} returns {count} DON!!.",
  "damage:dealt": "Seat {seat} takes {count} damage.",
  "card:revealed": "{code} is revealed.",
  "deck:shuffled": "Seat {seat} shuffles the deck.",
  "player:lost": "Seat {seat} loses ({why}).",
  "player:won": "Seat {seat} wins ({why}).",
};

/** Facts whose sentence depends on what they say. */
const WORDS: Readonly<Record<string, (about: About) => string | null>> = {
  "hand:kept": ({ redrawn }) => (redrawn === true ? "Seat {seat} draws another hand." : "Seat {seat} keeps the hand."),
  "cards:drawn": ({ codes }) => (codes === undefined ? "Seat {seat} draws {count}." : "Seat {seat} draws {codes}."),
  "cards:looked": ({ codes }) =>
    codes === undefined ? "Seat {seat} looks at {count} cards." : "Seat {seat} looks at {codes}.",
  "attack:declared": () => "{attacker} attacks {target}.",
  "battle:fought": ({ power, won }) => {
    const [attack, defence] = power as readonly [number, number];
    return `${attack} against ${defence}: ${won === true ? "the attack wins" : "the attack fails"}.`;
  },
  "card:moved": moveWords,
};

/** What happened, in words; what needs none is silent. */
export function onePieceSentence(context: Context, { type, payload }: SeenEvent): string | null {
  const about = (payload ?? {}) as About;
  const words = WORDS[type]?.(about) ?? SENTENCES[type];
  return words === undefined ? null : fill(words, named(context, about));
}

/** Moves that no other fact tells: a card returned, trashed, put under a deck or into Life. */
function moveWords({ code, from, to, cause }: About): string | null {
  const { kind } = cause as { readonly kind: string };
  if (code === undefined || kind === "battle") return null;
  const isFromField = from === "character" || from === "stage";
  if (to === "trash" && isFromField && kind === "rule") return "{code} makes room.";
  if (to === "trash") return kind === "rule" || isFromField ? null : "{code} is trashed.";
  if (to === "hand") return isFromField ? "{code} returns to the hand." : null;
  if (to === "deck") return isFromField ? "{code} goes to the deck." : null;
  return to === "life" && isFromField ? "{code} goes to Life." : null;
}

/** Card numbers as names, wherever a fact has them. */
function named(context: Context, about: About): About {
  const nameOf = (code: string) => context.info(code).name;
  const { code, codes, ability, attackerCode, targetCode } = about as Readonly<Record<string, string | string[]>>;
  return {
    ...about,
    ...(typeof code === "string" && { code: nameOf(code) }),
    ...(typeof ability === "string" && { code: nameOf(ability.slice(0, ability.indexOf(":"))) }),
    ...(Array.isArray(codes) && { codes: codes.map(nameOf) }),
    ...(typeof attackerCode === "string" && { attacker: nameOf(attackerCode) }),
    ...(typeof targetCode === "string" && { target: nameOf(targetCode) }),
  };
}
