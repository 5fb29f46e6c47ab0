import { type GameDescriptor, type GameInfo, playersAt, voiceOf } from "@riposte/hosting";
import type { Game } from "@riposte/kernel/run";
import { fill, listed, whoIs } from "@riposte/words";
import { useEffect, useMemo, useState } from "react";
import { Inspector } from "../inspect/lazy-inspector.js";
import { type OnlineParts, SeatScreen } from "../match/seat-screen.js";
import { useSeat } from "../match/use-seat.js";
import { watchSeat } from "../record/seat-watch.js";
import type { OnlineClient } from "../seat/socket-client.js";
import { texts } from "../texts.js";
import { BringList } from "./bring-list.js";
import { keptSeat, spendInvites } from "./kept-seats.js";
import css from "./online-screen.module.css";
import { onlineTexts as words } from "./online-texts.js";
import { Rematch, useRematch } from "./rematch.js";
import { SeatTime } from "./seat-time.js";
import { TimeUp } from "./time-up.js";
import { TurnNotice } from "./turn-notice.js";
import { useTurnSignal } from "./turn-signal.js";
import { UndoRequest } from "./undo-request.js";
import { useChat } from "./use-chat.js";
import { useClaimedTime } from "./use-claimed-time.js";
import { useDeclined } from "./use-declined.js";
import { WaitingRoom } from "./waiting-room.js";

interface OnlineScreenProps {
  readonly match: string;
  readonly client: OnlineClient;
  readonly info: GameInfo;
  readonly entry: GameDescriptor;
  readonly game: Game;
  /** All have brought what they play with: the match is another one now. */
  readonly onBegun: () => void;
}

/** A match with people elsewhere: the table, who sits where, and whether we hear from it. */
export function OnlineScreen({ match, client, info, entry, game, onBegun }: OnlineScreenProps) {
  const state = useSeat(client);
  const { connection, undoAsked, here, names, steps, view, clocks, rematch, brought } = state;
  const watched = useMemo(() => watchSeat(game, client), [game, client]);
  const { seat, seats, unusual } = client.about;
  const players = useMemo(() => playersAt({ ...client.about, names }), [client, names]);
  const voice = useMemo(
    () => voiceOf(entry, game, players, client.state().view.slices),
    [entry, game, players, client],
  );
  useEffect(() => spendInvites(match, here), [match, here]);
  const invites = (keptSeat(match)?.invites ?? []).filter((invite) => !here.includes(invite.seat));
  // the maker of a match to which no other has come yet waits outside the table
  const [isWaiting, setIsWaiting] = useState(invites.length > 0);
  useTurnSignal(view.decision?.own === true && view.outcome === null && invites.length === 0 && brought === null);
  const isBegun = client.about.bring !== null && brought === null;
  useEffect(() => {
    if (isBegun) onBegun();
  }, [isBegun, onBegun]);
  const isDeclined = useDeclined(undoAsked, steps.length, seat);
  const others = players.names.filter((_, other) => other !== seat);
  const chat = useChat(client, match, state, players);
  useClaimedTime(client, view.outcome === null ? state.lasts : null);
  useRematch(match, rematch, seats.length);
  const again = <Rematch client={client} match={match} asked={rematch} other={listed(others)} />;
  const online: OnlineParts = {
    tools: chat.tool === null ? [] : [chat.tool],
    ...(clocks !== null && {
      time: (one) => <SeatTime client={client} clocks={clocks} seat={one} name={whoIs(players, one)} />,
    }),
    why: clocks?.out == null ? null : clocks.out === seat ? words.ownTimeUp : words.timeUp(whoIs(players, clocks.out)),
    again,
    over: chat.over,
  };
  const away = [...seats.keys()].filter((other) => !here.includes(other));
  if (isBegun) return <p role="status">{texts.loading}</p>;
  if (brought !== null || (isWaiting && invites.length > 0))
    return (
      <WaitingRoom
        match={match}
        info={info}
        players={players}
        seat={seat}
        invites={invites}
        here={here}
        about={client.about}
        bringing={
          brought === null
            ? null
            : {
                brought,
                choice: seat !== null && (
                  <BringList match={match} game={info.id} entry={entry} isReady={brought.includes(seat)} />
                ),
              }
        }
        onGoOn={() => setIsWaiting(false)}
      />
    );
  return (
    <SeatScreen
      client={client}
      voice={voice}
      title={info.title}
      online={online}
      notices={
        <div className={css.notices}>
          {invites.length > 0 && (
            <button type="button" onClick={() => setIsWaiting(true)}>
              {words.room.invite}
            </button>
          )}
          <TurnNotice title={info.title} isAsked={view.decision?.own === true} />
          {undoAsked !== null && <UndoRequest asked={undoAsked} players={players} onAnswer={client.consent} />}
          {isDeclined && <p role="status">{words.declined(others)}</p>}
          {clocks !== null && view.outcome === null && <TimeUp client={client} clocks={clocks} players={players} />}
          {view.outcome !== null && again}
          <p className={css.about}>
            {seat === null ? words.watching(others) : words.playing(others)} ·{" "}
            <span role="status" data-connection={connection} className={css.connection}>
              {words.connection[connection]}
            </span>
            {connection === "live" && away.map((other) => ` · ${fill(words.away, { seat: other }, voice)}`)}
            {unusual.map((why) => ` · ${words.unusual[why]}`)}
          </p>
        </div>
      }
      inside={() => (
        <Inspector game={game} voice={voice} timeline={watched} inputs={steps.length - 1} perspectives={[seat]} />
      )}
    />
  );
}
