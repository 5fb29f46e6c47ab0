import { findGame, playersAt, voiceOf } from "@riposte/catalog";
import { peopleAt } from "@riposte/seats";
import { useMemo, useState, useSyncExternalStore } from "react";
import { Inspector } from "../inspect/inspector.js";
import type { LocalHost } from "../seat/hosting.js";
import { texts } from "../texts.js";
import { Curtain } from "./curtain.js";
import css from "./match-screen.module.css";
import { SeatScreen } from "./seat-screen.js";
import { TableOrInside } from "./table-or-inside.js";

/** A match of this page: the table as the asked person sees it, or the machines inside. */
export function MatchScreen({ host }: { readonly host: LocalHost }) {
  const inputs = useSyncExternalStore(host.subscribe, () => host.match.inputs.length);
  const people = useMemo(() => peopleAt(host.about), [host]);
  const [shownTo, setShownTo] = useState<number | null>(people[0] ?? null);
  const asked = host.match.decision?.seat;
  const isOther = asked !== undefined && asked !== shownTo && people.includes(asked) && people.length > 1;
  const isHandedOver = !isOther || !hides(host, shownTo, asked);
  // where nothing is hidden everybody may look on
  if (isOther && isHandedOver) setShownTo(asked);
  const seat = shownTo;
  const voice = useMemo(() => {
    const players = playersAt({ seat, seats: host.about.seats });
    return voiceOf(host.entry, host.match.game, players, host.match.viewFor(null).slices);
  }, [host, seat]);
  const client = useMemo(() => host.clientFor(seat), [host, seat]);
  const isOver = host.match.outcome !== null;
  return (
    <div className={css.screen}>
      <h1 className={css.title}>{findGame(host.entry.id)?.title}</h1>
      <TableOrInside
        about={texts.play.about(host.about.seats)}
        curtain={
          isHandedOver || isOver ? undefined : (
            <Curtain seat={asked as number} onOpen={() => setShownTo(asked as number)} />
          )
        }
        table={() => <SeatScreen key={seat} client={client} voice={voice} />}
        inside={() => (
          <Inspector
            game={host.match.game}
            voice={voice}
            timeline={host.timeline()}
            inputs={host.match.line.length}
            perspectives={isOver ? ["all", null, ...host.about.seats.keys()] : [seat]}
            key={`${isOver} ${inputs < 0}`}
          />
        )}
      />
    </div>
  );
}

/** Does one of two seats see anything that the other may not? */
const hides = ({ match }: LocalHost, one: number | null, other: number): boolean =>
  JSON.stringify(match.viewFor(one).slices) !== JSON.stringify(match.viewFor(other).slices);
