import { cardsIn, onePieceContext as context } from "@riposte/hosting/one-piece";
import { shown } from "@riposte/words";
import type { StageProps } from "../../../tables/table-parts.js";
import { CardFace } from "./card-face.js";
import css from "./looked-at.module.css";
import { countOf, powerOf, sideOf, tableOf } from "./table-of.js";
import { duelTexts as texts } from "./texts.js";

/** The card that matters now, large: the one pointed at, else the attacker, else the own Leader; and why its power is what it is. */
export function LookedAt(props: StageProps) {
  const table = tableOf(props);
  const { battle } = table;
  const own = props.own ?? 0;
  const pointed = props.regarded === null ? undefined : cardsIn(props.regarded)[0];
  const id = pointed ?? battle?.attacker ?? sideOf(table, own).leader;
  const code = table.cards[id]?.code;
  if (code === undefined) return null;
  const judged = battle?.target ?? id;
  const life = battle === null ? 0 : countOf(sideOf(table, 1 - battle.seat).life);
  const isLeader = battle !== null && table.cards[battle.target]?.zone === "leader";
  return (
    <div className={css.rail}>
      <div className={css.large}>
        <CardFace code={code} power={powerOf(props, id)} size="large" />
      </div>
      <Reasons {...props} id={judged} />
      {battle !== null && (
        <section className={css.box}>
          <h2>{texts.ifHits}</h2>
          <p>
            <span>
              {isLeader ? texts.lifeOf(props.players[1 - battle.seat]?.name ?? "") : nameOf(table, battle.target)}
            </span>
            <b>{isLeader ? `${life} → ${Math.max(0, life - 1)}` : texts.knockedOut}</b>
          </p>
        </section>
      )}
    </div>
  );
}

function Reasons({ id, numbers, voice, ...props }: StageProps & { readonly id: number }) {
  const power = numbers.find((number) => number.id === `${id}.power`);
  const table = tableOf(props);
  if (power === undefined || power.because.length === 0) return null;
  const name = nameOf(table, id);
  const printed = context().info(table.cards[id]?.code ?? "").power ?? 0;
  const changes = power.because.filter(({ amount }, at) => !(at === 0 && amount === printed));
  if (changes.length === 0) return null;
  return (
    <section className={css.box}>
      <h2>{texts.why(name, power.value)}</h2>
      <p>
        <span>{texts.printed(name)}</span>
        <b>{printed}</b>
      </p>
      {changes.map(({ by, amount }, at) => (
        <p key={at}>
          <span>{shown(by, voice)}</span>
          <b>{amount > 0 ? `+${amount}` : amount}</b>
        </p>
      ))}
      <p className={css.total}>
        <span>{texts.power}</span>
        <b>{power.value}</b>
      </p>
    </section>
  );
}

const nameOf = (table: ReturnType<typeof tableOf>, id: number): string =>
  context().info(table.cards[id]?.code ?? "").name;
