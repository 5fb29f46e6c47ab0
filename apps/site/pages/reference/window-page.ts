import { actorsAt, shapeOf } from "@riposte/reference";
import { SCHEMAS } from "../games.js";
import { escaped, highlighted } from "../highlight.js";
import type { Page } from "../page.js";
import { addressOf, linked } from "./addresses.js";
import { counted } from "./counted.js";
import { stripOf, waysOutOf } from "./strip.js";
import { tableOf } from "./table.js";
import { type NamedTest, testsOf } from "./tests-of.js";
import type { Act, ToldGame } from "./told-game.js";
import { WINDOW_WORDS } from "./window-words.js";

/** Games with a workshop. */

const PROTOCOLS: Readonly<Record<string, string>> = {
  once: "Each side may act in turn until it passes.",
  priority: "Sides take turns, and it closes when all pass in a row.",
  queue: "What was triggered comes one after the other, in an order its owner chooses.",
};

/** One window: when it opens, where it stands in its chart, and who acts there. */
export function windowPage(told: ToldGame, name: string, cardFor: (name: string, address: string) => string): Page {
  const { game } = told;
  const window = game.windows.get(name);
  if (window === undefined) throw new Error(`There is no window ${name}.`);
  const address = addressOf.window(told, name);
  const acts = told.acts.filter(({ at }) => at === name);
  const offering = actorsAt(game, name, window.responses)
    .split(", ")
    .filter((one) => one !== "");
  const stands = told.charts.flatMap((chart) =>
    chart.diagram.states
      .filter(({ notes }) => notes.some((note) => note.kind === "window" && note.name === name))
      .map((state) => ({ chart, state })),
  );
  const around = [...game.ops.values()].filter((op) => op.around.before === name || op.around.after === name);
  const shape = shapeOf(window.schema);
  const where = stands.map(
    ({ chart, state }) =>
      `<figure class="chart-strip" tabindex="0">${stripOf(chart.diagram, state.path)}<figcaption>Part of <b>${linked(address, addressOf.chart(told, chart.name), chart.name, false)}</b>, ${chart.diagram.states.length - 1} states. ${escaped(waysOutOf(chart.diagram, state.path))}</figcaption></figure>`,
  );
  const beside = around.map(
    ({ type, around: { before } }) =>
      `<p>It opens ${before === name ? "before" : "after"} the effect ${linked(address, addressOf.effect(told, type), type)}.</p>`,
  );
  const rows = offering.map((plugin) => {
    const own = acts.filter((act) => act.plugin === plugin);
    return [
      linked(address, addressOf.plugin(told, plugin), plugin),
      own.length === 0 ? "the rules" : counted(own.length, "ability"),
      own.length === 0 ? "" : exampleOf(told, address, own),
    ];
  });
  const card = cardFor(name, address);
  const tests = testsOf(name);
  return {
    address,
    title: name,
    section: "reference",
    game: told.info.id,
    headings: [
      { id: "where", text: "Where it stands", depth: 2 },
      { id: "who", text: "Who acts there", depth: 2 },
      ...(card === "" ? [] : [{ id: "card", text: "A card for it", depth: 2 }]),
      { id: "about", text: "What it is about", depth: 2 },
      ...(tests.length === 0 ? [] : [{ id: "tests", text: "Tests that use it", depth: 2 }]),
    ],
    ...(card === "" ? {} : { scripts: ["copy"] }),
    html: `<p class="crumbs">${linked(address, addressOf.game(told), told.info.title, false)} › ${linked(address, addressOf.list(told, "windows"), "Windows", false)}</p>
<h1><code>${escaped(name)}</code></h1>
<p class="lead">${escaped(WINDOW_WORDS[name] ?? `Opens ${told.moment(name)}. ${PROTOCOLS[window.protocol]}`)}</p>
<h2 id="where">Where it stands</h2>${[...where, ...beside].join("") || "<p>It opens by an effect, not by a state of a chart.</p>"}
<h2 id="who">Who acts there</h2>${rows.length === 0 ? "<p>Nobody yet.</p>" : `<div class="who-acts">${tableOf(["plugin", "what", "for example"], rows)}</div>`}
${card}
<h2 id="about">What it is about</h2><p>Owned by ${linked(address, addressOf.plugin(told, window.plugin), window.plugin)}. ${WINDOW_WORDS[name] === undefined ? "" : PROTOCOLS[window.protocol]}</p>${shape === "" ? "<p>It carries nothing.</p>" : `<figure class="code"><pre tabindex="0"><code>${highlighted(shape, "ts")}</code></pre></figure>`}
${testList(tests)}
${told.info.id in SCHEMAS ? `<p>Write for it: <a href="../../workshop.html#game=${told.info.id}">in the workshop</a>.</p>` : ""}`,
  };
}

const MOST_TESTS = 8;

const testList = (tests: readonly NamedTest[]): string =>
  tests.length === 0
    ? ""
    : `<h2 id="tests">Tests that use it</h2><ul class="tests">${tests
        .slice(0, MOST_TESTS)
        .map(({ title, address }) => `<li><a href="${address}">${escaped(title)}</a></li>`)
        .join(
          "",
        )}</ul>${tests.length > MOST_TESTS ? `<p class="kind">and ${tests.length - MOST_TESTS} more.</p>` : ""}`;

const MANY = 4;

/** The first abilities, and the rest behind a fold. */
function exampleOf(told: ToldGame, address: string, acts: readonly Act[]): string {
  const named = [...new Set(acts.map((act) => actWords(told, address, act)))];
  const first = named.slice(0, MANY).join(", ");
  const rest = named.slice(MANY);
  return rest.length === 0
    ? first
    : `${first}<details><summary>${rest.length} more</summary>${rest.join(", ")}</details>`;
}

/** An ability by name, with its card. */
export function actWords(told: ToldGame, address: string, { ability, card, id }: Act): string {
  const name = ability ?? card ?? "";
  const whose = card !== undefined && ability !== undefined && card !== ability ? ` (${escaped(card)})` : "";
  return `${id === undefined ? escaped(name) : linked(address, addressOf.card(told, id), name, false)}${whose}`;
}
