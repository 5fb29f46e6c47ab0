import { type Behaviour, choose, type Match, type Questions } from "@riposte/kernel";
import type { Lasting } from "@riposte/warhammer-40k";
import type { z } from "zod";
import type { Mechanics } from "./declared.js";

type Selection = { readonly owner: number; readonly mark: string; readonly until: z.infer<typeof Lasting> };
const NONE = "none";

/** Units that attacks have hit are remembered until these are over, and one of them is selected then. */
export const selecting: Pick<
  Behaviour<Mechanics>["effects"],
  "mechanics:note-hit" | "mechanics:forget-hits" | "mechanics:select"
> = {
  "mechanics:note-hit": (slice, { type: _type, ...hit }) => {
    const known = slice.struck ?? [];
    if (!known.some((one) => one.unit === hit.unit && one.part === hit.part && one.weapon === hit.weapon))
      slice.struck = [...known, hit];
  },

  "mechanics:forget-hits": (slice) => {
    delete slice.struck;
  },

  "mechanics:select": (_slice, { type: _type, ...selection }, match) => {
    const [only, ...others] = selection.among;
    if (others.length === 0 && !selection.optional) setMark(match, selection, only as string);
    else match.ask("mechanics:select", selection.owner, selection);
  },
};

export const selectingQuestions: Pick<Questions<Mechanics>, "mechanics:select"> = {
  "mechanics:select": {
    prompt: ({ about: { by } }) => ({ id: "mechanics:select", params: { by } }),
    publicName: "mechanics:select",
    choices: ({ about: { among, optional } }) =>
      choose.one([
        ...among.map((unit) => ({ key: unit, label: { id: "mechanics:select-unit", params: { unit } } })),
        ...(optional ? [{ key: NONE, label: { id: "mechanics:select-none" } }] : []),
      ]),
    answer(unit, { about }, match) {
      if (unit !== NONE) setMark(match, about, String(unit));
    },
  },
};

const setMark = (match: Match<Mechanics>, { mark, owner, until }: Selection, on: string): void =>
  match.queue({ type: "mark:set", mark, owner, on, until, only: false });
