/** What a parameter may be: a name or an id, a number, or several of them. */
export type Value = string | number | readonly (string | number)[];

/** Something to say: the id of a template with its parameters; the template is in a catalog. */
export interface Message {
  readonly id: string;
  readonly params?: Readonly<Record<string, Value>>;
}

/** The templates of a package in one language, by id. */
export type Catalog = Readonly<Record<string, string>>;

/** The parameters that a template asks for; those within `[…]` may be missing. */
export type ParamsOf<T extends string> = Readonly<
  { [Hole in HolesOf<WithoutSections<T>> as NameOf<Hole>]: ValueOf<Hole> } & {
    [Hole in Exclude<HolesOf<T>, HolesOf<WithoutSections<T>>> as NameOf<Hole>]?: ValueOf<Hole> | undefined;
  }
>;

/**
 * Makes messages of a catalog: an id it does not have, and a parameter that is missing or of another kind, are errors of the compiler.
 * More may be given: words of another language, or of an app, may say more.
 */
export type Speaking<C extends Catalog> = <Id extends keyof C & string>(
  id: Id,
  ...params: [HolesOf<C[Id]>] extends [never] ? [params?: More] : [params: ParamsOf<C[Id]> & More]
) => Message;

type More = Readonly<Record<string, Value | undefined>>;

/** The messages of a catalog. */
export const messagesOf = <const C extends Catalog>(_catalog: C): Speaking<C> => messageOf;

// the types leave nothing out but what a template may do without
const messageOf = (id: string, params?: More): Message =>
  params === undefined ? { id } : { id, params: params as NonNullable<Message["params"]> };

type HolesOf<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}` ? Hole | HolesOf<Rest> : never;

type WithoutSections<T extends string> = T extends `${infer Before}[${string}]${infer After}`
  ? `${Before}${WithoutSections<After>}`
  : T;

type NameOf<Hole extends string> = Hole extends `${infer Name}${"." | "|" | "?" | "%"}${string}` ? NameOf<Name> : Hole;

type ValueOf<Hole extends string> = Hole extends `${string}.${"and" | "or"}`
  ? readonly (string | number)[]
  : Hole extends `${string}${"." | "|" | "?" | "%"}${string}`
    ? number
    : Value;
