import { GAMES } from "@riposte/catalog";
import { escaped, highlighted } from "./highlight.js";
import { relative } from "./links.js";
import type { Page } from "./page.js";
import { read } from "./repository.js";

/** The front page: what Riposte is, in one screen. */
export function homePage(): Page {
  return {
    address: "index",
    title: "Riposte",
    section: "home",
    isWhole: true,
    headings: [],
    scripts: ["front"],
    html: `<div class="front">
<section class="hero"><div><h1>Tabletop rules that run, and say why.</h1>
<p>Who may respond, when, at what cost, and what changes. Play a match, look inside it, or write a card of your own in JSON.</p>
<p class="cta"><a class="button lit" href="../">Play now</a><a class="button" href="${to("workshop")}">Write a card</a><code class="command">npm start</code></p></div>
<div class="live panel" id="front-match" data-game="imperial-assault"><div class="board"></div><div class="inside"><p class="words" aria-live="off">Two bots at a skirmish of Imperial Assault, and the machine that runs it.</p><p class="which"><small>The same moment inside: the statechart of <span class="chart-name">the match</span></small><button type="button" class="button small" hidden>Pause</button></p><div class="following"></div></div></div></section>
<section class="games" aria-label="Games">${GAMES.map(gameTile).join("")}</section>
<section class="ways">${WAYS.map(way).join("")}<div class="panel"><h2>For developers</h2><p>Small machines publish typed events, plugins contribute. A match is a log of inputs: it saves, undoes, replays.</p><figure class="code"><pre tabindex="0"><code>${highlighted(firstGame(), "js")}</code></pre></figure></div></section>
</div>`,
  };
}

const to = (address: string): string => relative("index", address);

const gameTile = ({ id, title, summary }: (typeof GAMES)[number]): string =>
  `<a class="panel game" data-game="${id}" href="../#/new/${id}"><b>${escaped(title)}</b><small>${escaped(summary)}</small></a>`;

interface Way {
  readonly title: string;
  readonly about: string;
  readonly links: readonly (readonly [title: string, href: string])[];
}

const WAYS: readonly Way[] = [
  {
    title: "For players",
    about: "A table in the browser, with a bot or a friend.",
    links: [
      ["Your first match", "../#/learn"],
      ["Decks and armies", "../#/build"],
      ["Calculator", "../#/calculator"],
      ["Rules as we read them", to("rules/index")],
    ],
  },
  {
    title: "For card writers",
    about: "When, on what, and what it does: data, not code.",
    links: [
      ["An ability as data", to("guides/ability-as-data")],
      ["Workshop", to("workshop")],
      ["Positions and scenarios", to("formats/formats")],
      ["Map editor", "../#/draw"],
    ],
  },
  {
    title: "For people who run a server",
    about: "Matches over the network, kept in a folder or in PostgreSQL.",
    links: [
      ["Running it", to("start/operations")],
      ["The server", to("packages/apps-server")],
    ],
  },
];

const way = ({ title, about, links }: Way): string =>
  `<div class="panel"><h2>${title}</h2><p>${about}</p><ul>${links.map(([name, href]) => `<li><a href="${href}">${name}</a></li>`).join("")}</ul></div>`;

/** The program that a test runs, from its composition on. */
function firstGame(): string {
  const program = read("docs/examples/first-game.mjs");
  return program.slice(program.indexOf("const game"), program.indexOf("const { won")).trim();
}
