import { onePieceContext as context } from "@riposte/catalog/one-piece";
import type { SideView, TableView } from "@riposte/one-piece";
import { texts } from "../../texts.js";
import { type CardProps, MatCard } from "./mat-card.js";
import css from "./mat-side.module.css";

interface MatSideProps extends Omit<CardProps, "id" | "isFighting"> {
  readonly table: TableView;
  readonly seat: number;
}

/** One player's zones. */
export function MatSide({ seat, ...shared }: MatSideProps) {
  const { table } = shared;
  const side = table.sides[seat] as SideView;
  const { don } = side;
  const hand: readonly number[] | null = Array.isArray(side.hand) ? side.hand : null;
  const fighting = [table.battle?.attacker, table.battle?.target];
  const card = (id: number) => <MatCard key={id} id={id} isFighting={fighting.includes(id)} {...shared} />;
  return (
    <section className={css.side} data-active={seat === table.active} aria-label={texts.lobby.seat(seat)}>
      <h2>
        {texts.lobby.seat(seat)} <small>{texts.mat.deck(countOf(side.deck))}</small>
      </h2>
      <p className={css.counters}>
        <Pips kind={css.life} label={texts.mat.life(countOf(side.life))} full={countOf(side.life)} />
        <Pips
          kind={css.don}
          label={texts.mat.don(don.active, don.rested, don.deck)}
          full={don.active}
          spent={don.rested}
        />
      </p>
      <div className={css.row}>
        {card(side.leader)}
        {side.stage !== null && card(side.stage)}
        {side.characters.map(card)}
      </div>
      <h3>{texts.mat.hand(countOf(side.hand))}</h3>
      {hand === null ? (
        <div className={css.backs}>
          {Array.from({ length: countOf(side.hand) }, (_, at) => (
            <i key={`${at}`} />
          ))}
        </div>
      ) : (
        <div className={css.row}>{hand.map(card)}</div>
      )}
      {side.trash.length > 0 && (
        <details className={css.trash}>
          <summary>{texts.mat.trash(side.trash.length)}</summary>
          {side.trash.map((id) => context().info(table.cards[id]?.code ?? "").name).join(", ")}
        </details>
      )}
    </section>
  );
}

interface PipsProps {
  readonly kind: string | undefined;
  readonly label: string;
  readonly full: number;
  readonly spent?: number;
}

/** So many of something, drawn and said. */
const Pips = ({ kind, label, full, spent = 0 }: PipsProps) => (
  <span className={`${css.pips} ${kind ?? ""}`}>
    {Array.from({ length: full + spent }, (_, at) => (
      <i key={`${at}`} data-spent={at >= full} />
    ))}
    {label}
  </span>
);

const countOf = (zone: unknown): number =>
  Array.isArray(zone) ? zone.length : ((zone as { readonly count?: number } | null)?.count ?? 0);
