import { labelOf } from "@riposte/hosting";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { percent } from "../../look/percent.js";
import { byKey, isKeyFor } from "../../settings/key-map.js";
import type { Spoken, SpokenPlace, SpokenTable } from "../../tables/spoken.js";
import type { StageProps, TableParts } from "../../tables/table-parts.js";
import { matchTexts as texts } from "../texts.js";
import { taken, useKeys } from "../use-keys.js";
import { earTexts } from "./ear-texts.js";
import css from "./walked-table.module.css";

interface WalkedTableProps {
  readonly stage: StageProps;
  readonly load: () => Promise<Spoken>;
  readonly look: TableParts["look"];
}

interface At {
  readonly row: number;
  readonly column: number;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The table for the ear: arrow keys, or a swipe, go from place to place and each is one line; Enter answers with what lies there. What
 * is heard is shown while it is walked.
 */
export function WalkedTable({ stage, load, look }: WalkedTableProps) {
  const [spoken, setSpoken] = useState<{ readonly of: Spoken }>();
  useEffect(() => {
    void load().then((of) => setSpoken({ of }));
  }, [load]);
  const table = useMemo(() => spoken?.of(stage), [spoken, stage]);
  const [at, setAt] = useState<At | null>(null);
  const [isWalked, setIsWalked] = useState(false);
  const [about, setAbout] = useState("");
  const grid = useRef<HTMLTableElement>(null);
  const here = table === undefined ? null : (placeAt(table, at) ?? firstOf(table));
  const walkTo = (to: At | undefined) => {
    if (to === undefined) return;
    setAt(to);
    setAbout("");
    grid.current?.querySelector<HTMLElement>(`[data-at="${to.row} ${to.column}"]`)?.focus();
  };
  useKeys(byKey<() => unknown>({ walk: taken(() => walkTo(here ?? undefined)) }));
  if (table === undefined || here === null) return null;
  const place = spokenAt(table, here) as SpokenPlace;
  const lit = placesOf(table).filter((one) => (spokenAt(table, one)?.keys.length ?? 0) > 0);
  const lineOf = (one: At): string => {
    const number = lit.findIndex(({ row, column }) => row === one.row && column === one.column) + 1;
    const { line: told, keys } = spokenAt(table, one) as SpokenPlace;
    const line = keys.some((key) => key === stage.hinted) ? `${told}, ${texts.hinted}` : told;
    // which of those that can be chosen it is always comes last
    return number === 0 ? line : `${line}. ${earTexts.ofSome(number, lit.length)}`;
  };
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const [down, right] = STEPS[key] ?? [0, 0];
    if (down !== 0 || right !== 0) walkTo(nextFrom(table, here, down, right));
    else if (key === "Home" || key === "End") walkTo(endOf(table, here, key === "End"));
    else if (isKeyFor("preview", key)) setAbout(aboutAnswers(stage, look, place));
    else if ((key === "Enter" || key === " ") && place.keys.length > 0 && !shiftKey) {
      if (place.keys.length === 1) stage.onChoose(place.keys[0] as (typeof place.keys)[number]);
      else stage.onPoint(place.keys);
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <table
        ref={grid}
        className={css.walked}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked by keys
        role="grid"
        aria-label={table.name}
        onKeyDown={press}
        onFocus={() => setIsWalked(true)}
        onBlur={() => setIsWalked(false)}
      >
        <tbody>
          {table.rows.map(({ name, places }, row) => (
            <tr key={name} aria-label={name}>
              {places.map((one, column) =>
                one === null ? (
                  <td key={column} />
                ) : (
                  <td
                    key={column}
                    data-at={`${row} ${column}`}
                    tabIndex={row === here.row && column === here.column ? 0 : -1}
                    onFocus={() => setAt({ row, column })}
                  >
                    {lineOf({ row, column })}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isWalked && (
        <p className={css.spoken} aria-hidden="true">
          {about === "" ? lineOf(here) : about}
        </p>
      )}
      <p className={css.about} aria-live="polite">
        {about}
      </p>
    </>
  );
}

/** What can be done there, and what each answer leads to. */
function aboutAnswers(stage: StageProps, look: TableParts["look"], { keys }: SpokenPlace): string {
  const options = stage.options.filter(({ key }) => keys.includes(key));
  if (options.length === 0) return earTexts.nothingHere;
  return options
    .map((option) => {
      const leads = look?.(stage, option).leadsTo;
      const odds = stage.outlook?.answers[String(option.key)]?.defeat;
      const figure = leads?.figure ?? (odds === undefined ? undefined : percent(odds));
      const said = labelOf(stage.voice, option);
      return figure === undefined
        ? said
        : `${said}: ${figure.replace(/\s*%/, earTexts.percent)} ${leads?.words ?? ""}`.trim();
    })
    .join(". ");
}

const spokenAt = ({ rows }: SpokenTable, { row, column }: At): SpokenPlace | null | undefined =>
  rows[row]?.places[column];

const placeAt = (table: SpokenTable, at: At | null): At | null =>
  at !== null && spokenAt(table, at) != null ? at : null;

const placesOf = ({ rows }: SpokenTable): readonly At[] =>
  rows.flatMap(({ places }, row) => places.flatMap((place, column) => (place === null ? [] : [{ row, column }])));

const firstOf = (table: SpokenTable): At | null => {
  const all = placesOf(table);
  return all.find((at) => (spokenAt(table, at)?.keys.length ?? 0) > 0) ?? all[0] ?? null;
};

const endOf = (table: SpokenTable, { row }: At, isLast: boolean): At | undefined =>
  placesOf(table)
    .filter((one) => one.row === row)
    .at(isLast ? -1 : 0);

/** The next place in a direction; in a shorter row the last one. */
function nextFrom({ rows }: SpokenTable, { row, column }: At, down: number, right: number): At | undefined {
  if (right !== 0) {
    const { places } = rows[row] as SpokenTable["rows"][number];
    for (let to = column + right; to >= 0 && to < places.length; to += right)
      if (places[to] !== null) return { row, column: to };
    return undefined;
  }
  for (let to = row + down; to >= 0 && to < rows.length; to += down) {
    const { places } = rows[to] as SpokenTable["rows"][number];
    const near = places
      .flatMap((place, at) => (place === null ? [] : [at]))
      .sort((one, other) => Math.abs(one - column) - Math.abs(other - column))[0];
    if (near !== undefined) return { row: to, column: near };
  }
  return undefined;
}
