import { choose, type Question } from "@riposte/kernel";
import { type Grit, Way } from "./declared.js";

/** A player who lost Life presses on or takes a breath. */
export const way: Question<Grit, { readonly lost: number }> = {
  prompt: ({ about }) => ({ id: "grit:way", params: { lost: about.lost } }),
  choices: () => choose.one(Way.options.map((key) => ({ key, label: { id: `grit:${key}` } }))),
  answer: (answer, { seat, about }, match) =>
    match.queue({ type: "grit:take", seat, way: Way.parse(answer), lost: about.lost }),
};
