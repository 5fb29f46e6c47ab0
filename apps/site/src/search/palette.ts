import type { Found, SearchIndex } from "./search-index.js";

const PER_KIND = 3;
const MOST_KINDS = 6;
/** What people look for first; other kinds follow as they are found. */
const FIRST_KINDS = ["Windows", "Steps and effects", "Cards", "Abilities", "Guides"];
/** What only those look for who know its name. */
const LAST_KIND = "API";

/** The search palette under its field; what it searches is fetched when a reader opens it. */
export function addSearch(field: HTMLInputElement): void {
  const palette = Object.assign(document.createElement("div"), { id: "found", className: "found", hidden: true });
  palette.setAttribute("role", "listbox");
  palette.setAttribute("aria-label", "Found");
  field.closest(".search")?.append(palette);
  let index: Promise<SearchIndex> | undefined;
  let only: string | null = null;
  let at = 0;

  const ready = (): Promise<SearchIndex> => {
    index ??= load();
    return index;
  };
  const options = () => [...palette.querySelectorAll<HTMLAnchorElement>("a")];
  const mark = (to: number) => {
    const all = options();
    at = all.length === 0 ? 0 : (to + all.length) % all.length;
    for (const [place, one] of all.entries()) one.setAttribute("aria-selected", String(place === at));
    all[at]?.scrollIntoView({ block: "nearest" });
    if (all[at] === undefined) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", (all[at] as HTMLElement).id);
  };
  const close = () => {
    palette.hidden = true;
    field.setAttribute("aria-expanded", "false");
  };
  const show = async () => {
    const words = field.value.trim();
    if (words === "") return close();
    const all = (await ready()).find(words, only);
    if (words !== field.value.trim()) return;
    palette.replaceChildren(...drawn(all, only, words));
    palette.hidden = false;
    field.setAttribute("aria-expanded", "true");
    mark(0);
  };

  field.addEventListener("focus", () => void ready());
  field.addEventListener("input", () => void show());
  field.addEventListener("keydown", (event) => {
    const chosen = options()[at];
    if (event.key === "ArrowDown") mark(at + 1);
    else if (event.key === "ArrowUp") mark(at - 1);
    else if (event.key === "Enter") chosen?.click();
    else if (event.key === "Tab" && !event.shiftKey && !palette.hidden && chosen !== undefined) {
      only = only === null ? (chosen.dataset.kind ?? null) : null;
      void show();
    } else if (event.key === "Escape") {
      only = null;
      field.value = "";
      close();
      field.blur();
    } else return;
    event.preventDefault();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !field.closest(".search")?.contains(target)) close();
  });
  document.addEventListener("keydown", (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || isTyping) return;
    event.preventDefault();
    field.focus();
  });
}

const root = (): string => document.documentElement.dataset.root ?? "./";

async function load(): Promise<SearchIndex> {
  const [{ searchIndex }, entries] = await Promise.all([
    import("./search-index.js"),
    fetch(`${root()}search.json`).then((answer) => answer.json() as Promise<readonly Found[]>),
  ]);
  return searchIndex(entries);
}

function drawn(all: readonly Found[], only: string | null, words: string): readonly Node[] {
  const place = (kind: string) => {
    const at = FIRST_KINDS.indexOf(kind);
    return at >= 0 ? at : FIRST_KINDS.length + (kind === LAST_KIND ? 1 : 0);
  };
  const kinds = [...new Set(all.map(({ kind }) => kind))]
    .sort((one, other) => place(one) - place(other))
    .slice(0, MOST_KINDS);
  let number = 0;
  const groups = kinds.map((kind) => {
    const group = element("div", { role: "group" }, kind);
    group.setAttribute("aria-label", kind);
    group.replaceChildren(
      element("h3", { "aria-hidden": "true" }, kind),
      ...all
        .filter((one) => one.kind === kind)
        .slice(0, only === null ? PER_KIND : 40)
        .map((one) => {
          number += 1;
          return option(one, `found-${number}`, words);
        }),
    );
    return group;
  });
  const games = new Set(all.flatMap(({ game }) => game ?? [])).size;
  const count = `${all.length} found${games > 1 ? ` in ${games} games` : ""}`;
  const foot = element("p", {}, all.length === 0 ? "Nothing is called that. Try a shorter word." : "");
  if (all.length > 0)
    foot.append(
      element("kbd", {}, "↑"),
      element("kbd", {}, "↓"),
      "choose ",
      element("kbd", {}, "Tab"),
      only === null ? "only this kind " : "all kinds ",
      element("span", { class: "count" }, count),
    );
  return [...groups, foot];
}

function option({ title, about, address, kind }: Found, id: string, words: string): HTMLElement {
  const [page = "", anchor] = address.split("#", 2);
  const link = element("a", {
    id,
    role: "option",
    tabindex: "-1",
    href: `${root()}${page}.html${anchor === undefined ? "" : `#${anchor}`}`,
    "data-kind": kind,
  });
  const name = element(/[:]/.test(title) ? "code" : "b", {});
  const more = element("span", {});
  name.append(...marked(title, words));
  more.append(...marked(about, words));
  link.append(name, more, element("kbd", { "aria-hidden": "true" }, "Enter"));
  return link;
}

/** Text with the words that were looked for underlined. */
function marked(text: string, words: string): readonly (Node | string)[] {
  const sought = words.split(/\s+/).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, "\\$&"));
  return text
    .split(new RegExp(`(${sought.join("|")})`, "gi"))
    .map((part, at) => (at % 2 === 1 ? element("mark", {}, part) : part));
}

function element(tag: string, attributes: Readonly<Record<string, string>>, text = ""): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}
