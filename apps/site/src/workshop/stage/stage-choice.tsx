import { useEffect, useState } from "react";
import { writtenJson } from "../written-json.js";
import type { Laying } from "./laying/laying.js";
import { fetchPositions, positionIn, type ReadyPosition } from "./positions.js";

export interface StageChoiceProps {
  readonly game: string;
  readonly laying: Laying;
  readonly own: { readonly id: string; readonly name: string } | null;
  readonly setup: unknown;
  /** A stage of one's own as text; nothing where it is the one made for the card. */
  readonly ownStage: string | null;
  readonly seed: string;
  readonly onStage: (stage: string | null) => void;
  readonly onSeed: (seed: string) => void;
}

/** Where it is played: made for the card, from the documentation, from a match, from a file, or written by hand. */
export function StageChoice({ game, laying, own, setup, ownStage, seed, onStage, onSeed }: StageChoiceProps) {
  const [fault, setFault] = useState<string | null>(null);
  const [positions, setPositions] = useState<readonly ReadyPosition[]>([]);
  useEffect(() => {
    let isLate = false;
    void fetchPositions(game).then((all) => !isLate && setPositions(all));
    return () => {
      isLate = true;
    };
  }, [game]);
  const take = (ready: ReadyPosition) => {
    try {
      const laid = ready.slices === undefined ? ready.setup : laying.ofMatch(ready.slices);
      onStage(writtenJson(own === null ? laid : laying.withOwn(laid, own)));
      setFault(null);
    } catch (error) {
      setFault(`This cannot be a stage. ${error instanceof Error ? error.message : ""}`);
    }
  };
  const choose = (value: string) => {
    const ready = positions[Number(value)];
    if (value === "made") onStage(null);
    else if (ready === undefined) onStage(writtenJson(setup));
    else take(ready);
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      take(positionIn(await file.text(), game));
    } catch (error) {
      setFault(`This file cannot be a stage. ${error instanceof Error ? error.message : ""}`);
    }
  };
  return (
    <div className="choice">
      <label>
        Position
        <select
          value={ownStage === null ? "made" : "own"}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="made">made for the card</option>
          {positions.map(({ title }, at) => (
            <option key={title} value={at}>
              {title}
            </option>
          ))}
          <option value="own">as it lies below</option>
        </select>
      </label>
      <label>
        Dice
        <input value={seed} onChange={({ currentTarget }) => onSeed(currentTarget.value)} />
      </label>
      <label className="file">
        A scenario or saved match
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </label>
      {fault !== null && (
        <p role="alert" className="bad">
          {fault}
        </p>
      )}
      {ownStage !== null && (
        <details>
          <summary>As text</summary>
          <textarea
            aria-label="The position"
            rows={10}
            spellCheck={false}
            value={ownStage}
            onChange={({ currentTarget }) => onStage(currentTarget.value)}
          />
        </details>
      )}
    </div>
  );
}
