/** The parts of the files that can come into a match with a ready army: its cards, what those name, and what they name in turn. */
export function cardsOf(army, { files, abilities, commandEffects }) {
  const deployment = deploymentIn(files);
  const command = new Map(files["command-cards.json"].cards.map((card) => [card.id, card]));
  const does = entriesOf(abilities);
  const effects = entriesOf(commandEffects);
  const found = new Set();
  const add = (value) => {
    if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) add(inner);
    if (typeof value !== "string" || found.has(value)) return;
    found.add(value);
    const card = deployment.get(value);
    add([card, command.get(value), effects.get(value)]);
    for (const { id } of card?.abilities ?? []) add(does.get(id));
    // forms and loadouts name whose they are, and cards are named by what is printed on them as well
    for (const { id, name, of } of deployment.values())
      if (name === value || (of !== undefined && of === card?.name)) add(id);
  };
  add(army);
  const printed = new Set(
    [...deployment.values()].filter(({ id }) => found.has(id)).flatMap((card) => card.abilities.map(({ id }) => id)),
  );
  const isFound = ({ id }) => found.has(id);
  return {
    files: mapped(files, (file, path) =>
      path === "armies.json"
        ? { ...file, armies: file.armies.filter(({ id }) => id === army.id) }
        : { ...file, cards: file.cards.filter(isFound) },
    ),
    abilities: mapped(abilities, (file) => ({ ...file, abilities: among(file.abilities, printed) })),
    commandEffects: mapped(commandEffects, (file) => ({ ...file, abilities: among(file.abilities, found) })),
  };
}

/** How many figures a ready army has, and what it costs. */
export function sizeOf({ army }, { files }) {
  const deployment = deploymentIn(files);
  const cards = army.cards.flatMap(({ card, count = 1 }) => Array(count).fill(deployment.get(card)));
  const sum = (of) => cards.reduce((total, card) => total + of(card), 0);
  return {
    figures: sum(({ kind, figures }) => (kind === "figure" ? figures : 0)),
    points: sum(({ cost = 0 }) => cost),
  };
}

const deploymentIn = (files) =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.startsWith("deployment-cards/"))
      .flatMap(([, { cards }]) => cards.map((card) => [card.id, card])),
  );

const entriesOf = (files) => new Map(Object.values(files).flatMap(({ abilities }) => Object.entries(abilities)));

const mapped = (files, part) =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path, part(file, path)]));

const among = (all, ids) => Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
