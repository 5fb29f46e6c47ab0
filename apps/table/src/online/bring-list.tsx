import type { GameDescriptor } from "@riposte/hosting";
import { useState } from "react";
import { Button } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { sidesIn } from "../new-match/choices.js";
import { newMatchTexts } from "../new-match/new-match-texts.js";
import { OneSide, type SideChoice } from "../new-match/one-side.js";
import { ownLists } from "../new-match/own-lists.js";
import css from "./bring-list.module.css";
import { keepSide, keptSeat } from "./kept-seats.js";
import { onlineTexts } from "./online-texts.js";
import { bringList } from "./server-calls.js";

interface BringListProps {
  readonly match: string;
  readonly game: string;
  readonly entry: GameDescriptor;
  readonly isReady: boolean;
}

const room = onlineTexts.room;

/** What a player plays with, chosen before the match begins; it is sent with the word that the player is ready. */
export function BringList({ match, game, entry, isReady }: BringListProps) {
  const option = sidesIn(entry.setup);
  const [side, setSide] = useState<SideChoice>(
    () => keptSeat(match)?.side ?? { ready: option?.sides?.()[0]?.id ?? "" },
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  if (option === undefined) return null;
  const choose = (chosen: SideChoice) => {
    setProblem(null);
    setSide(chosen);
    keepSide(match, chosen);
  };
  const say = async (isDone: boolean) => {
    setSending(true);
    setProblem(null);
    try {
      await bringList(match, keptSeat(match)?.token ?? "", isDone ? await listOf(game, side) : null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setSending(false);
  };
  return (
    <div className={css.bring}>
      <OneSide
        game={game}
        option={option}
        name="bring"
        legend={newMatchTexts.yours[option.key] ?? ""}
        choice={side}
        onChoose={choose}
        problem={problem}
        isDisabled={isReady || isSending}
      />
      <p className={css.ready} role="status">
        {isReady && room.waitingForReady}
        <Button look={isReady ? "plain" : "lit"} disabled={isSending} onClick={() => void say(!isReady)}>
          <Icon name={isReady ? "undo" : "check"} />
          {isSending ? room.sending : isReady ? room.thinkAgain : room.ready}
        </Button>
      </p>
    </div>
  );
}

/** As the game takes it. */
async function listOf(game: string, side: SideChoice): Promise<string | Readonly<Record<string, unknown>>> {
  if ("ready" in side) return side.ready;
  const [list] = await ownLists(game, [side.own]);
  return list as Readonly<Record<string, unknown>>;
}
