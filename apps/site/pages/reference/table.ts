/** Rows of HTML as a table that scrolls inside itself. */
export const tableOf = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  ids: readonly string[] = [],
): string =>
  `<div class="table" tabindex="0" role="region" aria-label="Table"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows
    .map(
      (cells, at) =>
        `<tr${ids[at] === undefined ? "" : ` id="${ids[at]}"`}>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
    )
    .join("")}</tbody></table></div>`;
