import type { Table } from "@riposte/one-piece";
import { eachOnce, type UsedIn } from "../../used.js";

/** The Leader is fielded; what left deck and Life was drawn. */
export const usedInDuel: UsedIn = (_start, { "one-piece": slice }, seat) => {
  const { cards, sides } = slice as Table;
  const leader = sides[seat]?.leader ?? -1;
  const drawn = Object.entries(cards).flatMap(([id, { owner, zone, code }]) =>
    owner === seat && Number(id) !== leader && zone !== "deck" && zone !== "life" ? [code] : [],
  );
  return { fielded: [cards[leader]?.code ?? ""], drawn: eachOnce(drawn) };
};
