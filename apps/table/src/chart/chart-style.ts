/** Inside the drawing, so that an exported file looks the same; the page's theme sets the custom properties. */
export const CHART_STYLE = `
.chart { font-family: system-ui, sans-serif; text-rendering: geometricPrecision; }
.chart .box { fill: var(--chart-box, #ffffff); stroke: var(--chart-line, #9a927f); stroke-width: 1; }
.chart .box.compound { fill: var(--chart-compound, #f6f2e9); }
.chart .box.scope { stroke-dasharray: 5 3; stroke-width: 1.5; }
.chart .box.window { stroke: var(--chart-window, #1d6fb8); stroke-width: 2; }
.chart .box.final { stroke-width: 3; stroke: var(--chart-line, #9a927f); }
.chart .active > .box { stroke: var(--chart-active, #c2410c); stroke-width: 3; fill: var(--chart-active-fill, #ffedd5); }
.chart .around > .box { stroke: var(--chart-active, #c2410c); stroke-width: 2; }
.chart .passed > .box { fill: var(--chart-passed, #fef6e4); }
.chart .found > .box { stroke: var(--chart-found, #7c3aed); stroke-width: 3; }
.chart .title { font-size: 13px; font-weight: 600; fill: var(--chart-text, #2a2620); }
.chart .note { font-size: 11px; fill: var(--chart-note, #5d5648); }
.chart .note.window { fill: var(--chart-window, #1d6fb8); font-weight: 600; }
.chart .note.calls { text-decoration: underline; cursor: pointer; }
.chart .arrow { fill: none; stroke: var(--chart-arrow, #7d7565); stroke-width: 1.2; }
.chart .head { fill: var(--chart-arrow, #7d7565); }
.chart .label { font-size: 11px; fill: var(--chart-note, #5d5648); paint-order: stroke; stroke: var(--chart-halo, #f6f2e9); stroke-width: 4px; text-anchor: middle; }
.chart .chosen > .box { fill: var(--chart-text, #2a2620); }
.chart .chosen > .title, .chart .chosen > .note.note { fill: var(--chart-box, #ffffff); }
.chart .dot { fill: var(--chart-arrow, #7d7565); }
`;

/** The sign before a note, so that kinds are told apart without colours. */
export const NOTE_MARK: Readonly<Record<string, string>> = {
  scope: "◌",
  window: "◆",
  abilities: "✦",
  calls: "↳",
  publishes: "»",
  asks: "?",
  queues: "+",
  entry: "›",
  exit: "‹",
};
