import type { Gains } from "@riposte/warhammer-40k";
import { prepared } from "./abilities/prepare.js";

const STATS: Readonly<Record<string, "M" | "T" | "Sv" | "W" | "OC">> = {
  move: "M",
  toughness: "T",
  save: "Sv",
  wounds: "W",
  "objective control": "OC",
};
const STAT = Object.keys(STATS).join("|");
const ADDED = new RegExp(`^add (\\d+)"? to the bearer's (${STAT}) characteristic$`);
const HAS = /^the bearer has (.+)$/;
const SAVE = /^an? ([2-6])\+ invulnerable save$/;
const SET = new RegExp(`^an? (${STAT}) characteristic of (\\d+)(?:\\+|")?$`);

/**
 * Characteristics that wargear gives to its bearer, and nothing else: a unit whose models differ needs no rule for
 * them. Nothing for wargear that does anything more.
 */
export function bearerGains(text: string): Gains | undefined {
  const gains: { -readonly [name in keyof Gains]: Gains[name] } = {};
  for (const sentence of prepared(text)
    .text.split(/\.\s*/)
    .map((one) => one.trim())) {
    if (sentence === "") continue;
    const added = ADDED.exec(sentence);
    if (added !== null) gains[STATS[added[2] ?? ""] as "W"] = { add: Number(added[1]) };
    else if (!hasAll(gains, HAS.exec(sentence)?.[1])) return undefined;
  }
  return Object.keys(gains).length === 0 ? undefined : gains;
}

/** "a Save characteristic of 3+ and a Move characteristic of 8\"". */
function hasAll(gains: Gains, list = ""): boolean {
  return list.split(/,? and (?=an? )|, /).every((one) => {
    const [save, set] = [SAVE.exec(one), SET.exec(one)];
    if (save !== null) gains.invulnerable = Number(save[1]);
    if (set !== null) gains[STATS[set[1] ?? ""] as "W"] = { set: Number(set[2]) };
    return save !== null || set !== null;
  });
}
