import type { ArmyList } from "@riposte/warhammer-40k";
import { useRef, useState } from "react";
import { Said } from "../../../build/paste-box.js";
import { armyTexts as texts } from "./army-texts.js";
import css from "./bring-army.module.css";
import { keepArmy, keptArmy } from "./kept-army.js";
import type { ReadArmy } from "./read-brought.js";

interface BringArmyProps {
  /** An army that is understood in full; nothing while it is not. */
  readonly onArmy: (army: ArmyList | undefined) => void;
}

/** An army of one's own: a list pasted as people have it, or files dropped; that of last time until then. */
export function BringArmy({ onArmy }: BringArmyProps) {
  const [text, setText] = useState("");
  const [read, setRead] = useState<ReadArmy | null>(fromLastTime);
  const asked = useRef(0);
  // the page asks by the time it is read
  const tell = useRef(onArmy);
  tell.current = onArmy;
  const take = async (how: (reader: typeof import("./read-brought.js")) => ReadArmy | Promise<ReadArmy>) => {
    asked.current += 1;
    const mine = asked.current;
    // fetched where a player brings something
    const found = await how(await import("./read-brought.js"));
    if (mine !== asked.current) return;
    settle(found);
  };
  const settle = (found: ReadArmy) => {
    setRead(found);
    if (found.list !== undefined) keepArmy(found.list);
    tell.current(found.list);
  };
  const rest = read?.list === undefined ? read?.rest : undefined;
  const paste = (pasted: string) => {
    setText(pasted);
    if (pasted.trim() !== "") return void take((reader) => reader.readText(pasted));
    asked.current += 1;
    setRead(null);
    onArmy(undefined);
  };
  const open = (files: readonly File[]) =>
    void take(async (reader) => {
      const found = reader.readFiles(await Promise.all(files.map(rawFile)));
      // datasheets alone: the list that waits for them is read again
      const isWaiting = found.list === undefined && found.problems.length === 0 && text.trim() !== "";
      return isWaiting ? reader.readText(text) : found;
    });
  return (
    <section className={css.bring} aria-label={texts.bring}>
      <textarea
        aria-label={texts.bring}
        placeholder={texts.hint}
        spellCheck={false}
        value={text}
        onChange={({ target }) => paste(target.value)}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          open([...event.dataTransfer.files]);
        }}
      />
      <label>
        {texts.open} <input type="file" multiple onChange={({ target }) => open([...(target.files ?? [])])} />
      </label>
      <Said read={read} />
      {read !== null && rest !== undefined && (
        <button
          type="button"
          onClick={() => settle({ ...read, list: rest, said: texts.without(rest.army.name, rest.units.length) })}
        >
          {texts.goOn}
        </button>
      )}
    </section>
  );
}

function fromLastTime(): ReadArmy | null {
  const kept = keptArmy();
  if (kept === undefined) return null;
  const { name } = kept.army;
  return { list: kept, name, said: texts.kept(name), problems: [] };
}

const rawFile = async (file: File) => ({ file: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
