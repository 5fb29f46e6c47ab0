import { GAMES } from "@riposte/hosting";
import type { Found } from "../../src/search/search-index.js";
import { escaped } from "../highlight.js";
import { relative } from "../links.js";
import type { Contents, Page } from "../page.js";
import { addressOf, linked, slug } from "./addresses.js";
import { cardsFor } from "./card-for.js";
import { counted } from "./counted.js";
import { flowFiles, flowPage } from "./flow-page.js";
import { listPages, sorted } from "./list-pages.js";
import { tableOf } from "./table.js";
import { type ToldGame, toldGame } from "./told-game.js";
import { windowPage } from "./window-page.js";

/** The reference of every game: pages, what a search finds in them, and files beside them. */
export interface Referred {
  readonly pages: readonly Page[];
  readonly entries: readonly Found[];
  readonly files: readonly (readonly [name: string, text: string])[];
}

export async function referencePages(): Promise<Referred> {
  const games = await Promise.all(GAMES.map(toldGame));
  return {
    pages: [indexPage(games), ...(await Promise.all(games.map((told) => pagesOf(told, games)))).flat()],
    entries: games.flatMap(entriesOf),
    files: games.flatMap((told) => told.charts.flatMap((chart) => flowFiles(told, chart))),
  };
}

async function pagesOf(told: ToldGame, games: readonly ToldGame[]): Promise<readonly Page[]> {
  const contents = contentsOf(told, games);
  const cardFor = await cardsFor(told);
  return [
    gamePage(told),
    pluginsPage(told),
    ...sorted(told.game.windows).map(({ name }) => windowPage(told, name, cardFor)),
    ...listPages(told),
    ...told.charts.map((chart) => flowPage(told, chart)),
  ].map((page) => ({ ...page, contents }));
}

function indexPage(games: readonly ToldGame[]): Page {
  const address = "reference/index";
  const items = games.map(
    (told) =>
      `<li data-game="${told.info.id}"><a href="${relative(address, addressOf.game(told))}"><b>${escaped(told.info.title)}</b><span>${sizeOf(told)}</span></a></li>`,
  );
  return {
    address,
    title: "Reference",
    section: "reference",
    headings: [],
    html: `<h1>Reference</h1><p class="lead">What every game and plugin declares, read from the composed games: each window, event, effect, value, decision, ability and card.</p><ul class="cards">${items.join("")}</ul>`,
    contents: [
      { title: "Games", links: games.map((told) => ({ title: told.info.title, address: addressOf.game(told) })) },
      {
        title: "More",
        links: [
          { title: "API of the packages", address: "api/index" },
          { title: "Packages", address: "packages/index" },
          { title: "Formats and errors", address: "formats/index" },
        ],
      },
    ],
  };
}

function gamePage(told: ToldGame): Page {
  const address = addressOf.game(told);
  const { info, game, charts } = told;
  return {
    address,
    title: info.title,
    section: "reference",
    game: info.id,
    headings: [
      { id: "plugins", text: "Plugins", depth: 2 },
      { id: "charts", text: "Statecharts", depth: 2 },
      { id: "names", text: "Names", depth: 2 },
    ],
    html: `<h1>${escaped(info.title)}</h1><p class="lead">${escaped(info.summary)}</p>
<h2 id="plugins">Plugins</h2>${tableOf(
      ["plugin", "what it is"],
      info.plugins.map(({ name, summary, isAlternative = false }) => [
        // what stands in the place of something else is not composed here, so no page tells of it
        isAlternative ? `<code>${escaped(name)}</code>` : linked(address, addressOf.plugin(told, name), name),
        escaped(summary),
      ]),
    )}
<h2 id="charts">Statecharts</h2>${tableOf(
      ["procedure", "owner", "states", "windows"],
      charts.map(({ name, owner, diagram }) => [
        linked(address, addressOf.chart(told, name), name),
        escaped(owner),
        String(diagram.states.length - 1),
        String(diagram.states.filter(({ notes }) => notes.some(({ kind }) => kind === "window")).length || ""),
      ]),
    )}
<h2 id="names">Names</h2><p>${LISTS.filter(([id]) => id !== "windows" || game.windows.size > 0)
      .map(([id, title]) => linked(address, addressOf.list(told, id), title, false))
      .join(" · ")}</p>`,
  };
}

function pluginsPage(told: ToldGame): Page {
  const address = addressOf.list(told, "plugins");
  const { game, info } = told;
  const links = (names: readonly string[], place: (told: ToldGame, name: string) => string) =>
    names.map((name) => linked(address, place(told, name), name)).join(", ");
  const own = <T extends { readonly plugin: string }>(entries: ReadonlyMap<string, T>, plugin: string) =>
    [...entries]
      .filter(([, entry]) => entry.plugin === plugin)
      .map(([name]) => name)
      .sort();
  const parts = ["kernel", ...game.plugins.map(({ name }) => name)].map((name) => {
    const about = info.plugins.find((one) => one.name === name);
    const declared = game.plugins.find((one) => one.name === name)?.declared;
    const rows = [
      ["requires", (declared?.requires ?? []).map((one) => `${one.name} ${one.range}`).join(", ")],
      [
        "statecharts",
        links(
          told.charts.filter(({ owner }) => owner === name).map((chart) => chart.name),
          addressOf.chart,
        ),
      ],
      ["windows", links(own(game.windows, name), addressOf.window)],
      ["events", links(own(game.events, name), addressOf.event)],
      ["effects", links(own(new Map([...game.ops].filter(([, op]) => !op.kernel)), name), addressOf.effect)],
      ["values", links(own(game.values, name), addressOf.value)],
      ["abilities", String(told.acts.filter(({ plugin }) => plugin === name).length || "")],
    ].filter(([, cell]) => cell !== "") as string[][];
    return `<h2 id="${slug(name)}"><code>${escaped(name)}</code></h2><p>${escaped(about?.summary ?? "what lets rules meet")}</p>${tableOf(["owns", "which"], rows)}`;
  });
  return {
    address,
    title: `${info.title}: plugins`,
    section: "reference",
    game: info.id,
    headings: [],
    html: `<p class="crumbs">${linked(address, addressOf.game(told), info.title, false)}</p><h1>Plugins</h1>${parts.join("")}`,
  };
}

const LISTS = [
  ["windows", "Windows"],
  ["events", "Events"],
  ["effects", "Effects"],
  ["values", "Values"],
  ["decisions", "Decisions"],
  ["cards", "Cards"],
] as const;

function contentsOf(told: ToldGame, games: readonly ToldGame[]): readonly Contents[] {
  const { info, game, charts } = told;
  return [
    {
      title: info.title,
      links: [
        { title: "Overview", address: addressOf.game(told) },
        { title: "Plugins", address: addressOf.list(told, "plugins") },
        ...LISTS.filter(([id]) => id !== "windows" || game.windows.size > 0).map(([id, title]) => ({
          title,
          address: addressOf.list(told, id),
        })),
      ],
    },
    ...(game.windows.size === 0
      ? []
      : [
          {
            title: "Windows",
            links: sorted(game.windows).map(({ name }) => ({ title: name, address: addressOf.window(told, name) })),
          },
        ]),
    { title: "Statecharts", links: charts.map(({ name }) => ({ title: name, address: addressOf.chart(told, name) })) },
    {
      title: "Other games",
      links: games
        .filter((one) => one !== told)
        .map((one) => ({ title: one.info.title, address: addressOf.game(one) })),
    },
  ];
}

/** Every name of a game, for the search. */
function entriesOf(told: ToldGame): readonly Found[] {
  const { info, game } = told;
  const of = (kind: string, title: string, about: string, address: string): Found => ({
    title,
    kind,
    about,
    address,
    game: info.id,
  });
  return [
    ...sorted(game.windows).map(({ name }) => of("Windows", name, told.moment(name), addressOf.window(told, name))),
    ...sorted(game.events).map(({ type, plugin }) =>
      of("Events", type, `event of ${plugin}`, addressOf.event(told, type)),
    ),
    ...sorted(game.ops)
      .filter(({ kernel }) => !kernel)
      .map(({ type, plugin }) => of("Steps and effects", type, `effect of ${plugin}`, addressOf.effect(told, type))),
    ...sorted(game.values).map(({ name, means }) => of("Values", name, means, addressOf.value(told, name))),
    ...sorted(game.questions).map(({ name, plugin }) =>
      of("Decisions", name, `question of ${plugin}`, addressOf.decision(told, name)),
    ),
    ...told.charts.map(({ name }) => of("Statecharts", name, `of ${info.title}`, addressOf.chart(told, name))),
    ...told.cards.map(({ id, name, sentences }) =>
      of("Cards", name, (sentences[0] ?? "").slice(0, 100), addressOf.card(told, id)),
    ),
    ...told.acts
      .filter(({ ability, card, id }) => ability !== undefined && ability !== card && id !== undefined)
      .map(({ ability, card, at, id }) =>
        of("Abilities", ability as string, `${card}, at ${at}`, addressOf.card(told, id as string)),
      ),
  ];
}

/** What there is of everything; what a game has none of is not said. */
const sizeOf = ({ game, cards, info }: ToldGame): string =>
  (
    [
      [game.windows.size, "window"],
      [game.events.size, "event"],
      [game.ops.size, "effect"],
      [game.values.size, "value"],
      [cards.length, "card"],
      [info.plugins.length, "plugin"],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, what]) => counted(count, what))
    .join(", ");
