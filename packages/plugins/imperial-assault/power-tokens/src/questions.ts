import { choose, type Questions } from "@riposte/kernel";
import { PowerToken, type PowerTokens } from "./declared.js";
import { say } from "./messages.js";
import { tokensOf } from "./tokens.js";

const labelOf = (token: PowerToken) => ({ key: token, label: say(`power-tokens:${token}`) });

/** Choices that tokens lead to. */
export const tokenQuestions: Questions<PowerTokens> = {
  "power-tokens:type": {
    prompt: say("power-tokens:type"),
    publicName: "power-tokens:type",
    choices: () => choose.one(PowerToken.options.map(labelOf)),
    answer(token, { about }, match) {
      const { figure, by } = about;
      match.queue({ type: "power-token:gain", figure, token: token as PowerToken, by });
    },
  },
  "power-tokens:excess": {
    prompt: say("power-tokens:excess"),
    publicName: "power-tokens:excess",
    ifNone: "skip",
    choices: ({ about }, match) => {
      const held = tokensOf(match, about.figure);
      return choose.one(PowerToken.options.filter((token) => held.includes(token)).map(labelOf));
    },
    answer: (token, { about }, match) =>
      match.queue({
        type: "power-token:discard",
        figure: about.figure,
        token: token as PowerToken,
      }),
  },
  "power-tokens:distribute": {
    prompt: ({ about: { count, token } }) => say("power-tokens:distribute", { count, token }),
    publicName: "power-tokens:distribute",
    choices({ about }) {
      const { among, count } = about;
      return choose.distribute(
        count,
        among.map((key) => ({ key, label: say("power-tokens:figure", { figure: key }) })),
      );
    },
    answer(shares, { about, seat }, match) {
      const { token, by, among } = about;
      for (const figure of among) {
        const share = (shares as Readonly<Record<string, number>>)[figure] ?? 0;
        for (let n = 0; n < share; n++) match.queue({ type: "power-token:gain", figure, token, by, seat });
      }
    },
  },
};
