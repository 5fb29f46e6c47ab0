import { labelOf, laterMoment } from "@riposte/hosting";
import type { Key, Option } from "@riposte/kernel";
import { useState } from "react";
import type { OptionLook } from "../../tables/table-parts.js";
import { keyIn } from "../../tables/table-props.js";
import { texts as general } from "../../texts.js";
import { useAtSeat } from "../at-seat.js";
import { matchTexts as texts } from "../texts.js";
import { useKeys } from "../use-keys.js";
import { alike } from "./alike.js";
import { useAsked } from "./asked.js";
import { OptionButton } from "./option-button.js";
import css from "./option-list.module.css";
import { atItsMoment, isPass } from "./passing.js";

interface OptionListProps {
  readonly options: readonly Option[];
  readonly onChoose: (key: Key) => void;
}

/** More than these are left to the table, where they lie there. */
const FEW = 7;
/** More than these are worth a search field. */
const MANY = 14;

/** One of several: buttons, the first nine also by their digit. Options that lead to places are chosen on the table. */
export function OptionList({ options, onChoose }: OptionListProps) {
  const { seen, parts } = useAtSeat();
  const { answering, hinting, inSight } = useAsked();
  const { among, widen } = answering;
  const hinted = keyIn(hinting.hinted);
  const { voice } = seen;
  const [sought, setSought] = useState("");
  const [isWhole, setIsWhole] = useState(false);
  const pointed = among === null ? options : options.filter(({ key }) => among.includes(key));
  // places that were pointed at are too close together for a finger: they are listed
  const isPlace = (option: Option) => among === null && voice.placeOf?.(option) !== undefined;
  const places = pointed.filter(isPlace);
  const named = pointed.filter((option) => !isPlace(option));
  // nothing on the table stands for passing, or for what is done at a later moment
  const mayLie = (option: Option) => option.later === undefined && !isPass(option) && option.key !== hinted;
  const isLeft = (option: Option) => mayLie(option) && parts.isOnTable?.(seen, option) === true;
  const isAside = (option: Option) =>
    among === null && !isWhole && option.key !== hinted && parts.isAside?.(seen, option) === true;
  const aside = named.filter(isAside);
  const near = named.filter((option) => !aside.includes(option));
  const left = among === null && near.length > FEW ? near.filter(isLeft) : [];
  const listed = near.filter((option) => !left.includes(option));
  // what lies below or above the question says so itself
  const isInSight = places.length === 0 && left.some(({ key }) => inSight.includes(key));
  const found = listed.filter((option) => labelOf(voice, option).toLowerCase().includes(sought.toLowerCase()));
  const looks = found.map((option) => parts.look?.(seen, atItsMoment(option)) ?? {});
  const isOneMoment = new Set(options.flatMap(({ later }) => later?.id ?? [])).size === 1;
  const choose = (option: Option | undefined) => {
    if (option !== undefined) onChoose(option.key);
    return option !== undefined;
  };
  useKeys(
    {
      Enter: () => choose(pointed.length === 1 ? pointed[0] : pointed.find(({ key }) => key === hinted)),
      " ": () => choose(pointed.find(isQuiet)),
    },
    (at) => choose(found[at]),
  );
  return (
    <>
      {places.length > 0 && <p className={css.places}>{texts.choosePlace(places.length)}</p>}
      {[...alike(left, (option) => labelOf(voice, option))].map(([what, [first, ...more]]) => (
        <p key={what} className={css.places} data-in-sight={isInSight}>
          {what === "" ? texts.chooseLit(1 + more.length) : texts.chooseLitFor(what, 1 + more.length)}
          {what !== "" && first !== undefined && <small>{parts.look?.(seen, first).detail}</small>}
        </p>
      ))}
      {places.length + left.length > 0 && listed.length > 0 && (
        <p className={css.orElse} data-in-sight={isInSight}>
          {texts.orElse}
        </p>
      )}
      {listed.length > MANY && (
        <input
          className={css.search}
          type="search"
          value={sought}
          aria-label={general.play.searchOptions}
          placeholder={general.play.searchOptions}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <ul className={css.options} data-brief={parts.isBrief === true}>
        {found.map((option, at) => (
          <li key={String(option.key)} data-in-sight={among === null && inSight.includes(option.key)}>
            <OptionButton
              option={option}
              digit={at < 9 ? at + 1 : null}
              look={saidOnce(looks, at)}
              later={
                isOneMoment
                  ? option.later && texts.justThen
                  : option.later && texts.andThen(laterMoment(voice, option.later))
              }
              isHinted={option.key === hinted}
              isQuiet={isQuiet(option)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {aside.length > 0 && (
        <button type="button" className={css.all} onClick={() => setIsWhole(true)}>
          {general.play.showAll(options.length)}
        </button>
      )}
      {among !== null && (
        <button type="button" className={css.all} onClick={widen}>
          {general.play.showAll(options.length)}
        </button>
      )}
    </>
  );
}

/** What an answer does, unless the one before it says the same. */
function saidOnce(looks: readonly OptionLook[], at: number): OptionLook {
  const { detail, ...look } = looks[at] ?? {};
  return detail === undefined || detail === looks[at - 1]?.detail ? look : { ...look, detail };
}

/** Declining: nothing happens, or less. */
const isQuiet = (option: Option): boolean =>
  isPass(option) ||
  ["none", "no", "stop", "stay", "keep", "skip", "done", "decline", "end"].includes(String(option.key));
