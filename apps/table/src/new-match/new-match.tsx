import type { CatalogGame, GameInfo } from "@riposte/catalog";
import { useState } from "react";
import { rememberChosen } from "../home/last-chosen.js";
import { buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { keepSeat } from "../online/kept-seats.js";
import { hasServer, makeMatch } from "../online/server-calls.js";
import { startSession } from "../play/session.js";
import { useLoaded } from "../shell/use-loaded.js";
import { Advanced } from "./advanced.js";
import { type Choices, firstChoices, seatsFor, setupFor, sidesIn } from "./choices.js";
import css from "./new-match.module.css";
import { newMatchTexts as texts } from "./new-match-texts.js";
import { Place } from "./place.js";
import { Sides } from "./sides.js";
import { Who } from "./who.js";

interface NewMatchProps {
  readonly info: GameInfo;
  readonly entry: CatalogGame;
  /** What the address asks for. */
  readonly address: URLSearchParams;
}

/** Everything to choose before a match; Start is always in view. */
export function NewMatch({ info, entry, address }: NewMatchProps) {
  const server = useLoaded("server", hasServer);
  const [choices, setChoices] = useState<Choices>(() => firstChoices(info, entry, address));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isStarting, setStarting] = useState(false);
  const change = (some: Partial<Choices>) => {
    setProblems([]);
    setChoices((before) => ({ ...before, ...some }));
  };
  const start = async () => {
    setStarting(true);
    try {
      location.hash = await begin(info, entry, choices);
      rememberChosen(info.id, choices.chosen);
    } catch (error) {
      setProblems((error instanceof Error ? error.message : String(error)).split("\n"));
    }
    setStarting(false);
  };
  const sides = sidesIn(entry.setup);
  return (
    <form
      className={css.page}
      data-game={info.id}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div>
        <h1>{info.title}</h1>
        <Who
          info={info}
          entry={entry}
          choices={choices}
          hasServer={server.status === "ready" && server.value}
          onChange={change}
        />
        {sides !== undefined && <Sides game={info.id} option={sides} choices={choices} onChange={change} />}
        <Advanced info={info} entry={entry} choices={choices} onChange={change} />
      </div>
      <aside className={css.aside}>
        <Place title={info.title} entry={entry} choices={choices} onChange={change} />
        <div className={css.start}>
          {problems.length > 0 && (
            <ul role="alert">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          <button type="submit" className={buttonClass("lit")} disabled={isStarting}>
            <Icon name="play" />
            {isStarting ? texts.starting : choices.company === "friend" ? texts.invite : texts.start}
          </button>
        </div>
      </aside>
    </form>
  );
}

/** Starts the match here or on the server; the address it goes on at. */
async function begin(info: GameInfo, entry: CatalogGame, choices: Choices): Promise<string> {
  const plan = {
    game: info.id,
    plugins: [...choices.plugins],
    seats: [...seatsFor(info, choices)],
    setup: setupFor(entry, choices),
    ...(choices.seed !== "" && { seed: choices.seed }),
  };
  if (choices.company === "friend") {
    const made = await makeMatch(plan);
    keepSeat({ ...made, game: info.id });
    return `#/online/${encodeURIComponent(made.match)}`;
  }
  const started = await startSession(plan);
  if (!started.ok) throw new Error(started.problems.join("\n"));
  return `#/match/${started.id}`;
}
