import type { Context } from "@riposte/imperial-assault";

/** Does the restriction box of a command card name this trait? */
export const isForTrait = (context: Context, card: string, trait: string): boolean =>
  JSON.stringify(context.facts.command[card]?.restriction ?? []).includes(`"${trait}"`);
