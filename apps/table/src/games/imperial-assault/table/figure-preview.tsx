import { contextAtTable as context, gistSentences } from "@riposte/hosting/imperial-assault";
import type { Table } from "@riposte/imperial-assault";
import { Die } from "../../../look/die.js";
import { Icon } from "../../../look/icon.js";
import { percent } from "../../../look/percent.js";
import { TokenIcon } from "../../../look/token.js";
import css from "../../../tables/preview.module.css";
import type { Seen } from "../../../tables/table-parts.js";
import { figureName, healthOf, lookOf } from "./figure-looks.js";
import { skirmishTexts as texts } from "./texts.js";

interface FigurePreviewProps {
  readonly seen: Seen;
  readonly table: Table;
  readonly figure: Table["figures"][string];
}

/** A figure with its numbers and abilities. */
export function FigurePreview({ seen, table, figure }: FigurePreviewProps) {
  const { numbers, outlook } = seen;
  const body = context().body(figure.card);
  const { left, full } = healthOf(figure, numbers);
  const speed = numbers.find(({ id }) => id === `${figure.id}.speed`)?.value ?? body.speed;
  const chances = Object.entries(outlook?.answers ?? {}).filter(([key]) => key.startsWith(`attack:${figure.id}:`));
  const best = chances.map(([, { defeat }]) => defeat).sort((one, other) => other - one)[0];
  const dice = (colours: readonly string[]) =>
    colours.map((colour, at) => <Die key={at} colour={colour} marks={[]} size={20} label={colour} />);
  return (
    <div className={css.preview}>
      <p className={css.head}>
        <TokenIcon {...lookOf(table, figure, seen)} size={40} />
        <span>
          <b>{figureName(seen.voice, figure)}</b>
          <small>{texts.health(left, full, speed)}</small>
        </span>
      </p>
      <p className={css.dice}>
        {body.attack !== null && (
          <span>
            {dice(body.attack.dice)} {texts.attack}
          </span>
        )}
        <span>
          {dice(body.defense)} {texts.defence}
        </span>
      </p>
      {body.abilities
        .filter(({ scope }) => scope === undefined)
        .map(({ id, name, gist }) => (
          <p key={id}>
            <b>{name}.</b> {gistSentences(gist)}
          </p>
        ))}
      {best !== undefined && (
        <p className={css.foot}>
          <Icon name="strike" /> <b>{percent(best)}</b> {texts.toDefeat}
        </p>
      )}
    </div>
  );
}
