/** The list of the IACP list builder has this heading; other texts are left as they are. */
const SHARED = /deployment cards:/i;
const TITLE = /^-+\s*(.*?)\s*-{2,}$/;
const STATS = /^stats:/i;
/** Which printing, or whose card it is: the names are known without. */
const MARKS = /\s*(?:\((?:M|I|R|N|Mercenary|Imperial|Rebel|Neutral|Scum)\)|\bIACP)$/i;
const RANKS: readonly (readonly [RegExp, string])[] = [
  [/\s*(?:\[E\]|\(E\))$/i, " (Elite)"],
  [/\s*(?:\[R\]|\(Regular\))$/i, ""],
];

/** What the IACP list builder shares, as one card a line; lines stay where they are. */
export function plainShare(text: string): string {
  if (!SHARED.test(text)) return text;
  const lines = unfolded(text).split(/\r?\n/);
  const end = lines.findIndex((line) => STATS.test(line.trim()));
  return (end === -1 ? lines : lines.slice(0, end)).map((line) => plainCard(line.trim())).join("\n");
}

/** Chat clients put it all into one line. */
function unfolded(text: string): string {
  if (text.trim().includes("\n")) return text;
  return text.replace(/\s*((?:deployment|command) cards:|stats:)\s*/gi, "\n$1\n").replace(/\s+-\s+/g, "\n- ");
}

function plainCard(line: string): string {
  const [, title] = TITLE.exec(line) ?? [];
  if (title !== undefined) return title;
  let name = line.replace(/^[-•*]\s+/, "").replace(/^\d+\s+(?=\D)/, "");
  const [, upgrade] = /^\[(.+)\](.*)$/.exec(name) ?? [];
  if (upgrade !== undefined) return upgrade;
  while (MARKS.test(name)) name = name.replace(MARKS, "");
  for (const [rank, word] of RANKS) name = name.replace(rank, word);
  return name;
}
