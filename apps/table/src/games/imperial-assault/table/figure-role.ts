import type { BodyCard } from "@riposte/imperial-assault";
import type { SymbolName } from "../../../look/icon.js";

/** Which silhouette a figure has: from its traits, else one for its affiliation. */
export function roleOf({ traits, keywords, unique, name, ...card }: BodyCard): SymbolName {
  const is = (trait: string) => traits.some((one) => one === trait);
  if (/krykna/i.test(name)) return "leaper";
  if (/jet|wing/i.test(name)) return "jet";
  if (/riot|guard/i.test(name)) return "shieldman";
  if (is("force-user")) return unique ? "duelist" : "guard";
  if (is("vehicle")) return keywords.massive === true ? "titan" : "walker";
  if (is("droid")) return "droid";
  if (is("creature")) return "leaper";
  if (is("wookiee")) return "brute";
  if (is("heavy-weapon")) return "heavy";
  if (is("leader")) return "officer";
  if (is("guardian")) return "shieldman";
  if (unique) return "hero";
  if (is("brawler")) return "brute";
  if (is("hunter") || is("spy")) return "scout";
  const affiliation = card.kind === "companion" ? "neutral" : card.affiliation;
  return affiliation === "imperial" ? "trooper" : affiliation === "rebel" ? "rebel" : "ranged";
}
