import type { Arguments } from "../arguments.js";
import type { Flag } from "../command.js";
import { readJSONFile } from "../match-file.js";
import { UserMistake, unknownName } from "../user-mistake.js";

/** What `serve` can be told: by a flag, else by RIPOSTE_<NAME> in the environment, else by the file --config names. */
export interface Settings {
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  isSet(name: string): boolean;
  count(name: string, bounds: { readonly min: number; readonly max: number; readonly otherwise: number }): number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const variableOf = (flag: string): string => `RIPOSTE_${flag.toUpperCase().replaceAll("-", "_")}`;

export function readSettings(args: Arguments, flags: readonly Flag[], environment: Environment): Settings {
  const file = args.text("config") ?? environment.RIPOSTE_CONFIG;
  const written = file === undefined ? {} : readFile(file, flags);
  const texts = (name: string): readonly string[] => {
    if (args.texts(name).length > 0) return args.texts(name);
    const variable = environment[variableOf(name)];
    if (variable !== undefined && variable !== "") return isRepeated(flags, name) ? variable.split(",") : [variable];
    const value = written[name];
    return (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);
  };
  return {
    text: (name) => texts(name)[0],
    texts,
    isSet: (name) => args.isSet(name) || ["1", "true"].includes(texts(name)[0] ?? ""),
    count(name, { min, max, otherwise }) {
      const text = texts(name)[0];
      if (text === undefined) return otherwise;
      const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      if (number >= min && number <= max) return number;
      throw new UserMistake("BAD_VALUE", `--${name} takes a whole number from ${min} to ${max}, not "${text}".`);
    },
  };
}

const isRepeated = (flags: readonly Flag[], name: string): boolean =>
  flags.some((flag) => flag.name === name && flag.repeated === true);

/** A table of the same names as the flags. */
function readFile(file: string, flags: readonly Flag[]): Readonly<Record<string, unknown>> {
  const written = readJSONFile(file);
  if (typeof written !== "object" || written === null || Array.isArray(written))
    throw new UserMistake("BAD_VALUE", `"${file}" holds no settings: write { "port": 4000 } and the like.`);
  const names = flags.map(({ name }) => name).filter((name) => name !== "config");
  const unknown = Object.keys(written).find((name) => !names.includes(name));
  if (unknown !== undefined) throw unknownName("UNKNOWN_FLAG", { owner: file, kind: "setting" }, unknown, names);
  return written as Readonly<Record<string, unknown>>;
}
