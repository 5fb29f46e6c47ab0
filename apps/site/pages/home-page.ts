import { GAMES } from "@riposte/hosting";
import { PLAYED_FIRST, TILES } from "./games.js";
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
<p><span class="wide">Who may respond, when, at what cost, and what changes. </span>Play a match, look inside it, or write a card of your own<span class="wide"> in JSON</span>.</p>
<p class="cta"><a class="button lit" href="../">${symbol("play")}Play now</a><a class="button" href="${to("workshop")}">Write a card</a><button type="button" class="command" value="npm start" aria-label="Copy npm start"><code>npm start</code>${COPY}</button></p></div>
<div class="live panel" id="front-match" data-game="${PLAYED_FIRST}"><p class="before">Two bots at a match, and the machine that runs it, play here with script.</p></div></section>
<section class="games" aria-label="Games">${TILES.map(gameTile).join("")}</section>
<section class="ways">${WAYS.map(way).join("")}<div class="panel code-way"><h2>For developers</h2><p>Small machines publish typed events, plugins contribute. A match is a log of inputs: it saves, undoes, replays.</p><figure class="code"><pre tabindex="0"><code>${highlighted(firstGame(), "js")}</code></pre></figure></div></section>
<section class="further" aria-label="More">${FURTHER.map(([title, about, href]) => `<a class="panel" href="${href}"><b>${title}</b><small>${about}</small></a>`).join("")}</section>
</div>`,
  };
}

const to = (address: string): string => relative("index", address);

const gameTile = ([id, emblem, about]: (typeof TILES)[number]): string =>
  `<a class="panel game" data-game="${id}" href="../#/new/${id}"><i>${symbol(emblem)}</i><span><b>${escaped(GAMES.find((one) => one.id === id)?.title ?? id)}</b><small>${about}</small></span></a>`;

/** One of the table's symbols, drawn in place. */
function symbol(name: string): string {
  const [, drawing = ""] =
    new RegExp(`<symbol id="${name}" viewBox="0 0 24 24">(.*?)</symbol>`, "s").exec(
      read("apps/table/src/look/sprite.svg"),
    ) ?? [];
  return `<svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
}

const CHEVRON = `<svg class="symbol" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><path d="M6 4l4 4-4 4"/></svg>`;
const COPY = `<svg class="symbol" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><rect x="5.5" y="2" width="8.5" height="9"/><path d="M10.5 11v3H2V5h3.5"/></svg>`;

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
    ],
  },
  {
    title: "For card writers",
    about: "When, on what, and what it does: data, not code.",
    links: [
      ["An ability as data", to("guides/ability-as-data")],
      ["Workshop", to("workshop")],
      ["Map editor", "../#/draw"],
    ],
  },
];

/** For visitors who come for something else. */
const FURTHER = [
  ["Run a server", "Matches over the network, in a folder or in PostgreSQL.", to("start/operations")],
  ["Install and first game", "For players, and for apps that take the rules along.", to("start/overview")],
  ["How bots think", "They imagine, and never look at hidden cards.", to("start/thinking")],
  ["Why it is as it is", "One decision each, half a page.", to("decisions/index")],
] as const;

const way = ({ title, about, links }: Way): string =>
  `<div class="panel"><h2>${title}</h2><p>${about}</p><ul>${links.map(([name, href]) => `<li><a href="${href}">${name}${CHEVRON}</a></li>`).join("")}</ul></div>`;

/** The program that a test runs, from its composition on, without what it prints and checks. */
function firstGame(): string {
  const program = read("docs/examples/first-game.mjs");
  return program
    .slice(program.indexOf("const game"), program.indexOf("const { won"))
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^match\.observe|step\.ok/.test(line))
    .join("\n")
    .replace("const step = ", "");
}
