import type { OwnDecision } from "@riposte/kernel/run";
import { useState } from "react";
import { Button, buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import css from "./coach.module.css";
import { glossed } from "./glossary.js";
import { GlossedText } from "./glossed-text.js";
import { learnTexts as texts } from "./learn-texts.js";
import { type Course, lessonFor, newIn } from "./lesson.js";
import { hasHeard, hear } from "./lesson-matches.js";

interface CoachProps {
  readonly course: Course;
  readonly decision: OwnDecision;
  /** The new words stand elsewhere. */
  readonly isBrief: boolean;
}

/** Why this is asked, what the choices mean and what most players do: once in full, then as one line. */
export function Coach({ course, decision, isBrief }: CoachProps) {
  const found = lessonFor(course, decision);
  const [open, setOpen] = useState<string | null>(null);
  const [heard, setHeard] = useState<readonly string[]>([]);
  if (found === undefined) return null;
  const { lesson, at } = found;
  const { id, title, coach } = lesson;
  const words = newIn(course, lesson);
  const isNew = !heard.includes(id) && !hasHeard(course.game, id);
  const count = texts.lesson(at + 1, course.lessons.length);
  if (!isNew && open !== id)
    return (
      <section className={css.line} aria-label={texts.coach}>
        <button type="button" onClick={() => setOpen(id)} aria-expanded={false}>
          <Icon name="book" />
          {title}
          <small>{count}</small>
        </button>
      </section>
    );
  return (
    <section className={css.coach} aria-label={texts.coach} data-coach>
      <span className={css.face}>
        <Icon name="book" />
      </span>
      <div>
        <h3>
          {texts.why} <small>{count}</small>
        </h3>
        <p>
          <GlossedText pieces={glossed(coach, course.glossary)} />
        </p>
        {!isBrief && words.length > 0 && (
          <dl>
            {words.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <Button
          size="small"
          onClick={() => {
            hear(course.game, id);
            setHeard([...heard, id]);
            setOpen(null);
          }}
        >
          {texts.gotIt}
        </Button>
        <a className={buttonClass("plain", "small")} href={`#/rules/${course.game}`} target="_blank" rel="noreferrer">
          {texts.more}
        </a>
      </div>
    </section>
  );
}
