import type { Context } from "@riposte/one-piece";
import { fill, type SeenEvent } from "../voice.js";

const SENTENCES: Readonly<Record<string, string>> = {
  "game:began": "Seat {first} goes first.",
  "turn:began": "Turn {turn}: seat {seat}.",
  "card:played": "Seat {seat} plays {code}.",
  "event:used": "Seat {seat} uses {code}.",
  "trigger:used": "Seat {seat} uses the Trigger of {code}.",
  "counter:played": "Seat {seat} counters with {code}: +{amount}.",
  "card:dying": "{code} is K.O.'d.",
  "don:added": "Seat {seat} adds {count} DON!! ({state}).",
  "don:returned": "Seat {seat} returns {count} DON!!.",
  "damage:dealt": "Seat {seat} takes {count} damage.",
  "card:revealed": "{code} is revealed.",
  "player:lost": "Seat {seat} loses ({why}).",
  "player:won": "Seat {seat} wins ({why}).",
};

/** What happened, in words; what needs none is silent. */
export function onePieceSentence(context: Context, { type, payload }: SeenEvent): string | null {
  const words = SENTENCES[type];
  const about = (payload ?? {}) as Readonly<Record<string, unknown>>;
  if (type === "battle:fought") return battleWords(about);
  if (words === undefined) return null;
  const { code } = about;
  return fill(words, typeof code === "string" ? { ...about, code: context.info(code).name } : about);
}

function battleWords({ power, won }: Readonly<Record<string, unknown>>): string {
  const [attack, defence] = power as readonly [number, number];
  return `${attack} against ${defence}: ${won === true ? "the attack wins" : "the attack fails"}.`;
}
