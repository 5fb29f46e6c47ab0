import { type RefObject, useLayoutEffect } from "react";
import type { StageProps } from "../../../tables/table-parts.js";
import type { FieldShape } from "./field-shape.js";
import { battleOf } from "./seen-battle.js";
import { wayTo } from "./way-to.js";

/** Brings what the question is about into the middle, where the field is larger than its room. */
export function useLookedAt(place: RefObject<HTMLElement | null>, shape: FieldShape, props: StageProps): void {
  const { units, acting } = battleOf(props);
  const [aim] = props.options.flatMap(({ label }) => units[String(label?.params?.unit)] ?? []);
  const own = Object.values(units).filter(({ seat }) => seat === (props.own ?? 0));
  const lit = Object.values(units).filter(({ id }) => wayTo(props.options, id) !== undefined);
  // no unit acts: what can be pointed at is looked at
  const asked = (acting === null && lit.length > 0 ? lit : [units[acting ?? ""], aim]).flatMap(
    (unit) => unit?.place ?? [],
  );
  const looked = asked.length > 0 ? asked : own.flatMap((unit) => unit.place ?? []);
  const middles = looked.map(({ along, lane }) => {
    const box = shape.box(along, along, lane);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const mean = (of: "x" | "y") => middles.reduce((sum, one) => sum + one[of], 0) / Math.max(1, middles.length);
  const isLarge = shape.size !== null;
  // only a new question moves the field: between questions it stays where it was moved to
  useLayoutEffect(() => {
    const around = place.current;
    if (around === null || !isLarge || middles.length === 0) return;
    around.scrollTo(mean("x") - around.clientWidth / 2, mean("y") - around.clientHeight / 2);
  }, [isLarge, acting, props.view.decision?.id]);
}
