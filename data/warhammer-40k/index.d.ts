/** Units of our own making; the game's `Unit` checks them. */
export declare const datasheets: readonly unknown[];

/** Ready armies; the game's `readArmy` checks them. */
export declare const armies: readonly unknown[];

/** The library of abilities, by path in this folder; `readLibrary` of mechanics checks it. */
export declare const mechanics: Readonly<Record<string, unknown>>;

/** The core stratagems: what `readStratagems` reads. */
export declare const stratagems: unknown;
