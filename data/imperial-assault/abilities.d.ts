/** What the abilities of deployment cards do, by file: what `dcAbilities` reads. */
export declare const abilities: Readonly<Record<string, unknown>>;
