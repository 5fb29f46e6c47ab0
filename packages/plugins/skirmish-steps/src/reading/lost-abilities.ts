import type { Lasting } from "@riposte/kernel";
import type { StepsMatch } from "../declared.js";

/** Printed abilities that figures lost for the rest of the game. */
export const lostAbilities = (match: StepsMatch): readonly Lasting[] => match.lasting("do:lost");

/** Those of one figure. */
export const lostBy = (lost: readonly Lasting[], figure: string): readonly string[] =>
  lost
    .map(({ data }) => data as { readonly figure: string; readonly abilities: readonly string[] })
    .flatMap((one) => (one.figure === figure ? one.abilities : []));
