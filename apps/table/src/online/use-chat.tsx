import { type Players, whoIs } from "@riposte/words";
import { type ReactNode, useEffect, useState } from "react";
import type { Tool } from "../match/bar/bar.js";
import type { OnlineClient, OnlineState } from "../seat/socket-client.js";
import { Chat } from "./chat.js";
import css from "./chat.module.css";
import { keptSeat, muteSeat } from "./kept-seats.js";
import { onlineTexts as words } from "./online-texts.js";

/** Milliseconds a new line is shown over the table. */
const SHOWN_FOR = 8000;

interface UsedChat {
  /** The button in the bar; none where there is no reader. */
  readonly tool: Tool | null;
  /** The chat, or the newest line of it. */
  readonly over: ReactNode;
}

/** The chat of a match: closed until asked for, with what is unread counted. */
export function useChat(client: OnlineClient, match: string, { said }: OnlineState, players: Players): UsedChat {
  const { seat } = client.about;
  const [isOpen, setIsOpen] = useState(false);
  const [isMuted, setIsMuted] = useState(keptSeat(match)?.isMuted === true);
  // what was said before one came back has been read
  const [read, setRead] = useState(said.at(-1)?.number ?? 0);
  const [faded, setFaded] = useState(read);
  const heard = isMuted ? said.filter(({ by }) => by === seat) : said;
  const unread = heard.filter(({ by, number }) => by !== seat && number > read);
  const newest = unread.at(-1);
  const last = heard.at(-1)?.number ?? 0;
  useEffect(() => {
    if (isOpen) setRead(last);
  }, [isOpen, last]);
  useEffect(() => {
    if (newest === undefined) return;
    const fading = setTimeout(() => setFaded(newest.number), SHOWN_FOR);
    return () => clearTimeout(fading);
  }, [newest]);
  const others = players.names.flatMap((_, one) => (one === seat ? [] : [whoIs(players, one)]));
  if (seat === null || client.about.seats.some((kind) => kind !== "human") || others.length === 0)
    return { tool: null, over: null };
  const mute = (now: boolean) => {
    muteSeat(match, now);
    setIsMuted(now);
  };
  return {
    tool: {
      icon: "chat",
      label: words.chat,
      where: "always",
      isOn: isOpen,
      count: isOpen ? 0 : unread.length,
      onUse: () => setIsOpen(!isOpen),
    },
    over: isOpen ? (
      <Chat
        client={client}
        players={players}
        other={others.join()}
        said={heard}
        isMuted={isMuted}
        onMute={mute}
        onClose={() => setIsOpen(false)}
      />
    ) : (
      <div role="status">
        {newest !== undefined && newest.number > faded && (
          <button type="button" className={css.bubble} onClick={() => setIsOpen(true)}>
            <b>
              <bdi>{whoIs(players, newest.by)}</bdi>
            </b>{" "}
            <bdi>{newest.text}</bdi>
          </button>
        )}
      </div>
    ),
  };
}
