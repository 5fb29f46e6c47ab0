import type { Questions } from "@riposte/kernel";
import type { Context } from "@riposte/one-piece";
import type { OpActions } from "./declared.js";
import type { Library } from "./library/library.js";
import { decidingQuestions } from "./questions/deciding.js";
import { donQuestions } from "./questions/don.js";
import { lookingQuestions } from "./questions/looking.js";
import { sayingOf } from "./questions/saying.js";
import { targetQuestions } from "./questions/targets.js";
import { orderCards } from "./steps/moving.js";

/** What abilities ask. */
export const questions = (context: Context, library: Library): Questions<OpActions> => ({
  ...decidingQuestions(context, library),
  ...targetQuestions(context, library),
  ...lookingQuestions(context, library),
  ...donQuestions(context, sayingOf(context, library)),
  "op:order": orderCards(context, sayingOf(context, library)),
});
