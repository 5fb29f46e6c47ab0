import { Icon } from "../look/icon.js";
import { learnTexts as texts } from "./learn-texts.js";
import type { Course } from "./lesson.js";
import css from "./lesson-list.module.css";
import { hasHeard } from "./lesson-matches.js";

interface LessonListProps {
  readonly course: Course;
  /** The lesson the question is about. */
  readonly at: number | null;
}

/** The lessons of a course: those that were read, the one of this moment, and what comes later. */
export function LessonList({ course: { game, lessons }, at }: LessonListProps) {
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
