import { endingOf, type Outcome, type Voice } from "@riposte/hosting";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button, buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import type { Player } from "../match/bar/players.js";
import { sound } from "../settings/sound.js";
import { LinkSharing } from "../share/link-sharing.js";
import type { Standing } from "../tables/table-parts.js";
import css from "./end-card.module.css";
import { endTexts as texts } from "./end-texts.js";
import { FinalScore } from "./final-score.js";
import { isTelling } from "./is-telling.js";

export interface EndCardProps {
  readonly voice: Voice;
  readonly outcome: Outcome;
  readonly players: readonly Player[];
  readonly standing: Standing;
  /** Begins it anew; the sentences say why it cannot. Absent where others would have to agree. */
  readonly onRematch?: Rematch | undefined;
  /** How it came to its end, where not by the rules. */
  readonly why?: string | null | undefined;
  /** Playing again, where others have to agree. */
  readonly again?: ReactNode;
  /** The link that leads to its replay. */
  readonly onShare: () => Promise<string>;
  readonly onSave: () => void;
  readonly onInside: () => void;
  /** The table behind it is looked at. */
  readonly onClose: () => void;
  /** How it came to it. */
  readonly children?: ReactNode;
}

/** Begins the match anew, as it was or with sides swapped; what comes back are the sentences that say why it cannot. */
export type Rematch = (swaps: boolean) => Promise<readonly string[]>;

/** The end of a match, over its table: who won and why, the score, and what to do next. Lost or won, it looks the same. */
export function EndCard({ voice, outcome, players, standing, onRematch, again, children, ...props }: EndCardProps) {
  const card = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isWon = players.some(({ side, seat }) => side === "you" && outcome.winners.includes(seat));
  useEffect(() => {
    sound(isWon ? "won" : "lost");
    card.current?.showModal();
    heading.current?.focus();
  }, []);
  const { headline, why: byTheRules } = endingOf(voice, outcome, players.length);
  const why = props.why ?? byTheRules;
  const playAgain = async (swaps: boolean) => setProblems((await onRematch?.(swaps)) ?? []);
  return (
    <dialog ref={card} className={css.card} aria-labelledby={title} onClose={props.onClose}>
      <div className={css.head} data-won={isWon}>
        <div>
          <h1 ref={heading} id={title} tabIndex={-1}>
            {headline.replace(/\.$/, "")}
          </h1>
          {why !== null && <p>{why}</p>}
        </div>
        {isTelling(standing.scores ?? [], outcome.winners) && <FinalScore players={players} standing={standing} />}
      </div>
      {children}
      <div className={css.foot}>
        {problems.length > 0 && (
          <p className={css.problems} role="alert">
            {problems.join(" ")}
          </p>
        )}
        {onRematch !== undefined && (
          <Button look="lit" onClick={() => void playAgain(false)}>
            <Icon name="again" /> {texts.rematch}
          </Button>
        )}
        {onRematch !== undefined && players.length > 1 && (
          <Button onClick={() => void playAgain(true)}>{texts.swap}</Button>
        )}
        {again}
        <Button
          onClick={async () => {
            location.href = await props.onShare();
          }}
        >
          <Icon name="play" /> {texts.watch}
        </Button>
        <Button
          onClick={async () => {
            location.href = (await props.onShare()).replace("#/watch/link?", "#/watch/link/analysis?");
          }}
        >
          <Icon name="eye" /> {texts.analysis}
        </Button>
        <div className={css.others}>
          <LinkSharing label={texts.share} kind="plain" size="usual" link={props.onShare} />
          <Button look="plain" onClick={props.onSave}>
            <Icon name="save" /> {texts.save}
          </Button>
          <Button look="plain" onClick={props.onInside}>
            <Icon name="inside" /> {texts.inside}
          </Button>
          <a className={buttonClass("plain")} href="#/">
            {texts.home}
          </a>
        </div>
      </div>
      <button
        type="button"
        className={css.close}
        aria-label={texts.table}
        title={texts.table}
        onClick={() => card.current?.close()}
      >
        ×
      </button>
    </dialog>
  );
}
