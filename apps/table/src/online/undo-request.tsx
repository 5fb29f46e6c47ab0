import type { Taken, UndoAsked } from "@riposte/hosting/seats";
import { fill, type Players, whoIs } from "@riposte/words";
import { onlineTexts } from "./online-texts.js";

interface UndoRequestProps {
  readonly asked: UndoAsked;
  readonly players: Players;
  readonly onAnswer: (agrees: boolean) => Promise<Taken>;
}

/** A player wants to take something back: those it concerns agree or not. */
export function UndoRequest({ asked, players, onAnswer }: UndoRequestProps) {
  const isAsked = players.you !== null && asked.waitingFor.includes(players.you);
  return (
    <div role="alert">
      {fill(onlineTexts.undoAsked, { by: asked.by, answers: asked.answers }, { players })}{" "}
      {isAsked ? (
        <>
          <button type="button" onClick={() => void onAnswer(true)}>
            {onlineTexts.agree}
          </button>{" "}
          <button type="button" onClick={() => void onAnswer(false)}>
            {onlineTexts.decline}
          </button>
        </>
      ) : (
        onlineTexts.waitingFor(asked.waitingFor.map((seat) => whoIs(players, seat)))
      )}
    </div>
  );
}
