import type { Said } from "@riposte/hosting/seats";
import { type Players, whoIs } from "@riposte/words";
import { useEffect, useRef, useState } from "react";
import { Button } from "../look/button.js";
import { matchTexts } from "../match/texts.js";
import type { OnlineClient } from "../seat/socket-client.js";
import css from "./chat.module.css";
import { onlineTexts as words } from "./online-texts.js";

interface ChatProps {
  readonly client: Pick<OnlineClient, "about" | "say">;
  readonly players: Players;
  /** What the other player is called. */
  readonly other: string;
  readonly said: readonly Said[];
  readonly isMuted: boolean;
  readonly onMute: (isMuted: boolean) => void;
  readonly onClose: () => void;
}

/** As the server has it. */
const LONGEST = 200;

/** What two players say to each other: six things at a click, or anything. */
export function Chat({ client, players, other, said, isMuted, onMute, onClose }: ChatProps) {
  const [line, setLine] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [said.length]);
  const say = async (text: string) => {
    const taken = await client.say(text);
    setProblem(taken.ok ? null : taken.reason);
    if (taken.ok && text === line) setLine("");
  };
  return (
    <section
      className={css.chat}
      aria-label={words.chatWith(other)}
      onKeyDown={(event) => {
        // letters are words here, not answers
        event.stopPropagation();
        if (event.key === "Escape") onClose();
      }}
    >
      <header>
        <h2>{words.chatWith(other)}</h2>
        <button type="button" aria-pressed={isMuted} onClick={() => onMute(!isMuted)}>
          {isMuted ? words.unmute : words.mute}
        </button>
        <button type="button" aria-label={words.close} title={words.close} onClick={onClose}>
          ×
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <div className={css.lines} role="log" aria-label={words.chat} tabIndex={0}>
        {isMuted && <p className={css.quiet}>{words.muted(other)}</p>}
        {!isMuted && said.length === 0 && <p className={css.quiet}>{words.chatEmpty}</p>}
        {said.map(({ number, by, text }) => (
          <p key={number} className={css.line} data-side={by === client.about.seat ? "you" : "foe"}>
            <b>
              <bdi>{by === client.about.seat ? matchTexts.you : whoIs(players, by)}</bdi>
            </b>{" "}
            <bdi>{text}</bdi>
          </p>
        ))}
        <div ref={end} />
      </div>
      <div className={css.phrases}>
        {words.phrases.map((phrase) => (
          <button key={phrase} type="button" onClick={() => void say(phrase)}>
            {phrase}
          </button>
        ))}
      </div>
      {problem !== null && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (line.trim() !== "") void say(line);
        }}
      >
        <input
          ref={field}
          aria-label={words.chatLine}
          placeholder={words.chatLine}
          maxLength={LONGEST}
          value={line}
          onChange={({ target }) => setLine(target.value)}
        />
        <Button type="submit" size="small" disabled={line.trim() === ""}>
          {words.send}
        </Button>
      </form>
    </section>
  );
}
