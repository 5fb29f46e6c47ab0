import { numberOf } from "./loadout.js";
import type { PrintedOption } from "./sheet.js";
import { onOneLine } from "./typography.js";

/** A line of wargear to choose from, read; `limits` are words about it that are not checked. */
export interface ReadOption {
  readonly options: readonly PrintedOption[];
  readonly limits: readonly string[];
}

/** Lines that say there is nothing to choose. */
export const isNoOption = (line: string): boolean => /^(none|n\/a|-)?[.\s]*$/i.test(onOneLine(line));

/** "Any number of Guards can each have their rifle replaced with one of the following: ◦ 1 lance ◦ 1 pistol". */
export function readWargearOption(line: string): ReadOption | undefined {
  const limits: string[] = [];
  const plain = line.replace(/\n\s*(?=\d)/g, " \u25e6 ");
  const [head = "", ...bullets] = onOneLine(plain)
    .replace(/\s*\(([^)]*)\)/g, (_, note: string) => {
      limits.push(note);
      return "";
    })
    .replace(/\*+/g, "")
    .replace(/^[\u25a0\u25aa\u25ab\u2022\u25e6]\s*/, "")
    .split(/\s*[\u25e6\u25ab\u25a0\u25aa\u2022]\s*/);
  const said = sentence(head, bullets.length > 0, limits);
  const read = said === undefined ? undefined : subjectAndThings(said);
  if (read === undefined) return undefined;
  const last = bullets.length > 0 ? bullets : [read.gets];
  const oneOf = last.map((bullet) => sentence(bullet, false, limits)).filter((bullet) => bullet !== "");
  const following = FOLLOWING.exec(read.gets);
  if ((following === null) !== (bullets.length === 0) || oneOf.length === 0) return undefined;
  if (following?.[3] !== undefined && following[3].length > 1) limits.push(following[3].replace(/^,\s*/, ""));
  const most = /^up to (\w+) (?=\S)/i.exec(oneOf[0] ?? "");
  if (most !== null) oneOf[0] = (oneOf[0] ?? "").slice(most[0].length);
  const isAny = following?.[1]?.toLowerCase() === "any";
  const upTo = isAny ? oneOf.length : numbered(following?.[2] ?? most?.[1]);
  if (Number.isNaN(upTo)) return undefined;
  const { who, limit, gives } = read;
  const either = gives?.split(/\s+or\s+(?:\d+\s+)?/) ?? [undefined];
  return { options: either.map((replaces) => ({ who, limit, replaces, oneOf, upTo })), limits };
}

/** What bullets are announced by; "on of" is in print. */
const FOLLOWING = /^(one?|1|any|up to (\w+)) of the following\b(.*)$|^$/i;

const numbered = (text: string | undefined): number | undefined => (text === undefined ? undefined : numberOf(text));

/** The first sentence; what follows it limits the choice. */
function sentence(text: string, hasBullets: boolean, limits: string[]): string {
  const [first = "", ...rest] = text.trim().split(AFTERWARDS);
  limits.push(...rest.filter((one) => one !== ""));
  return first.replace(hasBullets ? /:\s*$/ : /[.:\s]+$/, "").trim();
}

const AFTERWARDS =
  /\.\s+(?=[A-Z])|\s+(?=You cannot |A model can |No model can |(?:This|That) \S+(?: \S+)? cannot |This model can only |The (?:profile|rules) for )/;

interface Said {
  readonly who: string | undefined;
  readonly limit: PrintedOption["limit"];
  readonly gives?: string | undefined;
  readonly gets: string;
}

const EACH = "(?:each )?";
const THEIR = "(?:their|its|his|her)";
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?<who>.+?) can ${EACH}have ${THEIR} (?<gives>.+?) replaced (?:with:? ?)?(?<gets>.*)$`, "i"),
  new RegExp(`^(?<who>.+?) can ${EACH}replace ${THEIR} (?<gives>.+?) with (?<gets>.+)$`, "i"),
  new RegExp(`^(?<who>.+?)(?:'s|s') (?<gives>.+?) can ${EACH}be replaced (?:with:? ?)?(?<gets>.*)$`, "i"),
  new RegExp(`^(?<who>.+?) (?:can|must) ${EACH}(?:be equipped with:?|be equipped|have|take) ?(?<gets>.*)$`, "i"),
];

function subjectAndThings(said: string): Said | undefined {
  const every =
    /^(?:for every|if (?:this|the) unit contains) (\w+)(?: or more)? models(?: in (?:this|the) unit| it contains)?,?\s+(?:it contains,\s+)?/i.exec(
      said,
    );
  const per = every === null ? undefined : numberOf(every[1] ?? "");
  if (Number.isNaN(per)) return undefined;
  const rest = said.slice(every?.[0].length ?? 0);
  const found = FORMS.map((form) => form.exec(rest)?.groups).find((groups) => groups !== undefined);
  const { who = "", gives, gets } = found ?? {};
  if (gets === undefined || /^(if|each of|you)\b/i.test(rest)) return undefined;
  const some = /^(\w+) of (this model)$/i.exec(who);
  const subject = subjectOf(some?.[2] ?? who);
  const count = subject.count ?? (per === undefined ? undefined : 1);
  return {
    who: subject.who,
    limit: count === undefined ? undefined : { count, ...(per === undefined ? {} : { per }) },
    gives: some === null ? gives : `${numberOf(some[1] ?? "")} ${gives}`,
    gets,
  };
}

/** Who may: a number of them, any, or the one who is called so. */
function subjectOf(text: string): { readonly who: string | undefined; readonly count?: number } {
  const plain = text.replace(/\s+(?:that (?:is|are) )?(?:not |each )?equipped with .*$/i, "").replace(/^up to /i, "");
  const found =
    /^(any number of|all(?: of the)?|every|each|the|this|its?|a|an|one|two|three|four|five|six|\d+)(?:\s+(.*))?$/i.exec(
      plain,
    );
  const name = (found?.[2] ?? plain)
    .replace(/\s+in (?:this|the) unit$/i, "")
    .replace(/\bmodels?$/i, "")
    .trim();
  const who = name === "" || /^(it|other|unit)$/i.test(name) ? undefined : name;
  const first = found?.[1] ?? "";
  if (found === null || /^(any|all|every|each|the|this|it)/i.test(first)) return { who };
  return { who, count: numberOf(first) };
}
