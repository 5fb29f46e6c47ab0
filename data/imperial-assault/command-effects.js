import effects from "./dist/command-effects.json" with { type: "json" };

/** What command cards do, by file: what `ccEffects` reads. */
export const commandEffects = { "command-effects.json": effects };
