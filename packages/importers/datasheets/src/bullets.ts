import { onOneLine } from "./typography.js";

/** Longer ones are sentences. */
const LONGEST = 80;

/** Names in a text with bullets: the units a leader may lead. */
export const readBullets = (text: string): readonly string[] =>
  text
    .split(/<li>|[\u25a0\u25aa\u25ab\u2022\u25e6\n]/)
    .slice(1)
    .map(
      (name) =>
        onOneLine(name)
          .split(/\s+(?=(?:If|You|This|While|Each|These) )/)[0]
          ?.replace(/[*.]+$/, "") ?? "",
    )
    .filter((name) => name !== "" && name.length <= LONGEST);
