/** Words in lines of at most `width`; lines after the first begin with `indent` spaces. */
export function wrap(words: readonly string[], width: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line.trim() === "" ? `${line}${word}` : `${line} ${word}`;
    if (longer.length > width && line.trim() !== "") {
      lines.push(line);
      line = `${" ".repeat(indent)}${word}`;
    } else line = longer;
  }
  return line.trim() === "" ? lines : [...lines, line];
}

/** Text cut to a width, with a sign that something is missing. */
export const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
