import { GAMES, type GameInfo, gamesHere } from "@riposte/hosting";
import { useEffect, useMemo, useState } from "react";
import { Icon } from "../look/icon.js";
import { hasServer } from "../online/server-calls.js";
import { isTyping } from "../shell/typing.js";
import { useLoaded } from "../shell/use-loaded.js";
import { useStarting } from "../shell/use-starting.js";
import { Continued } from "./continued.js";
import { GameCard } from "./game-card.js";
import css from "./home.module.css";
import { homeTexts as texts } from "./home-texts.js";
import { JoinForm } from "./join-form.js";

/** Ours, those with others first; then those of other authors. */
const gamesListed = (): readonly GameInfo[] => {
  const [ours, others] = [[...GAMES], gamesHere().slice(GAMES.length)];
  return [...ours.sort((one, other) => other.players.most - one.players.most), ...others];
};

/** The first page: go on, play now, join, or look around. */
export function Home() {
  const server = useLoaded("server", hasServer);
  const listed = useMemo(gamesListed, []);
  const [begins, setBegins] = useState<string | null>(null);
  const { said, start } = useStarting();
  const play = async (info: GameInfo, seed?: string) => {
    setBegins(info.id);
    await start(import("./quick-start.js").then(({ quickStart }) => quickStart(info, seed)));
    setBegins(null);
  };
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const info = listed[Number(key) - 1];
      if (info !== undefined && !isTyping(target) && !ctrlKey && !metaKey && !altKey) void play(info);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
  return (
    <div className={css.home}>
      <div className={css.hero}>
        <div>
          <h1>{texts.heading}</h1>
          <p>{texts.lead}</p>
        </div>
        <Continued />
      </div>
      {said}
      <ul className={css.games} aria-label={texts.games}>
        {listed.map((info) => (
          <li key={info.id}>
            <GameCard
              info={info}
              hasServer={server.status === "ready" && server.value}
              isBeginning={begins === info.id}
              onPlay={(seed) => void play(info, seed)}
            />
          </li>
        ))}
      </ul>
      <div className={css.low}>
        <JoinForm />
        <a className={css.tile} href="#/learn">
          <Icon name="book" />
          <span>
            <b>{texts.learn.title}</b>
            <small>{texts.learn.about}</small>
          </span>
        </a>
        <a className={css.tile} href="#/calculator">
          <Icon name="acc" />
          <span>
            <b>{texts.calculator.title}</b>
            <small>{texts.calculator.about}</small>
          </span>
        </a>
        <a className={css.tile} href="#/watch">
          <Icon name="eye" />
          <span>
            <b>{texts.watch.title}</b>
            <small>{texts.watch.about}</small>
          </span>
        </a>
        <a className={css.tile} href="#/dropped">
          <Icon name="plus" />
          <span>
            <b>{texts.own.title}</b>
            <small>{texts.own.about}</small>
          </span>
        </a>
      </div>
    </div>
  );
}
