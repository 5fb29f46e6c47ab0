import { onePieceContext as context } from "@riposte/hosting/one-piece";
import type { StageProps } from "../../../tables/table-parts.js";
import { Why } from "../../../tables/why.js";
import css from "./power-gauge.module.css";
import { powerOf, tableOf } from "./table-of.js";
import { duelTexts as texts } from "./texts.js";

/** The battle between the halves: both powers, and the mark at which the attack is stopped. Equal power hits. */
export function PowerGauge(props: StageProps) {
  const table = tableOf(props);
  const { battle } = table;
  if (battle === null) return null;
  const { attacker, target, seat } = battle;
  const [theirs, ours] = [powerOf(props, attacker) ?? 0, powerOf(props, target) ?? 0];
  const most = Math.max(theirs, ours, 1000) + 3000;
  const share = (power: number) => `${Math.min(100, (100 * power) / most).toFixed(1)}%`;
  const name = (id: number) => context().info(table.cards[id]?.code ?? "").name;
  const why = (id: number) => props.numbers.find((number) => number.id === `${id}.power`);
  const [side, other] = [props.players[seat]?.side ?? "foe", props.players[1 - seat]?.side ?? "you"];
  const fighter = (id: number, words: string, which: string) => (
    <div className={css.name} data-side={which}>
      <b>{name(id)}</b>
      <small>{words}</small>
    </div>
  );
  const power = (id: number, value: number) => (
    <b className={css.power}>
      <Why number={why(id)} voice={props.voice}>
        {value}
      </Why>
    </b>
  );
  return (
    <section className={css.gauge} aria-label={texts.power}>
      {fighter(attacker, texts.attacks, side)}
      {power(attacker, theirs)}
      <div className={css.bars}>
        <div className={css.bar}>
          <i data-side={side} style={{ width: share(theirs) }} />
        </div>
        <div className={css.bar}>
          <i data-side={other} style={{ width: share(ours) }} />
        </div>
        <span className={css.needed} style={{ left: share(theirs + 1000) }} />
        <small>
          {ours > theirs ? (
            texts.stopped
          ) : (
            <>
              {texts.equalHits} <b>{texts.moreStops(theirs - ours + 1000)}</b>
            </>
          )}
        </small>
      </div>
      {power(target, ours)}
      {fighter(target, texts.blocks, other)}
    </section>
  );
}
