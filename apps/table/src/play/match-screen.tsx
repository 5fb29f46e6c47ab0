import { findGame, voiceOf } from "@riposte/catalog";
import { peopleAt } from "@riposte/seats";
import { useMemo, useState, useSyncExternalStore } from "react";
import { Inspector } from "../inspect/inspector.js";
import type { LocalHost } from "../seat/hosting.js";
import { texts } from "../texts.js";
import { Curtain } from "./curtain.js";
import css from "./match-screen.module.css";
import { SeatScreen } from "./seat-screen.js";

/** A match of this page: the table as the asked person sees it, or the machines inside. */
export function MatchScreen({ host }: { readonly host: LocalHost }) {
  const inputs = useSyncExternalStore(host.subscribe, () => host.match.inputs.length);
  const people = useMemo(() => peopleAt(host.about), [host]);
  const [tab, setTab] = useState<"table" | "inside">("table");
  const [shownTo, setShownTo] = useState<number | null>(people[0] ?? null);
  const asked = host.match.decision?.seat;
  const isHandedOver = asked === undefined || !people.includes(asked) || people.length < 2 || asked === shownTo;
  const seat = shownTo ?? null;
  const voice = useMemo(() => voiceOf(host.entry, host.match.game), [host]);
  const client = useMemo(() => host.clientFor(seat), [host, seat]);
  const isOver = host.match.outcome !== null;
  return (
    <div className={css.screen}>
      <h1 className={css.title}>{findGame(host.entry.id)?.title}</h1>
      <div className={css.tabs} role="tablist" aria-label={texts.play.tabs}>
        {(["table", "inside"] as const).map((one) => (
          <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
            {texts.play.tab[one]}
          </button>
        ))}
        <span className={css.seed}>{texts.play.about(host.about.seats)}</span>
      </div>
      {!isHandedOver && !isOver ? (
        <Curtain seat={asked as number} onOpen={() => setShownTo(asked as number)} />
      ) : tab === "table" ? (
        <SeatScreen key={seat} client={client} voice={voice} />
      ) : (
        <div className={css.inside}>
          <Inspector
            game={host.match.game}
            voice={voice}
            timeline={host.timeline()}
            inputs={host.match.line.length}
            perspectives={isOver ? ["all", null, ...host.about.seats.keys()] : [seat]}
            key={`${isOver} ${inputs < 0}`}
          />
        </div>
      )}
    </div>
  );
}
