import { type At, at, group } from "../position.js";

export const luke = [group("luke-skywalker", { luke: "d3" })];

interface Playing extends Partial<At> {
  readonly affiliation?: string;
  /** Suffered by the figure that plays. */
  readonly damage?: number;
}

/** The card is played by a figure of this card at d2, next to Luke. */
export const play = (
  id: string,
  by: string,
  { affiliation = "imperial", damage = 0, me = {}, ...more }: Playing = {},
) =>
  at({
    mine: [group(by, { one: { at: "d2", damage } })],
    theirs: luke,
    hand: [id],
    activating: "one",
    me: { affiliation, ...me },
    ...more,
  }).choose(`cc:${id}@one`);
