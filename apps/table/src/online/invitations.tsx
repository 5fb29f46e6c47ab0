import { fill, type Players } from "@riposte/catalog";
import { useEffect } from "react";
import { texts } from "../texts.js";
import css from "./invitations.module.css";
import { keptSeat, spendInvites } from "./kept-seats.js";

interface InvitationsProps {
  readonly match: string;
  readonly players: Players;
  /** The seats somebody is at. */
  readonly here: readonly number[];
}

/** The links for people who are to sit at the other seats; each is good for one, and gone once he came. */
export function Invitations({ match, players, here }: InvitationsProps) {
  useEffect(() => spendInvites(match, here), [match, here]);
  const invites = (keptSeat(match)?.invites ?? []).filter(({ seat }) => !here.includes(seat));
  if (invites.length === 0) return null;
  return (
    <details className={css.invites}>
      <summary>{texts.online.invite}</summary>
      <ul>
        {invites.map(({ seat, invite }) => (
          <li key={seat}>
            <label>
              {fill(texts.online.linkFor, { seat }, { players })}
              <input readOnly value={linkOf(match, invite)} onFocus={({ target }) => target.select()} />
            </label>
            <button type="button" onClick={() => void navigator.clipboard?.writeText(linkOf(match, invite))}>
              {texts.online.copy}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What is behind the hash never leaves the browser by itself: no server, proxy or referrer sees the invitation. */
const linkOf = (match: string, invite: string): string =>
  `${location.href.split("#")[0]}#/join/${encodeURIComponent(match)}/${invite}`;
