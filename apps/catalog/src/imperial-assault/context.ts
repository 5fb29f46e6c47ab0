import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { type Context, contextOrThrow } from "@riposte/imperial-assault";

let read: Context | undefined;

/** Cards and maps, read when first asked for. */
export function imperialAssaultContext(): Context {
  read ??= contextOrThrow(files, maps);
  return read;
}
