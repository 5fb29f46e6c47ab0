import { findGame } from "@riposte/catalog";
import { imperialAssaultContext, imperialAssaultGame } from "@riposte/catalog/imperial-assault";
import type { Context } from "@riposte/imperial-assault";
import type { Game } from "@riposte/kernel";
import { UserMistake } from "../../user-mistake.js";

/** Every plugin beside the base game, in the order they are composed. */
export const PLUGINS: readonly string[] = (findGame("imperial-assault")?.plugins ?? [])
  .filter(({ isOptional }) => isOptional)
  .map(({ name }) => name);

/** Cards and maps, read when first asked for: other commands and games need not wait for them. */
export const context = (): Context => imperialAssaultContext();

/** The base game with the plugins of these names. */
export function composition(names: readonly string[] = PLUGINS): Game {
  const composed = imperialAssaultGame.compose(names);
  if (composed.ok) return composed.game;
  throw new UserMistake("BAD_VALUE", composed.problems.join("\n"));
}
