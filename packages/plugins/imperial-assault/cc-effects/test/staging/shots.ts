import { type At, at, group } from "../position.js";

export const one = [group("stormtrooper", { one: "d1" })];
export const luke = group("luke-skywalker", { luke: "d3" });
export const attacker = (id: string, space = "d1", more: object = {}) => [group(id, { one: { at: space, ...more } })];

/** Four hits of a stormtrooper at Luke, who blocks one; the card is mine. */
export const shot = (id: string, more: Partial<At> = {}, target = "luke:d3") =>
  at({ mine: one, theirs: [luke], hand: [id], activating: "one", dice: [4, 4, 0], ...more })
    .choose(`attack:${target}`)
    .choose(`cc:${id}@one`);

/** The same at a figure of theirs, and the card is theirs. */
export const braved = (id: string, target: string, more: Partial<At> = {}, space = "d3") =>
  at({
    mine: one,
    theirs: [group(target, { x: space })],
    against: [id],
    activating: "one",
    dice: [4, 4, 0],
    ...more,
  })
    .choose(`attack:x:${space}`)
    .choose(`cc:${id}@x`);

export const dealt = (amount: number) => ["attack:resolved", { missed: false, dealt: amount }] as const;
