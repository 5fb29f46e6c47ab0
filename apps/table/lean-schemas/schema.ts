import { type Adding, adding, bound, type Check, integer, length, pattern, refined } from "./checks.js";
import { breaksOff, type Read, stops, told, ZodError } from "./issue.js";
import { arrayKind, objectLike } from "./nested.js";
import {
  defaultKind,
  nullableKind,
  optionalKind,
  pipeKind,
  prefaultKind,
  readonlyKind,
  transformKind,
} from "./wrapped.js";

/** What absence means to a schema: it is fine, or something takes its place. */
export type Absence = "optional" | "defaulted" | undefined;

/** What a sort of schema does; everything else of a schema is in its definition. */
export interface Kind {
  read(read: Read, schema: Schema): Read;
  absence?(schema: Schema): Absence;
  mayBeAbsent?(schema: Schema): boolean;
  /** All values there are, where they can be listed. */
  values?(schema: Schema): ReadonlySet<unknown> | undefined;
  /** The values of fields that can be listed. */
  tags?(schema: Schema): Readonly<Record<string, ReadonlySet<unknown>>> | undefined;
}

export interface Definition {
  readonly type: string;
  readonly checks?: readonly Check[];
  readonly shape?: Shape;
  readonly options?: readonly Schema[];
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly [more: string]: unknown;
}

export type Shape = Readonly<Record<string, Schema>>;
type Mask = Readonly<Record<string, true>>;

/** The part of zod's schemas that our packages use. */
export class Schema {
  readonly def: Definition;
  readonly kind: Kind;
  #absence: [Absence] | undefined;

  constructor(def: Definition, kind: Kind) {
    this.def = def;
    this.kind = kind;
  }

  get _zod(): this {
    return this;
  }
  get absence(): Absence {
    this.#absence ??= [this.kind.absence?.(this)];
    return this.#absence[0];
  }
  get mayBeAbsent(): boolean {
    return this.kind.mayBeAbsent?.(this) ?? false;
  }
  get values(): ReadonlySet<unknown> | undefined {
    return this.kind.values?.(this);
  }
  get shape(): Shape | undefined {
    return this.def.shape;
  }
  get options(): readonly unknown[] | undefined {
    return this.def.options ?? (this.values && [...this.values]);
  }
  get element(): Schema | undefined {
    return this.def.element;
  }

  run(given: Read): Read {
    const read = this.kind.read(given, this);
    const { checks = [] } = this.def;
    let isAborted = checks.length > 0 && stops(read);
    for (const check of checks) {
      if (check.ofLength === true ? breaksOff(read) : isAborted) continue;
      const before = read.issues.length;
      check.look(read);
      isAborted ||= read.issues.length > before && stops(read, before);
    }
    return read;
  }

  safeParse(value: unknown) {
    const read = this.run({ value, issues: [] });
    if (read.issues.length === 0) return { success: true, data: read.value };
    let error: ZodError | undefined;
    return {
      success: false,
      get error() {
        error ??= new ZodError(read.issues.map(told));
        return error;
      },
    };
  }
  parse(value: unknown): unknown {
    const read = this.run({ value, issues: [] });
    if (read.issues.length > 0) throw new ZodError(read.issues.map(told));
    return read.value;
  }

  /** The same schema with further checks. */
  check(...checks: readonly Check[]): Schema {
    return this.#changed({ checks: [...(this.def.checks ?? []), ...checks] });
  }
  #changed(changes: Partial<Definition>): Schema {
    const all = { ...Object.getOwnPropertyDescriptors(this.def), ...Object.getOwnPropertyDescriptors(changes) };
    return new Schema(Object.defineProperties({}, all) as Definition, this.kind);
  }

  /** What is said about a schema is for those who write documents. */
  meta(): this {
    return this;
  }
  describe(): this {
    return this;
  }
  optional(): Schema {
    return new Schema({ type: "optional", innerType: this }, optionalKind);
  }
  nullable(): Schema {
    return new Schema({ type: "nullable", innerType: this }, nullableKind);
  }
  default(value: unknown): Schema {
    return new Schema({ type: "default", innerType: this, value }, defaultKind);
  }
  prefault(value: unknown): Schema {
    return new Schema({ type: "prefault", innerType: this, value }, prefaultKind);
  }
  readonly(): Schema {
    return new Schema({ type: "readonly", innerType: this }, readonlyKind);
  }
  array(): Schema {
    return new Schema({ type: "array", element: this }, arrayKind);
  }
  transform(change: (value: unknown, context: Adding) => unknown): Schema {
    const out = new Schema(
      { type: "transform", change: (read: Read) => change(read.value, adding(read, undefined)) },
      transformKind,
    );
    return new Schema({ type: "pipe", in: this, out }, pipeKind);
  }

  refine(holds: (value: never) => unknown, given?: unknown): Schema {
    return this.check(refined(holds, given, true));
  }
  superRefine(look: (value: never, context: Adding) => void): Schema {
    return this.check({ look: (read) => look(read.value as never, adding(read, true)) });
  }
  min(least: number, given?: unknown): Schema {
    return this.check(
      this.def.type === "number" ? bound(least, "too_small", true, given) : length("too_small", least, given),
    );
  }
  max(most: number, given?: unknown): Schema {
    return this.check(
      this.def.type === "number" ? bound(most, "too_big", true, given) : length("too_big", most, given),
    );
  }
  length(exactly: number, given?: unknown): Schema {
    return this.check(length("exact", exactly, given));
  }
  positive(given?: unknown): Schema {
    return this.check(bound(0, "too_small", false, given));
  }
  nonnegative(given?: unknown): Schema {
    return this.min(0, given);
  }
  int(): Schema {
    return this.check(integer);
  }
  regex(expected: RegExp, given?: unknown): Schema {
    return this.check(pattern(expected, given));
  }

  extend(more: Shape): Schema {
    const shape = Object.defineProperties(
      {},
      { ...Object.getOwnPropertyDescriptors(this.def.fields), ...Object.getOwnPropertyDescriptors(more) },
    );
    return this.#changed(objectLike(shape as Shape));
  }
  safeExtend(more: Shape): Schema {
    return this.extend(more);
  }
  partial(mask?: Mask): Schema {
    return this.#withFields((name, field) => (mask === undefined || mask[name] ? field.optional() : field));
  }
  pick(mask: Mask): Schema {
    return this.#withFields((name, field) => (mask[name] ? field : undefined));
  }
  omit(mask: Mask): Schema {
    return this.#withFields((name, field) => (mask[name] ? undefined : field));
  }
  catchall(rest: Schema): Schema {
    return this.#changed({ catchall: rest });
  }
  extract(values: readonly string[]): Schema {
    return this.#changed({ entries: values, checks: [] });
  }
  #withFields(choose: (name: string, field: Schema) => Schema | undefined): Schema {
    const chosen = Object.entries(this.def.shape as Shape).flatMap(([name, field]) => {
      const one = choose(name, field);
      return one === undefined ? [] : [[name, one] as const];
    });
    return this.#changed({ ...objectLike(Object.fromEntries(chosen)), checks: [] });
  }
}
