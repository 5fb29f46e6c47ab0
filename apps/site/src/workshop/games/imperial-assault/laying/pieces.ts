import { imperialAssaultContext } from "@riposte/hosting/imperial-assault";
import { Condition } from "@riposte/imperial-assault";
import type { Piece } from "../../../stage/laying/laying.js";
import { changed, found, HAND, idOf, type Skirmish } from "./skirmish.js";

const CONDITIONS = Condition.options;

/** What a side has on the stage, each with what can be done to it. */
export function piecesOf(setup: Skirmish, side: 0 | 1): readonly Piece[] {
  const { hand = [], groups } = setup.position.seats[side];
  const { facts } = imperialAssaultContext();
  return [
    ...groups.flatMap((group, at) =>
      group.figures.map((figure, number): Piece => {
        const id = idOf(side, group, at, figure, number);
        const card = figure.card ?? group.card;
        const { damage = 0, conditions = [], at: place = "" } = figure;
        const acts = setup.position.activating?.figure === id;
        const about = [damage > 0 ? `${damage} damage` : "", ...conditions, acts ? "acts now" : ""];
        return {
          id,
          side,
          name: `${facts.deployment[card]?.name ?? card}${group.figures.length > 1 ? ` ${number + 1}` : ""}`,
          place,
          about: about.filter((word) => word !== "").join(", "),
          changes: [
            changed(setup, "Damage", (copy) => Object.assign(found(copy, id).figure, { damage: damage + 1 })),
            ...(damage === 0
              ? []
              : [changed(setup, "Recover", (copy) => Object.assign(found(copy, id).figure, { damage: damage - 1 }))]),
            ...CONDITIONS.map((one) =>
              changed(setup, conditions.includes(one) ? `Not ${one}` : one, (copy) =>
                Object.assign(found(copy, id).figure, {
                  conditions: conditions.includes(one)
                    ? conditions.filter((other) => other !== one)
                    : [...conditions, one],
                }),
              ),
            ),
            acts
              ? changed(setup, "Nobody acts yet", ({ position }) => {
                  delete position.activating;
                })
              : changed(setup, "Acts now", ({ position }) => {
                  delete position.start;
                  position.activating = { figure: id, actions: 2 };
                }),
          ],
        };
      }),
    ),
    ...hand.map(
      (card, at): Piece => ({
        id: `${side}/${HAND}/${at}`,
        side,
        name: facts.command[card]?.name ?? card,
        place: `${side}.${HAND}`,
        about: "",
        changes: [],
      }),
    ),
  ];
}
