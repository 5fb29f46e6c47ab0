import type { Effects } from "../declared.js";

type Marks = Pick<Effects, "mark:set" | "mark:clear">;

/** Marks: the results of choices, each with its owner and its subject; the same mark of one owner is replaced. */
export const marks: Marks = {
  "mark:set": (table, { type: _type, ...mark }) => {
    const others = table.marks.filter(
      (one) => one.mark !== mark.mark || one.owner !== mark.owner || one.on !== mark.on,
    );
    table.marks = [...others, mark];
  },

  "mark:clear": (table, { mark, owner, on }) => {
    table.marks = table.marks.filter(
      (one) => one.mark !== mark || one.owner !== owner || (on !== undefined && one.on !== on),
    );
  },
};
