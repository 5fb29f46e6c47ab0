import { type Context, findCard } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Library } from "../library/library.js";
import type { Scene } from "./scene.js";
import { candidates } from "./select.js";

/** The id of the running ability. */
export const runningAbility = (match: OaMatch): string => match.varsOf("ability")?.ability as string;

/** The scene of the running ability. */
export function runningScene(context: Context, library: Library, match: OaMatch): Scene {
  const { ability, seat, source, bindings } = match.varsOf("ability") as {
    readonly ability: string;
    readonly seat: number;
    readonly source: number;
    readonly bindings: Readonly<Record<string, unknown>>;
  };
  return { context, library, match, seat, source, ability, code: codeOf(ability), bindings, candidates };
}

/** An ability's id begins with its card's number. */
const codeOf = (ability: string): string => ability.slice(0, ability.indexOf(":"));

const NO_BINDINGS = {};

/** The scene of an ability that does not run: a static one, or one whose conditions are looked at. */
export const sceneOf = (
  context: Context,
  library: Library,
  match: OaMatch,
  seat: number,
  source: number,
  bindings: Readonly<Record<string, unknown>> = NO_BINDINGS,
): Scene => ({
  context,
  library,
  match,
  seat,
  source,
  ability: "",
  code: findCard(match, source)?.code ?? "",
  bindings,
  candidates,
});
