import { useEffect, useMemo, useState } from "react";
import { Icons } from "../icons.js";
import { BattleBoard } from "./boards/battle-board.js";
import { DuelBoard } from "./boards/duel-board.js";
import { SkirmishBoard } from "./boards/skirmish-board.js";
import type { Laying, Piece } from "./laying/laying.js";
import { SupplyList } from "./supply-list.js";

interface PositionViewProps {
  readonly game: string;
  readonly laying: Laying;
  readonly setup: unknown;
  /** Nothing where it is only looked at. */
  readonly onSetup?: ((setup: unknown) => void) | undefined;
}

const BOARDS: Readonly<Record<string, typeof DuelBoard>> = {
  "imperial-assault": SkirmishBoard,
  "one-piece": DuelBoard,
  "warhammer-40k": BattleBoard,
};

/** A position as it lies; where it can be changed, by clicking what lies there and where it is to lie. */
export function PositionView({ game, laying, setup, onSetup }: PositionViewProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [side, setSide] = useState<0 | 1>(0);
  const [fault, setFault] = useState<string | null>(null);
  const pieces = useMemo(() => piecesIn(laying, setup), [laying, setup]);
  useEffect(() => setFault(null), [setup]);
  if (pieces === null) return <p className="quiet">This position cannot be drawn. It stands below as text.</p>;
  const Board = BOARDS[game] ?? DuelBoard;
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

function piecesIn(laying: Laying, setup: unknown): readonly Piece[] | null {
  try {
    return laying.pieces(setup);
  } catch {
    // written by hand, and not yet a position
    return null;
  }
}
