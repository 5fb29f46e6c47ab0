const MANY: Readonly<Record<string, string>> = { ability: "abilities" };

/** "1 plugin", "2 plugins". */
export const counted = (count: number, what: string): string =>
  `${count} ${count === 1 ? what : (MANY[what] ?? `${what}s`)}`;
