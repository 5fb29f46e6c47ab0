import type { Clocks } from "@riposte/hosting/seats";
import { type Players, whoIs, whoseIs } from "@riposte/words";
import { Button } from "../look/button.js";
import type { OnlineClient } from "../seat/socket-client.js";
import css from "./online-screen.module.css";
import { onlineTexts as words } from "./online-texts.js";
import { leftOf, useServerTime } from "./use-server-time.js";

interface TimeUpProps {
  readonly client: OnlineClient;
  readonly clocks: Clocks;
  readonly players: Players;
}

/** A player's time is up: the opponent may take the match, and the player may still answer. */
export function TimeUp({ client, clocks, players }: TimeUpProps) {
  const time = useServerTime(client, clocks);
  const { runs } = clocks;
  const { seat } = client.about;
  if (runs === null || seat === null || (leftOf(clocks, runs, time) ?? 1) > 0) return null;
  if (runs === seat)
    return (
      <p className={css.timeUp} role="alert">
        {words.othersMayClaim(
          players.names.flatMap((_, other) => (other === seat ? [] : [whoIs(players, other)])).join(),
        )}
      </p>
    );
  return (
    <p className={css.timeUp} role="alert">
      {words.mayClaim(whoseIs(players, runs))}
      <Button look="lit" size="small" onClick={() => void client.claim()}>
        {words.claim}
      </Button>
    </p>
  );
}
