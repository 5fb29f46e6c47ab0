import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import { bodyOf } from "./lookup.js";

export const healthOf = (context: Context, match: IaMatch, figure: string): number =>
  match.value("figure:health", { figure }, bodyOf(context, match, figure).health);

export const speedOf = (context: Context, match: IaMatch, figure: string): number =>
  match.value("figure:speed", { figure }, bodyOf(context, match, figure).speed);
