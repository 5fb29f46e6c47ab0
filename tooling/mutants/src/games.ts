/** What is measured of one game's own data; loaded when it is asked for. */
export const MEASURES: Readonly<Record<string, () => Promise<(words: readonly string[]) => number>>> = {
  readings: async () => (await import("./one-piece/readings-command.js")).readingsCommand,
};
