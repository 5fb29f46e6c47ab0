import { HUMAN } from "@riposte/hosting/seats";
import { type FormEvent, useState } from "react";
import { Button } from "../look/button.js";
import { startSession } from "../play/session.js";
import { gameNamedBy, MissingGame } from "../shell/missing-game.js";
import css from "./saved-screen.module.css";
import { savedTexts as texts } from "./saved-texts.js";

interface Opened {
  readonly game: string;
  readonly title: string;
  readonly save: unknown;
  readonly ways: readonly WayOn[];
}

/** A save file is opened, and the player who opens it says who goes on. */
export function SavedScreen() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [chosen, setChosen] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      setOpened(await openSave(await file.text()));
      setProblem(null);
    } catch (error) {
      setOpened(null);
      setProblem(error instanceof MissingGame ? error.message : texts.noSave);
    }
  };
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (opened === null) return;
    const { game, save, ways } = opened;
    const started = await startSession({ game, plugins: [], seats: ways[chosen]?.seats ?? [], save });
    if (started.ok) location.hash = `#/match/${started.id}`;
    else setProblem(started.problems.join(" "));
  };
  return (
    <form className={css.page} onSubmit={start}>
      <h1>{texts.heading}</h1>
      <p>{texts.lead}</p>
      <label className={css.file}>
        {texts.file}
        <input type="file" accept="application/json,.json" onChange={({ target }) => open(target.files?.[0])} />
      </label>
      {opened !== null && (
        <fieldset>
          <legend>
            {opened.title}: {texts.who}
          </legend>
          {opened.ways.map(({ words }, at) => (
            <label key={words}>
              <input type="radio" name="who" checked={at === chosen} onChange={() => setChosen(at)} /> {words}
            </label>
          ))}
        </fieldset>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      {opened !== null && (
        <Button type="submit" look="lit">
          {texts.start}
        </Button>
      )}
    </form>
  );
}

async function openSave(text: string): Promise<Opened> {
  const save = JSON.parse(text) as { readonly game: string; readonly holds: readonly unknown[] };
  const info = gameNamedBy(save);
  if (info === undefined) throw new Error(texts.noSave);
  const { hintBot } = await info.loadTable([], {});
  return { game: info.id, title: info.title, save, ways: waysOn(save.holds.length, hintBot) };
}

/** Who could go on with a match. */
interface WayOn {
  readonly words: string;
  readonly seats: readonly string[];
}

/** A save does not say who sat where, so the player who opens it does; a person against the bot comes first. */
function waysOn(seats: number, bot: string): readonly WayOn[] {
  if (seats === 1)
    return [
      { words: texts.me, seats: [HUMAN] },
      { words: texts.bot, seats: [bot] },
    ];
  const all = (who: string) => Array.from({ length: seats }, () => who);
  const alone = (at: number) => all(bot).with(at, HUMAN);
  return [
    ...all(bot).map((_, at) => ({ words: texts.alone(at, seats), seats: alone(at) })),
    { words: texts.shared(seats), seats: all(HUMAN) },
    { words: texts.bots, seats: all(bot) },
  ];
}
