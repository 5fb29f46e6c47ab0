import { labelOf } from "@riposte/hosting";
import type { Key, Option } from "@riposte/kernel";
import { drawnButton } from "../../../look/drawn-button.js";
import { lit } from "../../../look/lit.js";
import type { StageProps } from "../../../tables/table-parts.js";
import css from "./battlefield.module.css";
import type { Box, FieldShape } from "./field-shape.js";

/** How much of a lane's width its places take. */
export const PLACES = 0.28;

interface Place {
  readonly along: number;
  readonly lane: number;
}

/** Where an answer leads to, if to a place. */
export function placeOf({ label }: Option): Place | null {
  const { along, lane } = label?.params ?? {};
  return typeof along === "number" && typeof lane === "number" ? { along, lane } : null;
}

/** Along the edge of the lane, so that no name is covered. */
function boxOf({ along, lane }: Place, shape: FieldShape): Box {
  const box = shape.box(along - 0.5, along + 0.5, lane);
  return shape.isUpright
    ? { ...box, x: box.x + box.width * (1 - PLACES), width: Math.max(1, box.width * PLACES) }
    : { ...box, y: box.y + box.height * 0.7, height: Math.max(1, box.height * PLACES) };
}

/** Places are inches apart, and a finger is wider than that: it points at what lies under it, and the question lists those. */
export const isFinger = (): boolean => matchMedia("(pointer: coarse)").matches;

/** How far from the middle of a place a finger may come down, and how many it can mean. */
const NEAR = 30;
const MEANT = 3;

export function placesUnder(options: readonly Option[], shape: FieldShape, x: number, y: number): readonly Key[] {
  return options
    .flatMap((option) => {
      const place = placeOf(option);
      if (place === null) return [];
      const box = boxOf(place, shape);
      return [{ key: option.key, away: Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) }];
    })
    .filter(({ away }) => away <= NEAR)
    .sort((one, other) => one.away - other.away)
    .slice(0, MEANT)
    .map(({ key }) => key);
}

interface PlaceMarkProps extends Pick<StageProps, "voice" | "hinted" | "onChoose"> {
  readonly option: Option;
  readonly shape: FieldShape;
  /** A finger chooses among what lies under it. */
  readonly isTouched: boolean;
}

/** A place the acting unit can go to: its front would stand there. */
export function PlaceMark({ option, shape, isTouched, voice, hinted, onChoose }: PlaceMarkProps) {
  const place = placeOf(option);
  if (place === null) return null;
  return (
    <g
      className={css.place}
      data-hinted={option.key === hinted}
      {...lit(option.key)}
      {...drawnButton(labelOf(voice, option), () => onChoose(option.key))}
      {...(isTouched && { onClick: undefined })}
    >
      <rect {...boxOf(place, shape)} rx={4} />
    </g>
  );
}
