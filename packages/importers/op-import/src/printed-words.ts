import { isTag } from "./grammar/words.js";

/** Names, types and attributes that are printed and in no ability of a line: it was misread. */
export function lostWords(line: string, abilities: readonly unknown[]): readonly string[] {
  if (abilities.length === 0) return [];
  const written = JSON.stringify(abilities);
  const printed = [...line.matchAll(/\[([^\]]+)\]|\{([^}]+)\}|<([^>]+)>|["“]([^"”]+)["”](?![A-Za-z])/g)];
  return [
    ...new Set(
      printed.flatMap(([, name, type, attribute, part]) => {
        const word = name ?? type ?? attribute ?? part ?? "";
        const isKnown = (name !== undefined && isTag(name)) || written.includes(JSON.stringify(word).slice(1, -1));
        return isKnown ? [] : [word];
      }),
    ),
  ];
}
