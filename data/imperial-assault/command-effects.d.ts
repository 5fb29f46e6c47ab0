/** What command cards do, by file: what `ccEffects` reads. */
export declare const commandEffects: Readonly<Record<string, unknown>>;
