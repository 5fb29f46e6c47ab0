import type { Context, Table } from "@riposte/imperial-assault";
import type { StepsMatch } from "../declared.js";

/** Who asks: the ability's figure and player, and what is bound. */
export interface Scene {
  readonly context: Context;
  readonly match: StepsMatch;
  /** The ability's own figure; empty for an upgrade that belongs to the army. */
  readonly self: string;
  readonly seat: number;
  readonly bindings: Readonly<Record<string, unknown>>;
  /** It is only asked whether a figure is near: none is reached. */
  readonly exact?: true;
}

/** The scene of the ability that runs. */
export function runningScene(context: Context, match: StepsMatch): Scene {
  const vars = match.varsOf("ability") as
    | { readonly seat?: number; readonly bindings?: Readonly<Record<string, unknown>> }
    | undefined;
  const bindings = vars?.bindings ?? {};
  return { context, match, self: String(bindings.self ?? ""), seat: vars?.seat ?? 0, bindings };
}

export const tableOf = ({ match }: Pick<Scene, "match">): Table => match.slices["imperial-assault"] as Table;

/** Figures bound under a name that are still in play. */
export function figuresBound(scene: Scene, name: string): readonly string[] {
  const value = name === "self" ? scene.self : scene.bindings[name];
  if (value === undefined || value === null) return NOBODY;
  const { figures } = tableOf(scene);
  if (typeof value === "string") return figures[value] === undefined ? NOBODY : [value];
  const ids = Array.isArray(value) ? value : [value];
  return ids.map(String).filter((id) => figures[id] !== undefined);
}

/** Objects of the mission chosen under a name. */
export const objectsBound = (scene: Scene, name: string): readonly string[] =>
  listed(scene.bindings[name] ?? []).filter(
    (id): id is string => typeof id === "string" && tableOf(scene).objects[id] !== undefined,
  );

const NOBODY: readonly string[] = [];

/** What the ability is called in reasons and logs. */
export const reasonOf = ({ bindings }: Scene): string => String(bindings.ability ?? "ability");

/** One or many, as many. */
export const listed = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T]);
