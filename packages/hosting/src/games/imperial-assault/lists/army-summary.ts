import { ARMY_POINTS, entryPoints, muster } from "@riposte/imperial-assault";
// what a hand drawn from a deck holds is the same arithmetic in both games
import { chanceOfOne } from "@riposte/kernel/chance";
import { counted, percent } from "@riposte/words";
import type { Summary, SummaryRow } from "../../../lists/list-builder.js";
import { type ArmyList, cardsIn, command, facts } from "./army-list.js";
import { isForAttack } from "./army-shelves.js";

const HAND = 3;

/** Groups and figures of an army. */
export function groupsIn({ army }: ArmyList): { readonly groups: number; readonly figures: number } {
  const { groups } = muster(facts(), army);
  return { groups: groups.length, figures: groups.reduce((sum, { card }) => sum + card.figures, 0) };
}

/** Points, what the army can do, and what its first hand holds. */
export function armySummary(list: ArmyList): Summary {
  const { all, groups } = muster(facts(), list.army);
  const points = all.map((one) => entryPoints(facts(), one)).sort((one, other) => other - one);
  const health = groups.reduce((sum, { card }) => sum + card.health * card.figures, 0);
  const troopers = groups
    .filter(({ card }) => card.traits.includes("trooper"))
    .reduce((sum, { card }) => sum + card.figures, 0);
  const { figures } = groupsIn(list);
  const ranged = groups.filter(({ card }) => card.attack?.type === "ranged").length;
  return {
    points: {
      spent: points.reduce((sum, one) => sum + one, 0),
      of: ARMY_POINTS,
      parts: points.filter((one) => one > 0),
    },
    tables: [
      {
        title: "What it can do",
        about: "",
        rows: [
          {
            label: "Health in all",
            short: "Health",
            about: counted(figures, "figure"),
            value: String(health),
          },
          {
            label: "Activations a round",
            short: "Activations",
            about: "one for each group",
            value: String(groups.length),
          },
          { label: "Groups that shoot", short: "Shoot", about: "with a ranged attack", value: String(ranged) },
          { label: "Troopers", short: "Troopers", about: "figures with that trait", value: String(troopers) },
        ],
      },
      { title: "First hand", about: `${HAND} of ${cardsIn(list.deck.cards)} cards`, rows: handRows(list) },
    ],
  };
}

function handRows({ deck }: ArmyList): readonly SummaryRow[] {
  const cards = deck.cards.flatMap(({ card, count = 1 }) => {
    const known = command(card);
    return known === undefined ? [] : Array.from({ length: count }, () => known);
  });
  const row = (label: string, short: string, among: number): SummaryRow => ({
    label,
    short,
    about: `${among} in the deck`,
    value: percent(chanceOfOne(among, { deck: cards.length, drawn: HAND })),
  });
  if (cards.length === 0) return [];
  return [
    row("A card for an attack", "For an attack", cards.filter(isForAttack).length),
    row("A card that costs nothing", "Cost 0", cards.filter(({ cost }) => cost === 0).length),
  ];
}
