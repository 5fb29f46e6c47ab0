import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "react";
import { completions, type Format } from "./completions.js";
import { placeAt, placeOf } from "./place.js";
import { lineOf, problemLines, showProblems } from "./problem-lines.js";
import type { Problem } from "./problems.js";
import { schemasAt } from "./schema-at.js";

interface JsonEditorProps {
  readonly label: string;
  readonly text: string;
  readonly format: Format | null;
  readonly problems: readonly Problem[];
  readonly onChange: (text: string) => void;
  readonly onPlay: () => void;
  /** On which lines the problems stand. */
  readonly onLines: (lines: readonly number[]) => void;
}

const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--ink)", fontWeight: "650" },
  { tag: tags.string, color: "var(--code-s)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-n)" },
]);

/** JSON with what its format says while it is written. */
export function JsonEditor({ label, text, format, problems, onChange, onPlay, onLines }: JsonEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ format, onChange, onPlay, problems, value: undefined as unknown });
  latest.current = { ...latest.current, format, onChange, onPlay, problems };
  /** What was typed here and is still on its way round. */
  const own = useRef(new Set<string>());
  useEffect(() => {
    const remember = (written: string) => {
      try {
        latest.current.value = JSON.parse(written);
      } catch {
        // half a word: what was known before still helps
      }
    };
    remember(text);
    const editor = new EditorView({
      parent: place.current as HTMLElement,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          history(),
          highlightActiveLine(),
          bracketMatching(),
          indentOnInput(),
          indentUnit.of("  "),
          json(),
          syntaxHighlighting(COLOURS),
          EditorView.lineWrapping,
          problemLines(mendOne),
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          autocompletion({
            override: [
              completions(
                () => latest.current.format,
                () => latest.current.value,
              ),
            ],
            icons: false,
            // what a word does stands below the list, in the same box
            positionInfo: () => ({ style: "top: calc(100% - 5px); right: -1px; left: -1px" }),
          }),
          hoverTooltip((shown, position) => explained(shown, position, latest.current.format, latest.current.value)),
          keymap.of([
            { key: "Mod-Enter", run: () => played(latest.current.onPlay) },
            { key: "Alt-Enter", run: (shown) => mend(shown, latest.current.problems) },
            ...completionKeymap,
            ...lintKeymap,
            ...historyKeymap,
            ...defaultKeymap,
            indentWithTab,
          ]),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (!docChanged) return;
            const written = state.doc.toString();
            remember(written);
            own.current.add(written);
            latest.current.onChange(written);
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  // another card was taken, or a link was opened; what was typed here comes back later than the next letter
  useEffect(() => {
    const editor = view.current;
    const isOwn = own.current.has(text);
    if (editor === null || editor.state.doc.toString() === text) own.current.clear();
    else if (!isOwn) editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  }, [text]);
  useEffect(() => {
    const editor = view.current;
    if (editor === null) return;
    editor.dispatch(setDiagnostics(editor.state, problems.map(diagnosticOf(editor.state))));
    editor.dispatch({ effects: showProblems.of(problems) });
    onLines(problems.map((problem) => lineOf(editor.state, problem)));
  }, [problems]);
  return <div ref={place} className="json-editor" />;
}

function played(play: () => void): boolean {
  play();
  return true;
}

const diagnosticOf =
  (state: EditorState) =>
  (problem: Problem): Diagnostic => ({
    ...placeOf(state, problem),
    severity: "error",
    message: problem.message,
  });

/** Puts the word that is meant where the wrong one stands. */
function mendOne(view: EditorView, problem: Problem): boolean {
  const { remedy } = problem;
  const { from, to } = placeOf(view.state, problem);
  if (remedy === undefined || view.state.sliceDoc(from, to) !== `"${remedy.written}"`) return false;
  view.dispatch({ changes: { from: from + 1, to: to - 1, insert: remedy.meant } });
  return true;
}

const mend = (view: EditorView, problems: readonly Problem[]): boolean =>
  problems.some((problem) => mendOne(view, problem));

/** What the format says about the word under the pointer. */
function explained(view: EditorView, position: number, format: Format | null, value: unknown) {
  if (format === null) return null;
  const place = placeAt(view.state, position);
  const word = view.state.sliceDoc(place.from, place.to).replaceAll('"', "");
  const path = place.isName ? [...place.path, word] : place.path;
  const about = schemasAt(format.schema, value, path)
    .map(({ description }) => description)
    .find((text) => text !== undefined);
  if (about === undefined) return null;
  const uses = place.isName ? 0 : format.uses(word);
  return {
    pos: place.from,
    end: place.to,
    create: () => {
      const dom = document.createElement("div");
      dom.className = "hover-help";
      dom.textContent = uses === 0 ? about : `${about} Used ${uses} times in our data.`;
      return { dom };
    },
  };
}
