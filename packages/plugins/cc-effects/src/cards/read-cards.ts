import type { CommandCard, Context } from "@riposte/imperial-assault";
import { type Effect, KernelError, nearest } from "@riposte/kernel";
import { readAbility, readSteps } from "@riposte/skirmish-steps";
import { z } from "zod";
import { declared } from "../declared.js";
import { codeOf } from "../timing/seed-timings.js";
import { TIMINGS } from "../timing/timings.js";
import { CommandEffect, type Play } from "./command-effect.js";
import { playsOf } from "./compile.js";

const Envelope = z.strictObject({
  $schema: z.string().optional(),
  source: z.string(),
  abilities: z.record(z.string().min(1), z.looseObject({ type: z.literal("ccEffect") })),
});

/** Reads the files: cards by id or printed name; every problem is told at once, with file, path and the nearest name. */
export function readCards(
  context: Context,
  files: Readonly<Record<string, unknown>>,
): Readonly<Record<string, CommandEffect>> {
  const effects: Record<string, CommandEffect> = {};
  const problems: string[] = [];
  for (const [file, json] of Object.entries(files)) {
    const parsed = Envelope.safeParse(json);
    if (!parsed.success) problems.push(...issuesOf(parsed.error, file, []));
    const rows = (json as { readonly abilities?: Readonly<Record<string, unknown>> } | null)?.abilities ?? {};
    for (const [key, row] of Object.entries(rows)) {
      const where = `${file}: abilities["${key}"]`;
      const card = cardNamed(context, key);
      if (card === undefined) problems.push(`${where}: there is no such command card.${hint(key, namesIn(context))}`);
      const effect = readEntry(row, card, where, problems);
      if (card === undefined || effect === undefined) continue;
      if (effects[card.id] !== undefined) problems.push(`${where}: it is in another file already.`);
      effects[card.id] = effect;
    }
  }
  if (problems.length > 0) throw new KernelError("DECLARATION_INVALID", problems.join("\n"));
  return effects;
}

function readEntry(
  row: unknown,
  card: CommandCard | undefined,
  where: string,
  problems: string[],
): CommandEffect | undefined {
  const parsed = CommandEffect.safeParse(row);
  if (!parsed.success) {
    problems.push(...issuesOf(parsed.error, where, Object.keys(CommandEffect.shape)));
    return undefined;
  }
  const effect = parsed.data as CommandEffect;
  const { steps, plays, inPlay, inDiscard } = effect;
  if (playsOf(effect).length === 0 && inDiscard === undefined && effect.manual === undefined)
    problems.push(`${where}: it has a label and no steps. Give it steps, or say in "manual" what players do by hand.`);
  const read = {
    ...effect,
    ...(steps && { steps: readSteps(steps, `${where}.steps`, problems, declared.effects) }),
    ...(plays && {
      plays: plays.map((play, index) => ({
        ...play,
        steps: readSteps(play.steps as readonly Effect[], `${where}.plays[${index}].steps`, problems, declared.effects),
      })),
    }),
    ...(inPlay && {
      inPlay: readAbility({ type: "passive", ...inPlay }, `${where}.inPlay`, problems, declared.effects),
    }),
    ...(inDiscard && {
      inDiscard: readAbility({ type: "passive", ...inDiscard }, `${where}.inDiscard`, problems, declared.effects),
    }),
  } as CommandEffect;
  if (card !== undefined) for (const play of playsOf(read)) problems.push(...misplaced(play, card, where));
  return read;
}

/** A card is played at windows its timing allows, and names one where they differ in what they are for. */
function misplaced({ timing = undefined, at, as }: Play, card: CommandCard, where: string): readonly string[] {
  const code = codeOf(timing ?? card.timing);
  if (code === null) return [];
  const { windows, names } = TIMINGS[code];
  const given = at === undefined ? [] : [at].flat();
  if (given.length === 0 && (names === true || windows.length === 0))
    return [`${where}.at: say at which window, of ${windows.join(", ") || "all"}.`];
  if (windows.length === 0 && as === undefined) return [`${where}.as: say how the figure stands to that moment.`];
  return given
    .filter((window) => windows.length > 0 && !windows.includes(window))
    .map((window) => `${where}.at: "${window}" is no window of ${code}; those are ${windows.join(", ")}.`);
}

const cardNamed = ({ facts }: Context, key: string): CommandCard | undefined =>
  facts.command[key] ?? Object.values(facts.command).find(({ name }) => name === key);

const namesIn = ({ facts }: Context): readonly string[] =>
  Object.values(facts.command).flatMap(({ id, name }) => [id, name]);

function issuesOf(error: z.ZodError, where: string, known: readonly string[]): readonly string[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.length === 0 ? "" : `.${issue.path.join(".")}`;
    if (issue.code !== "unrecognized_keys") return [`${where}${path}: ${issue.message}`];
    return issue.keys.map((key) => `${where}${path}: "${key}" is no property of it.${hint(key, known)}`);
  });
}

const hint = (name: string, names: Iterable<string>): string => {
  const near = nearest(name, names);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
};
