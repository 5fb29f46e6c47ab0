import type { Piece } from "../laying/laying.js";
import type { BoardProps } from "./board.js";

interface ZoneProps extends Pick<BoardProps, "pieces" | "chosen" | "onPiece" | "onPlace"> {
  readonly place: string;
  readonly title: string;
  /** Only so many are shown; the rest is counted. */
  readonly most?: number;
}

/** Cards that lie together. Its title is where something is put down. */
export function Zone({ place, title, pieces, chosen, onPiece, onPlace, most = 99 }: ZoneProps) {
  const lying = pieces.filter((piece) => piece.place === place);
  const shown = lying.slice(0, most);
  return (
    <div className="zone" data-side={place.startsWith("0") ? "you" : "foe"}>
      {onPlace === undefined ? (
        <p>{title}</p>
      ) : (
        <button type="button" className="spot" data-place={place} onClick={() => onPlace(place)}>
          {title} <span aria-hidden="true">+</span>
        </button>
      )}
      <div className="lying">
        {shown.map((piece: Piece) =>
          onPiece === undefined ? (
            <span key={piece.id} className="piece" data-rested={/rested/.test(piece.about)}>
              {piece.name}
              {piece.about !== "" && <small>{piece.about}</small>}
            </span>
          ) : (
            <button
              key={piece.id}
              type="button"
              className="piece"
              aria-pressed={piece.id === chosen}
              data-chosen={piece.id === chosen}
              onClick={() => onPiece(piece)}
            >
              {piece.name}
              {piece.about !== "" && <small>{piece.about}</small>}
            </button>
          ),
        )}
        {lying.length > shown.length && <small>{lying.length - shown.length} more</small>}
        {lying.length === 0 && <small>nothing</small>}
      </div>
    </div>
  );
}
