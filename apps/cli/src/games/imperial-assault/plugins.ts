import { ccEffects } from "@riposte/cc-effects";
import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { maps } from "@riposte/data-imperial-assault/maps";
import { dcAbilities } from "@riposte/dc-abilities";
import { type Context, createContext, imperialAssault, MapFacts, parseFacts } from "@riposte/imperial-assault";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel";
import { powerTokens } from "@riposte/power-tokens";
import { skirmishSteps } from "@riposte/skirmish-steps";
import { surge } from "@riposte/surge";

/** Every plugin beside the base game, in the order they are composed. */
const FACTORIES: Readonly<Record<string, (context: Context) => AnyPlugin>> = {
  "power-tokens": () => powerTokens(),
  surge: (facts) => surge(facts),
  "skirmish-steps": (facts) => skirmishSteps(facts),
  "dc-abilities": (facts) => dcAbilities(facts, abilities),
  "cc-effects": (facts) => ccEffects(facts, commandEffects),
};

export const PLUGINS: readonly string[] = Object.keys(FACTORIES);

let read: Context | undefined;

/** Cards and maps, read when first asked for: other commands and games need not wait for them. */
export function context(): Context {
  read ??= createContext(
    readFacts(),
    maps.map((map) => MapFacts.parse(map)),
  );
  return read;
}

const composed = new Map<string, Game>();

/** The base game with the plugins of these names. */
export function composition(names: readonly string[] = PLUGINS): Game {
  const key = names.join();
  const game =
    composed.get(key) ??
    composeList([imperialAssault(context()), ...names.map((name) => FACTORIES[name]?.(context()) as AnyPlugin)]);
  composed.set(key, game);
  return game;
}

function readFacts(): Context["facts"] {
  const parsed = parseFacts(files);
  if (!parsed.ok) throw new Error(`The card data is wrong:\n${JSON.stringify(parsed.problems, null, 2)}`);
  return parsed.facts;
}
