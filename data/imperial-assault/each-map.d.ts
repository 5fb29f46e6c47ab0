/** Fetches a map, by its id; the game's `compileBoard` checks each. */
export declare const eachMap: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
