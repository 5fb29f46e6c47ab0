import { type EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { placeOf } from "./place.js";
import type { Problem } from "./problems.js";

/** Says which problems stand below their lines from now on. */
export const showProblems = StateEffect.define<readonly Problem[]>();

/** Each problem below the line it is about, with the button that mends it. */
export const problemLines = (onMend: (view: EditorView, problem: Problem) => void) =>
  StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(lines, { changes, effects, state }) {
      const told = effects.find((effect) => effect.is(showProblems));
      if (told === undefined) return lines.map(changes);
      const shown = (told.value as readonly Problem[])
        .map((problem) => ({ problem, at: state.doc.lineAt(placeOf(state, problem).from).to }))
        .sort((one, other) => one.at - other.at);
      return Decoration.set(
        shown.map(({ problem, at }) =>
          Decoration.widget({ widget: new ProblemLine(problem, onMend), block: true, side: 1 }).range(at),
        ),
      );
    },
    provide: (field) => EditorView.decorations.from(field),
  });

/** The line a problem is about, counted from 1. */
export const lineOf = (state: EditorState, problem: Problem): number =>
  state.doc.lineAt(placeOf(state, problem).from).number;

class ProblemLine extends WidgetType {
  readonly #problem: Problem;
  readonly #onMend: (view: EditorView, problem: Problem) => void;

  constructor(problem: Problem, onMend: (view: EditorView, problem: Problem) => void) {
    super();
    this.#problem = problem;
    this.#onMend = onMend;
  }

  override eq(other: ProblemLine): boolean {
    return other.#problem.message === this.#problem.message;
  }

  override toDOM(view: EditorView): HTMLElement {
    const { message, remedy } = this.#problem;
    // what the editor measures has no margins, or its line numbers would stand beside their lines
    const block = Object.assign(document.createElement("div"), { className: "problem-block" });
    const line = Object.assign(document.createElement("div"), { className: "problem-line" });
    block.append(line);
    line.append(Object.assign(document.createElement("p"), { textContent: message }));
    if (remedy !== undefined) {
      const button = Object.assign(document.createElement("button"), {
        type: "button",
        className: "button small",
        textContent: `Use ${remedy.meant}`,
      });
      button.addEventListener("click", () => this.#onMend(view, this.#problem));
      line.append(button, Object.assign(document.createElement("kbd"), { textContent: "Alt Enter" }));
    }
    return block;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}
