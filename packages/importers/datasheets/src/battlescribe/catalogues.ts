import { slugOf } from "../slug.js";
import { idOf, isTrue, listOf, type Tree, textOf } from "./tree.js";

/** A catalogue or the game system, with the file it came from. */
export interface Catalogue {
  readonly file: string;
  readonly root: Tree;
  readonly id: string;
  readonly name: string;
  /** Its units belong to those who link it. */
  readonly isLibrary: boolean;
}

/** All catalogues given, and where in them a link leads. */
export interface Catalogues {
  readonly all: readonly Catalogue[];
  /** What an id stands for: in the file of the link first, then in any. */
  find(id: string, from: Catalogue): Place | undefined;
  /** Catalogues that are linked and were not given: their names, with who needs them. */
  readonly missing: readonly { readonly name: string; readonly by: string }[];
}

/** A node and the catalogue it is in: links inside it are looked up from there. */
export interface Place {
  readonly node: Tree;
  readonly home: Catalogue;
}

/** A catalogue or game system in a file's data. */
export function catalogueOf(file: string, data: unknown): Catalogue | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { catalogue, gameSystem } = data as { readonly catalogue?: Tree; readonly gameSystem?: Tree };
  const root = catalogue ?? gameSystem;
  if (root === undefined || typeof root !== "object" || root.id === undefined) return undefined;
  const name = textOf(root, "name") ?? file;
  return { file, root, id: idOf(root), name, isLibrary: isTrue(root, "library") || gameSystem !== undefined };
}

/** Fields whose nodes links point at, wherever they lie. */
const LINKED = new Set(["selectionEntry", "selectionEntryGroup", "profile", "rule", "infoGroup", "categoryEntry"]);

export function linkCatalogues(all: readonly Catalogue[]): Catalogues {
  const own = new Map<Catalogue, Map<string, Tree>>();
  const any = new Map<string, Place>();
  for (const home of all) {
    const ids = new Map<string, Tree>();
    collect(home.root, ids, 0);
    own.set(home, ids);
    for (const [id, node] of ids) if (!any.has(id)) any.set(id, { node, home });
  }
  const given = new Set(all.map(({ id }) => id));
  return {
    all,
    find(id, from) {
      const node = own.get(from)?.get(id);
      return node === undefined ? any.get(id) : { node, home: from };
    },
    missing: all.flatMap(({ root, name }) =>
      listOf(root, "catalogueLinks")
        .filter((link) => !given.has(idOf(link, "targetId")))
        .map((link) => ({ name: textOf(link, "name") ?? idOf(link, "targetId"), by: name })),
    ),
  };
}

const DEEPEST = 60;
const SINGULAR: Readonly<Record<string, string>> = {
  selectionEntries: "selectionEntry",
  sharedSelectionEntries: "selectionEntry",
  selectionEntryGroups: "selectionEntryGroup",
  sharedSelectionEntryGroups: "selectionEntryGroup",
  profiles: "profile",
  sharedProfiles: "profile",
  rules: "rule",
  sharedRules: "rule",
  infoGroups: "infoGroup",
  sharedInfoGroups: "infoGroup",
  categoryEntries: "categoryEntry",
};

function collect(node: Tree, ids: Map<string, Tree>, depth: number): void {
  if (depth > DEEPEST) return;
  for (const [field, list] of Object.entries(node)) {
    if (!Array.isArray(list)) continue;
    const isLinked = LINKED.has(SINGULAR[field] ?? "");
    for (const child of list as readonly Tree[]) {
      if (typeof child !== "object" || child === null) continue;
      if (isLinked && child.id !== undefined) ids.set(idOf(child), child);
      collect(child, ids, depth + 1);
    }
  }
}

/** Groups of entries that are called so, wherever they lie. */
export function groupsNamed({ root }: Catalogue, name: RegExp): readonly Tree[] {
  const found: Tree[] = [];
  const walk = (node: Tree, depth: number): void => {
    if (depth > DEEPEST) return;
    for (const field of [
      "sharedSelectionEntries",
      "selectionEntries",
      "sharedSelectionEntryGroups",
      "selectionEntryGroups",
    ])
      for (const child of listOf(node, field)) {
        if (field.endsWith("Groups") && name.test(textOf(child, "name") ?? "")) found.push(child);
        else walk(child, depth + 1);
      }
  };
  walk(root, 0);
  return found;
}

/** The faction a catalogue is of: "Imperium - Space Marines" and "Library - Tyranids" name it last. */
export function factionOf({ name }: Catalogue): string {
  const parts = name.split(/\s+-\s+/).filter((part) => slugOf(part) !== "library");
  return parts.at(-1) ?? name;
}
