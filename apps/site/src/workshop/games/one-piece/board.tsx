import type { BoardProps } from "../../stage/boards/board.js";
import { Zone } from "../../stage/boards/zone.js";

const ZONES = [
  ["leader", "Leader"],
  ["characters", "Characters"],
  ["stage", "Stage"],
  ["hand", "Hand"],
  ["life", "Life"],
  ["trash", "Trash"],
  ["deck", "Deck, from the top"],
] as const;
/** Of a deck no more need be seen. */
const MOST = 4;

/** Both sides of a duel, the opponent's above; each zone is a place. */
export function DuelBoard({ onPiece, ...props }: BoardProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className="duel" aria-label="Both sides" tabIndex={0}>
      {([1, 0] as const).map((side) => (
        <section key={side} aria-label={side === 0 ? "Your side" : "Their side"} className="zones">
          {(side === 1 ? [...ZONES].reverse() : ZONES)
            // who only looks sees what lies open, and the own hand
            .filter(([zone]) => onPiece !== undefined || !/trash|deck/.test(zone))
            .map(([zone, title]) => (
              <Zone
                key={zone}
                place={`${side}.${zone}`}
                title={title}
                onPiece={onPiece}
                {...(zone === "deck" || zone === "trash" ? { most: MOST } : {})}
                {...props}
              />
            ))}
        </section>
      ))}
    </section>
  );
}
