import type { Contribution } from "@riposte/kernel";
import type { Game } from "@riposte/kernel/run";

/** The same game, which tells of every ability that acts: those an event names, and those that change a number. */
export function countingAbilities(game: Game, event: string, count: (ability: string) => void): Game {
  const events = new Map(game.events);
  const told = game.events.get(event);
  if (told !== undefined) {
    const run = (payload: unknown) => count((payload as { readonly ability: string }).ability);
    events.set(event, {
      ...told,
      heard: true,
      handlers: [...told.handlers, { plugin: told.plugin, label: "counting abilities", run }],
    });
  }
  const values = [...game.values].map(([name, entry]) => {
    const modifiers = entry.modifiers.map((modifier) => ({
      ...modifier,
      run(subject: unknown, match: unknown) {
        const found = modifier.run(subject, match);
        if (Array.isArray(found)) for (const { by } of found as readonly Contribution[]) countNamed(by, count);
        else if (found !== undefined) countNamed((found as Contribution).by, count);
        return found;
      },
    }));
    return [name, { ...entry, modifiers }] as const;
  });
  return { ...game, unwatched: game.unwatched ?? game, events, values: new Map(values) };
}

/** A reason that is no ability, such as a rule, has no number behind a colon. */
const countNamed = (by: string, count: (ability: string) => void): void => {
  if (by.includes(":")) count(by);
};
