import type { Plugin } from "../declare/define.js";
import type { Ownership } from "../declare/ownership.js";

/** The list itself, or in place of a plugin whose requirement is not listed the sentence that says so. */
export type CheckedList<P extends readonly unknown[]> = { readonly [I in keyof P]: Checked<P[I], NamesIn<P>> };

/** Everything the listed plugins own, as a union. */
export type OwnedBy<P extends readonly unknown[]> = P[number] extends infer One ? OwnershipOf<One> : never;

type OwnershipOf<T> = T extends Plugin<infer O> ? O : never;
type NamesIn<P extends readonly unknown[]> =
  OwnedBy<P> extends infer O ? (O extends Ownership ? O["name"] : never) : never;

type Checked<One, Names extends string> =
  One extends Plugin<infer O>
    ? [Exclude<RequiredBy<O>, Names>] extends [never]
      ? One
      : `${O["name"]} needs ${Exclude<RequiredBy<O>, Names>}: add ${Exclude<RequiredBy<O>, Names>} to this list`
    : never;

type RequiredBy<O extends Ownership> = O["requires"] extends infer R
  ? R extends Ownership
    ? R["name"]
    : never
  : never;
