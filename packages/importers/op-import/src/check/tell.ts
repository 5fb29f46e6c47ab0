import type { Scan } from "./printed.js";

/** What a phrase means where it stands. */
export type Tell = (found: RegExpExecArray, scan: Scan) => readonly string[];

/** The same wherever it stands. */
export const says =
  (...means: string[]): Tell =>
  () =>
    means;

/** A noun, with whose it is. */
export const noun =
  (name: string): Tell =>
  (found, scan) => {
    scan.lastNoun = scan.tokens.length;
    const whose = scan.whose ?? scan.subject ?? "any";
    if (!GOES_ON.test(found.input.slice(found.index + found[0].length))) scan.whose = undefined;
    return [`${whose}.${name}`];
  };

/** "your Leader or Character": whose the first is the second is too. */
const GOES_ON =
  /^ (?:or|and) (?:up to [0-9]+ )?(?:rested |active )?(?:Leader|Character|Stage|DON!!|Event|hand|field|trash|Life)/i;

/** From here on nouns have an owner. */
export const belongs =
  (whose: Scan["whose"], ...means: string[]): Tell =>
  (_found, scan) => {
    scan.whose = whose;
    return means;
  };

/** "You have": whatever is named until the next comma is yours. */
export const subject =
  (whose: "you" | "opponent", ...means: string[]): Tell =>
  (_found, scan) => {
    scan.subject = whose;
    return means;
  };

/** "on your field" behind a noun says whose that was; behind another player's it is another of the same, as is "than you". */
export const ofLast =
  (whose: "you" | "opponent"): Tell =>
  (_found, scan) => {
    const last = scan.lastNoun === undefined ? undefined : scan.tokens[scan.lastNoun];
    if (last === undefined || scan.lastNoun === undefined || last.means.startsWith(`${whose}.`)) return [];
    const means = last.means.replace(/^[a-z]+\./, `${whose}.`);
    if (!last.means.startsWith("any.")) return [means];
    scan.tokens[scan.lastNoun] = { ...last, means };
    const before = scan.tokens[scan.lastNoun - 1];
    if (before !== undefined && /^any\.(Leader|Character)$/.test(before.means))
      scan.tokens[scan.lastNoun - 1] = { ...before, means: before.means.replace("any.", `${whose}.`) };
    return [];
  };

/** A phrase as a pattern, and what it means. */
export type Phrase = readonly [pattern: string, tell: Tell];
