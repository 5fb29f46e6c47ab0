import type { LogPart } from "@riposte/hosting";
import { useEffect, useRef, useState } from "react";
import { byKey } from "../../settings/key-map.js";
import { useSettings } from "../../settings/settings.js";
import { taken, useKeys } from "../use-keys.js";
import { earTexts } from "./ear-texts.js";
import css from "./told-aloud.module.css";
import { linesBehind, type Told } from "./told-lines.js";

interface ToldAloudProps {
  readonly log: readonly LogPart[];
  readonly own: number | null;
}

/** So many lines stay to be read again. */
const KEPT = 12;

/** What happened, for the ear: each decision in order when it has ended, once, as much as the player chose; S says the last again. */
export function ToldAloud({ log, own }: ToldAloudProps) {
  const { told: amount } = useSettings();
  const known = useRef<Told | null>(null);
  const [lines, setLines] = useState<readonly { readonly id: number; readonly line: string }[]>([]);
  const [again, setAgain] = useState(0);
  useEffect(() => {
    const { told, lines: more } = linesBehind(log, known.current, { amount, own });
    known.current = told;
    if (more.length === 0) return;
    setLines((before) => {
      const next = (before.at(-1)?.id ?? 0) + 1;
      return [...before, ...more.map((line, at) => ({ id: next + at, line }))].slice(-KEPT);
    });
  }, [log, amount, own]);
  useKeys(byKey<() => unknown>({ again: taken(() => setAgain(again + 1)) }));
  const last = lines.at(-1)?.line ?? earTexts.nothingYet;
  return (
    <>
      <div className={css.told} role="log" aria-label={earTexts.toldAloud}>
        {lines.map(({ id, line }) => (
          <p key={id}>{line}</p>
        ))}
      </div>
      {again > 0 && (
        <p key={again} className={css.told} role="status">
          {last}
        </p>
      )}
    </>
  );
}
