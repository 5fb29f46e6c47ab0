import { parseArgs } from "node:util";
import type { Command, Flag } from "./command.js";
import { UserMistake, unknownName } from "./user-mistake.js";

/** What a command was called with, checked against its declaration. */
export interface Arguments {
  operand(name: string): string;
  /** All words of an operand that takes several, at least one. */
  operands(name: string): readonly string[];
  text(flag: string): string | undefined;
  texts(flag: string): readonly string[];
  isSet(flag: string): boolean;
  /** A whole number within bounds, or `otherwise` when the flag is absent. */
  count(flag: string, bounds: { readonly min: number; readonly max: number; readonly otherwise: number }): number;
}

/** Reads the words after the command's name; a wrong one is a mistake that says what was meant. `games` are those of others that came along. */
export function readArguments(command: Command, words: readonly string[], games: readonly string[] = []): Arguments {
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(command.flags.map((flag) => [flag.name, { type: kindOf(flag) }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind !== "option") continue;
    const flag = command.flags.find(({ name }) => name === token.name);
    if (flag === undefined) throw unknownFlag(command, token.rawName);
    given.set(flag.name, [...(given.get(flag.name) ?? []), givenValue(command, flag, token.value)]);
  }
  const repeated = command.flags.find((flag) => flag.repeated !== true && (given.get(flag.name)?.length ?? 0) > 1);
  if (repeated !== undefined)
    throw new UserMistake("BAD_VALUE", `--${repeated.name} is given twice. Leave one of them out.`);
  return argumentsOf(given, operandsOf(command, withGame(command, positionals, games)));
}

const kindOf = (flag: Flag): "string" | "boolean" => (flag.value === undefined ? "boolean" : "string");

function argumentsOf(
  given: ReadonlyMap<string, readonly string[]>,
  operands: ReadonlyMap<string, readonly string[]>,
): Arguments {
  const text = (flag: string) => given.get(flag)?.[0];
  return {
    text,
    operand: (name) => operands.get(name)?.[0] as string,
    operands: (name) => operands.get(name) ?? [],
    texts: (flag) => given.get(flag) ?? [],
    isSet: (flag) => given.has(flag),
    count(flag, { min, max, otherwise }) {
      const written = text(flag);
      if (written === undefined) return otherwise;
      const number = /^\d+$/.test(written) ? Number(written) : Number.NaN;
      if (number >= min && number <= max) return number;
      throw new UserMistake("BAD_VALUE", `--${flag} takes a whole number from ${min} to ${max}, not "${written}".`);
    },
  };
}

function givenValue(command: Command, flag: Flag, value: string | undefined): string {
  if (flag.value === undefined) {
    if (value === undefined) return "";
    throw new UserMistake("BAD_VALUE", `--${flag.name} is a switch and takes no value; remove "=${value}".`);
  }
  // `--seed --json`: the next flag was taken for the value
  const isFlag = value !== undefined && command.flags.some(({ name }) => value === `--${name}`);
  if (value !== undefined && value !== "" && !isFlag) return value;
  throw new UserMistake("BAD_VALUE", `--${flag.name} needs a value: --${flag.name} ${flag.value}.`);
}

/** A game of others that is given need not be named as well. */
const withGame = ({ operands: [first] }: Command, positionals: readonly string[], [game]: readonly string[]) =>
  game !== undefined && first?.startsWith("game") === true && positionals.length === 0 ? [game] : positionals;

function operandsOf(command: Command, positionals: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const { operands, name } = command;
  const help = `See: riposte ${name} --help`;
  const missing = operands[positionals.length];
  if (missing !== undefined) throw new UserMistake("MISSING_ARGUMENT", `"riposte ${name}" needs a ${missing}. ${help}`);
  const takesMore = operands.at(-1)?.endsWith("…") === true;
  if (positionals.length > operands.length && !takesMore) {
    const extra = positionals[operands.length];
    throw new UserMistake("EXTRA_ARGUMENT", `"riposte ${name}" does not take "${extra}". ${help}`);
  }
  const isLast = (at: number) => takesMore && at === operands.length - 1;
  return new Map(operands.map((operand, at) => [operand, positionals.slice(at, isLast(at) ? undefined : at + 1)]));
}

function unknownFlag(command: Command, written: string): UserMistake {
  const names = [...command.flags.map(({ name }) => `--${name}`), "--help"];
  return unknownName("UNKNOWN_FLAG", { owner: `riposte ${command.name}`, kind: "flag" }, written, names);
}
