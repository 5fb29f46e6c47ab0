import type { Bot } from "@riposte/kernel/run";
import { cratesOf } from "./cards.js";
import type { Harbour } from "./declared.js";

/** A ship is worth its crates, a storm nothing, and passing less. */
const worthOf = (key: unknown): number => (key === "pass" ? -1 : cratesOf(String(key)));

/** Sails its largest ship, and calls a storm whenever it may. */
const eager: Bot = {
  name: "eager",
  answer: ({ choice }) => {
    if (choice.kind !== "one") throw new Error(`Harbour asks no question of the kind "${choice.kind}".`);
    const [best] = choice.options.map(({ key }) => key).sort((one, other) => worthOf(other) - worthOf(one));
    return best as string;
  },
};

export const bots = {
  eager: { summary: "sails its largest ship, and calls every storm it can", create: () => eager },
};

export const search = {
  /** What lies at a quay is nearly counted: a seat's share of it and of all crates. */
  judge(slices: Readonly<Record<string, unknown>>): readonly number[] {
    const { crates, quays } = slices.harbour as Harbour["slice"];
    const worths = crates.map((count, seat) =>
      (quays[seat] ?? []).reduce((sum, card) => sum + cratesOf(card), count + 1),
    );
    const all = worths.reduce((sum, worth) => sum + worth, 0);
    return worths.map((worth) => worth / all);
  },
};
