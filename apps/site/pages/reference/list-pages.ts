import { publishers, shapeOf } from "@riposte/reference";
import { escaped } from "../highlight.js";
import type { Page } from "../page.js";
import { addressOf, linked, placeOf, slug } from "./addresses.js";
import { tableOf } from "./table.js";
import type { ToldGame } from "./told-game.js";
import { actWords } from "./window-page.js";

/** Pages that list names of one kind, each with an anchor. */
export function listPages(told: ToldGame): readonly Page[] {
  const { game } = told;
  const by = publishers(game);
  const at = (name: string) => addressOf.list(told, name);
  const plugins = (from: string, handlers: readonly { readonly plugin: string }[]) =>
    [...new Set(handlers.map(({ plugin }) => plugin))]
      .sort()
      .map((name) => linked(from, addressOf.plugin(told, name), name))
      .join(", ");
  const abilities = (from: string, place: string) =>
    [...new Set(told.acts.filter((act) => act.at === place).map((act) => actWords(told, from, act)))].join(", ");
  const shape = (schema: unknown) => {
    const text = typeof schema === "function" ? "effects" : shapeOf(schema);
    return text === "" ? "" : `<code>${escaped(text)}</code>`;
  };
  const page = (
    name: string,
    title: string,
    about: string,
    heads: readonly string[],
    rows: readonly { readonly name: string; readonly cells: readonly string[] }[],
  ): Page => ({
    address: at(name),
    title: `${told.info.title}: ${title.toLowerCase()}`,
    section: "reference",
    game: told.info.id,
    headings: [],
    html: `<p class="crumbs">${linked(at(name), addressOf.game(told), told.info.title, false)}</p><h1>${title}</h1><p class="lead">${about}</p>${tableOf(
      heads,
      rows.map((row) => [`<code>${escaped(row.name)}</code>`, ...row.cells]),
      rows.map((row) => slug(row.name)),
    )}`,
  });
  const windows: Page = {
    ...page("windows", "Windows", "Where seats may act.", ["window", "when", "owner", "abilities"], []),
    html: `<p class="crumbs">${linked(at("windows"), addressOf.game(told), told.info.title, false)}</p><h1>Windows</h1><p class="lead">Where seats may act.</p>${tableOf(
      ["window", "opens", "owner", "abilities"],
      sorted(game.windows).map(({ name, plugin }) => [
        linked(at("windows"), addressOf.window(told, name), name),
        escaped(told.moment(name)),
        plugins(at("windows"), [{ plugin }]),
        String(told.acts.filter((act) => act.at === name).length || ""),
      ]),
    )}`,
  };
  return [
    ...(game.windows.size === 0 ? [] : [windows]),
    page(
      "events",
      "Events",
      "Facts, published by their owner after they happened; any plugin may listen.",
      ["event", "publisher", "carries", "seen by", "published in", "who listens", "abilities"],
      sorted(game.events).map(({ type, plugin, schema, seenBy, handlers, triggers }) => ({
        name: type,
        cells: [
          plugins(at("events"), [{ plugin }]),
          shape(schema),
          seenBy === null ? "all" : "as each seat may know it",
          (by.get(type) ?? []).map((name) => linked(at("events"), addressOf.chart(told, name), name)).join(", ") ||
            "rules",
          plugins(at("events"), [...handlers, ...triggers]),
          abilities(at("events"), type),
        ],
      })),
    ),
    page(
      "effects",
      "Effects",
      "The only way state changes; carried out by their owner, wherever they come from.",
      ["effect", "owner", "with", "windows around", "who may stop or replace it"],
      sorted(game.ops)
        .filter(({ kernel }) => !kernel)
        .map(({ type, plugin, schema, around, vetoes, replaces }) => ({
          name: type,
          cells: [
            plugins(at("effects"), [{ plugin }]),
            shape(schema),
            [around.before, around.after]
              .filter((window) => window !== undefined)
              .map((window) => linked(at("effects"), addressOf.window(told, window), window))
              .join(" … "),
            plugins(at("effects"), [...vetoes, ...replaces]),
          ],
        })),
    ),
    page(
      "values",
      "Values",
      "What every plugin may contribute to, with a reason.",
      ["value", "kind", "meaning", "owner", "of", "who contributes", "abilities"],
      sorted(game.values).map(({ name, kind, means, plugin, schema, modifiers }) => ({
        name,
        cells: [
          kind,
          escaped(means),
          plugins(at("values"), [{ plugin }]),
          shape(schema),
          plugins(at("values"), modifiers),
          abilities(at("values"), name),
        ],
      })),
    ),
    page(
      "decisions",
      "Decisions",
      "What seats are asked beside windows.",
      ["question", "owner", "asked as"],
      sorted(game.questions).map(({ name, plugin }) => ({
        name,
        cells: [plugins(at("decisions"), [{ plugin }]), escaped(told.voice.messages[name] ?? "")],
      })),
    ),
    cardsPage(told),
  ];
}

/** Every card, unit and keyword in words, and where its abilities act. */
function cardsPage(told: ToldGame): Page {
  const address = addressOf.list(told, "cards");
  const cards = told.cards.map(({ id, name, kind, sentences }) => {
    const places = [...new Set(told.acts.filter((act) => act.id === id).map(({ at }) => at))].map((at) => {
      const place = placeOf(told, at);
      return place === null ? `<code>${escaped(at)}</code>` : linked(address, place, at);
    });
    const acts = places.length === 0 ? "" : `<p class="acts">Acts at ${places.join(", ")}</p>`;
    return `<section class="card" id="${slug(id)}"><h2>${escaped(name)}</h2><p class="kind">${escaped(kind)} · <code>${escaped(id)}</code></p>${sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join("")}${acts}</section>`;
  });
  return {
    address,
    title: `${told.info.title}: cards`,
    section: "reference",
    game: told.info.id,
    headings: [],
    html: `<p class="crumbs">${linked(address, addressOf.game(told), told.info.title, false)}</p><h1>Cards</h1><p class="lead">${told.cards.length} cards, units and keywords in words of our own, and where their abilities act.</p>${cards.join("")}`,
  };
}

export function sorted<T>(entries: ReadonlyMap<string, T>): readonly T[] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}
