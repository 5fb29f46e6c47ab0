import { useState } from "react";
import { asSentence } from "../as-sentence.js";
import { writtenJson } from "../written-json.js";

interface PrintedPaneProps {
  readonly game: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What was made of a printed line. */
interface Printed {
  /** Put in place of the abilities that are written. */
  readonly abilities: readonly unknown[];
  readonly told: readonly string[];
  /** Words without an account. */
  readonly unread: readonly string[];
}

const READERS: Readonly<Record<string, () => Promise<(line: string) => Printed>>> = {
  "one-piece": async () => (await import("./printed-card.js")).readPrintedCard,
  "warhammer-40k": async () => (await import("./printed-datasheet.js")).readPrintedDatasheet,
};

const EXAMPLES: Readonly<Record<string, string>> = {
  "one-piece": "[On Play] Draw 1 card.",
  "warhammer-40k": "Each time a model in this unit makes a ranged attack, re-roll a hit roll of 1.",
};

/** A printed line, how the importer reads it, and what it could not account for. */
export function PrintedPane({ game, text, onText }: PrintedPaneProps) {
  const [line, setLine] = useState("");
  const [printed, setPrinted] = useState<Printed | null>(null);
  const reader = READERS[game];
  if (reader === undefined) return null;
  const read = async () => setPrinted((await reader())(line));
  return (
    <details className="printed">
      <summary>From a printed line</summary>
      <textarea
        aria-label="A printed line"
        rows={2}
        placeholder={EXAMPLES[game]}
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
          <button type="button" className="button small" onClick={() => onText(withAbilities(text, game, printed))}>
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
function withAbilities(text: string, game: string, { abilities, told }: Printed): string {
  const gist = told.map(asSentence).join(" ");
  try {
    const file = JSON.parse(text) as { cards?: object[]; templates?: object[] };
    const changed =
      game === "one-piece"
        ? { ...file, cards: file.cards?.map((card, at) => (at === 0 ? { ...card, abilities, gist } : card)) }
        : {
            ...file,
            templates: file.templates?.map((one, at) => (at === 0 ? { ...one, gist, mechanics: abilities } : one)),
          };
    return writtenJson(changed);
  } catch {
    return text;
  }
}
