const LINE = 120;

/** A file of JSON, as formatters leave it: short lists on one line, each thing in a manifest on its own. */
export const json = (value: object): string =>
  `${JSON.stringify(value, null, 2).replaceAll(
    /^(.*)\[\n([^[\]{}]*?)\n\s*\]/gm,
    (whole, before: string, inside: string) => {
      const line = `${before}[${inside
        .split("\n")
        .map((item) => item.trim())
        .join(" ")}]`;
      return line.length < LINE ? line : whole;
    },
  )}\n`;

/** A manifest, as npm writes it. */
export const manifestText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

export const sorted = (list: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(list).sort(([one], [other]) => (one < other ? -1 : 1)));
