/** A Markdown table; a column that is empty everywhere is left out. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "None.";
  const used = heads.map((_, at) => rows.some((row) => row[at] !== ""));
  const line = (cells: readonly string[]) => `| ${cells.filter((_, at) => used[at]).join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Something to be typed as it stands; a bar would end the cell. */
export const code = (text: string): string => (text === "" ? "" : `\`${text.replaceAll("|", "\\|")}\``);
