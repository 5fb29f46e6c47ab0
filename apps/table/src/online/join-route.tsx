import { useState } from "react";
import { useLoaded } from "../shell/use-loaded.js";
import { texts } from "../texts.js";
import { keepSeat, keptSeat } from "./kept-seats.js";
import { aboutMatch, joinMatch } from "./server-calls.js";

/** An invitation was opened: takes the seat, and goes on to the match without leaving the invitation in the address. */
export function JoinRoute({ match, invite }: { readonly match: string; readonly invite: string }) {
  const [isSure, setSure] = useState(false);
  const joined = useLoaded(`${match} ${invite} ${isSure}`, async () => {
    const { unusual } = keptSeat(match) === undefined && !isSure ? await aboutMatch(match) : { unusual: [] };
    if (unusual.length > 0) return unusual;
    await takeSeat(match, invite);
    location.replace(`#/online/${encodeURIComponent(match)}`);
    return [];
  });
  if (joined.status === "failed")
    return (
      <p role="alert">
        {joined.reason} <a href={`#/online/${encodeURIComponent(match)}`}>{texts.online.watch}</a>
      </p>
    );
  if (joined.status !== "ready" || joined.value.length === 0) return <p role="status">{texts.loading}</p>;
  return (
    <section>
      <p>{texts.online.beforeYouSit}</p>
      <ul>
        {joined.value.map((why) => (
          <li key={why}>{texts.online.unusual[why]}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setSure(true)}>
        {texts.online.sitDown}
      </button>
    </section>
  );
}

const taking = new Map<string, Promise<void>>();

/** An invitation is good for one use, so it is used once however often the page asks. */
function takeSeat(match: string, invite: string): Promise<void> {
  if (keptSeat(match) !== undefined) return Promise.resolve();
  const taken =
    taking.get(invite) ??
    joinMatch(match, invite).then(({ seat, token }) => keepSeat({ match, game: "", seat, token, invites: [] }));
  taking.set(invite, taken);
  return taken;
}
