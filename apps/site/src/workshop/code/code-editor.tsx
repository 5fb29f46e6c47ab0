import { autocompletion, type CompletionContext, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "react";
import type { Compiler } from "./compiler.js";
import type { CodeProblem, Sources } from "./messages.js";

interface CodeEditorProps {
  readonly file: string;
  readonly sources: Sources;
  readonly problems: readonly CodeProblem[];
  readonly compiler: Compiler;
  readonly onChange: (text: string) => void;
  readonly onPlay: () => void;
}

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.number, tags.bool, tags.null], color: "var(--code-n)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--code-s)" },
  { tag: tags.comment, color: "var(--ink-3)" },
  { tag: [tags.definition(tags.variableName), tags.propertyName], fontWeight: "600" },
]);

/** TypeScript with what the compiler says of it. Mount it anew for another file. */
export function CodeEditor(props: CodeEditorProps) {
  const { file, sources, problems } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const now = (state: EditorState): Sources => ({ ...latest.current.sources, [file]: state.doc.toString() });
    const editor = new EditorView({
      parent: place.current as HTMLElement,
      state: EditorState.create({
        doc: sources[file] ?? "",
        extensions: [
          lineNumbers(),
          history(),
          highlightActiveLine(),
          bracketMatching(),
          indentOnInput(),
          indentUnit.of("  "),
          javascript({ typescript: true }),
          syntaxHighlighting(COLOURS),
          EditorView.contentAttributes.of({ "aria-label": file, tabindex: "0" }),
          autocompletion({
            override: [(context) => offered(context, latest.current, now(context.state))],
            icons: false,
          }),
          hoverTooltip(async (shown, position) => {
            const words = await latest.current.compiler.explain(now(shown.state), file, position).catch(() => null);
            if (words === null) return null;
            const create = () => ({
              dom: Object.assign(document.createElement("pre"), { className: "hover-help", textContent: words }),
            });
            return { pos: position, create };
          }),
          keymap.of([
            {
              key: "Mod-Enter",
              run: () => {
                latest.current.onPlay();
                return true;
              },
            },
            ...completionKeymap,
            ...historyKeymap,
            ...defaultKeymap,
            indentWithTab,
          ]),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [file]);
  useEffect(() => {
    const editor = view.current;
    if (editor === null) return;
    const end = editor.state.doc.length;
    const own = problems.filter((problem) => problem.file === file);
    editor.dispatch(
      setDiagnostics(
        editor.state,
        own.map(({ from, to, message }) => ({
          from: Math.min(from, end),
          to: Math.min(to, end),
          severity: "error" as const,
          message,
        })),
      ),
    );
  }, [problems, file]);
  return <div ref={place} className="json-editor" />;
}

async function offered(context: CompletionContext, { compiler, file }: CodeEditorProps, sources: Sources) {
  const word = context.matchBefore(/["\w$:.-]*$/);
  if (word === null || (word.from === word.to && !context.explicit && context.matchBefore(/\.$/) === null)) return null;
  const found = await compiler.complete(sources, file, context.pos).catch(() => []);
  const start = context.matchBefore(/[\w$]*$/)?.from ?? context.pos;
  const isQuoted = /["'][\w:.-]*$/.test(context.state.sliceDoc(word.from, context.pos));
  return {
    from: isQuoted ? word.from + context.state.sliceDoc(word.from, context.pos).search(/[^"']/) : start,
    options: found.map(({ label, kind }) => ({ label, type: kind })),
  };
}
