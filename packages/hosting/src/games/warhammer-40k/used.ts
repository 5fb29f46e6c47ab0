import { eachOnce, type UsedIn } from "../../used.js";

interface Battle {
  readonly units: Readonly<Record<string, { readonly seat: number; readonly name: string }>>;
}

/** Units are fielded; nothing is drawn. */
export const usedInBattle: UsedIn = ({ "warhammer-40k": start }, _end, seat) => {
  const units = Object.values((start as Battle).units).filter((unit) => unit.seat === seat);
  return { fielded: eachOnce(units.map(({ name }) => name)), drawn: [] };
};
