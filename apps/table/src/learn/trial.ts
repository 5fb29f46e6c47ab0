import { pageOf } from "../games.js";

/** A position in which rules of some sections matter at once. */
export interface Trial {
  /** The numbers of these sections in the written rules. */
  readonly sections: readonly number[];
  /** What one does in it. */
  readonly about: string;
  /** What is asked first, by the question's or the window's name. */
  readonly asks: string;
  readonly setup: Readonly<Record<string, unknown>>;
  /** The optional plugins it is played with; all unless given. */
  readonly plugins?: readonly string[];
}

/** What can be tried in a game; nothing where nothing is laid out. */
export const trialsOf = async (game: string): Promise<readonly Trial[]> => (await pageOf(game)?.trials()) ?? [];

/** The positions that belong to a section, by the number its title begins with. */
export const trialsIn = (trials: readonly Trial[], title: string): readonly Trial[] =>
  trials.filter(({ sections }) => sections.includes(Number.parseInt(title, 10)));
