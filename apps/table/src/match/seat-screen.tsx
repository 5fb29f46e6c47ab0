import { createLog, type Voice } from "@riposte/hosting";
import type { SeatClient } from "@riposte/hosting/seats";
import { lazy, type ReactNode, Suspense, use, useMemo, useState } from "react";
import type { Rematch } from "../end/end-card.js";
import type { Coaching } from "../learn/coaching.js";
import { useSettings } from "../settings/settings.js";
import { partsOf } from "../tables/parts-of.js";
import { ownTabOf, type Seen } from "../tables/table-parts.js";
import { texts as general } from "../texts.js";
import { Areas } from "./areas.js";
import { AtSeatProvider } from "./at-seat.js";
import { Bar, type Tool } from "./bar/bar.js";
import { Menu } from "./bar/menu.js";
import { playersOf } from "./bar/players.js";
import css from "./match.module.css";
import type { Shown } from "./shown.js";
import { matchTexts as texts } from "./texts.js";
import { useMoment } from "./use-moment.js";
import { useSeat } from "./use-seat.js";

// what a match begins without
const MatchEnd = lazy(async () => ({ default: (await import("../end/match-end.js")).MatchEnd }));
const TimeLeft = lazy(async () => ({ default: (await import("../time/time-left.js")).TimeLeft }));
const Rules = lazy(async () => ({ default: (await import("./opened/rules.js")).Rules }));

interface SeatScreenProps {
  readonly client: SeatClient;
  readonly voice: Voice;
  readonly title: string;
  /** The machines behind the table. */
  readonly inside: () => ReactNode;
  /** Said above the table: invitations, requests, a lost connection. */
  readonly notices?: ReactNode;
  /** Stands before the table, until it is gone. */
  readonly curtain?: ReactNode;
  /** Said before a question, where a player learns. */
  readonly coaching?: Coaching | undefined;
  /** Begins it anew once it is over, where no player elsewhere has to agree. */
  readonly onRematch?: Rematch;
  /** What people elsewhere bring to the screen. */
  readonly online?: OnlineParts;
}

/** What a match with people elsewhere has beside the table. */
export interface OnlineParts {
  readonly tools: readonly Tool[];
  readonly time?: (seat: number) => ReactNode;
  /** How it came to its end, where not by the rules. */
  readonly why: string | null;
  /** Playing again, which others have to agree to. */
  readonly again: ReactNode;
  /** Over the table: what people say. */
  readonly over: ReactNode;
}

/** A match as one seat sees it, whatever runs it behind the client. */
export function SeatScreen(props: SeatScreenProps) {
  return (
    <div className={css.match} data-game={props.client.about.game}>
      <Suspense fallback={<p role="status">{general.loading}</p>}>
        <LoadedSeat {...props} />
      </Suspense>
    </div>
  );
}

function LoadedSeat({ client, voice, title, inside, notices, curtain, coaching, onRematch, online }: SeatScreenProps) {
  const parts = use(partsOf(client.about.game));
  const state = useSeat(client);
  const [isInside, setIsInside] = useState(false);
  const [showsRules, setShowsRules] = useState(false);
  const [isEndAway, setIsEndAway] = useState(false);
  const [shown, setShown] = useState<Shown>(null);
  const moment = useMoment(client, state.steps.length - 1);
  const tell = useMemo(() => createLog(voice), [voice]);
  const log = useMemo(() => tell(state.steps), [tell, state.steps]);
  const players = useMemo(() => playersOf(client.about, voice.players), [client, voice]);
  const own = client.about.seat;
  const { odds } = useSettings();
  const view = moment.past ?? state.view;
  const seen: Seen = { view, voice, numbers: state.numbers, outlook: odds ? state.outlook : null, players, own };
  const { outcome } = state.view;
  const opens = (one: Exclude<Shown, null>): Pick<Tool, "isOn" | "onUse"> => ({
    isOn: shown === one,
    onUse: () => setShown(shown === one ? null : one),
  });
  const ownTab = ownTabOf(parts);
  const tools: readonly Tool[] = [
    ...(online?.tools ?? []),
    ...(parts.Rail === undefined
      ? []
      : [{ icon: "person", label: texts.armies, where: "small", ...opens("armies") } as const]),
    ...(parts.hand === undefined && ownTab === null
      ? []
      : [{ icon: "cards", label: ownTab ?? texts.hand, where: "landscape", ...opens("hand") } as const]),
    { icon: "clock", label: texts.log, where: "phone", ...opens("log") },
    {
      icon: "inside",
      label: isInside ? texts.table : texts.inside,
      where: "all",
      isOn: isInside,
      onUse: () => setIsInside(!isInside),
    },
    {
      icon: "book",
      label: texts.rules,
      where: "all",
      isOn: showsRules,
      onUse: () => setShowsRules(!showsRules),
    },
  ];
  const atSeat = { client, state, seen, parts, log, moment, shown, onShow: setShown, coaching, why: online?.why };
  return (
    <AtSeatProvider value={{ ...atSeat, onEnd: () => setIsEndAway(false) }}>
      <div
        className={css.frame}
        data-shown={shown}
        data-rail={parts.Rail !== undefined || coaching !== undefined}
        data-tray={parts.hand !== undefined || parts.Own !== undefined}
      >
        <h1 className={css.title}>{title}</h1>
        <div className={css.bar}>
          <Bar
            title={title}
            standing={parts.standing(seen)}
            players={players}
            mover={state.view.decision?.seat ?? null}
            tools={tools}
            time={online?.time}
            lasts={
              state.lasts !== null && (
                <Suspense>
                  <TimeLeft client={client} lasts={state.lasts} />
                </Suspense>
              )
            }
            menu={<Menu client={client} state={state} isInside={isInside} onInside={() => setIsInside(!isInside)} />}
          />
        </div>
        {notices !== undefined && <div className={css.notices}>{notices}</div>}
        {curtain !== undefined || isInside ? <div className={css.inside}>{curtain ?? inside()}</div> : <Areas />}
        {showsRules && (
          <Suspense>
            <Rules game={client.about.game} voice={voice} onClose={() => setShowsRules(false)} />
          </Suspense>
        )}
        {outcome !== null && !isEndAway && (
          <Suspense>
            <MatchEnd
              onRematch={onRematch}
              again={online?.again}
              onLook={(step) => {
                setIsEndAway(true);
                setIsInside(false);
                moment.look(step);
              }}
              onInside={() => {
                setIsEndAway(true);
                setIsInside(true);
              }}
              onClose={() => setIsEndAway(true)}
            />
          </Suspense>
        )}
        {online?.over}
      </div>
    </AtSeatProvider>
  );
}
