import { didYouMean, nearest } from "@riposte/words";
import type { Surge } from "../facts/surge.js";
import type { Condition, Token } from "../facts/vocabulary.js";

export type ParsedSurge =
  | { readonly ok: true; readonly surge: Surge }
  | { readonly ok: false; readonly message: string; readonly nearest?: string };

/**
 * Reads a surge ability as a library or a card spells it, "pierce 1, weaken" or "+2 hit"; named ones by name or id.
 * @example parseSurgeId("damage 1, stun") // { ok: true, surge: { hit: 1, conditions: ["stun"] } }
 */
export function parseSurgeId(id: string, named: Iterable<string> = []): ParsedSurge {
  const names = new Set(named);
  const own = abilityNamed(id, names);
  if (own !== undefined) return { ok: true, surge: { ability: own } };
  let surge: Draft = {};
  for (const part of id.split(",").map((text) => text.trim())) {
    const read = readPart(part.toLowerCase().replace(/\s+/g, " "), names);
    if (read === undefined) return unknownPart(id, part, names);
    surge = combine(surge, read);
  }
  return { ok: true, surge };
}

/** The spelling every other one of the same surge ability reads as. */
export function spellSurge(surge: Surge): string {
  const amounts = (["pierce", "blast", "cleave", "recover"] as const).flatMap((word) => {
    const amount = surge[word];
    return amount === undefined ? [] : [`${word} ${typeof amount === "number" ? amount : "x"}`];
  });
  const symbols = (["hit", "accuracy"] as const).flatMap((word) => {
    const amount = surge[word];
    return amount === undefined ? [] : [`${amount < 0 ? "" : "+"}${amount} ${word}`];
  });
  const tokens = (surge.tokens ?? []).map((token) => `gain ${token} token`);
  const ability = surge.ability === undefined ? [] : [surge.ability];
  return [...symbols, ...amounts, ...(surge.conditions ?? []), ...tokens, ...ability].join(", ");
}

type Draft = { -readonly [K in keyof Surge]: Surge[K] };

const CONDITIONS: Readonly<Record<string, Condition>> = {
  bleed: "bleed",
  bleeding: "bleed",
  focus: "focus",
  focused: "focus",
  hide: "hide",
  hidden: "hide",
  stun: "stun",
  stunned: "stun",
  weaken: "weaken",
  weakened: "weaken",
};
const SYMBOLS: Readonly<Record<string, "hit" | "accuracy">> = {
  hit: "hit",
  hits: "hit",
  damage: "hit",
  accuracy: "accuracy",
};
const TOKENS: Readonly<Record<string, Token>> = {
  hit: "hit",
  damage: "hit",
  surge: "surge",
  block: "block",
  armor: "block",
  evade: "evade",
  wild: "wild",
};
const EXAMPLES = ["damage 1", "hit 1", "accuracy 2", "pierce 1", "blast 1", "cleave 1", "recover 1", "gain hit token"];

function readPart(part: string, names: ReadonlySet<string>): Draft | undefined {
  const condition = Object.hasOwn(CONDITIONS, part) ? CONDITIONS[part] : undefined;
  if (condition !== undefined) return { conditions: [condition] };
  const ability = abilityNamed(part, names);
  if (ability !== undefined) return { ability };
  return readSymbol(part) ?? readKeyword(part) ?? readTokens(part);
}

/** "+1 hit", "damage 1", "-2 accuracy". */
function readSymbol(part: string): Draft | undefined {
  const [, before, word = "", after] = /^(?:([+-]?\d+) )?([a-z]+)(?: ([+-]?\d+))?$/.exec(part) ?? [];
  const amount = before ?? after;
  const symbol = Object.hasOwn(SYMBOLS, word) ? SYMBOLS[word] : undefined;
  if (symbol === undefined || amount === undefined || (before !== undefined && after !== undefined)) return undefined;
  return { [symbol]: Number(amount) };
}

function readKeyword(part: string): Draft | undefined {
  const [, word, amount] = /^(pierce|blast|cleave|recover) (\d+|x)$/.exec(part) ?? [];
  if (word === undefined || amount === undefined || amount === "0") return undefined;
  if (amount !== "x") return { [word]: Number(amount) };
  return word === "cleave" || word === "recover" ? { [word]: { surgesRolled: 1 } } : undefined;
}

function readTokens(part: string): Draft | undefined {
  const [, count = "1", word = ""] = /^gain (?:([1-9]) )?([a-z]+) (?:power )?tokens?$/.exec(part) ?? [];
  const token = Object.hasOwn(TOKENS, word) ? TOKENS[word] : undefined;
  return token === undefined ? undefined : { tokens: Array.from({ length: Number(count) }, () => token) };
}

function combine(one: Draft, other: Draft): Draft {
  const both: Draft = { ...one, ...other };
  if (one.conditions && other.conditions) both.conditions = [...one.conditions, ...other.conditions];
  if (one.tokens && other.tokens) both.tokens = [...one.tokens, ...other.tokens];
  for (const symbol of ["hit", "accuracy", "pierce", "blast"] as const) {
    if (one[symbol] !== undefined && other[symbol] !== undefined) both[symbol] = one[symbol] + other[symbol];
  }
  return both;
}

function abilityNamed(text: string, names: ReadonlySet<string>): string | undefined {
  const kebab = text
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-");
  return names.has(text) ? text : names.has(kebab) ? kebab : undefined;
}

function unknownPart(id: string, part: string, names: ReadonlySet<string>): ParsedSurge {
  const near = nearest(part, [...EXAMPLES, ...Object.keys(CONDITIONS), ...names]);
  const where = part === id ? "" : ` in "${id}"`;
  const message = `No surge ability is spelled "${part}"${where}.`;
  return near === undefined
    ? { ok: false, message }
    : { ok: false, message: `${message}${didYouMean(part, [near])}`, nearest: near };
}
