import type { SeenTable } from "@riposte/finished";
import type { ReactNode } from "react";
import { Icon } from "../../../look/icon.js";
import type { StageProps } from "../../../tables/table-parts.js";
import { Card } from "./card.js";
import css from "./desk.module.css";
import { deskTexts as texts } from "./texts.js";
import { ifTurnEnds } from "./turn-end.js";

/** The present in the middle, past and future beside it, what is known of the stack, coffee and candy. */
export function Desk({ view, options, hinted, chosen, onChoose }: StageProps) {
  const seen = view.slices.finished as SeenTable;
  const usable = new Set(options.map(({ key }) => key));
  const card = (number: number, isSmall: boolean) => (
    <Card
      key={number}
      number={number}
      candy={seen.candy[number] ?? 0}
      isSmall={isSmall}
      isHinted={hinted === number}
      isChosen={chosen?.includes(number)}
      {...(usable.has(number) && { onUse: () => onChoose(number) })}
    />
  );
  const known = seen.draw.filter((number) => number !== null);
  return (
    <div className={css.desk}>
      <div className={css.tokens}>
        <Tokens icon="cup" count={seen.coffee} words={texts.coffee} />
        <Tokens icon="candy" count={seen.active} words={texts.candy(seen.reserve)} />
      </div>
      <div className={css.flow}>
        <Zone title={texts.past} note={texts.pastKeeps}>
          {seen.past.map((number) => card(number, true))}
        </Zone>
        <Zone
          title={texts.present}
          note={texts.next(seen.finished + 1)}
          isNow
          foot={seen.present.length > 0 && options.length > 0 ? texts.ifEnds(ifTurnEnds(seen)) : ""}
        >
          {seen.present.map((number) => card(number, false))}
        </Zone>
        <Zone title={texts.future} note={seen.future.length === 0 ? texts.empty : texts.later(0, false)}>
          {seen.future.map(({ kind, cards }, at) => (
            <div key={at} className={css.later} title={texts.later(at, kind === "all")}>
              {cards.map((number) => card(number, true))}
            </div>
          ))}
        </Zone>
      </div>
      <section className={css.stack} aria-label={texts.draw}>
        <span className={css.pack} aria-hidden="true">
          {Array.from({ length: Math.min(6, seen.draw.length) }, (_, at) => (
            <i key={at} />
          ))}
        </span>
        <div>
          <b>{texts.draw}</b>
          <small>{texts.cards(seen.draw.length, seen.draw.length - known.length)}</small>
        </div>
        {known.length > 0 && (
          <p className={css.known}>
            <span>{texts.knownAre}</span>
            {known.map((number) => (
              <b key={number}>{number}</b>
            ))}
          </p>
        )}
      </section>
    </div>
  );
}

function Tokens({
  icon,
  count,
  words,
}: {
  readonly icon: "cup" | "candy";
  readonly count: number;
  readonly words: string;
}) {
  return (
    <div className={css.token} data-kind={icon}>
      <b>{count}</b>
      <div>
        <span aria-hidden="true">
          {Array.from({ length: Math.min(12, count) }, (_, at) => (
            <Icon key={at} name={icon} />
          ))}
        </span>
        <small>{words}</small>
      </div>
    </div>
  );
}

interface ZoneProps {
  readonly title: string;
  readonly note: string;
  readonly isNow?: boolean;
  readonly foot?: string;
  readonly children: ReactNode;
}

function Zone({ title, note, isNow = false, foot = "", children }: ZoneProps) {
  return (
    <section className={css.zone} data-now={isNow} aria-label={title}>
      <h2>
        {title} <small>{note}</small>
      </h2>
      <div className={css.cards}>{children}</div>
      {foot !== "" && <p className={css.ends}>{foot}</p>}
    </section>
  );
}
