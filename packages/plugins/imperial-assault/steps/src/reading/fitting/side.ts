import { figuresBound, listed, tableOf } from "../scene.js";
import type { Fits } from "./looked.js";

/** Whose a figure is, and which of those that are bound. */
export const sideFits: Fits<"side" | "other" | "group" | "groupOf" | "not" | "is"> = {
  // a figure of neither player is neither friendly nor hostile
  side: ({ scene, id, seat }, side) =>
    side === "any" ||
    ((seat === scene.seat) === (side === "friendly") && tableOf(scene).figures[id]?.status !== "neutral"),
  other: ({ scene, id }) => id !== scene.self,
  group: ({ scene, id }, group) => {
    const { figures } = tableOf(scene);
    const own = figures[scene.self]?.group ?? scene.bindings.group;
    return (figures[id]?.group === own) === (group === "own");
  },
  groupOf: ({ scene, id }, ref) => {
    const { figures } = tableOf(scene);
    return figuresBound(scene, ref).some((one) => figures[one]?.group === figures[id]?.group);
  },
  not: ({ scene, id }, refs) => !listed(refs).some((ref) => figuresBound(scene, ref).includes(id)),
  is: ({ scene, id }, refs) => listed(refs).some((ref) => figuresBound(scene, ref).includes(id)),
};
