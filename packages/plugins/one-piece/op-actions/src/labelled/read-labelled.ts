import { type CardProblem, KEYWORDS } from "@riposte/one-piece";
import { didYouMean } from "@riposte/words";
import { z } from "zod";
import { Ability } from "../language/ability.js";
import { LABELS, LabelledAbility } from "./labelled-ability.js";
import { translateLabelled } from "./translate.js";

/** Labelled abilities have their label under `type`; those of the language have a timing. */
export const isLabelled = (given: unknown): boolean =>
  typeof given === "object" && given !== null && !("timing" in given) && ("type" in given || "effect" in given);

/** Reads a labelled ability and turns it into one of the language; what is wrong is added to `problems`. */
export function readLabelledAbility(
  card: string,
  path: string,
  given: unknown,
  problems: CardProblem[],
): Ability | undefined {
  const parsed = LabelledAbility.safeParse(given);
  if (parsed.success) return Ability.parse(translateLabelled(parsed.data));
  for (const issue of parsed.error.issues) {
    const found = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], given);
    problems.push({
      card,
      path: [path, z.core.toDotPath(issue.path)].filter((part) => part !== "").join("."),
      message: `${issue.message}${hint(found, issue)}`,
    });
  }
  return undefined;
}

/** Fields that would have to be parsed, and the explicit form of each. */
const EXPLICIT: Readonly<Record<string, string>> = {
  quantity: '"amount": -2000',
  target: '"targetSide": "opponent", "targetType": "character"',
  filter: '"minTargets": 0, "maxTargets": 1',
};

function hint(found: unknown, issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") {
    const explicit = issue.keys.flatMap((key) => (EXPLICIT[key] === undefined ? [] : [EXPLICIT[key]]));
    return explicit.length === 0 ? "" : `. Write explicit fields: ${explicit.join(", ")}`;
  }
  if (typeof found !== "string") return "";
  const meant = didYouMean(found, [...LABELS, ...KEYWORDS, ...DURATIONS]);
  return meant && `.${meant}`;
}

const DURATIONS = ["thisTurn", "untilEndOfBattle", "untilOpponentsNextTurn", "permanent"];
