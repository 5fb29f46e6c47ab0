import { toDiagram } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";
import { ownerOf } from "./acting.js";
import type { FramePathProps } from "./frame-path.js";
import { inspectorTexts } from "./inspector-texts.js";
import css from "./procedure-list.module.css";
import { matches, statesFound } from "./search.js";

interface ProcedureListProps extends FramePathProps {
  readonly game: Game;
  readonly sought: string;
}

/** Every procedure with its owner; those on the stack say where they stand. */
export function ProcedureList({ game, sought, flow, chosen, onChoose }: ProcedureListProps) {
  const found = game.procedures.filter(
    ({ name, machine }) =>
      matches(`${name} ${ownerOf(game, name)}`, sought) || statesFound(toDiagram(machine), sought).size > 0,
  );
  return (
    <nav aria-label={inspectorTexts.procedures}>
      <h2 className={css.heading}>{inspectorTexts.procedures}</h2>
      <ul className={css.list}>
        {found.map(({ name }) => {
          const frames = flow.filter(({ procedure }) => procedure === name);
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === chosen}
                data-active={frames.length > 0}
                onClick={() => onChoose(name)}
              >
                <b>{name}</b>
                <small>{frames.length === 0 ? ownerOf(game, name) : frames.map(({ leaf }) => leaf).join(", ")}</small>
              </button>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p>{inspectorTexts.nothingFound}</p>}
    </nav>
  );
}
