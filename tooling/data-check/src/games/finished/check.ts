import { type CardFact, Facts, finished, finishedFiles } from "@riposte/finished";
import { type Problem, problemsIn } from "../../problem.js";
import type { GameCheck } from "../game-check.js";

/** Finished!: the lists make a game, and abilities and cards name each other. */
export const finishedCheck: GameCheck = {
  game: "finished",
  schemas: finishedFiles,
  places: {
    "abilities.json": "finished-abilities.json",
    "cards.json": "finished-cards.json",
    "difficulties.json": "finished-difficulties.json",
    "rulesets.json": "finished-rulesets.json",
  },
  references(files) {
    const problems = problemsIn("abilities.json", () => finished(factsIn(files)));
    const facts = Facts.safeParse(factsIn(files)).data;
    return facts === undefined ? problems : [...problems, ...misnamed(facts), ...lostOrders(facts)];
  },
  abilities: (files) => (Facts.safeParse(factsIn(files)).data?.abilities ?? []).map(({ id }) => id),
};

const factsIn = (files: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(
    ["abilities", "cards", "difficulties", "rulesets"].map((name) => [
      name,
      (files[`${name}.json`] as Readonly<Record<string, unknown>> | undefined)?.[name],
    ]),
  );

/** An ability lists the cards that have it, and no others. */
function misnamed({ abilities, cards }: Facts): readonly Problem[] {
  const numbersWith = (wanted: string) =>
    cards.filter(({ ability }: CardFact) => ability === wanted).map(({ number }) => number);
  return abilities
    .filter(({ id, cards: listed }) => listed.length > 0 && listed.join() !== numbersWith(id).join())
    .map(({ id, cards: listed }) => ({
      file: "abilities.json",
      path: `abilities["${id}"].cards`,
      message: `it lists ${listed.join(", ")}, but in cards.json it is on ${numbersWith(id).join(", ") || "no card"}.`,
    }));
}

function lostOrders({ abilities }: Facts): readonly Problem[] {
  const orders = abilities.map(({ order }) => order);
  return abilities.flatMap(({ id, next }) =>
    next
      .filter((order) => order !== -1 && !orders.includes(order))
      .map((order) => ({
        file: "abilities.json",
        path: `abilities["${id}"].next`,
        message: `no ability has the order ${order}.`,
      })),
  );
}
