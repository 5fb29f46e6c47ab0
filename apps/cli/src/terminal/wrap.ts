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

/** A text in lines of at most `width`, all of them indented, the second and further ones a little more. */
export const paragraph = (text: string, width: number, indent = 0): string[] =>
  wrap(`${" ".repeat(indent)}${text}`.split(/(?<=\S) /), width, indent + 2);
