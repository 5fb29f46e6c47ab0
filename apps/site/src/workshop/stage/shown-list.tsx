import { Icons } from "../icons.js";
import type { ShownStep } from "../messages.js";
import { texts } from "../texts.js";

interface ShownListProps {
  readonly shown: readonly ShownStep[];
  /** What does not hold any more, by the number of the answer; nothing while it is not known. */
  readonly broken: ReadonlyMap<number, string> | null;
  readonly isRecording: boolean;
}

/** What was answered on the stage, each with whether it still comes out as it did. */
export function ShownList({ shown, broken, isRecording }: ShownListProps) {
  const first = broken === null ? -1 : Math.min(...broken.keys(), shown.length);
  return (
    <section className="shown" aria-label={texts.shown}>
      <h2>
        {texts.shown}
        {isRecording && (
          <small className="recording">
            <i aria-hidden="true" /> {texts.recording}
          </small>
        )}
      </h2>
      {shown.length === 0 && <p className="quiet">{texts.nothingShown}</p>}
      <ol>
        {shown.map(({ words, isBot, offered }, at) => {
          const fault = broken?.get(at);
          const about = fault ?? (broken === null || at > first ? texts.notChecked : texts.holds);
          return (
            <li key={at} data-state={fault !== undefined ? "broken" : broken === null || at > first ? "open" : "holds"}>
              <span>
                {words}
                <small>
                  {isBot ? "the bot's answer, " : offered.length > 0 ? "it was offered, " : ""}
                  {about}
                </small>
              </span>
              {fault !== undefined ? Icons.cross : broken === null || at > first ? null : Icons.check}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
