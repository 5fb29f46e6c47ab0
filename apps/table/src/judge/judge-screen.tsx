import { pickedIn, usualPlugins } from "@riposte/hosting";
import { disputed, type Judged, judged } from "@riposte/hosting/judge";
import type { Key } from "@riposte/kernel";
import { useState } from "react";
import { Button } from "../look/button.js";
import { SaveFileButton } from "../look/save-file-button.js";
import { gameNamedBy } from "../shell/missing-game.js";
import { useDropped } from "../shell/use-dropped.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts } from "../texts.js";
import { type Handed, handedOver } from "./handed.js";
import css from "./judge-screen.module.css";
import { judgeTexts } from "./judge-texts.js";
import { JudgedPlayer } from "./judged-player.js";

/** A position or a saved match, and what each player and figure may do there. */
export function JudgeScreen() {
  const [shown, setShown] = useState<Handed | null>(handedOver);
  const [turn, setTurn] = useState(0);
  const [answers, setAnswers] = useState<readonly Key[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const read = (text: string) => {
    setTurn((before) => before + 1);
    setAnswers([]);
    try {
      setShown({ contents: JSON.parse(text) });
      setFault(null);
    } catch (error) {
      setShown(null);
      setFault(text.trim() === "" ? null : judgeTexts.noJSON((error as Error).message));
    }
  };
  const open = async (file: File | undefined) => {
    if (file !== undefined) read(await file.text());
  };
  useDropped(open);
  return (
    <section className={css.page}>
      <h1>{judgeTexts.heading}</h1>
      <p>{judgeTexts.lead}</p>
      <SaveFileButton words={judgeTexts.open} kind="lit" onFile={(file) => void open(file)} />
      <textarea
        className={css.box}
        aria-label={judgeTexts.paste}
        placeholder={judgeTexts.paste}
        spellCheck={false}
        onChange={({ target }) => read(target.value)}
      />
      {fault !== null && <p role="alert">{fault}</p>}
      {shown !== null && <Verdict key={turn} {...shown} answers={answers} onAnswers={setAnswers} />}
    </section>
  );
}

interface VerdictProps extends Handed {
  readonly answers: readonly Key[];
  readonly onAnswers: (answers: readonly Key[]) => void;
}

function Verdict({ contents, inputs, answers, onAnswers }: VerdictProps) {
  const loaded = useLoaded(`${inputs ?? ""} ${answers.join()}`, () => verdictOn(contents, inputs, answers));
  if (loaded.status === "loading") return <p role="status">{texts.loading}</p>;
  return (
    <>
      {answers.length > 0 && (
        <p>
          {judgeTexts.given}: <code>{answers.join(", ")}</code>{" "}
          <Button size="small" onClick={() => onAnswers(answers.slice(0, -1))}>
            {judgeTexts.back}
          </Button>
        </p>
      )}
      {loaded.status === "failed" && <p role="alert">{loaded.reason}</p>}
      {loaded.status === "ready" && loaded.value.length === 0 && <p>{judgeTexts.over}</p>}
      {loaded.status === "ready" &&
        loaded.value.map((one) => (
          <JudgedPlayer
            key={one.seat}
            judged={one}
            // passing first is an answer as well
            onAnswer={(key) => onAnswers([...answers, ...one.passed.map(() => "pass"), key])}
          />
        ))}
    </>
  );
}

async function verdictOn(
  contents: unknown,
  inputs: number | undefined,
  answers: readonly Key[],
): Promise<readonly Judged[]> {
  const file = disputed(contents);
  const info = gameNamedBy(file);
  if (info === undefined) throw new Error(texts.unknownGame(file.game));
  const plugins = "lock" in file ? pickedIn(info, file.lock) : usualPlugins(info);
  const entry = await info.loadTable(plugins);
  const composed = entry.compose(plugins);
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  return judged(entry, composed.game, file, { ...(inputs === undefined ? {} : { inputs }), answers }).judged;
}
