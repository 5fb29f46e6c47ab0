import { choose, type Questions } from "@riposte/kernel";
import { isOnOrNextTo, type RuleOf, spaceNamed } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch, ImperialAssault } from "../declared.js";
import { fieldIn } from "../figures/field.js";
import { deployed, isAble } from "../figures/lookup.js";
import { say } from "../messages.js";
import { tokensOf } from "./control.js";
import { objectIn, objectsOf } from "./objects.js";
import { inOrder } from "./rule-order.js";
import { score } from "./scoring.js";

const POWERS = ["hit", "surge", "block", "evade"] as const;

/** A power token on each, by its colour. */
export function putPower(match: IaMatch, { on, power }: RuleOf<"put-power">): void {
  for (const { id, colour } of objectsOf(match, on)) {
    const held = colour === undefined ? undefined : power[colour];
    if (held !== undefined) match.queue({ type: "object:put", object: id, held, amount: 1 });
  }
}

/** A power token for each figure on one, by its colour. */
export function gainPower(match: IaMatch, { on, power }: RuleOf<"gain-power">): void {
  for (const { space, colour } of objectsOf(match, on)) {
    const gained = colour === undefined ? undefined : power[colour];
    if (gained === undefined) continue;
    for (const figure of deployed(match))
      if (isAble(figure) && figure.spaces.includes(space as string))
        match.queue({ type: "power:earn", figure: figure.id, power: gained });
  }
}

/** For each token he controls a player may share out what lies on it, and then scores. */
export function sharePower(context: Context, match: IaMatch, { on, vp }: RuleOf<"share-power">): void {
  const points = [0, 0];
  for (const seat of inOrder(match)) {
    for (const { id, holds = {} } of tokensOf(context, match, on, seat)) {
      points[seat] = (points[seat] as number) + vp;
      if (Object.keys(holds).length > 0 && match.has("power-tokens")) match.ask("ia:share", seat, { object: id });
    }
  }
  score(match, points);
}

export const shareQuestion: Questions<ImperialAssault>["ia:share"] = {
  prompt: ({ about }) => say("ia:share", { token: about.object }),
  publicName: "ia:share",
  choices: () =>
    choose.one([
      { key: "share", label: say("ia:share-out") },
      { key: "leave", label: say("ia:leave-there") },
    ]),
  answer: (answer, { about, seat }, match) => {
    if (answer === "share") match.queue({ type: "power:share", object: about.object, seat });
  },
};

/** The tokens themselves belong to the plugin that hears of them. */
export const powerEffects = (context: Context): Pick<Effects, "power:earn" | "power:share"> => ({
  "power:earn": (_table, { figure, power }, match) => match.publish("power:earned", { figure, power }),
  "power:share": (_table, { object: id, seat }, match) => {
    const { space, holds = {} } = objectIn(match, id) ?? {};
    if (space == null) return;
    const field = fieldIn(context, match);
    const at = spaceNamed(field.board, space);
    const among = field.figures
      .filter((figure) => figure.side === String(seat) && !figure.incapacitated && isOnOrNextTo(field, figure, at))
      .map((figure) => figure.id);
    for (const power of POWERS) {
      const count = holds[power] ?? 0;
      if (count === 0 || among.length === 0) continue;
      match.queue({ type: "object:clear", object: id, held: power });
      match.publish("power:shared", { seat, among, power, count });
    }
  },
});
