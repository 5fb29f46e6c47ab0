import { useEffect, useState } from "react";
import { pageOf } from "../games.js";
import { isOurs, onKeptChange } from "../kept/kept-match.js";
import type { Coaching } from "../learn/coaching.js";
import { isLesson } from "../learn/lesson-matches.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts } from "../texts.js";
import css from "./curtain.module.css";
import { MatchScreen } from "./match-screen.js";
import { leaveSession, openSession } from "./session.js";

/** Only who is taught fetches the coach. */
async function coachingIn(game: string): Promise<Coaching | undefined> {
  const [course, { coachingOf }] = await Promise.all([pageOf(game)?.course(), import("../learn/coaching.js")]);
  return course && coachingOf(course);
}

/** The match of this browser with that id, unless another page of it plays it. */
export function MatchRoute({ id }: { readonly id: string }) {
  const [isElsewhere, setElsewhere] = useState(false);
  const loaded = useLoaded(`${id} ${isElsewhere}`, async () => {
    if (isElsewhere) return null;
    const started = await openSession(id);
    if (started === null) throw new Error(texts.play.noMatch);
    if (!started.ok) throw new Error(started.problems.join("\n"));
    return { host: started.host, coaching: isLesson(id) ? await coachingIn(started.host.entry.id) : undefined };
  });
  useEffect(
    () =>
      onKeptChange(() => {
        if (isOurs(id)) return;
        leaveSession(id);
        setElsewhere(true);
      }),
    [id],
  );
  if (isElsewhere) return <Elsewhere onTake={() => setElsewhere(false)} />;
  if (loaded.status === "failed") return <p role="alert">{loaded.reason}</p>;
  if (loaded.status === "loading" || loaded.value === null) return <p role="status">{texts.loading}</p>;
  return <MatchScreen key={id} {...loaded.value} />;
}

/** Another tab plays this match: two never write over each other. */
function Elsewhere({ onTake }: { readonly onTake: () => void }) {
  return (
    <section className={css.curtain}>
      <p>{texts.play.elsewhere}</p>
      <button type="button" onClick={onTake}>
        {texts.play.takeHere}
      </button>
    </section>
  );
}
