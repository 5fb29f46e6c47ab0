import { useEffect, useState } from "react";
import { Button } from "../../../look/button.js";
import { type BroughtCards, NO_CARDS } from "./brought-cards.js";
import { keepCards, keptBeside, keptCards } from "./kept-cards.js";
import css from "./own-cards.module.css";
import { ownCardsTexts as texts } from "./own-cards-texts.js";

interface OwnCardsProps {
  /** The address under which the page comes back with what is typed there. */
  readonly again: () => string;
}

/** Cards beside those that come along: dropped or opened, and kept here. What is on the page is read anew with them. */
export function OwnCards({ again }: OwnCardsProps) {
  const [count, setCount] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [fault, setFault] = useState("");
  const [read, setRead] = useState<{ readonly done: number; readonly of: number } | null>(null);
  useEffect(() => {
    void keptCards().then((cards) => setCount(cards.length));
    void keptBeside().then((beside) => setLeftOut(beside.leftOut));
  }, []);
  const keep = async (cards: BroughtCards) => {
    try {
      await keepCards(cards);
      history.replaceState(null, "", again());
      location.reload();
    } catch {
      setFault(texts.unkept);
    }
  };
  const bring = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setFault("");
    // fetched where a player brings something
    const { readBrought } = await import("./read-brought.js");
    const brought = await readBrought(files, (done, of) => setRead({ done, of }));
    setRead(null);
    if ("fault" in brought) setFault(brought.fault);
    else await keep(brought);
  };
  return (
    <details className={css.own} open={fault !== "" || read !== null} data-own-cards={count}>
      <summary>{count === 0 ? texts.title : texts.has(count, leftOut.length)}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has the two fields below as its other way */}
      <div
        className={css.place}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void filesIn(event.dataTransfer).then(bring);
        }}
      >
        <p>{texts.hint}</p>
        <p className={css.ways}>
          <label>
            {texts.folder}{" "}
            <input type="file" {...FOLDER} onChange={({ target }) => void bring([...(target.files ?? [])])} />
          </label>
          <label>
            {texts.file}{" "}
            <input
              type="file"
              accept="application/json,.json"
              onChange={({ target }) => void bring([...(target.files ?? [])])}
            />
          </label>
          {count > 0 && <Button onClick={() => void keep(NO_CARDS)}>{texts.forget}</Button>}
          {count > 0 && <a href="#/cards/one-piece">{texts.which}</a>}
        </p>
        {read !== null && (
          <p>
            <progress value={read.done} max={read.of} aria-label={texts.reading(read.done, read.of)} />{" "}
            {texts.reading(read.done, read.of)}
          </p>
        )}
        {leftOut.length > 0 && (
          <div role="note">
            <p>{texts.leftOut(leftOut.length)}</p>
            <ul>
              {leftOut.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        )}
        {fault !== "" && <p role="alert">{fault}</p>}
      </div>
    </details>
  );
}

const FOLDER = { webkitdirectory: true };

/** The files dropped, those of a folder too. */
async function filesIn({ items, files }: DataTransfer): Promise<readonly File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  const folder = entries.find((entry) => entry?.isDirectory === true) as FileSystemDirectoryEntry | undefined;
  if (folder === undefined) return [...files];
  const inside = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
    folder.createReader().readEntries(resolve, reject),
  );
  const found = inside.filter((entry): entry is FileSystemFileEntry => entry.isFile);
  return Promise.all(found.map((entry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))));
}
