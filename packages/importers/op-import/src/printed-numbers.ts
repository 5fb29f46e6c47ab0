/** Words around a number, and the ways it may stand in an ability; a scan of its own, which knows nothing of the grammar. */
const ROLES: readonly (readonly [RegExp, (number: string) => readonly RegExp[]])[] = [
  [
    /\bdraws? (?:up to )?([0-9]+) cards?/gi,
    (n) => [new RegExp(`"type":"op:draw","count":(?:${n}\\b|\\{.*"times":${n}\\b)`)],
  ],
  [/-([0-9]+) (power|cost)/g, (n) => [new RegExp(`"(?:power|cost|times)":-${n}\\b`)]],
  [/\+([0-9]+) (power|cost)/g, (n) => [new RegExp(`"(?:power|cost|times)":${n}\\b`)]],
  [/(?<!base )cost of ([0-9]+) or less/gi, (n) => [new RegExp(`"cost":\\{(?:"min":[0-9]+,)?"max":${n}\\}`)]],
  [/(?<!base )cost of ([0-9]+) or more/gi, (n) => [text(`"cost":{"min":${n}`), text(`"maxCost":${Number(n) - 1}`)]],
  [/base cost of ([0-9]+) or less/gi, (n) => [text(`"baseCost":{"max":${n}}`)]],
  [/([0-9]+) (?:power or less|or less power)/gi, (n) => [text(`"power":{"max":${n}}`)]],
  [/([0-9]+) power or more/gi, (n) => [text(`"power":{"min":${n}}`)]],
  [/([0-9]+) base power or less/gi, (n) => [text(`"basePower":{"max":${n}}`)]],
  [/([0-9]+) or less Life cards/gi, (n) => [new RegExp(`"size":"life"[^}]*},"max":${n}\\b`)]],
  [/([0-9]+) or more Life cards/gi, (n) => [new RegExp(`"size":"life"[^}]*},"min":${n}\\b`)]],
  [/([0-9]+) or more cards in your trash/gi, (n) => [new RegExp(`"size":"trash"[^}]*},"min":${n}\\b`)]],
  [
    /trash(?:es)? ([0-9]+) cards? from (?:your|their) hand/gi,
    (n) => [new RegExp(`"zones":\\["hand"\\][^}]*"count":\\{"exactly":${n}\\}`)],
  ],
  [/\bup to ([0-9]+)/gi, (n) => [text(`"upTo":${n}`), new RegExp(`"count":${n}\\b`)]],
  [/look at (?:up to )?([0-9]+) cards?/gi, (n) => [new RegExp(`"count":${n}\\b`)]],
  [/DON!! -([0-9]+)/g, (n) => [text(`"type":"op:returnDon","count":{"exactly":${n}}`)]],
  [/\[DON!! x([0-9]+)\]/g, (n) => [new RegExp(`"don":${n}\\b`)]],
];

const text = (words: string): RegExp => new RegExp(words.replace(/[{}[\].]/g, "\\$&"));

/** Printed numbers that are in no ability of a line, or not in the part they are printed with: it was misread. */
export function lostNumbers(line: string, abilities: readonly unknown[]): readonly string[] {
  if (abilities.length === 0) return [];
  const written = JSON.stringify(abilities);
  const missing = missingNumbers(line, written);
  const misplaced = ROLES.flatMap(([words, ways]) =>
    [...line.matchAll(words)].flatMap(([phrase, number = ""]) =>
      ways(number).some((way) => way.test(written)) ? [] : [phrase],
    ),
  );
  return [...new Set([...missing, ...misplaced])];
}

/** Zero has words of its own. */
function missingNumbers(line: string, written: string): readonly string[] {
  const words = line.replace(/\{[^}]*\}|\[(?!DON)[^\]]*\]|"[^"]*"/g, "");
  const known = new Set(written.match(/(?<=[:[,-])[0-9]+(?=[,}\]])/g));
  return [...new Set(words.match(/[0-9]+/g))].filter((number) => Number(number) !== 0 && !known.has(number));
}
