import { toJSON, toMermaid } from "@riposte/kernel/flow";
import { escaped } from "../highlight.js";
import type { Page } from "../page.js";
import { addressOf, linked, slug } from "./addresses.js";
import { counted } from "./counted.js";
import type { Chart, ToldGame } from "./told-game.js";

/** What the page's chart is drawn from, and says of each name in it. */
export interface DrawnChart {
  readonly title: string;
  readonly diagram: Chart["diagram"];
  /** Of each window: when, who acts, how many abilities. */
  readonly windows: Readonly<Record<string, { readonly when: string; readonly who: readonly string[] }>>;
  /** Where the pages of names lie, from the chart's. */
  readonly links: Readonly<Record<string, string>>;
}

/** A statechart: drawn by script, listed without. */
export function flowPage(told: ToldGame, { name, owner, diagram }: Chart): Page {
  const address = addressOf.chart(told, name);
  const states = diagram.states.filter(({ path }) => path !== "");
  const rows = states.map(({ path, notes }) => {
    const words = notes.map((note) => {
      const place =
        note.kind === "window" && told.game.windows.has(note.name)
          ? addressOf.window(told, note.name)
          : note.kind === "publishes" && told.game.events.has(note.name)
            ? addressOf.event(told, note.name)
            : note.kind === "calls" && told.charts.some((chart) => chart.name === note.name)
              ? addressOf.chart(told, note.name)
              : null;
      return `${note.kind} ${place === null ? `<code>${escaped(note.name)}</code>` : linked(address, place, note.name)}`;
    });
    const next = diagram.arrows
      .filter(({ from, stays }) => from === path && !stays)
      .map(({ to, guard }) => `${escaped(to)}${guard === null ? "" : ` if ${escaped(guard)}`}`);
    return `<li><b>${escaped(path)}</b>${words.length === 0 ? "" : `: ${words.join(", ")}`}${next.length === 0 ? "" : ` → ${next.join(", ")}`}</li>`;
  });
  const file = `flow-${slug(name)}`;
  return {
    address,
    title: `${told.info.title}: ${name}`,
    section: "reference",
    game: told.info.id,
    headings: [],
    scripts: ["chart"],
    html: `<p class="crumbs">${linked(address, addressOf.game(told), told.info.title, false)} › Statecharts</p><h1><code>${escaped(name)}</code></h1>
<p class="lead">The machine that runs it. Owned by ${linked(address, addressOf.plugin(told, owner), owner)}. Choose a state to see who may act there.</p>
<div class="live-chart" data-chart="${file}.chart.json"><p role="status">Drawing …</p></div>
<p>Take it along: <a href="${file}.machine.json" download>machine as JSON</a> (opens in <a href="https://stately.ai/editor">Stately</a> by import), <a href="${file}.mmd" download>Mermaid</a>. In a running match: <a href="../../../#/inspect/${told.info.id}">look inside</a>.</p>
<h2>Its states</h2><ol class="states">${rows.join("")}</ol>`,
  };
}

/** What lies beside a chart's page. */
export function flowFiles(told: ToldGame, { name, diagram, machine }: Chart): readonly (readonly [string, string])[] {
  const address = addressOf.chart(told, name);
  const names = [...new Set(diagram.states.flatMap(({ notes }) => notes.map((note) => note.name)))];
  const near = (place: string) => place.slice(place.lastIndexOf("/") + 1).replace(/(#|$)/, ".html$1");
  const drawn: DrawnChart = {
    title: `${name} of ${told.info.title}`,
    diagram,
    windows: Object.fromEntries(
      names
        .filter((one) => told.game.windows.has(one))
        .map((one) => {
          const acts = told.acts.filter(({ at }) => at === one);
          const who = [...new Set(acts.map(({ plugin }) => plugin))].map(
            (plugin) => `${plugin}: ${counted(acts.filter((act) => act.plugin === plugin).length, "ability")}`,
          );
          return [one, { when: told.moment(one), who }];
        }),
    ),
    links: Object.fromEntries(
      names.flatMap((one) => {
        if (told.game.windows.has(one)) return [[one, near(addressOf.window(told, one))] as const];
        if (told.game.events.has(one)) return [[one, near(addressOf.event(told, one))] as const];
        if (told.charts.some((chart) => chart.name === one)) return [[one, near(addressOf.chart(told, one))] as const];
        return [];
      }),
    ),
  };
  return [
    [`${address}.chart.json`, JSON.stringify(drawn)],
    [`${address}.machine.json`, JSON.stringify(toJSON(machine), null, 2)],
    [`${address}.mmd`, toMermaid(machine)],
  ];
}
