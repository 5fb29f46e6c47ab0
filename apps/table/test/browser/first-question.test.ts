import { GAMES } from "@riposte/hosting";
import { test } from "vitest";
import { asksEarly } from "./first-question.js";
import { opened } from "./opened.js";

const pages = opened(60_000);

// a function that a screen calls and that comes later keeps the question away: `drawn-with.ts` lacks its name
test.each(GAMES)("$title asks before all its rules are there", { timeout: 60_000 }, (game) => asksEarly(pages, game));
