import type { RematchAsked } from "@riposte/hosting/seats";
import { useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import type { OnlineClient } from "../seat/socket-client.js";
import { keepRematch } from "./kept-seats.js";
import { onlineTexts as words } from "./online-texts.js";
import css from "./rematch.module.css";

interface RematchProps {
  readonly client: OnlineClient;
  readonly match: string;
  readonly asked: RematchAsked | null;
  /** What the other player is called. */
  readonly other: string;
}

/** Playing again in each other's places, once both want to. */
export function Rematch({ client, match, asked, other }: RematchProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const isDeclined = useTurnedDown(asked, client.about.seat);
  const say = async (agrees: boolean) => {
    const taken = await client.rematch(agrees);
    setProblem(taken.ok ? null : taken.reason);
  };
  const button = (agrees: boolean, label: string, kind: "lit" | "plain") => (
    <Button look={kind} onClick={() => void say(agrees)}>
      {agrees && <Icon name="again" />} {label}
    </Button>
  );
  const { seat, seats } = client.about;
  const next = asked?.match ?? null;
  if (next !== null)
    return (
      <a className={buttonClass("lit")} href={rematchAt(next)} onClick={() => keepRematch(match, next, seats.length)}>
        <Icon name="again" /> {words.rematchGo}
      </a>
    );
  if (seat === null) return null;
  const isOwn = asked?.agreed.includes(seat) === true;
  return (
    <div className={css.rematch} role="status">
      {problem !== null && <span className={css.problem}>{problem}</span>}
      {isOwn ? (
        <>
          {words.rematchWaiting(other)} {button(false, words.rematchNevermind, "plain")}
        </>
      ) : asked !== null ? (
        <>
          {words.rematchWanted(other)} {button(true, words.rematchAgree, "lit")}
          {button(false, words.rematchDecline, "plain")}
        </>
      ) : (
        <>
          {button(true, words.rematch, "lit")}{" "}
          {isDeclined ? words.rematchDeclined(other) : <span className={css.about}>{words.rematchAbout}</span>}
        </>
      )}
    </div>
  );
}

const rematchAt = (next: string): string => `#/online/${encodeURIComponent(next)}`;

/** A player who waits for it is taken along; one who comes back later to look at the old match is not. */
export function useRematch(match: string, asked: RematchAsked | null, seats: number): void {
  const [first] = useState(asked?.match ?? null);
  const next = asked?.match ?? null;
  useEffect(() => {
    if (next === null || next === first) return;
    keepRematch(match, next, seats);
    location.hash = rematchAt(next);
  }, [match, next, first, seats]);
}

/** Whether the other did not want to: it is no longer asked, and we did not take it back. */
function useTurnedDown(asked: RematchAsked | null, seat: number | null): boolean {
  const wasAlone = useRef(false);
  const isAlone = asked !== null && seat !== null && asked.agreed.length === 1 && asked.agreed.includes(seat);
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    if (wasAlone.current && asked === null) setIsDown(true);
    if (asked !== null) setIsDown(false);
    wasAlone.current = isAlone;
  }, [asked, isAlone]);
  return isDown;
}
