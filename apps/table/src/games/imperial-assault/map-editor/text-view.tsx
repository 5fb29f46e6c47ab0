import { useState } from "react";
import { Button } from "../../../look/button.js";
import { editorTexts as texts } from "./editor-texts.js";
import css from "./map-editor.module.css";
import { fileOf, type Sketch, sketchOf } from "./sketch.js";

/** The same map as the lines of its file; what is written here is used once it can be read. */
export function TextView({ sketch, onUse }: { readonly sketch: Sketch; readonly onUse: (sketch: Sketch) => void }) {
  const [text, setText] = useState(() => JSON.stringify(fileOf(sketch), null, 2));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const use = () => {
    try {
      const read = sketchOf(JSON.parse(text));
      if ("sketch" in read) onUse(read.sketch);
      setProblems("sketch" in read ? [] : read.problems);
    } catch (error) {
      setProblems([error instanceof Error ? error.message : String(error)]);
    }
  };
  return (
    <div className={css.wide}>
      <label>
        {texts.textAbout}
        <textarea value={text} rows={24} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </label>
      {problems.length > 0 && (
        <ul role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Button onClick={use}>{texts.apply}</Button>
    </div>
  );
}
