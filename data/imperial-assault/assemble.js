const SOURCE = "Imperial Assault skirmish (IACP), each card in a file of its own";

const KINDS = {
  companion: "companions",
  form: "forms",
  loadout: "forms",
  squadUpgrade: "squad-upgrades",
  upgrade: "upgrades",
};

/** The files games and plugins read, from files that hold one card each; both by their path in this folder. */
export function assemble(files) {
  const command = within(files, "command-cards/");
  const shared = new Map(within(files, "shared-abilities/").map((ability) => [ability.id, ability]));
  const deployment = within(files, "deployment-cards/").map((card) => ({
    ...card,
    abilities: card.abilities.flatMap((ability) =>
      typeof ability === "string" ? (shared.get(ability) ?? []) : ability,
    ),
  }));
  return {
    "command-cards.json": written("command-cards", "", { cards: command.map(({ does: _does, ...facts }) => facts) }),
    ...grouped("deployment-cards", deployment, groupOf, (cards) => ({
      cards: cards.map((card) => ({ ...card, abilities: card.abilities.map(({ does: _does, ...facts }) => facts) })),
    })),
    ...grouped(
      "abilities",
      deployment.flatMap((card) =>
        card.abilities
          .filter(({ does }) => does !== undefined)
          .map((ability) => ({ ...ability, group: shared.has(ability.id) ? "shared" : groupOf(card) })),
      ),
      ({ group }) => group,
      (abilities) => library(abilities, ({ kind, does }) => ({ type: kind, ...does })),
    ),
    "command-effects.json": written(
      "command-effects",
      "",
      library(command, ({ does }) => ({ type: "ccEffect", ...does })),
    ),
  };
}

/** Cards as their files say, in the order of their ids. */
const within = (files, folder) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([, { $schema: _schema, ...card }]) => card)
    .sort(byId);

const byId = (one, other) => (one.id < other.id ? -1 : Number(one.id > other.id));

const groupOf = ({ kind, affiliation }) => KINDS[kind] ?? affiliation;

/** One file for each group, in the order of their names. */
function grouped(folder, rows, group, contents) {
  const groups = [...new Set(rows.map(group))].sort();
  return Object.fromEntries(
    groups.map((name) => [
      `${folder}/${name}.json`,
      written(folder, "../", contents(rows.filter((row) => group(row) === name))),
    ]),
  );
}

const library = (rows, does) => ({
  source: SOURCE,
  abilities: Object.fromEntries([...rows].sort(byId).map((row) => [row.id, does(row)])),
});

const written = (kind, up, contents) => ({
  $schema: `${up}../../schemas/imperial-assault-${kind}.json`,
  ...contents,
});
