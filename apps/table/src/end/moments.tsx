import { type Blow, plain } from "@riposte/catalog";
import type { Player } from "../match/players.js";
import { Words } from "../match/words.js";
import { endTexts as texts } from "./end-texts.js";
import css from "./moments.module.css";

interface MomentsProps {
  readonly blows: readonly Blow[];
  readonly players: readonly Player[];
  readonly onLook: (step: number) => void;
}

/** What a match will be remembered for; each leads to the table as it was then. */
export function Moments({ blows, players, onLook }: MomentsProps) {
  return (
    <section className={css.moments} aria-label={texts.moments}>
      <h2>{texts.moments}</h2>
      <ul>
        {momentsAmong(blows).map(({ title, blow: { step, line, heading } }) => (
          <li key={title}>
            <button type="button" onClick={() => onLook(step)}>
              <b>{title}</b>
              <span>
                <Words phrase={line} players={players} />
              </span>
              {heading !== null && <small>{plain(heading)} ›</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first, the last and the hardest blow, if one is harder than all others; one that is several of them is told once. */
function momentsAmong(blows: readonly Blow[]): readonly { readonly title: string; readonly blow: Blow }[] {
  const most = Math.max(...blows.map(({ harm }) => harm));
  const hardest = blows.filter(({ harm }) => harm === most);
  const found = [
    { title: texts.hardest, blow: hardest.length === 1 ? hardest[0] : undefined },
    { title: texts.last, blow: blows.at(-1) },
    { title: texts.first, blow: blows[0] },
  ];
  return found
    .flatMap(({ title, blow }, at) =>
      blow === undefined || found.findIndex((one) => one.blow === blow) < at ? [] : [{ title, blow }],
    )
    .sort((one, other) => one.blow.step - other.blow.step);
}
