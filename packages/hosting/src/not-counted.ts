import { type Game, hookedBy } from "@riposte/kernel/run";
import { listed } from "@riposte/words";
import type { GameInfo } from "./game-info.js";

/** A rule that is played and that numbers leave out, so that a reader knows of it. */
export interface NotCounted {
  readonly by: string;
  readonly gist: string;
}

/** Where plugins that a game did not bring take part on the way of what is reckoned: played, and not counted. */
export const notCountedIn = (
  { plugins }: Pick<Game, "plugins">,
  known: GameInfo["plugins"],
  isOnTheWay: (name: string) => boolean,
): readonly NotCounted[] =>
  plugins
    .filter(({ name }) => !known.some((one) => one.name === name))
    .flatMap((plugin) =>
      hookedBy(plugin)
        .filter(isOnTheWay)
        .map((gist) => ({ by: plugin.name, gist })),
    );

/** Each once. */
export const distinct = (rules: readonly NotCounted[]): readonly NotCounted[] => [
  ...new Map(rules.map((rule) => [`${rule.by} ${rule.gist}`, rule])).values(),
];

/** Whose rules are played and numbers leave out, beside those numbers; nothing where all are counted. */
export const withoutWords = (rules: readonly NotCounted[] = []): string =>
  rules.length === 0 ? "" : `not counting ${listed([...new Set(rules.map(({ by }) => by))])}`;
