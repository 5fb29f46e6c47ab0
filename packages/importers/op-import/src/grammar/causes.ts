import { attempt, eat, type Reader } from "../reader.js";
import { readNoun } from "./noun.js";

/** By what something happens: a battle, whose effects, which cards; anything when nothing is said. */
export interface CauseRead {
  readonly cause?: "battle" | "effect";
  readonly by?: "you" | "opponent";
  readonly source?: Readonly<Record<string, unknown>>;
}

/** "in battle by <Slash> attribute cards", "by your opponent's Character's effect", "by your effect", "by effects". */
export function readCause(r: Reader): CauseRead {
  if (eat(r, "in battle") !== undefined) {
    const cards = attempt(r, (rr) => (eat(rr, "by") === undefined ? undefined : readNoun(rr)));
    const { kind, ...rest } = cards?.filter ?? {};
    const source = cards?.zones?.length === 1 && kind !== undefined ? { kind, ...rest } : rest;
    return { cause: "battle", ...(Object.keys(source).length > 0 && { source }) };
  }
  if (eat(r, "using (a )?(Character's|Character) effects?") !== undefined)
    return { cause: "effect", source: { kind: "Character" } };
  if (eat(r, "by (an effect|(the )?effects|a card effect|card effects)") !== undefined) {
    const cards = attempt(r, (rr) => (eat(rr, "of") === undefined ? undefined : readNoun(rr)));
    if (cards === undefined) return { cause: "effect" };
    const by = cards.side === "you" || cards.side === "opponent" ? { by: cards.side } : {};
    return { cause: "effect", ...by, ...(Object.keys(cards.filter).length > 0 && { source: cards.filter }) };
  }
  return attempt(r, readEffects) ?? {};
}

/** "by your opponent's Character's effect", "by your {Crew} type card's effect". */
function readEffects(r: Reader): CauseRead | undefined {
  if (eat(r, "by") === undefined) return undefined;
  const by =
    eat(r, "your opponent's") !== undefined ? "opponent" : eat(r, "your( own)?") !== undefined ? "you" : undefined;
  if (by === undefined) return undefined;
  if (eat(r, "effects?") !== undefined) return { cause: "effect", by };
  const cards = readNoun(r);
  if (cards === undefined || eat(r, "('s |' )?effects?") === undefined) return undefined;
  return { cause: "effect", by, ...(Object.keys(cards.filter).length > 0 && { source: cards.filter }) };
}
