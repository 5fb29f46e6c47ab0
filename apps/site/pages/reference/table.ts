/** A table that scrolls inside itself where there is no room for it. */
export const scrolling = (rows: string): string =>
  `<div class="table" tabindex="0" role="group" aria-label="Table"><table>${rows}</table></div>`;

/** Rows of HTML as a table. */
export const tableOf = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  ids: readonly string[] = [],
): string =>
  scrolling(
    `<thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows
      .map(
        (cells, at) =>
          `<tr${ids[at] === undefined ? "" : ` id="${ids[at]}"`}>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
      )
      .join("")}</tbody>`,
  );
