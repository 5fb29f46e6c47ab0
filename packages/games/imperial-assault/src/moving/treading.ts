import { type Field, type Tread, trodden } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import { fieldIn } from "../figures/field.js";
import { treadOf } from "../figures/stats.js";

/** The field as a figure moves on it; an effect may say what ground is to it for one move. */
export const fieldFor = (
  context: Context,
  match: IaMatch,
  figure: string,
  tread: Tread = treadOf(match, figure),
): Field => trodden(fieldIn(context, match), tread);
