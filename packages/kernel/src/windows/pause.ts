import type { Answer, Choice, ChooseOne, Key, Message, Option } from "../choices/choice.js";

/** Passing at one window. */
export const PASS = "pass";
const PASS_ON = /^pass:(\d+)$/;
const THEN = /^then:(\d+):(.*)$/s;

/** A window a seat comes to by passing, before anything happens that it could not know. */
export interface Moment {
  readonly prompt: Message;
  /** What passing is called there. */
  readonly pass: Message;
  /** What the seat can do there, by the keys they have there. */
  readonly options: readonly Option[];
}

/** What an answer says of the moments behind the one it is given at. */
export interface Through {
  /** How many of them it answers. */
  readonly moments: number;
  /** What is done at the last of them; passed there too when `null`. */
  readonly key: string | null;
}

/** One question for several moments: what can be done at the first or at a later one, and passing at all of them. */
export class PauseChoice implements ChooseOne {
  readonly kind = "one";
  /** The question of the first moment alone. */
  readonly first: ChooseOne;
  readonly #pass: Message;
  readonly #look: () => readonly Moment[];
  #whole: ChooseOne | undefined;

  /** What is ahead is looked for when a reader asks: most answers are about the first moment. */
  constructor(options: readonly Option[], pass: Message, look: () => readonly Moment[]) {
    this.first = { kind: "one", options: [...options, { key: PASS, label: pass }] };
    this.#pass = pass;
    this.#look = look;
  }

  /** The same spelled out. */
  get whole(): ChooseOne {
    this.#whole ??= pauseOver(this.first, this.#pass, this.#look());
    return this.#whole;
  }

  get options(): readonly Option[] {
    return this.whole.options;
  }

  get moments(): ChooseOne["moments"] {
    return this.whole.moments;
  }

  toJSON(): ChooseOne {
    return this.whole;
  }
}

function pauseOver(first: ChooseOne, pass: Message, ahead: readonly Moment[]): ChooseOne {
  if (ahead.length === 0) return first;
  const later = ahead.flatMap(({ prompt, options: there }, at) =>
    there.map((option): Option => ({ ...option, key: `then:${at + 1}:${option.key}`, later: prompt })),
  );
  // declining one thing of several is not declining all
  const label = ahead.every((moment) => moment.pass.id === pass.id) ? pass : { id: "kernel:pass" };
  return {
    kind: "one",
    options: [...first.options.slice(0, -1), ...later, { key: `pass:${ahead.length + 1}`, label }],
    moments: ahead.map(({ prompt }) => prompt),
  };
}

/** Reads an answer that goes beyond the moment it is given at. */
export function throughOf(answer: Answer): Through | undefined {
  const [, passed] = PASS_ON.exec(String(answer)) ?? [];
  if (passed !== undefined) return { moments: Number(passed) - 1, key: null };
  const [, moments, key = ""] = THEN.exec(String(answer)) ?? [];
  return moments === undefined ? undefined : { moments: Number(moments), key };
}

/** Does it pass at the moment asked at, whatever it does at later ones? */
export const isPassing = (key: Key): boolean => key === PASS || throughOf(key) !== undefined;

/** The question of the first moment alone: for a bot that looks at one moment after the other. */
export const firstOf = (choice: Choice): Choice => (choice instanceof PauseChoice ? choice.first : choice);

/** What an answer does at the first moment. */
export const firstAnswer = (answer: Answer): Answer => (throughOf(answer) === undefined ? answer : PASS);

/** An answer to the first moment, given to the whole pause: a seat that passes and can do nothing later passes all of it. */
export function wholeAnswer(choice: Choice, answer: Answer): Answer {
  if (answer !== PASS || choice.kind !== "one" || choice.moments === undefined) return answer;
  if (choice.options.some(({ later }) => later !== undefined)) return answer;
  return `pass:${choice.moments.length + 1}`;
}
