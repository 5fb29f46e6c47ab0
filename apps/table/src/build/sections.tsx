import type { EntryChoice, ListEntry, ListSection } from "@riposte/hosting/lists";
import { Suspense } from "react";
import { Picture } from "../build/picture.js";
import { pageOf } from "../games.js";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { buildTexts as texts } from "./build-texts.js";
import css from "./sections.module.css";

interface SectionsProps {
  readonly game: string;
  readonly sections: readonly ListSection[];
  /** One of these is to go. */
  readonly isSwapping: boolean;
  readonly onCount: (id: string, by: 1 | -1) => void;
  readonly onGo: (id: string) => void;
  readonly onChoose: (id: string, choice: string, value: string) => void;
}

/** What is in the list, part by part: cards as tiles, groups as wide ones. */
export function Sections({ game, sections, isSwapping, onCount, onGo, onChoose }: SectionsProps) {
  const Detail = pageOf(game)?.lists?.Detail;
  return sections.map(({ id, title, about, entries, rest, choices }, at) => (
    <section key={id} aria-label={title}>
      {at > 0 && (
        <div className={css.head}>
          <h2>{title}</h2>
          <span>{about}</span>
        </div>
      )}
      <Choices choices={choices} onChoose={(choice, value) => onChoose(id, choice, value)} />
      <ul
        className={css.grid}
        data-kind={id}
        onKeyDown={({ key, target }) => {
          const entry = (target as HTMLElement).closest<HTMLElement>("[data-entry]")?.dataset.entry;
          if (entry !== undefined && (key === "+" || key === "-")) onCount(entry, key === "+" ? 1 : -1);
        }}
      >
        {entries.map((entry) => (
          <li
            key={entry.id}
            data-entry={entry.id}
            data-fault={entry.isAtFault}
            data-leader={entry.about.startsWith(texts.leader)}
          >
            {id !== "command" && <Picture game={game} id={entry.id} size="tile" />}
            <div className={css.words} title={entry.about}>
              <b>
                {entry.count > 1 && id !== "cards" && <span className={css.times}>{entry.count} × </span>}
                {entry.name}
              </b>
              <small>{entry.about}</small>
              {Detail !== undefined && (
                <Suspense fallback={null}>
                  <Detail section={id} id={entry.id} />
                </Suspense>
              )}
            </div>
            {entry.cost !== undefined && (
              <span className={css.cost}>
                {entry.cost}
                {id === "groups" && <small>{texts.pointsUnit}</small>}
              </span>
            )}
            <Choices
              of={entry.name}
              choices={entry.choices}
              onChoose={(choice, value) => onChoose(entry.id, choice, value)}
            />
            {isSwapping ? (
              <Button size="small" data-lit aria-label={texts.goes(entry.name)} onClick={() => onGo(entry.id)}>
                <Icon name="swap" />
              </Button>
            ) : (
              <Stepper entry={entry} isLeader={entry.about.startsWith(texts.leader)} onCount={onCount} />
            )}
          </li>
        ))}
        {rest !== undefined && (
          <li className={css.rest}>
            <Icon name="plus" />
            {rest}
          </li>
        )}
      </ul>
    </section>
  ));
}

interface ChoicesProps {
  /** Whose they are. */
  readonly of?: string;
  readonly choices: readonly EntryChoice[] | undefined;
  readonly onChoose: (choice: string, value: string) => void;
}

/** What is chosen about a unit, or about all of them. */
function Choices({ of, choices = [], onChoose }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <span className={css.choices}>
      {choices.map(({ id, label, value, values }) => (
        <label key={id}>
          <span>{label}</span>
          <select
            aria-label={of === undefined ? label : texts.choiceOf(label, of)}
            value={value}
            onChange={({ target }) => onChoose(id, target.value)}
          >
            {values.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </span>
  );
}

interface StepperProps {
  readonly entry: ListEntry;
  readonly isLeader: boolean;
  readonly onCount: (id: string, by: 1 | -1) => void;
}

/** How many, between none and what is allowed. */
function Stepper({ entry: { id, name, count, most }, isLeader, onCount }: StepperProps) {
  if (isLeader) return <span className={css.leader}>{texts.leader}</span>;
  return (
    <span className={css.stepper}>
      <button type="button" aria-label={texts.take(name)} onClick={() => onCount(id, -1)}>
        <Icon name="minus" />
      </button>
      <b>{count}</b>
      <button type="button" aria-label={texts.add(name)} disabled={count >= most} onClick={() => onCount(id, 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
