import type { Taken, UndoAsked } from "@riposte/seats";
import { texts } from "../texts.js";

interface UndoRequestProps {
  readonly asked: UndoAsked;
  readonly seat: number | null;
  readonly onAnswer: (agrees: boolean) => Promise<Taken>;
}

/** Somebody wants to take something back: whoever it concerns agrees or not. */
export function UndoRequest({ asked, seat, onAnswer }: UndoRequestProps) {
  const isAsked = seat !== null && asked.waitingFor.includes(seat);
  return (
    <div role="alert">
      {texts.online.undoAsked(asked.by, asked.answers)}{" "}
      {isAsked ? (
        <>
          <button type="button" onClick={() => void onAnswer(true)}>
            {texts.online.agree}
          </button>{" "}
          <button type="button" onClick={() => void onAnswer(false)}>
            {texts.online.decline}
          </button>
        </>
      ) : (
        texts.online.waitingFor(asked.waitingFor)
      )}
    </div>
  );
}
