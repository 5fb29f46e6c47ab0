import { currentAttack, explained, type IaMatch, poolIn, resultsIn } from "@riposte/imperial-assault";

const DEFENSE = ["block", "evade", "dodge"];
/** What is no player's doing: the dice, the card's own dice, and conditions. */
const NOBODYS = ["dice", "card", "hidden", "weakened"];

/** Has the defending player rerolled a defense die, or changed the defense pool or its results, in the attack under way? */
export function isFortified(match: IaMatch): boolean {
  const attack = currentAttack(match);
  if (attack === undefined || attack.fortified === true) return attack !== undefined;
  const done = [...attack.changes, ...attack.modifiers].map(({ by }) => by);
  // what is always on, such as blocks of the ability bar, adds to the defense
  const isMore = ({ by, amount }: { readonly by: string; readonly amount: number }) =>
    amount > 0 && !NOBODYS.includes(by) && !done.includes(by);
  return (
    explained((why) => poolIn(match, "defense", why)).because.some(isMore) ||
    explained((why) => resultsIn(match, why)).because.some((one) => DEFENSE.includes(one.field ?? "") && isMore(one))
  );
}
