import { type Surge as SurgeAbility, surgeAmount } from "@riposte/imperial-assault";
import type { AnyEffectOf, EffectOf } from "@riposte/kernel";
import type { Surge } from "./declared.js";

/** An effect that one spend has. */
export type Gain = AnyEffectOf<Surge>;

/** What gains depend on: who attacks, the surges its dice show, and whether tokens are played with. */
export interface Spender {
  readonly figure: string;
  readonly surgesRolled: number;
  readonly hasTokens: boolean;
}

type Keywords = { -readonly [K in keyof Granted]: Granted[K] };
type Granted = Omit<EffectOf<Surge, "attack:grant">, "type" | "by">;

/** Does one spend give anything at all? */
export function hasGains(surge: SurgeAbility, { surgesRolled, hasTokens }: Spender): boolean {
  const { hit = 0, accuracy = 0, pierce, blast, cleave, recover, conditions, tokens, ability } = surge;
  if (hit !== 0 || accuracy !== 0 || pierce !== undefined || blast !== undefined || conditions !== undefined)
    return true;
  if (ability !== undefined || (hasTokens && tokens !== undefined && tokens.length > 0)) return true;
  if (cleave !== undefined && surgeAmount(cleave, surgesRolled) > 0) return true;
  return recover !== undefined && surgeAmount(recover, surgesRolled) > 0;
}

/** What one spend gives, as effects on the attack under way. */
export function gainsOf(surge: SurgeAbility, by: string, spender: Spender): readonly Gain[] {
  const { hit = 0, accuracy = 0, pierce, blast, cleave, recover, conditions, tokens = [], ability } = surge;
  const { figure, surgesRolled, hasTokens } = spender;
  const cleaves = cleave === undefined ? 0 : surgeAmount(cleave, surgesRolled);
  const recovered = recover === undefined ? 0 : surgeAmount(recover, surgesRolled);
  const keywords: Keywords = {};
  if (pierce !== undefined) keywords.pierce = pierce;
  if (blast !== undefined) keywords.blast = blast;
  if (cleaves > 0) keywords.cleave = [cleaves];
  if (recovered > 0) keywords.recover = recovered;
  if (conditions !== undefined) keywords.conditions = conditions;
  return [
    ...(hit === 0 ? [] : [{ type: "attack:modify", symbol: "hit", amount: hit, by } as const]),
    ...(accuracy === 0 ? [] : [{ type: "attack:modify", symbol: "accuracy", amount: accuracy, by } as const]),
    ...(Object.keys(keywords).length === 0 ? [] : [{ type: "attack:grant", ...keywords, by } as const]),
    ...(hasTokens ? tokens : []).map((token) => ({ type: "power-token:gain", figure, token, by }) as const),
    ...(ability === undefined ? [] : [{ type: "surge:ability", ability, figure } as const]),
  ];
}
