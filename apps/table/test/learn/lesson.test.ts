import { findGame, GAMES } from "@riposte/hosting";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { pageOf } from "../../src/games.js";
import { type Course, lessonFor } from "../../src/learn/lesson.js";

test("the first match of every game starts, and its first questions have a lesson", async () => {
  for (const { id } of GAMES) {
    const course = (await pageOf(id)?.course()) as Course;
    const entry = await findGame(id)?.load();
    const composed = entry?.compose(course.plugins);
    if (entry === undefined || composed?.ok !== true) throw new Error(id);
    const match = startMatch(composed.game, { setup: course.setup ?? {}, seed: "first", hold: "auto" });
    const bot = entry.bots.random?.create("lesson", composed.game);
    let explained = 0;
    for (let asked = 0; asked < 12 && match.decision !== null; asked++) {
      const { seat } = match.decision;
      const { decision } = match.viewFor(seat);
      if (decision?.own === true && lessonFor(course, decision) !== undefined) explained += 1;
      match.answer(seat, bot?.answer(match.seen) ?? "");
    }
    expect([id, explained > 8]).toEqual([id, true]);
  }
});
