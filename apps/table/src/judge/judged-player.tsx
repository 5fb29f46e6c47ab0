import type { Doing, Judged, JudgedActor } from "@riposte/hosting/judge";
import type { Key } from "@riposte/kernel";
import { listed } from "@riposte/words";
import { Button } from "../look/button.js";
import css from "./judge-screen.module.css";
import { judgeTexts } from "./judge-texts.js";

interface JudgedPlayerProps {
  readonly judged: Judged;
  readonly onAnswer: (key: Key) => void;
}

/** One player, then the figures: each with what it may do, and why it may not do the rest. */
export function JudgedPlayer({ judged: { player, passed, prompt, isOne, actors }, onAnswer }: JudgedPlayerProps) {
  return (
    <section className={css.player} aria-label={player}>
      <h2>{player}</h2>
      <p>
        {passed.length > 0 && `${judgeTexts.passed(listed(passed))}: `}
        {prompt ?? judgeTexts.notAsked}
      </p>
      {prompt !== null &&
        actors.map((actor) => <Actor key={actor.id ?? ""} actor={actor} onAnswer={isOne ? onAnswer : undefined} />)}
    </section>
  );
}

interface ActorProps {
  readonly actor: JudgedActor;
  readonly onAnswer: ((key: Key) => void) | undefined;
}

function Actor({ actor: { name, may, mayNot }, onAnswer }: ActorProps) {
  return (
    <fieldset className={css.actor}>
      <legend>{name}</legend>
      {may.length + mayNot.length === 0 && <p>{judgeTexts.nothing}</p>}
      {may.length > 0 && (
        <>
          <h3>{judgeTexts.may}</h3>
          <ul>
            {may.map((doing) => (
              <li key={doing.key}>
                {onAnswer === undefined ? (
                  doing.text
                ) : (
                  <Button
                    look="plain"
                    size="small"
                    title={judgeTexts.next(doing.text)}
                    onClick={() => onAnswer(doing.key)}
                  >
                    {doing.text}
                  </Button>
                )}
                <Named doing={doing} />
              </li>
            ))}
          </ul>
        </>
      )}
      {mayNot.length > 0 && (
        <>
          <h3>{judgeTexts.mayNot}</h3>
          <ul>
            {mayNot.map((refused) => (
              <li key={refused.key}>
                {refused.text}: {refused.why}
                <Named doing={refused} />
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}

/** What an answer is called in files, for `riposte check --answers`. */
const Named = ({ doing: { key, text } }: { readonly doing: Doing }) =>
  String(key) === text ? null : <code>{key}</code>;
