import { findGame, type GameInfo, gamesHere } from "@riposte/hosting";
import { useState } from "react";
import { emblemOf } from "../games.js";
import { Icon } from "../look/icon.js";
import { gameNamedBy } from "../shell/missing-game.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts } from "../texts.js";
import css from "./inside-list.module.css";
import { InspectScreen } from "./inspect-screen.js";

interface InspectRouteProps {
  readonly id: string | null;
  /** Where to fetch a save from: what `riposte inspect FILE` serves. */
  readonly replay: string | null;
}

/** Decides what is inspected: a game, a save that was opened, or a save that is served beside the app. */
export function InspectRoute({ id, replay }: InspectRouteProps) {
  const [opened, setOpened] = useState<unknown>(undefined);
  const served = useLoaded(`replay ${replay ?? ""}`, async () => (replay === null ? undefined : fetchJSON(replay)));
  const save = opened ?? (served.status === "ready" ? served.value : undefined);
  if (served.status === "failed") return <p role="alert">{served.reason}</p>;
  if (served.status === "loading") return <p role="status">{texts.loading}</p>;
  const named = gameOf(save);
  if (typeof named === "string") return <p role="alert">{named}</p>;
  const info = named ?? (id === null ? undefined : findGame(id));
  if (info !== undefined) return <InspectScreen key={info.id} info={info} save={save} onSave={setOpened} />;
  return id === null ? <InsideList /> : <p role="alert">{texts.unknownGame(id)}</p>;
}

/** The game of a save, if it is one; in words, that it is not here. */
function gameOf(save: unknown): GameInfo | string | undefined {
  try {
    return gameNamedBy(save);
  } catch (error) {
    return (error as Error).message;
  }
}

async function fetchJSON(address: string): Promise<unknown> {
  // a link must not make the page talk to another host
  const target = new URL(address, location.href);
  if (target.origin !== location.origin) throw new Error(texts.otherHost(target.host));
  const response = await fetch(target);
  if (!response.ok) throw new Error(`${target.pathname}: ${response.status} ${response.statusText}`);
  return response.json();
}

/** Every game, to look inside. */
function InsideList() {
  return (
    <div className={css.page}>
      <h1>{texts.lobby.headingInspect}</h1>
      <ul>
        {gamesHere().map(({ id, title, summary }) => (
          <li key={id} data-game={id}>
            <a href={`#/inspect/${id}`}>
              <Icon name={emblemOf(id)} />
              <span>
                <b>{title}</b>
                <small>{summary}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
