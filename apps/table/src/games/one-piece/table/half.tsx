import { lit } from "../../../look/lit.js";
import type { StageProps } from "../../../tables/table-parts.js";
import css from "./half.module.css";
import { Slot } from "./slot.js";
import { countOf, sideOf, tableOf } from "./table-of.js";
import { duelTexts as texts } from "./texts.js";

/** Characters that fit into the area. */
const ROOM = 5;

/** One player's half of the mat: Leader, Stage, Life, DON!!, deck, trash, and the Characters towards the middle. */
export function Half({ seat, ...props }: StageProps & { readonly seat: number }) {
  const table = tableOf(props);
  const { leader, stage, characters, life, deck, trash, hand, don } = sideOf(table, seat);
  const isOwn = seat === props.own || (props.own === null && seat === 0);
  const player = props.players[seat];
  const given = [leader, ...characters].reduce((sum, id) => sum + (table.cards[id]?.don ?? 0), 0);
  const total = don.active + don.rested + given;
  const home = (
    <div key="home" className={css.home}>
      <Pile name={texts.life} count={countOf(life)} isLife />
      <Slot {...props} id={leader} />
      {stage !== null && <Slot {...props} id={stage} />}
      <Coins {...props} isOwn={isOwn} active={don.active} rested={don.rested} total={total} />
      {!isOwn && (
        <div className={css.backs}>
          {Array.from({ length: Math.min(8, countOf(hand)) }, (_, at) => (
            <i key={at} />
          ))}
          <small>{texts.inHand(countOf(hand))}</small>
        </div>
      )}
      <Pile name={texts.deck} count={countOf(deck)} />
      <Pile name={texts.trash} count={trash.length} />
    </div>
  );
  const front = (
    <div key="front" className={css.front}>
      {characters.map((id) => (
        <Slot key={id} {...props} id={id} />
      ))}
      {Array.from({ length: Math.max(0, ROOM - characters.length) }, (_, at) => (
        <span key={at} className={css.empty} />
      ))}
    </div>
  );
  return (
    <section className={css.half} aria-label={player?.name ?? ""}>
      {isOwn ? [front, home] : [home, front]}
    </section>
  );
}

interface CoinsProps extends StageProps {
  readonly isOwn: boolean;
  readonly active: number;
  readonly rested: number;
  readonly total: number;
}

/** DON!! in the cost area; where one can be given, a click on the coins and one on a card gives it. */
function Coins({ isOwn, active, rested, total, options, onPoint }: CoinsProps) {
  const keys = isOwn ? options.filter(({ label }) => label?.id === "op:give").map(({ key }) => key) : [];
  const coins = Array.from({ length: active + rested }, (_, at) => <i key={at} data-spent={at >= active} />);
  return (
    <div className={css.don}>
      {keys.length === 0 ? (
        <span>{coins}</span>
      ) : (
        <button type="button" data-drag="" {...lit(...keys)} aria-label={texts.giveDon} onClick={() => onPoint(keys)}>
          {coins}
        </button>
      )}
      <small>{texts.don(active, total)}</small>
    </div>
  );
}

function Pile({
  name,
  count,
  isLife = false,
}: {
  readonly name: string;
  readonly count: number;
  readonly isLife?: boolean;
}) {
  return (
    <div className={css.pile}>
      <span className={css.stack} data-life={isLife}>
        {Array.from({ length: isLife ? Math.min(5, count) : Math.min(1, count) }, (_, at) => (
          <i key={at} style={{ top: `${at * 8}px` }} />
        ))}
      </span>
      <b>{count}</b>
      <small>{name}</small>
    </div>
  );
}
