import type { OwnDecision } from "@riposte/kernel/run";
import type { ReactNode } from "react";
import { Icon } from "../look/icon.js";
import { Coach } from "./coach.js";
import { CoachLabel } from "./coach-label.js";
import { learnTexts as texts } from "./learn-texts.js";
import { type Course, lessonFor, newIn } from "./lesson.js";
import css from "./lesson-list.module.css";
import { hasHeard, hear } from "./lesson-matches.js";
import { NewWords } from "./new-words.js";

/** What a lesson adds to a table, each for the question that is asked. */
export interface Coaching {
  /** Why it is asked, above the question; brief where the new words stand elsewhere. */
  line(decision: OwnDecision, isBrief: boolean): ReactNode;
  /** All lessons: done, now, later. */
  list(decision: OwnDecision | null): ReactNode;
  /** The one label on the table that points at the thing spoken of. */
  label(decision: OwnDecision): ReactNode;
  /** New words, until there is a hand in their place; nothing where the question brings none. */
  words(decision: OwnDecision): ReactNode | null;
  /** The question was answered: the player has read enough. */
  answered(decision: OwnDecision): void;
  /** The way out; the match stays kept. */
  readonly leave: ReactNode;
}

/** The coach of a course. */
export const coachingOf = (course: Course): Coaching => ({
  line: (decision, isBrief) => <Coach course={course} decision={decision} isBrief={isBrief} />,
  list: (decision) => (
    <LessonList course={course} at={decision === null ? null : (lessonFor(course, decision)?.at ?? null)} />
  ),
  label(decision) {
    const label = lessonFor(course, decision)?.lesson.label;
    return label === undefined ? null : <CoachLabel key={decision.id} words={label} />;
  },
  words(decision) {
    const lesson = lessonFor(course, decision)?.lesson;
    const words = lesson === undefined ? [] : newIn(course, lesson);
    return words.length === 0 ? null : <NewWords words={words} game={course.game} />;
  },
  answered(decision) {
    const lesson = lessonFor(course, decision)?.lesson;
    if (lesson !== undefined) hear(course.game, lesson.id);
  },
  leave: <a href="#/learn">{texts.leave}</a>,
});

interface LessonListProps {
  readonly course: Course;
  /** The lesson the question is about. */
  readonly at: number | null;
}

/** The lessons of a course: those that were read, the one of this moment, and what comes later. */
function LessonList({ course: { game, lessons }, at }: LessonListProps) {
  return (
    <section className={css.lessons} aria-label={texts.lessons}>
      <h2>{texts.lessons}</h2>
      <ol>
        {lessons.map(({ id, title, about }, place) => {
          const isDone = place !== at && hasHeard(game, id);
          return (
            <li key={id} data-done={isDone} aria-current={place === at ? "step" : undefined}>
              <i>{isDone ? <Icon name="check" /> : place + 1}</i>
              <span>
                {title}
                <small>{about}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
