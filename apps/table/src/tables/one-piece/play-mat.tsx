import { onePieceContext as context } from "@riposte/catalog/one-piece";
import type { SideView, TableView } from "@riposte/one-piece";
import { texts } from "../../texts.js";
import type { TableProps } from "../table-props.js";
import { Why } from "../why.js";
import css from "./play-mat.module.css";

/** Both sides of the mat, one's own below; of hidden hands only how many cards there are. */
export function PlayMat({ view, numbers, voice }: TableProps) {
  const table = view.slices["one-piece"] as TableView;
  const own = view.seat ?? 0;
  return (
    <div className={css.mat}>
      <p className={css.status}>{texts.mat.status(table.turn, table.phase, table.active)}</p>
      {[1 - own, own].map((seat) => (
        <Side key={seat} table={table} seat={seat} numbers={numbers} voice={voice} />
      ))}
    </div>
  );
}

interface SideProps extends Pick<TableProps, "numbers" | "voice"> {
  readonly table: TableView;
  readonly seat: number;
}

function Side({ table, seat, numbers, voice }: SideProps) {
  const side = table.sides[seat] as SideView;
  const { don } = side;
  const hand: readonly number[] | null = Array.isArray(side.hand) ? side.hand : null;
  const fighting = [table.battle?.attacker, table.battle?.target];
  const card = (id: number) => (
    <Card key={id} table={table} id={id} isFighting={fighting.includes(id)} numbers={numbers} voice={voice} />
  );
  return (
    <section className={css.side} data-active={seat === table.active} aria-label={texts.lobby.seat(seat)}>
      <h2>
        {texts.lobby.seat(seat)}{" "}
        <small>{texts.mat.zones(countOf(side.life), countOf(side.deck), countOf(side.trash))}</small>
      </h2>
      <p className={css.don}>{texts.mat.don(don.active, don.rested, don.deck)}</p>
      <div className={css.row}>
        {card(side.leader)}
        {side.stage !== null && card(side.stage)}
      </div>
      <div className={css.row}>{side.characters.map(card)}</div>
      <h3>{texts.mat.hand(countOf(side.hand))}</h3>
      {hand !== null && <div className={css.row}>{hand.map(card)}</div>}
    </section>
  );
}

interface CardProps extends Pick<TableProps, "numbers" | "voice"> {
  readonly table: TableView;
  readonly id: number;
  readonly isFighting: boolean;
}

function Card({ table, id, isFighting, numbers, voice }: CardProps) {
  const card = table.cards[id];
  if (card === undefined) return <div className={css.back}>?</div>;
  const { name, cost, power, gist } = context().info(card.code);
  /** As it is now where the card is in play, else as printed. */
  const shownNow = (stat: string, printed: number | undefined) => {
    const number = numbers.find((one) => one.id === `${id}.${stat}`);
    return (
      <Why number={number} voice={voice}>
        {number?.value ?? printed ?? ""}
      </Why>
    );
  };
  return (
    <div className={css.card} data-rested={card.rested} data-fighting={isFighting} title={gist}>
      <span className={css.top}>
        <b>{shownNow("cost", cost)}</b>
        <b>{shownNow("power", power)}</b>
      </span>
      <span className={css.name}>{name}</span>
      {card.don > 0 && <span className={css.given}>{texts.mat.given(card.don)}</span>}
      {card.rested && <small>{texts.mat.rested}</small>}
    </div>
  );
}

const countOf = (zone: unknown): number =>
  Array.isArray(zone) ? zone.length : ((zone as { readonly count?: number } | null)?.count ?? 0);
