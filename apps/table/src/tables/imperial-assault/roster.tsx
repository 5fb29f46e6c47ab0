import type { NumberShown, Voice } from "@riposte/catalog";
import type { Table } from "@riposte/imperial-assault";
import { texts } from "../../texts.js";
import { Why } from "../why.js";
import css from "./roster.module.css";

interface RosterProps {
  readonly table: Table;
  readonly tokens: Readonly<Record<string, readonly string[]>>;
  readonly numbers: readonly NumberShown[];
  readonly voice: Voice;
}

type Seen = Table["sides"][number] | { readonly hand: { readonly count: number } };

/** Both armies: points, hands, and each figure's health, conditions and place. */
export function Roster({ table, tokens, numbers, voice }: RosterProps) {
  const spell = voice.spell ?? String;
  const healthOf = (figure: string) => numbers.find(({ id }) => id === `${figure}.health`);
  return (
    <div className={css.roster}>
      {table.sides.map((side, seat) => (
        <section key={seat} className={seat === 0 ? css.one : css.other} aria-label={texts.lobby.seat(seat)}>
          <h2>
            {texts.lobby.seat(seat)} <small>{texts.skirmish.points(side.vp, handText(side, spell))}</small>
          </h2>
          <ul>
            {Object.values(table.groups)
              .filter((group) => group.seat === seat)
              .map((group) => (
                <li key={group.id} data-ready={group.ready}>
                  <b>{spell(group.id)}</b>{" "}
                  <small>{group.ready ? texts.skirmish.ready : texts.skirmish.exhausted}</small>
                  {group.figures
                    .flatMap((id) => table.figures[id] ?? [])
                    .map((figure) => (
                      <div key={figure.id} className={css.figure}>
                        <span>{figure.spaces[0] ?? "–"}</span>
                        <Why number={healthOf(figure.id)} voice={voice}>
                          {texts.skirmish.health(figure.damage, healthOf(figure.id)?.value ?? 0)}
                        </Why>
                        <span>{[...figure.conditions, ...(tokens[figure.id] ?? [])].join(", ")}</span>
                        <Why number={numbers.find(({ id }) => id === `${figure.id}.speed`)} voice={voice} />
                      </div>
                    ))}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function handText({ hand }: Seen, spell: (id: string) => string): string {
  return Array.isArray(hand) ? hand.map(spell).join(", ") : String((hand as { readonly count: number }).count);
}
