import { useState } from "react";
import { asSentence } from "../as-sentence.js";
import { workshopOf } from "../games.js";
import type { Printed, PrintedLines } from "../workshop-game.js";
import { writtenJson } from "../written-json.js";

interface PrintedPaneProps {
  readonly game: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A printed line, how the importer reads it, and what it could not account for. */
export function PrintedPane({ game, text, onText }: PrintedPaneProps) {
  const [line, setLine] = useState("");
  const [printed, setPrinted] = useState<Printed | null>(null);
  const lines = workshopOf(game)?.printed;
  if (lines === undefined) return null;
  const read = async () => setPrinted((await lines.reader())(line));
  return (
    <details className="printed">
      <summary>From a printed line</summary>
      <textarea
        aria-label="A printed line"
        rows={2}
        placeholder={lines.example}
        value={line}
        onChange={({ currentTarget }) => {
          // what another line was read as is not what this one says
          setPrinted(null);
          setLine(currentTarget.value);
        }}
      />
      <p>
        <button type="button" className="button small" disabled={line.trim() === ""} onClick={() => void read()}>
          Read it
        </button>
        {printed !== null && printed.unread.length === 0 && (
          <button type="button" className="button small" onClick={() => onText(withAbilities(text, lines, printed))}>
            Take it
          </button>
        )}
      </p>
      {printed !== null && (
        <div aria-live="polite">
          {printed.told.map((sentence) => (
            <p key={sentence}>{asSentence(sentence)}</p>
          ))}
          {printed.unread.map((words) => (
            <p key={words} className="bad">
              Not accounted for: {words}
            </p>
          ))}
        </div>
      )}
    </details>
  );
}

/** The file with these abilities instead of its own, told as they are. */
function withAbilities(text: string, lines: PrintedLines, { abilities, told }: Printed): string {
  try {
    return writtenJson(lines.put(JSON.parse(text), abilities, told.map(asSentence).join(" ")));
  } catch {
    return text;
  }
}
