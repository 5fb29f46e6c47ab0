import { type Game, hookedBy } from "@riposte/kernel/run";
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
