import { broughtBy, findGame, setupOf, usualPlugins } from "@riposte/hosting";
import type { ListBuilder } from "@riposte/hosting/lists";
import { HUMAN } from "@riposte/hosting/seats";
import { useState } from "react";
import { lastChosen } from "../home/last-chosen.js";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { type Started, startSession } from "../play/session.js";
import { linkTo } from "../share/copied.js";
import { LinkSharing } from "../share/link-sharing.js";
import { useStarting } from "../shell/use-starting.js";
import { buildTexts as texts } from "./build-texts.js";
import css from "./going.module.css";
import { keepList } from "./kept-lists.js";

interface GoingProps {
  readonly builder: ListBuilder;
  readonly list: unknown;
  readonly name: string;
  readonly kept: string | undefined;
  readonly isLegal: boolean;
}

/** What is done with a list: play it, keep it, send it. */
export function Going({ builder, list, name, kept, isLegal }: GoingProps) {
  const [id, setId] = useState(kept);
  const [saved, setSaved] = useState<{ readonly list: unknown; readonly isKept: boolean } | null>(null);
  const { isStarting, said, start } = useStarting();
  const save = () => {
    const text = builder.write(list, name);
    const keptId = keepList({ ...(id !== undefined && { id }), game: builder.game, name, text });
    setId(keptId ?? id);
    setSaved({ list, isKept: keptId !== undefined });
  };
  const isSaved = saved !== null && saved.list === list && saved.isKept;
  return (
    <div className={css.going}>
      {said}
      {saved !== null && !saved.isKept && <p role="alert">{texts.full}</p>}
      <Button
        look={isLegal ? "lit" : "quiet"}
        className={css.play}
        disabled={!isLegal || isStarting}
        onClick={() => void start(playWith(builder, list, name))}
      >
        <Icon name="play" />
        {isStarting ? texts.playing : isLegal ? texts.play : texts.notYet}
      </Button>
      <Button size="small" onClick={save}>
        <Icon name={isSaved ? "check" : "save"} />
        <span aria-live="polite">{isSaved ? texts.saved : texts.save}</span>
      </Button>
      <LinkSharing
        label={texts.sharing}
        link={() => {
          const carried = { name, list: builder.brief?.(list) ?? builder.write(list, name) };
          return linkTo(`#/build/${builder.game}?${new URLSearchParams(carried)}`);
        }}
      />
    </div>
  );
}

/** A match at once with a list of one's own, against the bot with a ready one. */
async function playWith(builder: ListBuilder, list: unknown, name: string): Promise<Started> {
  const { game, option } = builder;
  const info = findGame(game);
  if (info === undefined) return { ok: false, problems: [] };
  const { setup, hintBot } = await info.loadTable();
  const chosen = lastChosen(game);
  const [, theirs] = String(chosen[option] ?? setup.find(({ key }) => key === option)?.otherwise).split(",");
  const made = setupOf(setup, chosen);
  return startSession({
    game,
    plugins: [...usualPlugins(info), ...broughtBy(setup, made)],
    seats: [HUMAN, hintBot],
    setup: { ...made, [option]: [builder.named(list, name), theirs] },
  });
}
