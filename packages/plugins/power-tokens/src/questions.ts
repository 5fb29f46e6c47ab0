import { choose, type Question } from "@riposte/kernel";
import { PowerToken, type PowerTokens } from "./declared.js";
import { tokensOf } from "./tokens.js";

interface Distribution {
  readonly among: readonly string[];
  readonly token: PowerToken | "wild";
  readonly count: number;
  readonly by: string;
}

const labelOf = (token: PowerToken) => ({ key: token, label: { id: `power-tokens:${token}` } });

/** Choices that tokens lead to. */
export const tokenQuestions: Readonly<Record<string, Question<PowerTokens>>> = {
  "power-tokens:type": {
    prompt: { id: "power-tokens:type" },
    publicName: "power-tokens:type",
    choices: () => choose.one(PowerToken.options.map(labelOf)),
    answer(token, { about }, match) {
      const { figure, by } = about as { figure: string; by: string };
      match.queue({ type: "power-token:gain", figure, token: token as PowerToken, by });
    },
  },
  "power-tokens:excess": {
    prompt: { id: "power-tokens:excess" },
    publicName: "power-tokens:excess",
    ifNone: "skip",
    choices: ({ about }, match) => {
      const held = tokensOf(match, (about as { figure: string }).figure);
      return choose.one(PowerToken.options.filter((token) => held.includes(token)).map(labelOf));
    },
    answer: (token, { about }, match) =>
      match.queue({
        type: "power-token:discard",
        figure: (about as { figure: string }).figure,
        token: token as PowerToken,
      }),
  },
  "power-tokens:distribute": {
    prompt: ({ about }) => {
      const { count, token } = about as Distribution;
      return { id: "power-tokens:distribute", params: { count, token } };
    },
    publicName: "power-tokens:distribute",
    choices({ about }) {
      const { among, count } = about as Distribution;
      return choose.distribute(
        count,
        among.map((key) => ({ key, label: { id: "power-tokens:figure", params: { figure: key } } })),
      );
    },
    answer(shares, { about, seat }, match) {
      const { token, by, among } = about as Distribution;
      for (const figure of among) {
        const share = (shares as Readonly<Record<string, number>>)[figure] ?? 0;
        for (let n = 0; n < share; n++) match.queue({ type: "power-token:gain", figure, token, by, seat });
      }
    },
  },
};
