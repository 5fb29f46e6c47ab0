import { toDiagram } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";
import type { FrameAt } from "../record/timeline.js";
import type { Acting } from "./acting.js";
import css from "./acting-here.module.css";
import { inspectorTexts } from "./inspector-texts.js";

/** The window a seat stands in: the innermost one that a procedure rests at. */
export function windowAt(game: Game, flow: readonly FrameAt[]): string | undefined {
  for (const { procedure, leaf } of flow.toReversed()) {
    const machine = game.procedures.find(({ name }) => name === procedure)?.machine;
    const state = machine === undefined ? undefined : toDiagram(machine).states.find(({ path }) => path === leaf);
    const window = state?.notes.find(({ kind }) => kind === "window");
    if (window !== undefined) return window.name;
  }
  return undefined;
}

/** Who may act in the window the match stands in, plugin by plugin. */
export function ActingHere({ here }: { readonly here: Acting | undefined }) {
  return (
    <section className={css.here} aria-label={inspectorTexts.here}>
      <h2>
        {inspectorTexts.here} <code>{here === undefined ? "" : `${here.name}, ${here.about}`}</code>
      </h2>
      {here === undefined || here.acts.length === 0 ? (
        <p>{here === undefined ? inspectorTexts.noWindow : inspectorTexts.nobody}</p>
      ) : (
        <ul>
          {here.acts.map(({ plugin, how }) => (
            <li key={`${plugin}${how}`}>
              <code>{plugin}</code> <span>{how}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
