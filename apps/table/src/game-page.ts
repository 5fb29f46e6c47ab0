import type { SetupOption } from "@riposte/hosting";
import type { ComponentType } from "react";
import type { MatchStanding } from "./kept/standing.js";
import type { Course } from "./learn/lesson.js";
import type { Trial } from "./learn/trial.js";
import type { SymbolName } from "./look/icon.js";
import type { Choices } from "./new-match/choices.js";
import type { TableParts } from "./tables/table-parts.js";

/** What the pages add to a game: its words, and what is fetched when it is shown. A game without one is drawn plainly. */
export interface GamePage {
  readonly id: string;
  /** Its sign where there is no room for a picture. */
  readonly emblem: SymbolName;
  /** What one looks at in it. */
  readonly Scene: ComponentType;
  /** In a few words, beside its title. */
  readonly short: string;
  /** How a newcomer is invited to its first match, where first steps show it. */
  readonly invited?: { readonly title: string; readonly about: string };
  /** What is chosen before a match: "Choose decks". */
  readonly choose?: string;
  /** What a match is counted in. */
  readonly chapter: "round" | "turn";
  /** How a kept match stands, where a score by each player does not say it. */
  scoreOf?(names: readonly string[], standing: MatchStanding): string | undefined;
  /** How the match is drawn. */
  parts(): Promise<TableParts>;
  /** The first match, explained. */
  course(): Promise<Course>;
  /** Positions that try out sections of the rules. */
  trials(): Promise<readonly Trial[]>;
  /** Lists of it can be put together. */
  readonly lists?: {
    readonly title: string;
    readonly about: string;
    /** Our own drawing of something that can be in a list: beside words, on a tile of its own, or as a card in a hand. */
    readonly Picture: ComponentType<{ readonly id: string; readonly size: "row" | "tile" | "hand" }>;
    /** What is shown with an entry of a section beside its words. */
    readonly Detail?: ComponentType<{ readonly section: string; readonly id: string }>;
  };
  /** What it is called where bots play its ready lists against each other. */
  readonly league?: string;
  /** What it is called where its attacks are counted, and the page that does. */
  readonly calculator?: { readonly name: string; readonly Screen: ComponentType<{ readonly link: URLSearchParams }> };
  /** How a player brings a list of his own, where pasting its text is not enough. */
  readonly OwnList?: ComponentType<{ readonly onChange: (text: string) => void }>;
  /** How a player brings cards that lists may name. */
  readonly OwnCards?: ComponentType<{ readonly again: () => string }>;
  /** Which of them are not wholly played. */
  readonly UnplayedCards?: ComponentType;
  /** Those he brought before, kept by this browser. */
  keptCards?(): Promise<readonly unknown[]>;
  /** What both sides play for, chosen before a match. */
  readonly MissionChoice?: ComponentType<{
    readonly options: readonly SetupOption[];
    readonly choices: Choices;
    readonly onChange: (change: Partial<Choices>) => void;
  }>;
  /** The maps it is played on. */
  readonly maps?: {
    readonly Picture: ComponentType<{ readonly map: string; readonly mission: string }>;
    readonly Mission: ComponentType<{ readonly map: string; readonly mission: string }>;
    /** What the map and its missions are called, by option and value. */
    /** Draws maps of the player's own. */
    readonly Editor: ComponentType<{ readonly shared: string | null }>;
    titles(map: string): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>>;
  };
}
