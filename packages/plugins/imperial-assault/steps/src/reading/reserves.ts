import { type Scene, tableOf } from "./scene.js";

/** Figures that are kept out of play by the card of an ability. */
export function reservesOf(scene: Scene): readonly string[] {
  const { sides, groups, figures } = tableOf(scene);
  const { group } = sides[scene.seat]?.upgrades.find(({ card }) => card === scene.bindings.card) ?? { group: null };
  return (groups[group ?? ""]?.figures ?? []).filter((id) => figures[id]?.spaces.length === 0);
}

/** Groups of a player whose card is exhausted, or that were defeated. */
export function spentGroups(scene: Scene): number {
  const { groups } = tableOf(scene);
  const exhausted = Object.values(groups).filter(
    ({ seat, ready, companionOf }) => seat === scene.seat && !ready && companionOf === null,
  );
  const fallen = scene.match
    .lasting("do:fallen")
    .filter(({ seat, data }) => seat === scene.seat && !isCompanion(scene, data.card))
    .map(({ data }) => data.group)
    .filter((group) => groups[group] === undefined);
  return exhausted.length + new Set(fallen).size;
}

const isCompanion = ({ context }: Scene, card: string): boolean => context.body(card).kind === "companion";
