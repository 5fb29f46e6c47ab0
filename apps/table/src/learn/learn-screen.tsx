import { GAMES, type GameInfo } from "@riposte/hosting";
import { emblemOf, pageOf } from "../games.js";
import { Button, buttonClass } from "../look/button.js";
import { Icon } from "../look/icon.js";
import tiles from "../look/tiles.module.css";
import { useLoaded } from "../shell/use-loaded.js";
import { useStarting } from "../shell/use-starting.js";
import { texts as general } from "../texts.js";
import css from "./learn-screen.module.css";
import { learnTexts as texts } from "./learn-texts.js";
import type { Course } from "./lesson.js";
import { hasHeard, startLesson } from "./lesson-matches.js";
import { hasRules } from "./rules.js";

/** The first match of every game. */
export function LearnScreen() {
  const courses = useLoaded("courses", () =>
    Promise.all(
      [...GAMES]
        .sort((one, other) => other.players.most - one.players.most)
        .map(async (info) => ({ info, course: await pageOf(info.id)?.course() })),
    ),
  );
  if (courses.status !== "ready") return <p role="status">{general.loading}</p>;
  return (
    <div className={tiles.page}>
      <h1>{texts.heading}</h1>
      <p className={tiles.lead}>{texts.lead}</p>
      <ul className={css.courses}>
        {courses.value.map(({ info, course }) => course && <CourseCard key={info.id} info={info} course={course} />)}
      </ul>
    </div>
  );
}

function CourseCard({ info, course }: { readonly info: GameInfo; readonly course: Course }) {
  const { isStarting, said, start } = useStarting();
  return (
    <li data-game={info.id}>
      <span className={tiles.emblem}>
        <Icon name={emblemOf(info.id)} />
      </span>
      <h2>{course.title}</h2>
      <p>
        {course.about} {info.title}, {texts.minutes(course.minutes)}.
      </p>
      <ol aria-label={texts.lessons}>
        {course.lessons.map(({ id, title, about }, at) => (
          <li key={id} data-done={hasHeard(info.id, id)}>
            <i>{hasHeard(info.id, id) ? <Icon name="check" /> : at + 1}</i>
            <span>
              {title}
              <small>{about}</small>
            </span>
          </li>
        ))}
      </ol>
      {said}
      <div className={css.row}>
        <Button
          look="lit"
          disabled={isStarting}
          aria-label={`${texts.start}: ${course.title}`}
          onClick={() => void start(startLesson(course))}
        >
          <Icon name="play" />
          {isStarting ? texts.starting : texts.start}
        </Button>
        {hasRules(info.id) && (
          <a
            className={buttonClass("plain", "small")}
            href={`#/rules/${info.id}`}
            aria-label={texts.rulesOf(info.title)}
          >
            {texts.rules}
          </a>
        )}
      </div>
    </li>
  );
}
