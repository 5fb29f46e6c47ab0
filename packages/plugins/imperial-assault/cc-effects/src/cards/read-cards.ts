import { type CommandCard, type Context, commandCardFile } from "@riposte/imperial-assault";
import { readAbility, readSteps } from "@riposte/imperial-assault-steps";
import { type Effect, KernelError } from "@riposte/kernel";
import { didYouMean, faultsOf, listed } from "@riposte/words";
import { z } from "zod";
import { declared } from "../declared.js";
import { ENTRY_PROPERTIES, type EntryProperties, QUALIFIERS } from "../library-entries/properties.js";
import { translate } from "../library-entries/translate.js";
import { codeOf } from "../timing/library-timings.js";
import { TIMINGS } from "../timing/timings.js";
import { CARD_FIELDS, type CommandEffect, type Play } from "./command-effect.js";
import { playsOf } from "./compile.js";
import { statusOf } from "./wired.js";

const EntrySchema = z.strictObject({ ...CARD_FIELDS, ...z.strictObject(ENTRY_PROPERTIES).partial().shape });
type Entry = Readonly<Record<string, unknown>>;

const envelope = { $schema: z.string().optional(), source: z.string() };
const Envelope = z.strictObject({
  ...envelope,
  abilities: z.record(z.string().min(1), z.looseObject({ type: z.literal("ccEffect") })),
});

/** A library of command cards. */
export const CommandEffectFile: z.ZodType = z.strictObject({
  ...envelope,
  abilities: z.record(z.string().min(1), EntrySchema),
});

const { type: _type, ...saying } = EntrySchema.shape as z.ZodRawShape;
/** The file of one command card: its facts, and what it does. */
export const CommandCardFile: z.ZodType = commandCardFile(
  z.strictObject(saying).meta({ description: "What the card does" }),
);

/** Reads the files: cards by id or printed name; every problem is told at once, with file, path and the nearest name. */
export function readCards(
  context: Context,
  files: Readonly<Record<string, unknown>>,
): Readonly<Record<string, CommandEffect>> {
  const effects: Record<string, CommandEffect> = {};
  const problems: string[] = [];
  for (const [file, json] of Object.entries(files)) {
    problems.push(...faultsIn(Envelope, json, file));
    const rows = (json as { readonly abilities?: Readonly<Record<string, unknown>> } | null)?.abilities ?? {};
    for (const [key, row] of Object.entries(rows)) {
      const where = `${file}: abilities["${key}"]`;
      const card = cardNamed(context, key);
      if (card === undefined)
        problems.push(`${where}: there is no such command card.${didYouMean(key, namesIn(context))}`);
      const effect = readEntry(row, card, where, problems);
      if (card === undefined || effect === undefined) continue;
      if (effects[card.id] !== undefined) problems.push(`${where}: it is there already, here or in another file.`);
      effects[card.id] = effect;
    }
  }
  if (problems.length > 0) throw new KernelError("DECLARATION_INVALID", problems.join("\n"));
  return effects;
}

/** An entry in steps, or in properties: that one is translated. */
function readEntry(
  row: unknown,
  card: CommandCard | undefined,
  where: string,
  problems: string[],
): CommandEffect | undefined {
  const parsed = EntrySchema.safeParse(row);
  if (!parsed.success) {
    problems.push(...faultsIn(EntrySchema, row, where));
    // its steps may have faults of their own
    for (const [path, steps] of stepsIn(row)) readSteps(steps, `${where}.${path}`, problems, declared.effects);
    return undefined;
  }
  const effect = inOwnForm(parsed.data as Entry, card, where, problems);
  const { steps, plays, inPlay, inDiscard } = effect;
  if (
    card !== undefined &&
    playsOf(effect).length === 0 &&
    inDiscard === undefined &&
    effect.copies === undefined &&
    effect.logMessage === undefined &&
    effect.manual === undefined
  )
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
  const status = statusOf(read);
  if (effect.wiredStatus !== undefined && effect.wiredStatus !== status)
    problems.push(
      `${where}.wiredStatus: it says ${effect.wiredStatus}, but it is ${status}. Leave it out of the data.`,
    );
  if (card !== undefined) for (const play of playsOf(read)) problems.push(...misplaced(play, card, where));
  return read;
}

/** Properties of an entry become steps; beside steps of our own they would leave open which comes first. */
function inOwnForm(entry: Entry, card: CommandCard | undefined, where: string, problems: string[]): CommandEffect {
  const properties = Object.fromEntries(
    Object.entries(entry).filter(([key, value]) => key in ENTRY_PROPERTIES && value !== undefined),
  );
  const own = Object.fromEntries(Object.entries(entry).filter(([key]) => !(key in ENTRY_PROPERTIES))) as CommandEffect;
  const names = Object.keys(properties);
  if (names.length === 0 || card === undefined) return own;
  if (playsOf(own).length > 0) problems.push(`${where}.${names[0]}: it has steps of its own. Say it in steps too.`);
  for (const name of names) {
    const needs = QUALIFIERS[name];
    if (needs !== undefined && !needs.some((other) => other in properties))
      problems.push(
        `${where}.${name}: it does nothing without ${listed(
          needs.map((one) => `"${one}"`),
          "or",
        )}.`,
      );
  }
  const code = codeOf(own.timing ?? card.timing);
  const isSpecial = code !== null && TIMINGS[code].actions !== undefined;
  const plays = translate(properties as EntryProperties, code === null ? card : { ...card, timing: code }, isSpecial);
  return { ...own, plays: plays.map((play) => ({ timing: own.timing, at: own.at, ...play })) };
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

const faultsIn = (schema: z.ZodType, value: unknown, where: string): readonly string[] =>
  faultsOf(schema, value).map(({ path, message }) => `${[where, ...path].map(String).join(".")}: ${message}`);

/** Whatever looks like steps in an entry that cannot be read. */
function stepsIn(row: unknown): readonly (readonly [string, readonly Effect[]])[] {
  const { steps, plays } = (row ?? {}) as { readonly steps?: unknown; readonly plays?: unknown };
  const ways = (Array.isArray(plays) ? plays : []).map((play, index) => [
    `plays[${index}].steps`,
    (play as { readonly steps?: unknown } | null)?.steps,
  ]);
  return [["steps", steps], ...ways].flatMap(([path, found]) =>
    Array.isArray(found) ? [[String(path), found as readonly Effect[]] as const] : [],
  );
}
