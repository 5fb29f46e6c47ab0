import { isOfPlayer } from "@riposte/imperial-assault";
import type { StepsMatch } from "../declared.js";

type Fell = Readonly<Record<"figure" | "card" | "group", string>> & { readonly seat: number };

/** Who is defeated is counted, until it returns to play (rules 9); a figure of the mission is of no player. */
export function rememberFall({ figure, seat, card, group }: Fell, match: StepsMatch): void {
  match.last("do:fallen", { ...(isOfPlayer(seat) && { seat }), data: { figure, card, group } });
}

// what a figure had when it fell: tokens, cards and whatever was given to it for a while
const HAD = ["do:mark", "do:form", "do:trait", "do:laid", "do:modify", "do:ability"] as const;

/** A figure that comes into play is no longer among the defeated, and has nothing of what it had before. */
export function forgetFall({ figure }: { readonly figure: string }, match: StepsMatch): void {
  const fallen = match.lasting("do:fallen").filter(({ data }) => isOf(data, figure));
  if (fallen.length === 0) return;
  const had = HAD.flatMap((kind) => match.lasting(kind)).filter(({ data }) => isOf(data, figure));
  for (const { id } of [...fallen, ...had]) match.queue({ type: "kernel:expire", id });
}

function isOf(data: unknown, figure: string): boolean {
  const of = data as { readonly figure?: string; readonly self?: string };
  return of.figure === figure || of.self === figure;
}
