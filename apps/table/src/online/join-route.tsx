import { apartInLine, findGame } from "@riposte/hosting";
import { useState } from "react";
import { Button, buttonClass } from "../look/button.js";
import { changeSettings, NAME_LENGTH, useSettings } from "../settings/settings.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts } from "../texts.js";
import { chosenTerms } from "./chosen-terms.js";
import css from "./join-route.module.css";
import { keepSeat, keptSeat } from "./kept-seats.js";
import { MatchTerms } from "./match-terms.js";
import { onlineTexts as words } from "./online-texts.js";
import { aboutMatch, joinMatch } from "./server-calls.js";
import room from "./waiting-room.module.css";

/** An invitation was opened: whose it is and what to, then the seat; the invitation does not stay in the address. */
export function JoinRoute({ match, invite }: { readonly match: string; readonly invite: string }) {
  const online = `#/online/${encodeURIComponent(match)}`;
  const { name } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSitting, setSitting] = useState(false);
  const invited = useLoaded(match, async () => {
    if (keptSeat(match) !== undefined) location.replace(online);
    return aboutMatch(match);
  });
  const chosen = useLoaded(`${match} ${invited.status}`, async () =>
    invited.status === "ready" ? chosenTerms(invited.value) : null,
  );
  const sitDown = async () => {
    setSitting(true);
    try {
      const { seat, token } = await joinMatch(match, invite);
      keepSeat({ match, game: "", seat, token, invites: [] });
      location.replace(online);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setSitting(false);
    }
  };
  if (invited.status === "failed") return <p role="alert">{invited.reason}</p>;
  if (invited.status !== "ready") return <p role="status">{texts.loading}</p>;
  const { game, names, clock, bring, unusual } = invited.value;
  const title = findGame(game)?.title ?? game;
  const inviter = names.find((one) => one !== null);
  return (
    <div className={room.page} data-game={game}>
      <form
        className={room.card}
        onSubmit={(event) => {
          event.preventDefault();
          void sitDown();
        }}
      >
        <h1>{words.invited(inviter == null ? null : apartInLine(inviter))}</h1>
        <p>{bring === null ? words.invitedLead(title) : words.invitedToBring(title)}</p>
        <label className={css.name}>
          <b>{words.name}</b>
          <input
            value={name}
            maxLength={NAME_LENGTH}
            placeholder={texts.guest}
            onChange={({ target }) => changeSettings({ name: target.value })}
          />
          <small>{words.nameHint}</small>
        </label>
        {unusual.length > 0 && (
          <div className={css.unusual}>
            <b>{words.beforeYouSit}</b>
            <ul>
              {unusual.map((why) => (
                <li key={why}>{words.unusual[why]}</li>
              ))}
            </ul>
          </div>
        )}
        {problem !== null && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={room.ways}>
          <Button type="submit" look="lit" disabled={isSitting}>
            {isSitting ? words.sitting : words.sitDown}
          </Button>
          <a className={buttonClass("plain")} href={online}>
            {words.watch}
          </a>
          {problem !== null && (
            <a className={buttonClass("plain")} href={`#/new/${game}?with=friend`}>
              {words.ownMatch}
            </a>
          )}
        </div>
      </form>
      <MatchTerms
        title={title}
        chosen={chosen.status === "ready" ? chosen.value : null}
        seat={null}
        clock={clock}
        bring={bring}
        unusual={unusual}
      />
    </div>
  );
}
