import { useMemo, useState } from "react";
import type { Supply } from "./laying/laying.js";

interface SupplyListProps {
  readonly supply: readonly Supply[];
  /** What is put down next. */
  readonly held: string | null;
  readonly side: 0 | 1;
  readonly onSide: (side: 0 | 1) => void;
  readonly onHold: (id: string | null) => void;
}

const MOST = 6;

/** What can be put on a stage, by name: choose it, then click where it goes. */
export function SupplyList({ supply, held, side, onSide, onHold }: SupplyListProps) {
  const [words, setWords] = useState("");
  const found = useMemo(() => {
    const sought = words.trim().toLowerCase();
    return sought === "" ? [] : supply.filter(({ name }) => name.toLowerCase().includes(sought)).slice(0, MOST);
  }, [supply, words]);
  const holding = supply.find(({ id }) => id === held);
  return (
    <div className="supply">
      <div className="put">
        <input
          type="search"
          aria-label="Put on the stage"
          placeholder="Put on the stage …"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <button
          type="button"
          className="side"
          data-side={side === 0 ? "you" : "foe"}
          onClick={() => onSide(side === 0 ? 1 : 0)}
        >
          {side === 0 ? "for you" : "for them"}
        </button>
      </div>
      {found.length > 0 && (
        <ul>
          {found.map(({ id, name, kind }) => (
            <li key={`${kind} ${id}`}>
              <button type="button" aria-pressed={id === held} onClick={() => onHold(id === held ? null : id)}>
                {name} <small>{kind}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {holding !== undefined && <p className="quiet">Now click where {holding.name} goes.</p>}
    </div>
  );
}
