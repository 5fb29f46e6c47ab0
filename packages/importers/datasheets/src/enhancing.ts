import { readAbility } from "./abilities/read-ability.js";

/** What an enhancement gives to its bearer; who may is said before, and is no part of what it does. */
export function enhancing(name: string, text: string | undefined) {
  const rule = text?.replace(/^[^.■]{1,120}\bonly\.\s*/, "");
  const reading =
    rule === undefined ? undefined : readAbility(name, rule, { isAlone: true, keywords: [], weapons: [] });
  return reading === undefined || "stoppedAt" in reading ? waiting(name, text) : { name, text, ...reading };
}

/** An ability that waits for mechanics, with its words. */
export const waiting = (name: string, text: string | undefined) => ({
  name,
  ...(text === undefined ? {} : { text }),
  mechanics: [],
});
