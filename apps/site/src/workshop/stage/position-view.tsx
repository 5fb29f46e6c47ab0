import { useEffect, useMemo, useState } from "react";
import { Icons } from "../icons.js";
import type { Laying, Piece } from "./laying/laying.js";
import type { Layout } from "./layout.js";
import { SupplyList } from "./supply-list.js";

interface Own {
  readonly id: string;
  readonly name: string;
}

interface PositionViewProps extends Layout {
  /** What is being written. */
  readonly own: Own | null;
  readonly setup: unknown;
  /** Nothing where it is only looked at. */
  readonly onSetup?: ((setup: unknown) => void) | undefined;
}

/** A position as it lies; where it can be changed, by clicking what lies there and where it is to lie. */
export function PositionView({ laying, Board, own, setup, onSetup }: PositionViewProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [side, setSide] = useState<0 | 1>(0);
  const [fault, setFault] = useState<string | null>(null);
  const pieces = useMemo(() => piecesIn(laying, setup, own), [laying, setup, own?.id, own?.name]);
  useEffect(() => setFault(null), [setup]);
  if (pieces === null) return <p className="quiet">This position cannot be drawn. It stands below as text.</p>;
  const attempt = (change: () => unknown) => {
    try {
      onSetup?.(change());
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  const put = (place: string) => {
    if (held !== null) attempt(() => laying.add(setup, side, held, place));
    else if (chosen !== null) attempt(() => laying.move(setup, chosen, place));
    else setFault("Choose something first: on the stage, or from the list below.");
  };
  const choose = (piece: Piece) => {
    setHeld(null);
    setChosen(piece.id === chosen ? null : piece.id);
  };
  const picked = pieces.find(({ id }) => id === chosen);
  return (
    <div className="position" data-changing={onSetup !== undefined}>
      <Board
        setup={setup}
        pieces={pieces}
        chosen={chosen}
        onPiece={onSetup === undefined ? undefined : choose}
        onPlace={onSetup === undefined ? undefined : put}
      />
      {onSetup !== undefined && (
        <div className="laying">
          {fault !== null && (
            <p role="alert" className="bad">
              {fault}
            </p>
          )}
          {picked !== undefined && (
            <div className="picked">
              <b>{picked.name}</b>
              {picked.changes.map(({ words, setup: next }) => (
                <button key={words} type="button" className="button small" onClick={() => onSetup(next)}>
                  {words}
                </button>
              ))}
              <button
                type="button"
                className="button small"
                onClick={() => {
                  setChosen(null);
                  attempt(() => laying.remove(setup, picked.id));
                }}
              >
                {Icons.remove} Take away
              </button>
            </div>
          )}
          <SupplyList
            supply={laying.supply}
            held={held}
            side={side}
            onSide={setSide}
            onHold={(id) => {
              setChosen(null);
              setHeld(id);
            }}
          />
          <dl className="facts">
            {laying.facts(setup).map(({ name, value, changes }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <b>{value}</b>
                  {changes.map(({ words, setup: next }) => (
                    <button key={words} type="button" aria-label={`${name}: ${words}`} onClick={() => onSetup(next)}>
                      {words}
                    </button>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

/** What lies there; what is being written goes by the name it has now. */
function piecesIn(laying: Laying, setup: unknown, own: Own | null): readonly Piece[] | null {
  try {
    return laying.pieces(setup).map((piece) => (piece.name === own?.id ? { ...piece, name: own.name } : piece));
  } catch {
    // written by hand, and not yet a position
    return null;
  }
}
