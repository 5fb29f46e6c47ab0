/** Abilities that the 11th edition changes or brings, in the place of those of the same key. */
export declare const eleventhMechanics: Readonly<Record<string, unknown>>;

/** Its core stratagems, in the place of the 10th's. */
export declare const eleventhStratagems: unknown;

/** Detachment points and force dispositions of our armies. */
export declare const eleventhDetachments: unknown;

/** Mission cards of our own making. */
export declare const eleventhMissions: unknown;
