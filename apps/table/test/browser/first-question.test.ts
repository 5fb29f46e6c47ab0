import { GAMES } from "@riposte/catalog";
import { test } from "vitest";
import { asksEarly } from "./first-question.js";
import { opened } from "./opened.js";

const pages = opened(60_000);
/** The one with the most rules. */
const games = GAMES.filter(({ id }) => id === "imperial-assault");

test.each(games)("$title asks before all its rules are there", { timeout: 60_000 }, (game) => asksEarly(pages, game));
