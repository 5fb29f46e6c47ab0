import { found, read } from "./repository.js";

/** A page that is written as Markdown somewhere in the repository. */
interface Source {
  /** Where it lies in the repository. */
  readonly path: string;
  /** Where it lies on the site, without `.html`. */
  readonly page: string;
  readonly title: string;
}

/** Pages that are listed together. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** One sentence, for the page that lists them. */
  readonly about: string;
  readonly sources: readonly Source[];
}

/** Everything people wrote, in the order it is listed. */
export function sections(): readonly Section[] {
  return [
    {
      id: "start",
      title: "Start",
      about: "What Riposte is, how it is put together, and how to take part.",
      sources: [
        at("README.md", "start/overview", "Overview"),
        at("docs/architecture.md", "start/architecture"),
        at("docs/thinking.md", "start/thinking"),
        at("docs/operations.md", "start/operations"),
        at("CONTRIBUTING.md", "start/contributing"),
      ],
    },
    {
      id: "guides",
      title: "Guides",
      about: "One thing each, with an example that is compiled and run by the tests.",
      sources: inOrder(GUIDES, (name) => at(`docs/guides/${name}.md`, `guides/${name}`)),
    },
    {
      id: "cookbook",
      title: "Cookbook",
      about: "What is printed on cards, as data: each kind of line, what it is told back as, and where it acts.",
      sources: found("docs/cookbook/*.md").map((path) => at(path, `cookbook/${nameOf(path)}`)),
    },
    {
      id: "formats",
      title: "Formats",
      about: "The files people write: abilities, positions, scenarios, attacks; and what each error says to do.",
      sources: [
        at("docs/formats.md", "formats/formats"),
        ...found("docs/positions/*.md").map((path) => at(path, `formats/positions-${nameOf(path)}`)),
        at("docs/attacks/README.md", "formats/attacks"),
        at("docs/odds.md", "formats/odds"),
        at("data/schemas/README.md", "formats/schemas"),
        at("docs/errors.md", "formats/errors"),
      ],
    },
    {
      id: "rules",
      title: "Rules",
      about: "How each game is read: what the rules leave open, what we decided, and the test that shows it.",
      sources: found("docs/rules/*.md").map((path) => at(path, `rules/${nameOf(path)}`, gameOf(titleIn(path)))),
    },
    {
      id: "packages",
      title: "Packages",
      about: "What each package is for, with an example that runs.",
      sources: [
        at("docs/packages.md", "packages/all"),
        ...found("{packages,data,apps}/**/README.md")
          .filter((path) => path !== "data/schemas/README.md")
          .map((path) => at(path, `packages/${path.split("/").slice(0, -1).slice(-2).join("-")}`)),
      ],
    },
    {
      id: "decisions",
      title: "Decisions",
      about: "Why it is as it is: one decision each, half a page; and what measuring taught.",
      sources: [
        ...found("docs/decisions/*.md").map((path) => at(path, `decisions/${nameOf(path)}`)),
        ...found("docs/notes/*.md").map((path) => at(path, `decisions/notes-${nameOf(path)}`)),
        at("docs/mutants.md", "decisions/mutants"),
      ],
    },
  ];
}

/** From the first plugin to publishing it; a guide that is not named here comes last. */
const GUIDES = [
  "ability-as-data",
  "first-plugin",
  "own-game",
  "decision",
  "value",
  "lasting-effect",
  "veto-and-replacement",
];

function inOrder(first: readonly string[], source: (name: string) => Source): readonly Source[] {
  const all = found("docs/guides/*.md").map(nameOf);
  return [...first, ...all.filter((name) => !first.includes(name))].map(source);
}

const nameOf = (path: string): string => (path.split("/").at(-1) as string).replace(/\.md$/, "");

const at = (path: string, page: string, title = titleIn(path)): Source => ({ path, page, title });

/** Whose rules they are: "Rules of that game, its edition, and the tests that show them". */
const gameOf = (title: string): string => title.replace(/^Rules of (the )?/, "").replace(/,? and the tests .*$/, "");

const titleIn = (path: string): string => (/^# (.+)$/m.exec(read(path))?.[1] ?? nameOf(path)).replaceAll("`", "");
