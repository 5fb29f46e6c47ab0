import { type AttackQuery, partsOf } from "@riposte/warhammer-40k";

/** The target's seat. */
export const TARGET = 1;

/** On the table ids carry the seat: units of both sides may have the same. */
export const onTable = ({ id }: { readonly id: string }, seat: number): string => `${seat}.${id}`;

/** A situation that speaks of the units by the ids they have on the table. */
export function seated(
  situation: AttackQuery["situation"],
  attacker: AttackQuery["attacker"],
  target: AttackQuery["target"],
): AttackQuery["situation"] {
  const marked = (on: string) => {
    if (partsOf(attacker).some(({ id }) => id === on)) return onTable({ id: on }, 0);
    return partsOf(target).some(({ id }) => id === on) ? onTable({ id: on }, TARGET) : on;
  };
  const granted = (grants: AttackQuery["situation"]["stratagems"]["attacker"], seat: number) =>
    grants.map((grant) => (grant.part === undefined ? grant : { ...grant, part: onTable({ id: grant.part }, seat) }));
  return {
    ...situation,
    marks: situation.marks.map((mark) => ({ ...mark, on: marked(mark.on) })),
    stratagems: {
      attacker: granted(situation.stratagems.attacker, 0),
      target: granted(situation.stratagems.target, TARGET),
    },
  };
}
