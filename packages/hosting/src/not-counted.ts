import type { AnyPlugin, Game } from "@riposte/kernel/run";

/** A rule that is played and that numbers leave out, so that a reader knows of it. */
export interface NotCounted {
  readonly by: string;
  readonly gist: string;
}

const HOOKS = ["on", "trigger", "modify", "veto", "replace", "offer"] as const;

/** Where plugins that a reckoning does not know take part on the way of what it reckons: played, and not counted. */
export function notCountedIn(
  { plugins }: Game,
  known: readonly string[],
  isOnTheWay: (name: string) => boolean,
): readonly NotCounted[] {
  return plugins
    .filter(({ name }) => !known.includes(name))
    .flatMap((plugin) =>
      namesHooked(plugin)
        .filter(isOnTheWay)
        .map((gist) => ({ by: plugin.name, gist })),
    );
}

const namesHooked = ({ behaviour }: AnyPlugin): readonly string[] => [
  ...new Set(HOOKS.flatMap((hook) => Object.keys(behaviour[hook] ?? {}))),
];
