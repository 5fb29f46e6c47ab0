import type { GameInfo, Voice } from "@riposte/catalog";
import type { SeatClient } from "@riposte/seats";
import { SeatScreen } from "../play/seat-screen.js";
import { useSeat } from "../play/use-seat.js";
import { texts } from "../texts.js";
import { Invitations } from "./invitations.js";
import css from "./online-screen.module.css";
import { UndoRequest } from "./undo-request.js";

interface OnlineScreenProps {
  readonly match: string;
  readonly client: SeatClient;
  readonly info: GameInfo;
  readonly voice: Voice;
}

/** A match with people elsewhere: the table, who sits where, and whether we hear from it. */
export function OnlineScreen({ match, client, info, voice }: OnlineScreenProps) {
  const { connection, undoAsked } = useSeat(client);
  const { seat, seats, isSeedChosen } = client.about;
  return (
    <div className={css.screen}>
      <h1 className={css.title}>{info.title}</h1>
      <p className={css.about}>
        {seat === null ? texts.online.watching : texts.online.you(seat)} · {texts.play.about(seats)} ·{" "}
        <span role="status" data-connection={connection}>
          {texts.online.connection[connection]}
        </span>
        {isSeedChosen && ` · ${texts.online.seedChosen}`}
      </p>
      <Invitations match={match} />
      {undoAsked !== null && <UndoRequest asked={undoAsked} seat={seat} onAnswer={client.consent} />}
      <SeatScreen client={client} voice={voice} />
    </div>
  );
}
