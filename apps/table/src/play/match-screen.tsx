import { findGame, playersAt, type Voice, voiceOf } from "@riposte/hosting";
import { peopleAt } from "@riposte/hosting/seats";
import { capital, fill } from "@riposte/words";
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Inspector } from "../inspect/lazy-inspector.js";
import type { Coaching } from "../learn/coaching.js";
import { SeatScreen } from "../match/seat-screen.js";
import type { LocalHost } from "../seat/hosting.js";
import { texts } from "../texts.js";
import css from "./curtain.module.css";
import { type Started, startSession } from "./session.js";

const KeptTime = lazy(async () => ({ default: (await import("../time/kept-time.js")).KeptTime }));

interface MatchScreenProps {
  readonly host: LocalHost;
  /** What is learned in it. */
  readonly coaching?: Coaching | undefined;
}

/** A match of this page: the table as the asked person sees it, or the machines inside. */
export function MatchScreen({ host, coaching }: MatchScreenProps) {
  const inputs = useSyncExternalStore(host.subscribe, () => host.match.inputs.length);
  const people = useMemo(() => peopleAt(host.about), [host]);
  const [shownTo, setShownTo] = useState<number | null>(people[0] ?? null);
  const asked = host.match.decision?.seat;
  const isOther = asked !== undefined && asked !== shownTo && people.includes(asked) && people.length > 1;
  const isHandedOver = !isOther || !hides(host, shownTo, asked);
  // where nothing is hidden all may look on
  if (isOther && isHandedOver) setShownTo(asked);
  const seat = shownTo;
  const isOver = host.match.outcome !== null;
  // who shared a device reads the end together
  const reader = isOver && people.length > 1 ? null : seat;
  const voice = useMemo(() => {
    const players = playersAt({ seat: reader, seats: host.about.seats });
    return voiceOf(host.entry, host.match.game, players, host.match.viewFor(null).slices);
  }, [host, reader]);
  const client = useMemo(() => host.clientFor(seat), [host, seat]);
  // any key or tap is enough of watching a bot
  useEffect(() => {
    const hurry = () => host.hurry();
    for (const event of ["keydown", "pointerdown"]) addEventListener(event, hurry);
    return () => {
      for (const event of ["keydown", "pointerdown"]) removeEventListener(event, hurry);
    };
  }, [host]);
  return (
    <>
      {host.match.time !== null && (
        <Suspense>
          <KeptTime host={host} />
        </Suspense>
      )}
      <SeatScreen
        key={seat}
        client={client}
        voice={voice}
        title={findGame(host.entry.id)?.title ?? ""}
        {...(!isHandedOver &&
          !isOver && {
            curtain: <Curtain seat={asked as number} voice={voice} onOpen={() => setShownTo(asked as number)} />,
          })}
        // both players of one device, or a player against a bot, know it as those at a server do
        notices={host.about.unusual.includes("not-all-plays") ? <p>{capital(texts.play.notAllPlays)}.</p> : undefined}
        coaching={coaching}
        onRematch={async (swaps) => {
          const started = await rematch(host, swaps);
          if (!started.ok) return started.problems;
          location.hash = `#/match/${started.id}`;
          return [];
        }}
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
    </>
  );
}

/** Does one of two seats see anything that the other may not? */
const hides = ({ match }: LocalHost, one: number | null, other: number): boolean =>
  JSON.stringify(match.viewFor(one).slices) !== JSON.stringify(match.viewFor(other).slices);

/** The same match with fresh dice; those who swap sides change places. */
const rematch = ({ about, match }: LocalHost, swaps: boolean): Promise<Started> =>
  startSession({
    game: about.game,
    plugins: about.plugins,
    seats: swaps ? [...about.seats.slice(-1), ...about.seats.slice(0, -1)] : about.seats,
    setup: match.setup,
  });

interface CurtainProps {
  /** Who is asked. */
  readonly seat: number;
  readonly voice: Voice;
  readonly onOpen: () => void;
}

/** Between two people at one device: neither sees the other's hand. */
function Curtain({ seat, voice, onOpen }: CurtainProps) {
  return (
    <div className={css.curtain}>
      <p>{fill(texts.play.handOver, { seat }, voice)}</p>
      <button type="button" onClick={onOpen}>
        {fill(texts.play.open, { seat }, voice)}
      </button>
    </div>
  );
}
