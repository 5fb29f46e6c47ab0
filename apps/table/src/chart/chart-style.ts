/** Inside the drawing, so that an exported file looks the same; the page's theme sets the custom properties. */
export const CHART_STYLE = `
.chart { font-family: var(--font, system-ui, sans-serif); text-rendering: geometricPrecision; }
.chart .box { fill: var(--chart-box, #ffffff); stroke: var(--chart-line, #9a927f); stroke-width: 1.5; }
.chart .box.compound { fill: var(--chart-compound, #f6f2e9); stroke-width: 1; }
.chart .box.scope { stroke-dasharray: 5 3; }
.chart .inner { fill: none; stroke: var(--chart-line, #9a927f); stroke-width: 1; }
.chart .box.final { stroke-width: 3; }
.chart .around > .box { stroke: var(--chart-arrow, #7d7565); stroke-width: 1.5; }
.chart .passed > .box { fill: var(--chart-passed, #fef6e4); stroke: var(--chart-text, #2a2620); stroke-width: 2; }
.chart .passed > .inner { stroke: var(--chart-text, #2a2620); }
.chart .active > .box { stroke: var(--chart-active, #c2410c); stroke-width: 2.5; fill: var(--chart-active-fill, #ffedd5); }
.chart .active > .inner { stroke: var(--chart-active, #c2410c); }
.chart .active > .title, .chart .active > .note { fill: var(--chart-active-text, #2a2620); }
.chart .found > .box { stroke: var(--chart-found, #7c3aed); stroke-width: 3; }
.chart .title { font-size: 13px; font-weight: 650; fill: var(--chart-text, #2a2620); text-anchor: middle; }
.chart .note { font-size: 11px; fill: var(--chart-note, #5d5648); text-anchor: middle; }
.chart [data-around="true"] { text-anchor: start; }
.chart .note.calls { text-decoration: underline; cursor: pointer; }
.chart .arrow { fill: none; stroke: var(--chart-arrow, #7d7565); stroke-width: 1.3; }
.chart .taken > .arrow { stroke: var(--chart-text, #2a2620); stroke-width: 2.5; }
.chart .head { fill: var(--chart-arrow, #7d7565); }
.chart .label { font-size: 11px; fill: var(--chart-note, #5d5648); paint-order: stroke; stroke: var(--chart-halo, #f6f2e9); stroke-width: 4px; text-anchor: middle; }
.chart .stub > .label { text-anchor: end; font-size: 10px; }
.chart .chosen > .box { fill: var(--chart-text, #2a2620); }
.chart .chosen > .inner { stroke: var(--chart-box, #ffffff); }
.chart .chosen > .title, .chart .chosen > .note.note { fill: var(--chart-box, #ffffff); }
.chart .dot { fill: var(--chart-arrow, #7d7565); }
`;

/** The sign before a note, so that kinds are told apart without colours. */
export const NOTE_MARK: Readonly<Record<string, string>> = {
  scope: "◌",
  abilities: "✦",
  calls: "↳",
  publishes: "»",
  asks: "?",
  queues: "+",
  entry: "›",
  exit: "‹",
};
