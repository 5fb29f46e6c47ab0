import { findGame, type SetupOption } from "@riposte/hosting";
import type { Chosen, MatchInfo } from "@riposte/server/protocol";
import { pageOf } from "../games.js";
import { newMatchTexts as offered } from "../new-match/new-match-texts.js";
import { onlineTexts } from "./online-texts.js";

/** What a match was set up with, in words. */
export interface ChosenTerms {
  /** Armies or decks by seat, and which of the two they are. */
  readonly sides: { readonly key: string; readonly titles: readonly string[] } | null;
  /** Map, mission, edition: what it is, and which. */
  readonly more: readonly (readonly [what: string, which: string])[];
}

/** Fetches the game that is played, and tells what was chosen of what it offers. */
export async function chosenTerms({ game, plugins, chosen, bring }: MatchInfo): Promise<ChosenTerms | null> {
  const entry = chosen === null ? undefined : await findGame(game)?.loadTable(plugins);
  if (entry === undefined || chosen === null) return null;
  const map = chosen.map ?? entry.setup.find(({ key }) => key === "map")?.otherwise;
  const titles = await titlesFor(game, map);
  const sides = entry.setup.find((option) => option.sides !== undefined);
  const plain = entry.setup.filter(
    ({ key, sides: paired, isRare, isAsked }) =>
      paired === undefined && isRare !== true && key in offered.option && isAsked?.(chosen) !== false,
  );
  return {
    sides: sides === undefined || bring !== null ? null : { key: sides.key, titles: sideTitles(sides, chosen) },
    more: plain.map((option) => [offered.option[option.key] as string, titleOf(option, chosen, titles)] as const),
  };
}

function sideTitles({ key, otherwise, sides }: SetupOption, chosen: Chosen): readonly string[] {
  const ids = chosen[key] === undefined ? String(otherwise).split(",") : [chosen[key] ?? [null, null]].flat();
  const ready = sides?.() ?? [];
  return ids.map((id) =>
    id === null ? onlineTexts.room.brought : (ready.find((one) => one.id === id)?.title ?? offered.value(id)),
  );
}

type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>;

function titleOf({ key, into = key, otherwise }: SetupOption, chosen: Chosen, titles: Titles): string {
  const value = chosen[into] === undefined ? otherwise : chosen[into];
  if (value === null || Array.isArray(value)) return key === into ? onlineTexts.room.brought : usual(String(otherwise));
  return titles[key]?.[String(value)] ?? usual(String(value));
}

const usual = (value: string): string =>
  offered.editions[value] ?? (offered.missions.ways as Readonly<Record<string, string>>)[value] ?? offered.value(value);

/** What maps and missions are called, where the game has maps. */
async function titlesFor(game: string, map: unknown): Promise<Titles> {
  return (await pageOf(game)?.maps?.titles(typeof map === "string" ? map : "")) ?? {};
}
