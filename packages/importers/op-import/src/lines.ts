/** A reminder in parentheses; those of names in brackets belong to the name. */
const REMINDER = /(\[[^\]]*\]|\{[^}]*\})|\((?:[^()]|\([^()]*\))*\)/g;

/** The lines of a card: reminders left out, run-together lines apart, bullets with their question. */
export function linesOf(text: string): readonly string[] {
  const plain = text
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;|&apos;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/[−–]/g, "-")
    .replace(/[’]/g, "'")
    .replace(/[➀①]/g, "⟨1⟩")
    .replace(/[➁②]/g, "⟨2⟩")
    .replace(/[➂③]/g, "⟨3⟩")
    .replace(/[➃④]/g, "⟨4⟩")
    .replace(/[➄⑤]/g, "⟨5⟩")
    .replace(/\bthe top ([0-9]+) cards of (your|your opponent's) (deck|Life cards)/gi, "$1 cards from the top of $2 $3")
    .replace(/\bthe top card of (your|your opponent's) (deck|Life cards)/gi, "1 card from the top of $1 $2")
    .replace(REMINDER, (_words, inBrackets: string | undefined) => inBrackets ?? " ");
  // upstream sometimes loses the line break before a timing
  const apart = plain.replace(
    /\.\s*(?=\[(?:Activate: Main|On [A-Z]|When Attack|End of Your|DON!! x|Main\]|Counter\]|Trigger\]|Your Turn|Opponent's Turn|Once Per Turn))/g,
    ".\n",
  );
  const lines: string[] = [];
  for (const line of apart.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const isBullet = /^(?:•|[・-]\s)/.test(line);
    if (isBullet && lines.length > 0) lines[lines.length - 1] += ` • ${line.replace(/^[•・-]\s*/, "")}`;
    else if (/^Then,/.test(line) && lines.length > 0) lines[lines.length - 1] += ` ◦ ${line}`;
    else lines.push(line);
  }
  return lines.map((line) => line.replace(/\s+/g, " ").trim());
}
