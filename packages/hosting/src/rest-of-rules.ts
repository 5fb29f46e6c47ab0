/** Waits for rules that a page fetches behind its first question; everywhere else they come with the game. */
export const restOfRules = (_game: string): Promise<void> => Promise.resolve();
