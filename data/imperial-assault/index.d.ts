/** The card and army files, by their path in this folder; the game's own schemas check them in `parseFacts`. */
export declare const files: Readonly<Record<string, unknown>>;
