import { findGame } from "@riposte/hosting";
import { listed } from "@riposte/words";
import { type FormEvent, useState } from "react";
import { emblemOf } from "../games.js";
import { homeTexts } from "../home/home-texts.js";
import { useKept } from "../home/use-kept.js";
import type { KeptMatch } from "../kept/kept-match.js";
import { namesAt } from "../kept/names.js";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { SaveFileButton } from "../look/save-file-button.js";
import tiles from "../look/tiles.module.css";
import { useDropped } from "../shell/use-dropped.js";
import { openFile } from "./opened-file.js";
import css from "./watch-home.module.css";
import { watchTexts as texts } from "./watch-texts.js";

/** Where replays come from: a file, a link, this device. */
export function WatchHome() {
  const kept = useKept();
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      openFile(await file.text());
      location.hash = "#/watch/file";
    } catch {
      setProblem(texts.noReplay);
    }
  };
  useDropped(open);
  const follow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pasted = String(new FormData(event.currentTarget).get("link") ?? "");
    const [hash] = /#\/watch\/link\?match=[\w-]+(&at=\d+)?/.exec(pasted) ?? [];
    if (hash === undefined) setProblem(texts.noLink);
    else location.hash = hash;
  };
  return (
    <div className={tiles.page}>
      <h1>{texts.heading}</h1>
      <p className={tiles.lead}>{texts.lead}</p>
      <div className={css.ways}>
        <SaveFileButton words={texts.file} kind="lit" onFile={(file) => void open(file)} />
        <form onSubmit={follow}>
          <input name="link" aria-label={texts.link} placeholder={texts.link} aria-describedby="watch-problem" />
          <Button type="submit">{texts.open}</Button>
        </form>
      </div>
      <p id="watch-problem" className={css.problem} role="alert">
        {problem}
      </p>
      <p>
        <a href="#/saved">{texts.goOn}</a> · <a href="#/league">{texts.howEven}</a>
      </p>
      <h2 className={css.heading}>{texts.kept}</h2>
      {kept.length === 0 && <p className={tiles.lead}>{texts.none}</p>}
      <ul className={tiles.kept}>
        {kept.map((match) => (
          <li key={match.id} data-game={match.game}>
            <span className={tiles.emblem}>
              <Icon name={emblemOf(match.game)} />
            </span>
            <a href={`#/watch/${match.id}`}>
              <b>{homeTexts.at(findGame(match.game)?.title ?? match.game, match.game, match.standing.at)}</b>
              <small>{wordsOf(match)}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function wordsOf(match: KeptMatch): string {
  const names = namesAt(match.seats);
  const { winners } = match.standing;
  if (!match.standing.isOver) return homeTexts.standing(names, match);
  const won = winners.length === 0 ? "A draw." : `${listed(winners.map((seat) => names[seat] as string))} won.`;
  return `${homeTexts.standing(names, match)}${won}`;
}
