import type { GameInfo } from "@riposte/hosting";
import type { OnlineAbout } from "@riposte/server/protocol";
import { type Players, whoIs } from "@riposte/words";
import { type ReactNode, useEffect } from "react";
import { Button, buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import { changeSettings, useSettings } from "../settings/settings.js";
import { linkTo, useCopied } from "../share/copied.js";
import { Bar } from "../shell/shell.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts } from "../texts.js";
import { chosenTerms } from "./chosen-terms.js";
import { MatchTerms } from "./match-terms.js";
import { onlineTexts } from "./online-texts.js";
import { SquareCode } from "./square-code.js";
import css from "./waiting-room.module.css";

interface WaitingRoomProps {
  readonly match: string;
  readonly info: GameInfo;
  readonly players: Players;
  readonly seat: number | null;
  /** For those who have not come yet. */
  readonly invites: readonly { readonly seat: number; readonly invite: string }[];
  readonly here: readonly number[];
  readonly about: OnlineAbout;
  /** Where each brings what they play with: the seats that have, and how one chooses. */
  readonly bringing?: { readonly brought: readonly number[]; readonly choice: ReactNode } | null;
  readonly onGoOn: () => void;
}

const room = onlineTexts.room;

/** The invitation first: its link, copied at once, and who is there. */
export function WaitingRoom({
  match,
  info,
  players,
  seat,
  invites,
  here,
  about,
  bringing = null,
  onGoOn,
}: WaitingRoomProps) {
  const { copied, copy } = useCopied();
  const { sound, name } = useSettings();
  const [first, ...others] = invites;
  const named = useLoaded(match, () => chosenTerms(about));
  const chosen = named.status === "ready" ? named.value : null;
  const link = first === undefined ? "" : linkOf(match, first.invite);
  // pages may copy at once only right after a click; where they may not, the button does
  useEffect(() => {
    if (link !== "") copy(link);
  }, [link]);
  const isInviting = first !== undefined;
  const stateOf = (one: number) => {
    if (bringing?.brought.includes(one) === true) return room.isReady;
    if (!here.includes(one)) return room.waiting;
    return bringing === null ? room.here : room.chooses;
  };
  return (
    <>
      <Bar at="online" />
      <div className={css.page} data-game={info.id}>
        <section className={css.card}>
          <h1>{isInviting ? room.heading : seat === null ? room.watchHeading : room.bringHeading}</h1>
          <p>{!isInviting ? seat !== null && room.bringLead : bringing === null ? room.lead : room.leadToBring}</p>
          {isInviting && (
            <>
              <div className={css.link}>
                <input readOnly aria-label={room.link} value={link} onFocus={({ target }) => target.select()} />
                <Button look="lit" onClick={() => copy(link)}>
                  <Icon name={copied === "copied" ? "check" : "link"} />
                  <span aria-live="polite">{copied === "copied" ? room.copied : room.copy}</span>
                </Button>
              </div>
              <div className={css.ways}>
                {"share" in navigator && (
                  <Button
                    size="small"
                    onClick={() => void navigator.share({ title: info.title, url: link }).catch(() => undefined)}
                  >
                    <Icon name="share" />
                    {room.share}
                  </Button>
                )}
                <SquareCode text={link} />
                {bringing === null && (
                  <Button look="plain" size="small" onClick={onGoOn}>
                    {room.table}
                  </Button>
                )}
                <a className={buttonClass("plain", "small")} href="#/">
                  {room.meanwhile}
                </a>
              </div>
              <label className={css.toggle}>
                <input
                  type="checkbox"
                  role="switch"
                  aria-checked={sound}
                  checked={sound}
                  onChange={({ target }) => changeSettings({ sound: target.checked })}
                />
                {room.tell}
              </label>
            </>
          )}
          <ul className={css.people}>
            {players.names.map((_, one) => {
              const isHere = here.includes(one);
              return (
                <li key={one} data-side={one === seat ? "you" : "foe"} data-here={isHere}>
                  <span className={css.avatar}>
                    <Icon name="person" />
                  </span>
                  <span>
                    <b>
                      {one === seat
                        ? room.you(name === "" ? texts.guest : name)
                        : isHere
                          ? whoIs(players, one)
                          : room.opponent}
                    </b>
                    <small>{isHere ? chosen?.sides?.titles[one] : room.notYet}</small>
                  </span>
                  <span className={css.chip}>{stateOf(one)}</span>
                </li>
              );
            })}
          </ul>
          {others.length > 0 &&
            others.map(({ invite }) => (
              <input key={invite} readOnly aria-label={room.link} value={linkOf(match, invite)} />
            ))}
          {bringing?.choice}
        </section>
        <MatchTerms
          title={info.title}
          chosen={chosen}
          seat={seat}
          clock={about.clock}
          bring={about.bring}
          unusual={about.unusual}
        />
      </div>
    </>
  );
}

/** What is behind the hash never leaves the browser by itself: no server, proxy or referrer sees the invitation. */
const linkOf = (match: string, invite: string): string => linkTo(`#/join/${encodeURIComponent(match)}/${invite}`);
